import { listFormNames } from '#app/features/catalog/list-query.ts';
import { paths } from '#app/paths.ts';
import { cachedNames } from './page-cache/cacheable.ts';

/** Parameters that advertisements and newsletters add to links; the shop reads none of them. */
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

/** Names that public pages read in addition to those of the page cache: of the search forms, and of product links. */
const furtherNames: ReadonlyMap<string, readonly string[]> = new Map([
  [paths.products, [...listFormNames]],
  [paths.searchResults, [...listFormNames, 'target']],
  [paths.shopSearch, ['target']],
  [paths.product, ['sec', 'ClassName']],
]);

/** Returns true when a page reads a name. Only public pages declare their names; on other pages every name counts as known. */
function isKnownParameter(pathname: string, name: string): boolean {
  const cached = cachedNames.get(pathname);
  return cached === undefined || cached.includes(name) || (furtherNames.get(pathname)?.includes(name) ?? false);
}

/**
 * Removes tracking names, and on public pages every name that the page does not read, because each such address misses the page cache.
 * Returns the absolute address, because a path such as `//evil.example` would leave the shop; undefined when nothing was removed.
 */
export function removeUnknownParameters(url: URL): string | undefined {
  const tidy = new URL(url);
  for (const name of [...url.searchParams.keys()])
    if (isTracking(name) || !isKnownParameter(url.pathname, name)) tidy.searchParams.delete(name);
  return tidy.searchParams.size === url.searchParams.size ? undefined : tidy.href;
}
