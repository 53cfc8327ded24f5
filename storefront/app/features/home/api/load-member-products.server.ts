import { priceRange } from '#app/shared/format/price-range.ts';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { type MemberProduct, memberProductsShown } from '../member-product.ts';

/** Loads products with a lower member price; none when the call fails. The client has logged the error. */
export async function loadMemberProducts({ mall }: Gateway): Promise<readonly MemberProduct[]> {
  const found = await mall.membership.products({ pageSize: memberProductsShown }).catch(() => undefined);
  return (found?.list ?? []).map(({ id, product_title, imgurl, price, price_to, vipPrice }) => ({
    id,
    name: product_title,
    image: imgurl,
    price: priceRange({ price, price_to }),
    memberPrice: vipPrice,
  }));
}
