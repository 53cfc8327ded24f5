const base = 'http://own.invalid';

/**
 * The value as a path of our own site, or undefined. Refuses whatever a browser would take elsewhere: `//evil.example`, `/\evil.example`,
 * `javascript:`, other origins, and control characters that browsers drop before they look (`/<tab>/evil.example`).
 */
export function sameOriginPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return undefined;
  const url = URL.parse(value, base);
  if (!url || url.origin !== base) return undefined;
  const path = url.pathname + url.search + url.hash;
  // `/.//evil.example` comes out of the parser as `//evil.example`.
  return path.startsWith('//') ? undefined : path;
}
