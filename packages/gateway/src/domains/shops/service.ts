import type { DataOf } from '@mall/contract';
import type { Db } from '../../db/database.ts';
import { inArray } from '../../db/drizzle.ts';
import type { Context } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import type { LanguageCode } from '../../shared/language.ts';
import { findShop, findStores, type ShopRow, type StoreRow } from './repository.ts';
import { shops } from './schema.ts';

export { addFollowers, countShops, findShops, searchShops } from './repository.ts';
export type { ShopRow };

type Store = DataOf<'mch.mall.Mch.seeMyStore'>['list'][number];

/** The names of shops by id. */
export async function shopNames(db: Db, ids: readonly number[], language: LanguageCode): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: shops.id, name: shops.name })
    .from(shops)
    .where(inArray(shops.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row.name[language]]));
}

/** A shop. Throws `unknown_shop` when there is none. */
export async function shopById(db: Db, id: number): Promise<ShopRow> {
  const shop = await findShop(db, id);
  if (!shop) throw new Fault('unknown_shop');
  return shop;
}

/** Where a shop can be visited. Throws `unknown_shop`. */
export async function listStores(shopId: number, { db, language }: Context): Promise<Store[]> {
  await shopById(db, shopId);
  return (await findStores(db, shopId)).map((store) => wireStore(store, language));
}

function wireStore(store: StoreRow, language: LanguageCode): Store {
  return {
    id: store.id,
    name: store.name[language],
    mobile: store.phone,
    business_hours: store.hours,
    sheng: store.province,
    shi: store.city,
    xian: store.district,
    address: store.addressDetail,
    is_default: store.isDefault ? 1 : 0,
  };
}
