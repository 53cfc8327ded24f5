import type { JsonLd } from '#app/shared/seo/json-ld.ts';

/** Returns structured data of the organization and the site search for search engines. */
export function mallJsonLd(name: string, { origin, searchPath }: { origin: string; searchPath: string }): readonly JsonLd[] {
  const url = new URL('/', origin).href;
  return [
    { '@type': 'Organization', name, url, logo: new URL('/favicon.svg', origin).href },
    {
      '@type': 'WebSite',
      name,
      url,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${new URL(searchPath, origin).href}?searchName={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
