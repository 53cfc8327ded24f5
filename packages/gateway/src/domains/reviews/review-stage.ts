import type { ReviewRow } from './repository.ts';

/** What a customer can still write about a line of an order. */
export type ReviewStage = 'unavailable' | 'toReview' | 'toFollowUp' | 'complete';

/** The stage of a line that can be reviewed. */
export function stageOf(review: Pick<ReviewRow, 'followUpAt'> | undefined): ReviewStage {
  if (!review) return 'toReview';
  return review.followUpAt === null ? 'toFollowUp' : 'complete';
}

/** The stage of an order: the earliest of its lines'. */
export function stageOfOrder(lines: readonly ReviewStage[]): ReviewStage {
  if (lines.length === 0) return 'unavailable';
  if (lines.includes('toReview')) return 'toReview';
  return lines.includes('toFollowUp') ? 'toFollowUp' : 'complete';
}
