import type { RequestOf } from '@mall/contract';
import type { Db } from '../../db/database.ts';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { startOfDay } from '../../shared/clock.ts';
import { customerById } from '../account/service.ts';
import { addToRating, type Rating } from '../catalog/rating-service.ts';
import { type BoughtLine, boughtLine, isReviewable, markReviewed } from '../orders/line-service.ts';
import { publishUploads } from '../uploads/service.ts';
import { findReply, insertReply, insertReview, lockReview, updateReview } from './repository.ts';
import { missingReview } from './views.ts';

type Writing = RequestOf<'mall.Product.addComment'>;

const refused = (field: string, rule: string) => new Fault('parameter_refused', { errors: [{ field, rule }] });

/** Writes the review of a received line, or the follow-up to it, in the caller's transaction. */
export async function reviewLine(writing: Writing, context: Context): Promise<void> {
  const { customerId } = customerOf(context);
  const line = await boughtLine(context.db, customerId, writing.orderDetailsId, 'orderDetailsId');
  if (line.productId !== writing.goodsId) throw refused('goodsId', 'known');
  if (line.skuId !== writing.attributeId) throw refused('attributeId', 'known');
  if (line.receivedAt === null || !isReviewable(line)) throw new Fault('state_refuses');
  const pictures = await publishUploads(context.db, customerId, writing.imgUrls ?? [], context.clock.now());
  if (!pictures) throw refused('imgUrls', 'known');
  await (writing.isReview ? followUp(line, line.receivedAt, writing, pictures, context) : review(line, writing, pictures, context));
}

/** What a number of stars counts as. */
const kindOf = (stars: number): keyof Rating => (stars >= 4 ? 'good' : stars === 3 ? 'medium' : 'bad');

async function review(line: BoughtLine, { start, comment, anonymous }: Writing, pictures: string[], context: Context): Promise<void> {
  if (start === undefined) throw refused('start', 'required');
  const { db } = context;
  const { customerId } = customerOf(context);
  const customer = await customerById(db, customerId);
  const written = await insertReview(db, {
    productId: line.productId,
    skuId: line.skuId,
    options: line.options,
    orderLineId: line.id,
    customerId,
    authorName: customer.name,
    authorPicture: customer.avatar,
    anonymous: anonymous === 1,
    stars: start,
    content: comment,
    pictures,
    createdAt: context.clock.now(),
  });
  if (!written) throw new Fault('state_refuses');
  await markReviewed(db, line.id, context.clock.now());
  await addToRating(db, line.productId, { total: 1, [kindOf(start)]: 1, withPictures: pictures.length > 0 ? 1 : 0 });
}

const day = 24 * 60 * 60 * 1000;

async function followUp(
  line: BoughtLine,
  receivedAt: Date,
  { comment }: Writing,
  pictures: string[],
  { db, clock }: Context,
): Promise<void> {
  const written = await lockReview(db, { orderLineId: line.id });
  if (!written || written.followUpAt !== null) throw new Fault('state_refuses');
  const now = clock.now();
  await updateReview(db, written.id, {
    followUp: comment,
    followUpPictures: pictures,
    followUpAt: now,
    followUpDay: Math.round((startOfDay(now).getTime() - startOfDay(receivedAt).getTime()) / day),
  });
  const firstPictures = pictures.length > 0 && written.pictures.length === 0;
  await addToRating(db, line.productId, { withFollowUp: 1, withPictures: firstPictures ? 1 : 0 });
}

/** Writes a reply to a review, or to a reply to it. One level down is where replies end: an answer to an answer stands beside it. */
export async function replyToReview({ commentId, text, sid }: RequestOf<'mall.Product.sendComment'>, context: Context): Promise<void> {
  const { db, clock } = context;
  const { customerId } = customerOf(context);
  const review = await lockReview(db, { id: commentId });
  if (!review) throw missingReview();
  const answered = sid === undefined ? undefined : await findReply(db, review.id, sid);
  if (sid !== undefined && !answered) throw refused('sid', 'known');
  const customer = await customerById(db, customerId);
  await insertReply(db, {
    reviewId: review.id,
    parentId: answered ? (answered.parentId ?? answered.id) : null,
    customerId,
    authorName: customer.name,
    authorPicture: customer.avatar,
    content: text,
    createdAt: clock.now(),
  });
}

/** Writes the shop's answer to a review, or another one in its place: what the back-office does. */
export async function answerReview(db: Db, id: number, answer: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockReview(tx, { id }))) throw missingReview();
    await updateReview(tx, id, { answer });
  });
}
