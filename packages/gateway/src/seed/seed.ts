import { loadCatalog, loadCoupons, loadFlashSale, loadReviews } from '@mall/demo';
import type { Db } from '../db/database.ts';
import { count } from '../db/drizzle.ts';
import { products } from '../domains/catalog/schema.ts';
import type { Settings } from '../settings.ts';
import { addDays } from '../shared/clock.ts';
import { seedCatalog } from './catalog.ts';
import { seedCoupons } from './coupons.ts';
import { seedDemoCustomer, seedNewCustomer } from './customers.ts';
import { seedFlashSale } from './flash-sale.ts';
import { seedHistory } from './history/history.ts';
import { seedReviews } from './reviews.ts';
import { seedSearchSynonyms } from './synonyms.ts';

/** The age of the demo customer's account at the opening in days, if they have a history. */
const customerForDays = 120;

/**
 * Fills an empty database with the demo mall, in one transaction; with `demoHistory` its customer has months of purchases, and a second
 * customer has just registered. Leaves a database with products unchanged.
 */
export async function seedDemo(db: Db, settings: Settings, now: Date): Promise<boolean> {
  const catalog = loadCatalog();
  return db.transaction(async (tx) => {
    const [existing] = await tx.select({ count: count() }).from(products);
    if ((existing?.count ?? 0) > 0) return false;
    await seedSearchSynonyms(tx);
    await seedCatalog(tx, catalog, now);
    await seedFlashSale(tx, loadFlashSale(), catalog, now);
    await seedCoupons(tx, loadCoupons(), catalog, now);
    await seedReviews(tx, loadReviews(), catalog, now);
    if (!settings.demoHistory) {
      await seedDemoCustomer(tx, settings, now);
      return true;
    }
    const customerId = await seedDemoCustomer(tx, settings, addDays(now, -customerForDays));
    await seedHistory(tx, customerId, settings, now);
    await seedNewCustomer(tx, now);
    return true;
  });
}
