import type { Db } from '../../db/database.ts';
import { ttlCache } from '../../shared/ttl-cache.ts';
import { findShopFigures, type ShopFigures } from './list-repository.ts';

export type { ShopFigures };

/** How many products shops have on sale and how many pieces they have sold, by shop id. A shop without products is left out. */
export async function shopFigures(db: Db, shopIds: readonly number[]): Promise<ReadonlyMap<number, ShopFigures>> {
  return new Map((await findShopFigures(db, shopIds)).map((figures) => [figures.shopId, figures]));
}

/** The figures of one shop. They are cached for five seconds: to count them over all its products takes too long for a product page. */
export const cachedShopFigures = ttlCache(
  { name: 'shop-figures', ttlMs: 5000 },
  async (db, shopId: number) => (await findShopFigures(db, [shopId]))[0],
);
