import { languageParameter } from '#app/i18n/choose-language.ts';
import type { PublicQuery } from '#app/i18n/route-handle.ts';

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

/** Returns true when a page reads a name. Only public pages declare their names; on other pages every name counts as known. */
function isKnownParameter(query: PublicQuery | undefined, name: string): boolean {
  return query === undefined || [...query.cached, ...(query.uncached ?? []), languageParameter].includes(name);
}

/**
 * Removes tracking names, and on public pages every name that the page does not read, because each such address misses the page cache.
 * Returns the absolute address, because a path such as `//evil.example` would leave the shop; undefined when nothing was removed.
 */
export function removeUnknownParameters(url: URL, query: PublicQuery | undefined): string | undefined {
  const tidy = new URL(url);
  for (const name of [...url.searchParams.keys()]) if (isTracking(name) || !isKnownParameter(query, name)) tidy.searchParams.delete(name);
  return tidy.searchParams.size === url.searchParams.size ? undefined : tidy.href;
}
