import type { FlashRefusal } from '#app/shared/gateway/flash-refusal.ts';

/** The hidden field that names the flash item whose price the form shows. */
export const flashItemField = 'sec_id';

/** What sending the purchase form came to. */
export type PurchaseOutcome = {
  /** When, and the key for the next wish: two equal outcomes in a row are still two. */
  readonly at: number;
  readonly nextKey: string;
} & (
  | { readonly kind: 'added'; readonly count: number }
  /** One of the product's options is not chosen. */
  | { readonly kind: 'unchosen' }
  /** Words of the gateway; undefined when it did not answer. */
  | { readonly kind: 'refused'; readonly message: string | undefined }
  /** The flash price cannot be had. */
  | { readonly kind: 'flashRefused'; readonly reason: FlashRefusal }
);
