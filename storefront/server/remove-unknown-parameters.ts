import { listFormNames } from '#app/features/catalog/list-query.ts';
import { paths } from '#app/paths.ts';
import { cachedNames } from './page-cache/cacheable.ts';

/** What advertisements and newsletters add to our links; the shop reads none of it. */
const trackingNames: ReadonlySet<string> = new Set([
  'fbclid',
  'gclid',
  'dclid',
  'gbraid',
  'wbraid',
  'msclkid',
  'ttclid',
  'yclid',
  'igshid',
  'mc_cid',
  'mc_eid',
]);

const isTracking = (name: string) => name.startsWith('utm_') || trackingNames.has(name);

/** Names that public pages read beside those of the page cache: of the search forms, and of the links to a product. */
const furtherNames: ReadonlyMap<string, readonly string[]> = new Map([
  [paths.products, [...listFormNames]],
  [paths.searchResults, [...listFormNames, 'target']],
  [paths.shopSearch, ['target']],
  [paths.product, ['sec', 'ClassName']],
]);

/** Whether a page reads a name. The public pages are known; of any other page every name is believed. */
function isKnownParameter(pathname: string, name: string): boolean {
  const cached = cachedNames.get(pathname);
  return cached === undefined || cached.includes(name) || (furtherNames.get(pathname)?.includes(name) ?? false);
}

/**
 * The address without tracking names, and on public pages without any name that the page does not read; whole, because a path such as
 * `//evil.example` alone would lead elsewhere. Undefined when there are none. Each such address would be one that the page cache knows no
 * page for.
 */
export function removeUnknownParameters(url: URL): string | undefined {
  const tidy = new URL(url);
  for (const name of [...url.searchParams.keys()])
    if (isTracking(name) || !isKnownParameter(url.pathname, name)) tidy.searchParams.delete(name);
  return tidy.searchParams.size === url.searchParams.size ? undefined : tidy.href;
}
