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

/**
 * The address without tracking names, whole: a path such as `//evil.example` alone would lead elsewhere. Undefined when there are none. Each click of an advertisement has an address of its own, which
 * the page cache would know no page for.
 */
export function withoutTracking(url: URL): string | undefined {
  const tidy = new URL(url);
  for (const name of [...url.searchParams.keys()]) if (isTracking(name)) tidy.searchParams.delete(name);
  return tidy.searchParams.size === url.searchParams.size ? undefined : tidy.href;
}
