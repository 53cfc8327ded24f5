import * as z from 'zod/mini';
import { limits } from '../../generated/limits.ts';
import { rule } from '../shared/checkForm.ts';
import { requiredText } from '../shared/requiredText.ts';
import { pictures } from '../shared/uploadRules.ts';

/** Name of the field with the picture files of a review form that is posted without script. */
export const reviewFiles = 'imgFiles';

const writing = {
  comment: requiredText('errors.reviewMissing', limits.review, 'errors.reviewLength'),
  imgUrls: pictures(limits.reviewPictures, 'errors.reviewPictures'),
};

/** A review of a line; `start` is the stars from 1 to 5, `anonymous` is `1` when ticked. Source: `mall.Product.addComment`. */
export const reviewRules = z.object({
  start: z.enum(['1', '2', '3', '4', '5'], rule('errors.reviewStars')),
  ...writing,
  anonymous: z._default(z.enum(['0', '1']), '0'),
});

/** The follow-up to a review. Source: `mall.Product.addComment` with `isReview`. */
export const followUpReviewRules = z.object(writing);

/** Clean values of a review. */
export type ReviewValues = z.output<typeof reviewRules>;

/** Clean values of a follow-up. */
export type FollowUpReviewValues = z.output<typeof followUpReviewRules>;
