import { type Context, customerOf } from '../../dispatch/context.ts';
import { customerById } from '../account/find-customer.ts';
import { refusedField, unknownReview } from './refusals.ts';
import { findReply, insertReply, lockReview } from './repository.ts';

/** A customer's reply. */
export interface WrittenReply {
  readonly reviewId: number;
  /** The parent reply; undefined for a reply to the review itself. */
  readonly replyId: number | undefined;
  readonly text: string;
}

/**
 * Stores a reply to a review, or to a reply to it, in the caller's transaction. Replies have two levels: a reply at a deeper level gets the
 * same parent as the reply it responds to.
 *
 * @throws Fault `parameter_refused` when the review or the reply is unknown.
 */
export async function replyToReview({ reviewId, replyId, text }: WrittenReply, context: Context): Promise<void> {
  const { db, clock } = context;
  const { customerId } = customerOf(context);
  const review = await lockReview(db, { id: reviewId });
  if (!review) throw unknownReview();
  const replied = replyId === undefined ? undefined : await findReply(db, review.id, replyId);
  if (replyId !== undefined && !replied) throw refusedField('sid', 'exists');
  const customer = await customerById(db, customerId);
  await insertReply(db, {
    reviewId: review.id,
    parentId: replied ? (replied.parentId ?? replied.id) : null,
    customerId,
    authorName: customer.name,
    authorImage: customer.avatar,
    content: text,
    createdAt: clock.now(),
  });
}
