import type { ReviewRow } from './repository.ts';

/** The review stage of a line of an order: what the customer can still write. */
export type ReviewStage = 'unavailable' | 'toReview' | 'toFollowUp' | 'complete';

/** Returns the stage of a line that can be reviewed. */
export function stageOf(review: Pick<ReviewRow, 'followUpAt'> | undefined): ReviewStage {
  if (!review) return 'toReview';
  return review.followUpAt === null ? 'toFollowUp' : 'complete';
}

/** Returns the stage of an order: the earliest of its lines' stages. */
export function stageOfOrder(lines: readonly ReviewStage[]): ReviewStage {
  if (lines.length === 0) return 'unavailable';
  if (lines.includes('toReview')) return 'toReview';
  return lines.includes('toFollowUp') ? 'toFollowUp' : 'complete';
}
