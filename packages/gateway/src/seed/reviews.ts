import type { Catalog, DemoReview } from '@mall/demo';
import type { Db } from '../db/database.ts';
import { sql } from '../db/drizzle.ts';
import { findSkus } from '../domains/catalog/find-skus.ts';
import { reviewReplies, reviews } from '../domains/reviews/schema.ts';
import { addDays, addMinutes, startOfDay } from '../shared/clock.ts';
import type { Localized } from '../shared/language.ts';

const noOptions: Localized = { en: '', zh: '', tn: '', ko: '' };
/** Days between receipt and review. */
const daysAtHome = 4;

/** Inserts the reviews of the demo, oldest first, and counts them. */
export async function seedReviews(tx: Db, written: readonly DemoReview[], catalog: Catalog, now: Date): Promise<void> {
  const skus = catalog.products.flatMap((product) => product.skus.map(({ id }) => id));
  const sold = await findSkus(tx, skus, 'en');
  const dated = written.map((review) => ({ review, at: writtenAt(review, now) })).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const ids = await tx
    .insert(reviews)
    .values(dated.map(({ review, at }) => reviewRow(review, at, sold.get(review.skuId)?.options ?? noOptions)))
    .returning({ id: reviews.id });
  const answered = dated.flatMap(({ review, at }, index) => review.replies.map((reply) => ({ reply, reviewId: ids[index]?.id ?? 0, at })));
  const questions = await tx
    .insert(reviewReplies)
    .values(
      answered.map(({ reply, reviewId, at }) => ({
        reviewId,
        authorName: reply.author,
        content: reply.content,
        createdAt: addMinutes(at, 6 * 60),
      })),
    )
    .returning({ id: reviewReplies.id });
  await tx.insert(reviewReplies).values(
    answered.map(({ reply: { reply }, reviewId, at }, index) => ({
      reviewId,
      parentId: questions[index]?.id,
      authorName: reply.author,
      content: reply.content,
      createdAt: addMinutes(at, 15 * 60),
    })),
  );
  await countReviews(tx);
}

function writtenAt({ daysAgo, minute }: DemoReview, now: Date): Date {
  return addMinutes(startOfDay(addDays(now, -daysAgo)), minute);
}

function reviewRow(review: DemoReview, at: Date, options: Localized): typeof reviews.$inferInsert {
  const { followUp } = review;
  return {
    productId: review.productId,
    skuId: review.skuId,
    options,
    authorName: review.author,
    anonymous: review.anonymous,
    stars: review.stars,
    content: review.content,
    images: [...review.images],
    createdAt: at,
    answer: review.answer,
    replies: review.replies.length * 2,
    ...(followUp && {
      followUp: followUp.content,
      followUpImages: [...followUp.images],
      followUpAt: addDays(at, followUp.day - daysAtHome),
      followUpDay: followUp.day,
    }),
  };
}

async function countReviews(tx: Db): Promise<void> {
  await tx.execute(sql`
    insert into product_ratings (product_id, total, good, medium, bad, with_pictures, with_follow_up)
    select product_id, count(*), count(*) filter (where stars >= 4), count(*) filter (where stars = 3), count(*) filter (where stars <= 2),
           count(*) filter (where cardinality(pictures) + cardinality(follow_up_pictures) > 0), count(*) filter (where follow_up_at is not null)
      from reviews group by product_id`);
}
