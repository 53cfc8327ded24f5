import type { FormErrors } from '@mall/ui/rules';

/** Lines without a review and lines with one, with their numbers in the address, which clients of the family also use. */
export const writingTabs = { toReview: 0, reviewed: 5 } as const;
export type WritingTab = keyof typeof writingTabs;

/** A line of an order that can be reviewed. */
export interface WritableLine {
  readonly id: number;
  readonly productId: number;
  readonly skuId: number;
  readonly title: string;
  readonly image: string;
  readonly spec: string;
  /** The next text to write: the review, an addition to it, or nothing more. */
  readonly next: 'review' | 'followUp' | 'nothing';
}

/** The received lines of an order. */
export type WritableLines = Readonly<Record<WritingTab, readonly WritableLine[]>>;

/** The entered values, to fill in the form again after a refusal. */
export interface EnteredReview {
  readonly stars?: '1' | '2' | '3' | '4' | '5';
  readonly comment: string;
  /** Addresses of uploaded images. */
  readonly images: readonly string[];
  readonly anonymous: '0' | '1';
}

/** The reason why a review was not published; `message` is undefined when the gateway did not respond. */
export interface WritingRefusal {
  readonly at: number;
  readonly lineId: number;
  readonly errors: FormErrors<'stars' | 'comment' | 'images'>;
  readonly entered: EnteredReview;
  /** '' when the field errors suffice. */
  readonly message: string | undefined;
}
