/** Structured data for search engines, as defined by schema.org. */
export type JsonLd = Readonly<Record<string, unknown>>;

/** Serializes JSON for a script element: no text of a shop or a shopper can close the element or open another. */
export function serializeJsonLd(data: JsonLd): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data })
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
