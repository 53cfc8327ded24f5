import type { CouponState } from '@mall/ui';
import type { Coupon } from './coupon.ts';

/** The tabs of the customer's coupons, in the order of their numbers in the address: `?type=0` lists the unused ones. */
export const ownCouponTabs = ['unused', 'used', 'expired'] as const;
export type OwnCouponTab = (typeof ownCouponTabs)[number];

/** A coupon that the customer has claimed. */
export interface OwnCoupon extends Omit<Coupon, 'state'> {
  readonly state: Extract<CouponState, 'held' | 'inUse' | 'used' | 'expired'>;
  /** The shop that it applies to; undefined for the whole mall. */
  readonly shopId: number | undefined;
  /** The expiry date; undefined for one without an end. */
  readonly endsAt: string | undefined;
}

/** The coupons of a tab, and the number of coupons per tab. */
export interface OwnCoupons {
  readonly coupons: readonly OwnCoupon[];
  readonly counts: Readonly<Record<OwnCouponTab, number>>;
}
