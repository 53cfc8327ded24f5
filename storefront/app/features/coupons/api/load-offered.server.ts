import type { Schemas } from '@mall/sdk';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { CentreCoupon } from '../centre.ts';
import type { Coupon } from '../coupon.ts';
import { toBenefit, toState } from './shape-coupon.server.ts';

/** Loads the coupons that apply to a product. Never rejects, because the product page works without them. */
export async function loadProductCoupons({ mall }: Gateway, productId: number): Promise<readonly Coupon[]> {
  try {
    const { list } = await mall.coupons.listForProduct({ goodsId: productId });
    return list.map(toCoupon);
  } catch {
    return [];
  }
}

/** Loads a shop's own coupons. Never rejects, because the shop's page works without them. */
export async function loadShopCoupons({ mall }: Gateway, shopId: number): Promise<readonly CentreCoupon[]> {
  try {
    const { list } = await mall.coupons.listForShop({ mchId: shopId });
    return list.map((row) => ({ ...toCoupon(row), isForMembership: false, endsAt: row.expirationDate ?? undefined, days: 0 }));
  } catch {
    return [];
  }
}

function toCoupon(row: Schemas['OfferedCoupon']): Coupon {
  return { id: row.id, benefit: toBenefit(row), name: row.coupon_name, condition: row.limit, state: toState(row.point_type) };
}
