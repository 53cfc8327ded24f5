import type { CouponBenefit, CouponState } from '@mall/ui';

/** A coupon that can be claimed, on a product page or in the coupon center. Moments are ISO. */
export interface Coupon {
  readonly id: number;
  readonly benefit: CouponBenefit;
  readonly name: string;
  /** The condition as text: the minimum total and the eligible products. */
  readonly condition: string;
  readonly state: Extract<CouponState, 'open' | 'held' | 'gone' | 'used'>;
}

/** The result of claiming a coupon. */
export type CouponOutcome = { readonly at: number; readonly couponId: number } & (
  | { readonly kind: 'received'; readonly message: string }
  /** `message` is undefined when the gateway did not respond. */
  | { readonly kind: 'notReceived'; readonly message: string | undefined }
);

/** The intent of a form that claims a coupon; distinguishes it from the other forms of its page. */
export const receiveIntent = 'receive';
