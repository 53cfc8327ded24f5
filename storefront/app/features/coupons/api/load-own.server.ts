import type { Schemas } from '@mall/sdk';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { OwnCoupon, OwnCoupons, OwnCouponTab } from '../own.ts';
import { toBenefit } from './shape-coupon.server.ts';

const types = { unused: 0, used: 1, expired: 2 } as const;
const states: Readonly<Record<number, OwnCoupon['state']>> = { 0: 'held', 1: 'inUse', 2: 'used' };

/** Loads the customer's coupons of a tab, the earliest to expire first. */
export async function loadOwnCoupons({ mall }: Gateway, tab: OwnCouponTab): Promise<OwnCoupons> {
  const { list, wsy_num, ysy_num, ygq_num } = await mall.coupons.listOwn({ type: types[tab] });
  return { coupons: list.map(toOwn), counts: { unused: wsy_num, used: ysy_num, expired: ygq_num } };
}

function toOwn(row: Schemas['OwnCoupon']): OwnCoupon {
  return {
    id: row.id,
    benefit: toBenefit(row),
    name: row.name,
    condition: row.limit,
    state: states[row.type] ?? 'expired',
    shopId: row.mch_id > 0 ? row.mch_id : undefined,
    endsAt: row.expirationDate ?? undefined,
  };
}
