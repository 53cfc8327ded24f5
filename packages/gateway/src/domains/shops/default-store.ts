import type { Db } from '../../db/database.ts';
import { and, eq, inArray } from '../../db/drizzle.ts';
import type { StoreRow } from './repository.ts';
import { shopStores } from './schema.ts';

/** Returns the default stores of these shops, by shop id. A shop without a store has no entry. */
export async function defaultStoresOf(db: Db, shopIds: readonly number[]): Promise<ReadonlyMap<number, StoreRow>> {
  if (shopIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(shopStores)
    .where(and(inArray(shopStores.shopId, [...new Set(shopIds)]), eq(shopStores.isDefault, true)));
  return new Map(rows.map((store) => [store.shopId, store]));
}
