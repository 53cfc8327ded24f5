import type { LanguageCode } from '@mall/locales';
import { languageParameter } from '#app/i18n/choose-language.ts';
import type { PublicQuery } from '#app/i18n/route-handle.ts';
import { sessionCookieName } from '#app/shared/session/access-id.ts';
import { readCookie } from '#app/shared/session/cookies.ts';
import { returnPathCookieName } from '#app/shared/session/return-path.server.ts';
import { sessionKindCookieName } from '#app/shared/session/session.server.ts';

const maxUrlLength = 512;

/**
 * Cookies that make a visitor's page personal. Language and color scheme are not among them: the key covers the first, the browser the
 * second.
 */
const personalCookies = [sessionCookieName, sessionKindCookieName, returnPathCookieName].flatMap((name) => [name, `__Host-${name}`]);

interface PageRequest {
  readonly method: string;
  readonly url: URL;
  readonly cookies: string | undefined;
  readonly language: LanguageCode;
  /** True when the page links to the shared styles instead of containing its own. */
  readonly linksStyles: boolean;
  /** The query names of the page; undefined for a page that is not public. */
  readonly query: PublicQuery | undefined;
}

/**
 * Returns true when each name occurs at most once and in this order, so that one page has one address and made-up addresses are not cached.
 */
function isCanonicalOrder(names: Iterable<string>, order: readonly string[]): boolean {
  let last = -1;
  for (const name of names) {
    const place = order.indexOf(name);
    if (place <= last) return false;
    last = place;
  }
  return true;
}

/** Returns the key of a page in the cache; undefined when the page must be rendered for this visitor. */
export function cacheKey({ method, url, cookies, language, linksStyles, query }: PageRequest): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const address = url.pathname + url.search;
  if (!query || address.length > maxUrlLength) return undefined;
  if (!isCanonicalOrder(url.searchParams.keys(), [...query.cached, languageParameter])) return undefined;
  if (personalCookies.some((name) => readCookie(cookies, name) !== undefined)) return undefined;
  return `${language}${linksStyles ? ' linked' : ''} ${address}`;
}
