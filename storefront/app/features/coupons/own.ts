import type { CouponState } from '@mall/ui';
import type { Coupon } from './coupon.ts';

/** What the customer's coupons are sorted by, in the order of their numbers in the address: `?type=0` are those not used yet. */
export const ownCouponTabs = ['unused', 'used', 'expired'] as const;
export type OwnCouponTab = (typeof ownCouponTabs)[number];

/** A coupon that the customer has or had. */
export interface OwnCoupon extends Omit<Coupon, 'state'> {
  readonly state: Extract<CouponState, 'held' | 'inUse' | 'used' | 'expired'>;
  /** The shop that it is good in; undefined for the whole mall. */
  readonly shopId: number | undefined;
  /** When it ends; undefined for one without an end. */
  readonly endsAt: string | undefined;
}

/** The coupons of a tab, and how many each tab has. */
export interface OwnCoupons {
  readonly coupons: readonly OwnCoupon[];
  readonly counts: Readonly<Record<OwnCouponTab, number>>;
}
