import type { CouponBenefit, CouponState } from '@mall/ui';

/** A coupon that can be received, beside a product or in the coupon centre. Moments are ISO. */
export interface Coupon {
  readonly id: number;
  readonly benefit: CouponBenefit;
  readonly name: string;
  /** From which sum, on which goods, in words. */
  readonly condition: string;
  readonly state: Extract<CouponState, 'open' | 'held' | 'gone' | 'used'>;
}

/** What receiving a coupon came to. */
export type CouponOutcome = { readonly at: number; readonly couponId: number } & (
  | { readonly kind: 'received'; readonly message: string }
  /** `message` is undefined when the gateway did not answer. */
  | { readonly kind: 'notReceived'; readonly message: string | undefined }
);

/** The button of a form that receives a coupon, told from the other forms of its page by this. */
export const receiveIntent = 'receive';
