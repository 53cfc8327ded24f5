import type { Db } from '../../db/database.ts';
import type { LanguageCode } from '../../shared/language.ts';
import { defaultStoresOf } from '../shops/default-store.ts';
import { textsIn } from './texts.ts';

/** The address for returned products. */
export interface ReturnAddress {
  readonly name: string;
  readonly phone: string;
  /** The whole address as one text for the parcel: always in Chinese, regardless of the reader's language. */
  readonly address: string;
}

/** Returns the return addresses of shops: their default store, or the mall's returns desk. Call the result with a shop id. */
export async function returnAddresses(
  db: Db,
  shopIds: readonly number[],
  language: LanguageCode,
): Promise<(shopId: number) => ReturnAddress> {
  const stores = await defaultStoresOf(db, shopIds);
  return (shopId) => {
    const store = stores.get(shopId);
    if (!store) return textsIn(language).returnDesk;
    const { name, phone, province, city, district, addressDetail } = store;
    return { name: name[language], phone, address: [province, city, district, addressDetail.zh].filter((part) => part !== '').join(' ') };
  };
}
