import type { ReviewTab } from '@mall/ui';

/** What a customer says of a product. Moments are ISO. */
export interface Review {
  readonly id: number;
  /** Undefined for an anonymous review. */
  readonly author: string | undefined;
  readonly avatar: string;
  readonly stars: number;
  readonly at: string | undefined;
  readonly sku: string;
  readonly text: string;
  readonly pictures: readonly string[];
  readonly followUp: { readonly days: number; readonly text: string; readonly pictures: readonly string[] } | undefined;
  /** What the shop answers; '' where it has not. */
  readonly reply: string;
  readonly replyCount: number;
}

/** A page of a product's reviews, or that they did not come. */
export type Reviews =
  | {
      readonly tab: ReviewTab;
      readonly page: number;
      readonly pages: number;
      readonly counts: Readonly<Record<ReviewTab, number>>;
      /** Of a hundred reviews, those with four or five stars. */
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

/** A review on a page of its own, with a page of its replies. */
export interface ReviewDetails {
  readonly review: Review;
  readonly product: { readonly id: number; readonly name: string; readonly picture: string };
  readonly replies: readonly Reply[];
  readonly replyTotal: number;
  readonly pages: number;
}

/** What sending a reply came to. */
export type ReplyOutcome = { readonly at: number } & (
  | { readonly kind: 'sent'; readonly nextKey: string }
  /** `message` is undefined when the gateway did not answer; `text` is what was written. */
  | { readonly kind: 'refused'; readonly message: string | undefined; readonly text: string }
  | { readonly kind: 'empty' }
);
