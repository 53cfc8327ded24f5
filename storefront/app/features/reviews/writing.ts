import type { FormErrors } from '@mall/ui/rules';

/** Lines without a review and lines with one, with their numbers in the address, which clients of the family use too. */
export const writingTabs = { toReview: 0, reviewed: 5 } as const;
export type WritingTab = keyof typeof writingTabs;

/** A line of an order that is written about. */
export interface WritableLine {
  readonly id: number;
  readonly productId: number;
  readonly skuId: number;
  readonly title: string;
  readonly picture: string;
  readonly spec: string;
  /** What is still to be written: the review, something added to it, or nothing more. */
  readonly next: 'review' | 'followUp' | 'nothing';
}

/** The received lines of an order. */
export type WritableLines = Readonly<Record<WritingTab, readonly WritableLine[]>>;

/** What was entered into the form, to be shown again after a refusal. */
export interface EnteredReview {
  readonly start?: '1' | '2' | '3' | '4' | '5';
  readonly comment: string;
  /** Addresses of the pictures that were uploaded. */
  readonly imgUrls: readonly string[];
  readonly anonymous: '0' | '1';
}

/** Why what was written could not be published; `message` is undefined when the gateway did not answer. */
export interface WritingRefusal {
  readonly at: number;
  readonly lineId: number;
  readonly errors: FormErrors<'start' | 'comment' | 'imgUrls'>;
  readonly entered: EnteredReview;
  /** Nothing to say beyond the fields where it is ''. */
  readonly message: string | undefined;
}
