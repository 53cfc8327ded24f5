import type { Coupon } from './coupon.ts';

/** Whose coupons: the mall's or its shops'. */
export const couponSources = ['mall', 'shops'] as const;

/** A tab of the coupon centre. */
export type CouponSource = (typeof couponSources)[number];

/** A coupon of the centre. Moments are ISO. */
export interface CentreCoupon extends Coupon {
  /** Good for buying a membership, and not for goods. */
  readonly isForMembership: boolean;
  /** When it ends; undefined for one without an end. */
  readonly endsAt: string | undefined;
  /** Days that it is good for after it is received; 0 for until the end. */
  readonly days: number;
}

/** A page of the coupon centre. */
export interface CouponCentre {
  readonly coupons: readonly CentreCoupon[];
  readonly pages: number;
}
