import type { Db } from '../../db/database.ts';
import { Fault } from '../../dispatch/fault.ts';
import { stateOf } from './coupon-state.ts';
import {
  bindToOrder,
  type CampaignRow,
  findHeld,
  freeFromOrder,
  type HeldCoupon,
  markUsed,
  moveShopCoupons,
  useForMembership,
} from './repository.ts';

export type { CampaignRow, HeldCoupon };
export { freeFromOrder as freeCoupons, markUsed as useCoupons, moveShopCoupons, useForMembership };

/** Returns the coupons that a customer can use now, in order of expiry. */
export async function usableCoupons(db: Db, customerId: number, now: Date): Promise<HeldCoupon[]> {
  return (await findHeld(db, customerId)).filter(({ coupon }) => stateOf(coupon, now) === 'unused');
}

/** Returns the number of coupons that a customer can use on products or a membership. */
export async function countUsableCoupons(db: Db, customerId: number, now: Date): Promise<number> {
  return (await usableCoupons(db, customerId, now)).length;
}

/**
 * Binds coupons to an order, in the caller's transaction.
 * @throws Fault `parameter_refused` when one of them cannot be used, for instance because a concurrent order has bound it.
 */
export async function bindCoupons(tx: Db, customerId: number, ids: readonly number[], orderId: number, now: Date): Promise<void> {
  if (ids.length === 0) return;
  if ((await bindToOrder(tx, customerId, ids, orderId, now)) !== ids.length)
    throw new Fault('parameter_refused', { errors: [{ field: 'coupon_id', rule: 'exists' }] });
}
