import type { JsonLd } from '#app/shared/seo/json-ld.ts';
import type { Store } from './store.ts';
import { storeHref } from './store-query.ts';

/** Returns structured data of a shop for search engines. */
export function storeJsonLd({ id, name, about, logo, poster, place }: Store, origin: string): JsonLd {
  const absolute = (address: string) => new URL(address, origin).href;
  return {
    '@type': 'Store',
    name,
    description: about,
    url: absolute(storeHref(id)),
    ...(logo && { logo: absolute(logo) }),
    ...((poster || logo) && { image: absolute(poster || logo) }),
    ...(place && { address: { '@type': 'PostalAddress', addressRegion: place, addressCountry: 'CN' } }),
  };
}
