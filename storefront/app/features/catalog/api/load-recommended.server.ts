import { priceRange } from '#app/shared/format/price-range.ts';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { Recommended } from '../recommended.ts';

const onSale = 2;

/** Loads recommended products. Never rejects, because the page works without them. The client has logged the error. */
export async function loadRecommended({ mall }: Gateway): Promise<readonly Recommended[]> {
  try {
    const { list } = await mall.catalog.recommend();
    return list
      .filter(({ status }) => status === onSale)
      .map(({ id, product_title, imgurl, price_yh: price, price_to }) => ({
        id,
        name: product_title,
        image: imgurl,
        price: priceRange({ price, price_to }),
      }));
  } catch {
    return [];
  }
}
