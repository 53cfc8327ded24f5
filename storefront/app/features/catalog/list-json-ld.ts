import type { JsonLd } from '#app/shared/seo/json-ld.ts';
import { type ProductList, pageSize } from './list.ts';

interface Places {
  readonly origin: string;
  readonly page: number;
  readonly hrefOf: (id: number) => string;
}

/** Returns structured data of a page's products for search engines, numbered across pages. */
export function listJsonLd({ products, total }: Pick<ProductList, 'products' | 'total'>, { origin, page, hrefOf }: Places): JsonLd {
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: products.map(({ id, name }, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * pageSize + index + 1,
      name,
      url: new URL(hrefOf(id), origin).href,
    })),
  };
}
