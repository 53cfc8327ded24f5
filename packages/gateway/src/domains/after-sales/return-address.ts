import type { Db } from '../../db/database.ts';
import type { LanguageCode } from '../../shared/language.ts';
import { defaultStoresOf } from '../shops/default-store.ts';
import { textsIn } from './texts.ts';

/** Where goods go back to. */
export interface ReturnAddress {
  readonly name: string;
  readonly phone: string;
  /** The whole address as one text, as it is written on a parcel: in Chinese, whatever the reader's language. */
  readonly address: string;
}

/** Where goods of shops go back to: their default store, or the mall's returns desk. Ask the answer by shop id. */
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
