import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { Coupon } from '../coupon.ts';
import { toBenefit, toState } from './shape-coupon.server.ts';

/** The coupons that a product can be bought with. Never rejects: without them the product is still a product. */
export async function loadProductCoupons({ mall }: Gateway, productId: number): Promise<readonly Coupon[]> {
  try {
    const { list } = await mall.coupons.listForProduct({ goodsId: productId });
    return list.map((row) => ({
      id: row.id,
      benefit: toBenefit(row),
      name: row.coupon_name,
      condition: row.limit,
      state: toState(row.point_type),
    }));
  } catch {
    return [];
  }
}
