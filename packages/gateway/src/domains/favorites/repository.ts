import type { Db } from '../../db/database.ts';
import { and, desc, eq, inArray, isNotNull, sql } from '../../db/drizzle.ts';
import { favorites } from './schema.ts';

export type FavoriteRow = typeof favorites.$inferSelect;

const productKey = { target: [favorites.customerId, favorites.productId], where: sql`${favorites.productId} is not null` };
const shopKey = { target: [favorites.customerId, favorites.shopId], where: sql`${favorites.shopId} is not null` };

/** Adds products to the favorites; leaves existing favorites unchanged. */
export async function insertProducts(tx: Db, customerId: number, productIds: readonly number[], now: Date): Promise<void> {
  if (productIds.length === 0) return;
  await tx
    .insert(favorites)
    .values(productIds.map((productId) => ({ customerId, productId, createdAt: now })))
    .onConflictDoNothing(productKey);
}

/** Follows a shop; returns false when the customer already follows it. */
export async function insertShop(tx: Db, customerId: number, shopId: number, now: Date): Promise<boolean> {
  const written = await tx
    .insert(favorites)
    .values({ customerId, shopId, createdAt: now })
    .onConflictDoNothing(shopKey)
    .returning({ id: favorites.id });
  return written.length > 0;
}

export async function findOfProduct(db: Db, customerId: number, productId: number): Promise<FavoriteRow | undefined> {
  const [row] = await db
    .select()
    .from(favorites)
    .where(and(eq(favorites.customerId, customerId), eq(favorites.productId, productId)));
  return row;
}

/** Returns all favorites of a kind, newest first. */
export async function findFavorites(db: Db, customerId: number, kind: 'products' | 'shops'): Promise<FavoriteRow[]> {
  return db
    .select()
    .from(favorites)
    .where(and(eq(favorites.customerId, customerId), isNotNull(kind === 'products' ? favorites.productId : favorites.shopId)))
    .orderBy(desc(favorites.id));
}

/** Returns the shops that a customer follows, of the given ones. */
export async function findFollowed(db: Db, customerId: number, shopIds: readonly number[]): Promise<Set<number>> {
  if (shopIds.length === 0) return new Set();
  const rows = await db
    .select({ shopId: favorites.shopId })
    .from(favorites)
    .where(and(eq(favorites.customerId, customerId), inArray(favorites.shopId, [...shopIds])));
  return new Set(rows.flatMap(({ shopId }) => shopId ?? []));
}

/** Deletes favorites of a customer, and returns the deleted ones. */
export async function deleteFavorites(tx: Db, customerId: number, ids: readonly number[]): Promise<FavoriteRow[]> {
  return tx
    .delete(favorites)
    .where(and(eq(favorites.customerId, customerId), inArray(favorites.id, [...ids])))
    .returning();
}

/** Unfollows a shop; returns false when the customer did not follow it. */
export async function deleteShop(tx: Db, customerId: number, shopId: number): Promise<boolean> {
  const gone = await tx
    .delete(favorites)
    .where(and(eq(favorites.customerId, customerId), eq(favorites.shopId, shopId)))
    .returning({ id: favorites.id });
  return gone.length > 0;
}
