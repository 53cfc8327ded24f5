import type { Db } from '../../db/database.ts';
import { type BoughtLine, boughtLines, isReviewable } from '../orders/bought-lines.ts';
import { type OrderStatus, orderStatus } from '../orders/schema.ts';
import { findReviewsOfLines, type ReviewRow } from './repository.ts';
import { type ReviewStage, stageOf, stageOfOrder } from './review-stage.ts';

/** A line of an order with its review stage. */
export interface ReviewableLine {
  readonly line: BoughtLine;
  readonly stage: ReviewStage;
}

/** Returns the lines of the customer's order with a number. */
export async function listReviewableLines(db: Db, customerId: number, orderNumber: string): Promise<ReviewableLine[]> {
  const lines = await boughtLines(db, customerId, orderNumber);
  const reviews = await reviewsByLine(
    db,
    lines.map(({ id }) => id),
  );
  return lines.map((line) => ({ line, stage: stageOfLine(line, reviews.get(line.id)) }));
}

async function reviewsByLine(db: Db, lineIds: readonly number[]): Promise<ReadonlyMap<number | null, ReviewRow>> {
  return new Map((await findReviewsOfLines(db, lineIds)).map((review) => [review.orderLineId, review]));
}

/** Returns the review stage of a line. A line that can no longer be reviewed cannot have a follow-up either. */
function stageOfLine(line: BoughtLine, review: ReviewRow | undefined): ReviewStage {
  if (isReviewable(line)) return stageOf(review);
  return review ? 'complete' : 'unavailable';
}

/** An order with the lines that can have a review. */
export interface OrderToReview {
  readonly id: number;
  readonly status: OrderStatus;
  readonly lineIds: readonly number[];
}

/** Returns the stages of orders, by order id. */
export async function reviewStages(db: Db, orders: readonly OrderToReview[]): Promise<ReadonlyMap<number, ReviewStage>> {
  const isReceived = ({ status }: OrderToReview) => status === orderStatus.completed;
  const reviews = await reviewsByLine(
    db,
    orders.filter(isReceived).flatMap(({ lineIds }) => lineIds),
  );
  const stageOfReceived = ({ lineIds }: OrderToReview) => stageOfOrder(lineIds.map((id) => stageOf(reviews.get(id))));
  return new Map(orders.map((order) => [order.id, isReceived(order) ? stageOfReceived(order) : 'unavailable']));
}
