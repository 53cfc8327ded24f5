import type { FlashRefusal } from '#app/shared/gateway/flash-refusal.ts';

/** The hidden field with the flash item whose price the form shows. */
export const flashItemField = 'sec_id';

/** The result of submitting the purchase form. */
export type PurchaseOutcome = {
  /** The time of the result, and the idempotency key of the next request: distinguishes two equal outcomes in a row. */
  readonly at: number;
  readonly nextKey: string;
} & (
  | { readonly kind: 'added'; readonly count: number }
  /** One of the product's options is not chosen. */
  | { readonly kind: 'unchosen' }
  /** The gateway's message; undefined when it did not respond. */
  | { readonly kind: 'refused'; readonly message: string | undefined }
  /** The flash price is not available. */
  | { readonly kind: 'flashRefused'; readonly reason: FlashRefusal }
);
