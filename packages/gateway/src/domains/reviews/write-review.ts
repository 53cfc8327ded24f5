import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { startOfDay } from '../../shared/clock.ts';
import { customerById } from '../account/find-customer.ts';
import { addToRating, type Rating } from '../catalog/product-rating.ts';
import { type BoughtLine, boughtLine, isReviewable, markReviewed } from '../orders/bought-lines.ts';
import { publishUploads } from '../uploads/publish-uploads.ts';
import { refusedField } from './refusals.ts';
import { insertReview, lockReview, updateReview } from './repository.ts';

/** The reviewed line, with the values the client sent for it. */
interface ReviewedLine {
  readonly id: number;
  readonly productId: number;
  readonly skuId: number;
}

/** A customer's review or follow-up of a line. */
export interface WrittenReview {
  readonly isFollowUp: boolean;
  /** Required for a review, ignored for a follow-up. */
  readonly stars: number | undefined;
  readonly content: string;
  readonly anonymous: boolean;
  /** URLs of uploaded images. */
  readonly images: readonly string[];
}

/**
 * Stores the review of a received line, or its follow-up, in the caller's transaction.
 * @throws Fault `parameter_refused` when the line or an image is not the customer's; `state_refuses` when the line cannot be reviewed.
 */
export async function writeReview(line: ReviewedLine, review: WrittenReview, context: Context): Promise<void> {
  const { customerId } = customerOf(context);
  const bought = await boughtLine(context.db, customerId, line.id, 'orderDetailsId');
  if (bought.productId !== line.productId) throw refusedField('goodsId', 'exists');
  if (bought.skuId !== line.skuId) throw refusedField('attributeId', 'exists');
  if (bought.receivedAt === null || !isReviewable(bought)) throw new Fault('state_refuses');
  const images = await publishUploads(context.db, customerId, review.images, context.clock.now());
  if (!images) throw refusedField('imgUrls', 'exists');
  const published = { ...review, images };
  await (review.isFollowUp ? writeFollowUp(bought, bought.receivedAt, published, context) : writeFirstReview(bought, published, context));
}

/** Returns the kind of rating for a number of stars. */
const kindOf = (stars: number): keyof Rating => (stars >= 4 ? 'good' : stars === 3 ? 'medium' : 'bad');

type PublishedReview = WrittenReview & { readonly images: string[] };

async function writeFirstReview(line: BoughtLine, review: PublishedReview, context: Context): Promise<void> {
  const { stars, content, anonymous, images } = review;
  if (stars === undefined) throw refusedField('start', 'required');
  const { db } = context;
  const { customerId } = customerOf(context);
  const customer = await customerById(db, customerId);
  const isInserted = await insertReview(db, {
    productId: line.productId,
    skuId: line.skuId,
    options: line.options,
    orderLineId: line.id,
    customerId,
    authorName: customer.name,
    authorImage: customer.avatar,
    anonymous,
    stars,
    content,
    images,
    createdAt: context.clock.now(),
  });
  if (!isInserted) throw new Fault('state_refuses');
  await markReviewed(db, line.id, context.clock.now());
  await addToRating(db, line.productId, { total: 1, [kindOf(stars)]: 1, withImages: images.length > 0 ? 1 : 0 });
}

const dayMs = 24 * 60 * 60 * 1000;

async function writeFollowUp(
  line: BoughtLine,
  receivedAt: Date,
  { content, images }: PublishedReview,
  { db, clock }: Context,
): Promise<void> {
  const review = await lockReview(db, { orderLineId: line.id });
  if (!review || review.followUpAt !== null) throw new Fault('state_refuses');
  const now = clock.now();
  await updateReview(db, review.id, {
    followUp: content,
    followUpImages: images,
    followUpAt: now,
    followUpDay: Math.round((startOfDay(now).getTime() - startOfDay(receivedAt).getTime()) / dayMs),
  });
  const hasFirstImages = images.length > 0 && review.images.length === 0;
  await addToRating(db, line.productId, { withFollowUp: 1, withImages: hasFirstImages ? 1 : 0 });
}
