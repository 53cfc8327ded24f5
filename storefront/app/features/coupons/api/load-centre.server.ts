import type { Schemas } from '@mall/sdk';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { CentreCoupon, CouponCentre, CouponSource } from '../centre.ts';
import { toBenefit, toState } from './shape-coupon.server.ts';

const pageSize = 10;
const membership = 4;

/** Loads a page of the coupons of the mall or of its shops. */
export async function loadCentre({ mall }: Gateway, source: CouponSource, page: number): Promise<CouponCentre> {
  const { list, total } = await mall.coupons.list({ type: source === 'mall' ? 1 : 2, page });
  return { coupons: list.map(toCoupon), pages: Math.ceil(total / pageSize) };
}

function toCoupon(row: Schemas['CentreCoupon']): CentreCoupon {
  return {
    id: row.id,
    benefit: toBenefit(row),
    name: row.name,
    condition: row.limit,
    state: toState(row.point_type),
    isForMembership: row.type === membership,
    endsAt: row.end_time ?? undefined,
    days: row.day,
  };
}
