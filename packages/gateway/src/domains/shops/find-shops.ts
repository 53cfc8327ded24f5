import type { Db } from '../../db/database.ts';
import { inArray } from '../../db/drizzle.ts';
import { Fault } from '../../dispatch/fault.ts';
import type { LanguageCode, Localized } from '../../shared/language.ts';
import {
  addFollowers,
  countShops,
  findShop,
  findShops,
  findStore,
  findStores,
  type ShopRow,
  type StoreRow,
  searchShops,
} from './repository.ts';
import { shops } from './schema.ts';

export type { ShopRow, StoreRow };
export { addFollowers, countShops, findShops, searchShops };

/** Returns the names of shops by id. */
export async function shopNames(db: Db, ids: readonly number[], language: LanguageCode): Promise<Map<number, string>> {
  return new Map([...(await localizedShopNames(db, ids))].map(([id, name]) => [id, name[language]]));
}

/** Returns the names of shops by id, in every language. */
export async function localizedShopNames(db: Db, ids: readonly number[]): Promise<Map<number, Localized>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: shops.id, name: shops.name })
    .from(shops)
    .where(inArray(shops.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Returns a shop. Throws `unknown_shop` when there is none. */
export async function shopById(db: Db, id: number): Promise<ShopRow> {
  const shop = await findShop(db, id);
  if (!shop) throw new Fault('unknown_shop');
  return shop;
}

/** Returns the stores of a shop. Throws `unknown_shop`. */
export async function listStores(db: Db, shopId: number): Promise<StoreRow[]> {
  await shopById(db, shopId);
  return findStores(db, shopId);
}

/** Returns whether a shop has a store where orders can be picked up. */
export const hasStores = async (db: Db, shopId: number): Promise<boolean> => (await findStores(db, shopId)).length > 0;

/** Returns a store of any shop. Throws, with the field that named it, when there is none. */
export async function storeById(db: Db, id: number, field: string): Promise<StoreRow> {
  const store = await findStore(db, id);
  if (!store) throw new Fault('parameter_refused', { errors: [{ field, rule: 'exists' }] });
  return store;
}
