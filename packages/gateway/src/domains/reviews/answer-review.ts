import type { Db } from '../../db/database.ts';
import { unknownReview } from './refusals.ts';
import { lockReview, updateReview } from './repository.ts';

/**
 * Stores the shop's answer to a review, or replaces it. Used by operators.
 * @throws Fault `parameter_refused` when the review is unknown.
 */
export async function answerReview(db: Db, id: number, answer: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockReview(tx, { id }))) throw unknownReview();
    await updateReview(tx, id, { answer });
  });
}
