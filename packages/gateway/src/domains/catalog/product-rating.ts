import type { Db } from '../../db/database.ts';
import { eq, sql } from '../../db/drizzle.ts';
import { Fault } from '../../dispatch/fault.ts';
import { productRatings, products } from './schema.ts';

/** The number of reviews of a product, by kind. */
export type Rating = Omit<typeof productRatings.$inferSelect, 'productId'>;

const unrated: Rating = { total: 0, good: 0, medium: 0, bad: 0, withImages: 0, withFollowUp: 0 };

/** Returns the number of reviews of a product, by kind. Throws `unknown_product`. */
export async function ratingOf(db: Db, productId: number): Promise<Rating> {
  const [row] = await db
    .select({ rating: productRatings })
    .from(products)
    .leftJoin(productRatings, eq(productRatings.productId, products.id))
    .where(eq(products.id, productId));
  if (!row) throw new Fault('unknown_product');
  return row.rating ?? unrated;
}

/** Adds to the number of reviews of a product, in the transaction that inserts the review. */
export async function addToRating(tx: Db, productId: number, more: Partial<Rating>): Promise<void> {
  const added = { ...unrated, ...more };
  await tx
    .insert(productRatings)
    .values({ productId, ...added })
    .onConflictDoUpdate({
      target: productRatings.productId,
      set: {
        total: sql`${productRatings.total} + ${added.total}`,
        good: sql`${productRatings.good} + ${added.good}`,
        medium: sql`${productRatings.medium} + ${added.medium}`,
        bad: sql`${productRatings.bad} + ${added.bad}`,
        withImages: sql`${productRatings.withImages} + ${added.withImages}`,
        withFollowUp: sql`${productRatings.withFollowUp} + ${added.withFollowUp}`,
      },
    });
}
