import type { Schemas } from '@mall/sdk';
import type { CouponBenefit } from '@mall/ui';
import type { Coupon } from '../coupon.ts';

type WireBenefit = Pick<Schemas['OfferedCoupon'], 'activity_type' | 'money' | 'discount'>;

/** Returns the benefit of a coupon. An unknown kind counts as a gift without a reduction. */
export function toBenefit({ activity_type, money, discount }: WireBenefit): CouponBenefit {
  if (activity_type === 1) return { kind: 'freeDelivery' };
  if (activity_type === 2) return { kind: 'amountOff', amount: money };
  return activity_type === 3 ? { kind: 'shareOff', tenths: discount } : { kind: 'gift' };
}

const states: Readonly<Record<number, Coupon['state']>> = { 1: 'open', 2: 'held', 4: 'used' };

/** Returns the state of a coupon for the caller. */
export const toState = (pointType: number): Coupon['state'] => states[pointType] ?? 'gone';
