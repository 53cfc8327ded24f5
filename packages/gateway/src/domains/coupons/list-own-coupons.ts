import type { Db } from '../../db/database.ts';
import { type CouponState, stateOf } from './coupon-state.ts';
import { findHeld, type HeldCoupon } from './repository.ts';

/** A customer's coupon with its state. */
export interface OwnCoupon extends HeldCoupon {
  readonly state: CouponState;
}

/** Returns every coupon of the customer, in order of expiry. */
export async function listOwnCoupons(db: Db, customerId: number, now: Date): Promise<OwnCoupon[]> {
  return (await findHeld(db, customerId)).map((held) => ({ ...held, state: stateOf(held.coupon, now) }));
}
