import * as z from 'zod/mini';
import { limits } from '../../generated/limits.ts';
import { rule } from '../shared/checkForm.ts';
import { requiredText } from '../shared/requiredText.ts';
import { images } from '../shared/uploadRules.ts';

/** Name of the field with the image files of a review form that is posted without JavaScript. */
export const reviewFiles = 'imageFiles';

const writing = {
  /** Text of the review. */
  comment: requiredText('errors.reviewMissing', limits.review, 'errors.reviewLength'),
  /** URLs of the uploaded pictures. */
  images: images(limits.reviewImages, 'errors.reviewImages'),
};

/** Rules of a review of a line; `stars` is the rating from 1 to 5, `anonymous` is `1` when checked. Source: `mall.Product.addComment`. */
export const reviewRules = z.object({
  /** Rating from 1, the worst, to 5. */
  stars: z.enum(['1', '2', '3', '4', '5'], rule('errors.reviewStars')),
  ...writing,
  /** `1` hides the name of the author. */
  anonymous: z._default(z.enum(['0', '1']), '0'),
});

/** Rules of a follow-up to a review. Source: `mall.Product.addComment`. */
export const followUpReviewRules = z.object(writing);

/** Validated values of a review. */
export type ReviewValues = z.output<typeof reviewRules>;

/** Validated values of a follow-up. */
export type FollowUpReviewValues = z.output<typeof followUpReviewRules>;
