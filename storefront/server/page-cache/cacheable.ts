import type { LanguageCode } from '@mall/locales';
import { listNames } from '#app/features/catalog/list-query.ts';
import { reviewNames } from '#app/features/reviews/review-query.ts';
import { storeNames } from '#app/features/shops/store-query.ts';
import { languageParameter } from '#app/i18n/choose-language.ts';
import { paths } from '#app/paths.ts';
import { sessionCookieName } from '#app/shared/session/access-id.ts';
import { readCookie } from '#app/shared/session/cookies.ts';
import { returnPathCookieName } from '#app/shared/session/return-path.server.ts';
import { sessionNoteName } from '#app/shared/session/session.server.ts';

const maxUrlLength = 512;

/** Pages that are the same for every visitor without a session, each with its allowed query names in the order of the shop's links. */
export const cachedNames: ReadonlyMap<string, readonly string[]> = new Map([
  [paths.home, [languageParameter]],
  [paths.products, [...listNames, languageParameter]],
  [paths.searchResults, [...listNames, languageParameter]],
  [paths.product, ['id', ...reviewNames, languageParameter]],
  [paths.shopSearch, ['searchName', 'page', languageParameter]],
  [paths.shop, ['id', ...storeNames, languageParameter]],
  [paths.about, ['type', languageParameter]],
]);

/**
 * Cookies that make a visitor's page personal. Language and color scheme are not among them: the key covers the first, the browser the
 * second.
 */
const personalCookies = [sessionCookieName, sessionNoteName, returnPathCookieName].flatMap((name) => [name, `__Host-${name}`]);

interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly cookies: string | undefined;
  readonly language: LanguageCode;
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
export function cacheKey({ method, url, cookies, language }: Asked): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const order = cachedNames.get(url.pathname);
  const address = url.pathname + url.search;
  if (!order || address.length > maxUrlLength || !isCanonicalOrder(url.searchParams.keys(), order)) return undefined;
  if (personalCookies.some((name) => readCookie(cookies, name) !== undefined)) return undefined;
  return `${language} ${address}`;
}
