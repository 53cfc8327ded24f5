import { priceRange } from '#app/shared/format/price-range.ts';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { MemberProduct } from '../membership.ts';

const max = 4;

/** Loads products with a lower member price, best-selling first; none when the call fails, because the page works without them. */
export async function loadMemberProducts({ mall }: Gateway): Promise<readonly MemberProduct[]> {
  try {
    const { list } = await mall.membership.products({ page: 1, pageSize: max });
    return list.map(({ id, product_title, imgurl, price, price_to, vipPrice }) => ({
      id,
      name: product_title,
      image: imgurl,
      price: priceRange({ price, price_to }),
      memberPrice: vipPrice,
    }));
  } catch {
    // The client has logged the error.
    return [];
  }
}
