import type { Db } from '../../db/database.ts';
import { type LanguageCode, type Localized, localize } from '../../shared/language.ts';
import type { Cents } from '../../shared/money.ts';
import { findSkuDetails, offerOf, type SkuDetailsRecord } from './repository.ts';

export { offerOf };

/** A SKU with the data that carts, settlements and orders need. */
export interface SkuDetails {
  readonly skuId: number;
  readonly productId: number;
  readonly classId: number;
  readonly shop: {
    readonly id: number;
    readonly name: string;
    readonly logo: string;
    readonly freight: Cents;
    readonly freightFreeFrom: Cents;
  };
  /** The product is deleted. */
  readonly expired: boolean;
  /** The product is on sale and its shop is open. */
  readonly onSale: boolean;
  readonly image: string;
  readonly price: Cents;
  /** Pieces in stock. */
  readonly available: number;
  readonly title: Localized;
  /** The SKU's options as one text, "150 ml"; empty for the only SKU. */
  readonly options: Localized;
}

/** Returns SKUs by id, without unknown ones. Shop names are in the given language. */
export async function findSkus(db: Db, skuIds: readonly number[], language: LanguageCode): Promise<Map<number, SkuDetails>> {
  const records = await findSkuDetails(db, skuIds, language);
  return new Map(records.map((record) => [record.sku_id, readSkuDetails(record)]));
}

function readSkuDetails(record: SkuDetailsRecord): SkuDetails {
  const optionsIn = (language: LanguageCode) => record.options.map((name) => name[language]).join(' · ');
  return {
    skuId: record.sku_id,
    productId: record.product_id,
    classId: record.class_id,
    shop: {
      id: record.shop_id,
      name: record.shop_name,
      logo: record.shop_logo,
      freight: BigInt(record.freight),
      freightFreeFrom: BigInt(record.freight_free_from),
    },
    expired: record.recycled,
    onSale: record.on_sale,
    image: record.image,
    price: BigInt(record.price),
    available: record.available,
    title: record.titles,
    options: localize(optionsIn),
  };
}
