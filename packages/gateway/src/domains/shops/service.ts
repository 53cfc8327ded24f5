import type { DataOf } from '@mall/contract';
import type { Db } from '../../db/database.ts';
import { inArray } from '../../db/drizzle.ts';
import type { Context } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import type { LanguageCode, Localized } from '../../shared/language.ts';
import { addressLine } from '../../shared/regions/region-line.ts';
import { regionName } from '../../shared/regions/region-name.ts';
import { findShop, findStore, findStores, type ShopRow, type StoreRow } from './repository.ts';
import { shops } from './schema.ts';

export { addFollowers, countShops, findShops, searchShops } from './repository.ts';
export type { ShopRow, StoreRow };

type Store = DataOf<'mch.mall.Mch.seeMyStore'>['list'][number];

/** The names of shops by id. */
export async function shopNames(db: Db, ids: readonly number[], language: LanguageCode): Promise<Map<number, string>> {
  return new Map([...(await localizedShopNames(db, ids))].map(([id, name]) => [id, name[language]]));
}

/** The names of shops by id, in every language. */
export async function localizedShopNames(db: Db, ids: readonly number[]): Promise<Map<number, Localized>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: shops.id, name: shops.name })
    .from(shops)
    .where(inArray(shops.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row.name]));
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

/** Whether a shop has a store where orders can be picked up. */
export const hasStores = async (db: Db, shopId: number): Promise<boolean> => (await findStores(db, shopId)).length > 0;

/** A store of any shop. Throws, with the field that named it, when there is none. */
export async function storeById(db: Db, id: number, field: string): Promise<StoreRow> {
  const store = await findStore(db, id);
  if (!store) throw new Fault('parameter_refused', { errors: [{ field, rule: 'known' }] });
  return store;
}

function wireStore(store: StoreRow, language: LanguageCode): Store {
  return { ...wirePlace(store, language), is_default: store.isDefault ? 1 : 0 };
}

/** Where a store is and when it is open. */
export function wirePlace(store: StoreRow, language: LanguageCode) {
  return {
    id: store.id,
    name: store.name[language],
    mobile: store.phone,
    business_hours: store.hours,
    sheng: regionName(store.province, language),
    shi: regionName(store.city, language),
    xian: regionName(store.district, language),
    address: store.addressDetail[language],
    address_xq: addressLine(store, store.addressDetail[language], language),
  };
}
