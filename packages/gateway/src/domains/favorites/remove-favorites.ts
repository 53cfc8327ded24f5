import type { Db } from '../../db/database.ts';
import { addFollowers } from '../shops/find-shops.ts';
import { deleteFavorites } from './repository.ts';

/** Removes favorites, products and shops alike. Ignores unknown ids and those of other customers. */
export async function removeFavorites(db: Db, customerId: number, ids: readonly number[]): Promise<void> {
  await db.transaction(async (tx) => {
    const removed = await deleteFavorites(tx, customerId, ids);
    const shopIds = removed.flatMap(({ shopId }) => shopId ?? []).sort((a, b) => a - b);
    for (const shopId of shopIds) await addFollowers(tx, shopId, -1);
  });
}
