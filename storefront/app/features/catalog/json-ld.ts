import type { JsonLd } from '#app/shared/seo/json-ld.ts';
import type { Product } from './product.ts';

interface Places {
  readonly origin: string;
  readonly href: string;
  readonly classHref: string;
  readonly homeHref: string;
  readonly homeName: string;
}

/** Returns structured data of the product and its breadcrumbs for search engines. The currency is an ISO code. */
export function productJsonLd(product: Product, places: Places): readonly JsonLd[] {
  const absolute = (path: string) => new URL(path, places.origin).href;
  const prices = product.skus.map((sku) => sku.price);
  const available = product.state === 'available' ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock';
  return [
    {
      '@type': 'Product',
      name: product.name,
      description: product.subtitle,
      sku: String(product.id),
      image: product.images.map((image) => absolute(`${image}?w=1280`)),
      brand: { '@type': 'Brand', name: product.brand },
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'CNY',
        lowPrice: lowest(prices),
        highPrice: lowest(prices, -1),
        offerCount: prices.length,
        availability: available,
        url: absolute(places.href),
      },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: places.homeName, item: absolute(places.homeHref) },
        { name: product.productClass.name, item: absolute(places.classHref) },
        { name: product.name, item: absolute(places.href) },
      ].map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry })),
    },
  ];
}

/** Returns the lowest price, or with -1 the highest. Prices are compared as amounts, not as texts. */
function lowest(prices: readonly string[], sign: 1 | -1 = 1): string | undefined {
  return [...prices].sort((a, b) => sign * (Number(a) - Number(b)))[0];
}
