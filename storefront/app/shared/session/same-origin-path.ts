const base = 'http://own.invalid';

/**
 * Returns the value as a path of our own site, or undefined. Refuses values that a browser would resolve elsewhere: `//evil.example`,
 * `/\evil.example`, `javascript:`, other origins, and control characters that browsers drop first (`/<tab>/evil.example`).
 */
export function sameOriginPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return undefined;
  const url = URL.parse(value, base);
  if (!url || url.origin !== base) return undefined;
  const path = url.pathname + url.search + url.hash;
  // The parser normalizes `/.//evil.example` to `//evil.example`.
  return path.startsWith('//') ? undefined : path;
}
