import { priceRange } from '#app/shared/format/price-range.ts';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { SimilarProducts } from '../favorites.ts';

const pageSize = 8;

/** Loads a page of similar products. Throws for a missing product. */
export async function loadSimilar({ mall }: Gateway, productId: number, page: number): Promise<SimilarProducts> {
  const { product, list, total } = await mall.favorites.listSimilar({ pro_id: productId, page });
  return {
    name: product[0]?.product_title ?? '',
    products: list.map(({ id, product_title, imgurl, ...prices }) => ({
      id,
      name: product_title,
      image: imgurl,
      price: priceRange(prices),
    })),
    pages: Math.ceil(total / pageSize),
  };
}
