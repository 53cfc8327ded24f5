import type { Db } from '../../db/database.ts';
import { type Rating, ratingOf } from '../catalog/product-rating.ts';
import { unknownReview } from './refusals.ts';
import {
  countReplies,
  findAnswers,
  findReplies,
  findReview,
  findReviews,
  type ReplyRow,
  type ReviewKind,
  type ReviewRow,
} from './repository.ts';

const pageSize = 20;

/** Returns a page of the reviews of a product, counted from 0, newest first, with the number of reviews of each kind. */
export async function listReviews(
  db: Db,
  productId: number,
  kind: ReviewKind,
  page: number,
): Promise<{ rating: Rating; reviews: ReviewRow[] }> {
  const rating = await ratingOf(db, productId);
  return { rating, reviews: await findReviews(db, productId, kind, { limit: pageSize, offset: page * pageSize }) };
}

/** A reply to a review with the replies to it, oldest first. */
export interface ReplyThread {
  readonly reply: ReplyRow;
  readonly answers: readonly ReplyRow[];
}

/**
 * Returns a page of the replies to a review, counted from 1, newest first, and their total number.
 * @throws Fault `parameter_refused` when the review is unknown.
 */
export async function listReplies(
  db: Db,
  reviewId: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ total: number; threads: ReplyThread[] }> {
  if (!(await findReview(db, reviewId))) throw unknownReview();
  const replies = await findReplies(db, reviewId, pageSize, (page - 1) * pageSize);
  const ids = replies.map(({ id }) => id);
  const answers = Map.groupBy(await findAnswers(db, ids), ({ parentId }) => parentId);
  return {
    total: await countReplies(db, reviewId),
    threads: replies.map((reply) => ({ reply, answers: answers.get(reply.id) ?? [] })),
  };
}
