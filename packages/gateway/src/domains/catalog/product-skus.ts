import type { Db } from '../../db/database.ts';
import type { LanguageCode } from '../../shared/language.ts';
import { findSkusOf, type ProductSkus } from './repository.ts';

export type { ProductSkus };

/** Returns the SKUs of products, by product id. */
export async function skusOf(db: Db, productIds: readonly number[], language: LanguageCode): Promise<ReadonlyMap<number, ProductSkus>> {
  return findSkusOf(db, productIds, language);
}
