import { loadCatalogue, loadCoupons, loadFlashSale, loadReviews } from '@mall/demo';
import type { Db } from '../db/database.ts';
import { count } from '../db/drizzle.ts';
import { products } from '../domains/catalog/schema.ts';
import type { Settings } from '../settings.ts';
import { seedCatalog } from './catalog.ts';
import { seedCoupons } from './coupons.ts';
import { seedCustomers } from './customers.ts';
import { seedFlashSale } from './flash-sale.ts';
import { seedReviews } from './reviews.ts';

/** Fills an empty database with the demo mall, in one transaction. A database that holds products is left alone. */
export async function seedDemo(db: Db, settings: Settings, now: Date): Promise<boolean> {
  const catalogue = loadCatalogue();
  return db.transaction(async (tx) => {
    const [existing] = await tx.select({ count: count() }).from(products);
    if ((existing?.count ?? 0) > 0) return false;
    await seedCatalog(tx, catalogue, now);
    await seedFlashSale(tx, loadFlashSale(), catalogue, now);
    await seedCoupons(tx, loadCoupons(), catalogue, now);
    await seedReviews(tx, loadReviews(), catalogue, now);
    await seedCustomers(tx, settings, now);
    return true;
  });
}
