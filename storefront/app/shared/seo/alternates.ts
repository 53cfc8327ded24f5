import { type LanguageCode, languages } from '@mall/locales';

/** The address of a page: the shop's origin and default language, the page's path, and the query that makes it a distinct page. */
export interface PageAddress {
  readonly origin: string;
  readonly defaultLanguage: LanguageCode;
  readonly path: string;
  /** Only what changes the content (a product's id, a page number), never sorting or tracking. */
  readonly query?: Readonly<Record<string, string>>;
}

/** Returns the page's canonical address in a language; the default language needs no parameter. */
export function canonicalUrl({ origin, defaultLanguage, path, query = {} }: PageAddress, language: LanguageCode): string {
  const url = new URL(origin);
  url.pathname = path;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  if (language !== defaultLanguage) url.searchParams.set('lang', language);
  return url.href;
}

/** Returns the page's address in every language, for `<link rel="alternate" hreflang>`; `x-default` is the default language's. */
export function alternates(address: PageAddress): { hrefLang: string; href: string }[] {
  const inLanguages = languages.map(({ code, tag }) => ({ hrefLang: tag, href: canonicalUrl(address, code) }));
  return [...inLanguages, { hrefLang: 'x-default', href: canonicalUrl(address, address.defaultLanguage) }];
}
