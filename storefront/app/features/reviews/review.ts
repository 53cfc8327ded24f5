import type { ReviewTab } from '@mall/ui';

/** A customer's review of a product. Moments are ISO. */
export interface Review {
  readonly id: number;
  /** Undefined for an anonymous review. */
  readonly author: string | undefined;
  readonly avatar: string;
  readonly stars: number;
  readonly at: string | undefined;
  readonly sku: string;
  readonly text: string;
  readonly images: readonly string[];
  readonly followUp: { readonly days: number; readonly text: string; readonly images: readonly string[] } | undefined;
  /** The shop's reply; '' for none. */
  readonly reply: string;
  readonly replyCount: number;
}

/** A page of a product's reviews, or the failure to load them. */
export type Reviews =
  | {
      readonly tab: ReviewTab;
      readonly page: number;
      readonly pages: number;
      readonly counts: Readonly<Record<ReviewTab, number>>;
      /** The percentage of reviews with four or five stars. */
      readonly pleased: number;
      readonly reviews: readonly Review[];
    }
  | { readonly failed: true };

/** A reply to a review, with the replies to it. */
export interface Reply {
  readonly id: number;
  readonly author: string;
  readonly avatar: string;
  readonly at: string | undefined;
  readonly text: string;
  readonly replies: readonly Omit<Reply, 'replies'>[];
}

/** A review on its own page, with a page of its replies. */
export interface ReviewDetails {
  readonly review: Review;
  readonly product: { readonly id: number; readonly name: string; readonly image: string };
  readonly replies: readonly Reply[];
  readonly replyTotal: number;
  readonly pages: number;
}

/** The result of sending a reply. */
export type ReplyOutcome = { readonly at: number } & (
  | { readonly kind: 'sent'; readonly nextKey: string }
  /** `message` is undefined when the gateway did not respond; `text` is the entered text. */
  | { readonly kind: 'refused'; readonly message: string | undefined; readonly text: string }
  | { readonly kind: 'empty' }
);
