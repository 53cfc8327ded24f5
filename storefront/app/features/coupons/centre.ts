import type { Coupon } from './coupon.ts';

/** The issuers of coupons: the mall or its shops. */
export const couponSources = ['mall', 'shops'] as const;

/** A tab of the coupon centre. */
export type CouponSource = (typeof couponSources)[number];

/** A coupon of the centre. Moments are ISO. */
export interface CentreCoupon extends Coupon {
  /** True when it applies to memberships instead of products. */
  readonly isForMembership: boolean;
  /** The expiry date; undefined for one without an end. */
  readonly endsAt: string | undefined;
  /** The number of days it is valid after it is claimed; 0 for until the end. */
  readonly days: number;
}

/** A page of the coupon centre. */
export interface CouponCentre {
  readonly coupons: readonly CentreCoupon[];
  readonly pages: number;
}
