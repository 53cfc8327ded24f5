/** What sending the purchase form came to. */
export type PurchaseOutcome = {
  /** When, and the key for the next wish: two equal outcomes in a row are still two. */
  readonly at: number;
  readonly nextKey: string;
} & (
  | { readonly kind: 'added'; readonly count: number }
  /** Words of the gateway; undefined when it did not answer. */
  | { readonly kind: 'refused'; readonly message: string | undefined }
);
