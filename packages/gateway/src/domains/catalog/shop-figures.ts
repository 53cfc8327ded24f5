import type { Db } from '../../db/database.ts';
import { ttlCache } from '../../shared/ttl-cache.ts';
import { findShopFigures, type ShopFigures } from './list-repository.ts';

export type { ShopFigures };

/** Returns the number of products on sale and of pieces sold, by shop id, without shops that have no products. */
export async function shopFigures(db: Db, shopIds: readonly number[]): Promise<ReadonlyMap<number, ShopFigures>> {
  return new Map((await findShopFigures(db, shopIds)).map((figures) => [figures.shopId, figures]));
}

/** Returns the figures of one shop, cached for five seconds: counting over all its products takes too long for a product page. */
export const cachedShopFigures = ttlCache(
  { name: 'shop-figures', ttlMs: 5000 },
  async (db, shopId: number) => (await findShopFigures(db, [shopId]))[0],
);
