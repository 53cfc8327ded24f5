import type { Db } from '../../db/database.ts';
import { and, asc, count, desc, eq, gte, inArray, isNull, lte, type SQL, sql } from '../../db/drizzle.ts';
import { reviewReplies, reviews } from './schema.ts';

export type ReviewRow = typeof reviews.$inferSelect;
export type NewReview = typeof reviews.$inferInsert;
export type ReplyRow = typeof reviewReplies.$inferSelect;

/** The filter of a product's reviews. */
export type ReviewKind = 'all' | 'good' | 'medium' | 'bad' | 'withImages' | 'withFollowUp';

const kinds: Readonly<Record<ReviewKind, SQL | undefined>> = {
  all: undefined,
  good: gte(reviews.stars, 4),
  medium: eq(reviews.stars, 3),
  bad: lte(reviews.stars, 2),
  withImages: sql`cardinality(${reviews.images}) + cardinality(${reviews.followUpImages}) > 0`,
  withFollowUp: sql`${reviews.followUpAt} is not null`,
};

/** Returns the reviews of a product, newest first. */
export async function findReviews(
  db: Db,
  productId: number,
  kind: ReviewKind,
  { limit, offset }: { limit: number; offset: number },
): Promise<ReviewRow[]> {
  return db
    .select()
    .from(reviews)
    .where(and(eq(reviews.productId, productId), kinds[kind]))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
    .offset(offset);
}

export async function findReview(db: Db, id: number): Promise<ReviewRow | undefined> {
  const [row] = await db.select().from(reviews).where(eq(reviews.id, id));
  return row;
}

/** Returns a review, locked until the transaction ends. */
export async function lockReview(tx: Db, which: { id: number } | { orderLineId: number }): Promise<ReviewRow | undefined> {
  const [row] = await tx
    .select()
    .from(reviews)
    .where('id' in which ? eq(reviews.id, which.id) : eq(reviews.orderLineId, which.orderLineId))
    .for('update');
  return row;
}

/** Returns the reviews of order lines. */
export async function findReviewsOfLines(db: Db, lineIds: readonly number[]): Promise<ReviewRow[]> {
  if (lineIds.length === 0) return [];
  return db
    .select()
    .from(reviews)
    .where(inArray(reviews.orderLineId, [...lineIds]));
}

/** Inserts a review; returns false when its line already has one. */
export async function insertReview(tx: Db, review: NewReview): Promise<boolean> {
  const written = await tx
    .insert(reviews)
    .values(review)
    .onConflictDoNothing({ target: reviews.orderLineId })
    .returning({ id: reviews.id });
  return written.length > 0;
}

export async function updateReview(tx: Db, id: number, change: Partial<NewReview>): Promise<void> {
  await tx.update(reviews).set(change).where(eq(reviews.id, id));
}

export async function insertReply(tx: Db, reply: typeof reviewReplies.$inferInsert): Promise<void> {
  await tx.insert(reviewReplies).values(reply);
  await tx
    .update(reviews)
    .set({ replies: sql`${reviews.replies} + 1` })
    .where(eq(reviews.id, reply.reviewId));
}

export async function findReply(db: Db, reviewId: number, id: number): Promise<ReplyRow | undefined> {
  const [row] = await db
    .select()
    .from(reviewReplies)
    .where(and(eq(reviewReplies.reviewId, reviewId), eq(reviewReplies.id, id)));
  return row;
}

const toReview = (reviewId: number) => and(eq(reviewReplies.reviewId, reviewId), isNull(reviewReplies.parentId));

/** Returns the replies to a review itself, newest first. */
export async function findReplies(db: Db, reviewId: number, limit: number, offset: number): Promise<ReplyRow[]> {
  return db.select().from(reviewReplies).where(toReview(reviewId)).orderBy(desc(reviewReplies.id)).limit(limit).offset(offset);
}

export async function countReplies(db: Db, reviewId: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(reviewReplies).where(toReview(reviewId));
  return row?.count ?? 0;
}

/** Returns the replies to replies, oldest first. */
export async function findAnswers(db: Db, parentIds: readonly number[]): Promise<ReplyRow[]> {
  if (parentIds.length === 0) return [];
  return db
    .select()
    .from(reviewReplies)
    .where(inArray(reviewReplies.parentId, [...parentIds]))
    .orderBy(asc(reviewReplies.id));
}
