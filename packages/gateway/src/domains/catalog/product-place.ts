import type { Db } from '../../db/database.ts';
import { Fault } from '../../dispatch/fault.ts';
import { findPlace, type ProductPlace } from './repository.ts';

/** Returns the class and the shop of a product. Throws `unknown_product` when it does not exist. */
export async function productPlace(db: Db, id: number): Promise<ProductPlace> {
  const place = await findPlace(db, id);
  if (!place) throw new Fault('unknown_product');
  return place;
}
