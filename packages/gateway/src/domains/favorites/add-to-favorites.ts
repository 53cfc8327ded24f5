import type { Db } from '../../db/database.ts';
import { productPlace } from '../catalog/product-place.ts';
import { findOfProduct, insertProducts } from './repository.ts';

/** Adds a product to the favorites; returns the id of the favorite, also when it already existed. Throws `unknown_product`. */
export async function addToFavorites(db: Db, customerId: number, productId: number, now: Date): Promise<number> {
  await productPlace(db, productId);
  await insertProducts(db, customerId, [productId], now);
  return (await findOfProduct(db, customerId, productId))?.id ?? 0;
}

/** Adds products to the favorites of a customer, in the caller's transaction. */
export async function addAllToFavorites(tx: Db, customerId: number, productIds: readonly number[], now: Date): Promise<void> {
  await insertProducts(tx, customerId, [...new Set(productIds)], now);
}
