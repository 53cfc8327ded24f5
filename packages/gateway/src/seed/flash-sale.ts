import type { Catalog, FlashSaleSlot } from '@mall/demo';
import type { Db } from '../db/database.ts';
import { flashPlan } from '../domains/flash-sale/schema.ts';
import { openSlots } from '../domains/flash-sale/slots.ts';
import { parseMoney } from '../shared/money.ts';

/** Inserts the daily plan of the flash sale, and creates the slots around the current time. */
export async function seedFlashSale(tx: Db, slots: readonly FlashSaleSlot[], catalog: Catalog, now: Date): Promise<void> {
  const productIds = new Map(catalog.products.flatMap((product) => product.skus.map((sku) => [sku.id, product.id])));
  const rows = slots.flatMap(({ start, minutes, items }) =>
    items.map(({ sku, price, quantity, limit }, position) => {
      const productId = productIds.get(sku);
      if (productId === undefined) throw new Error(`The demo catalog has no SKU ${sku}`);
      return {
        startMinute: minuteOf(start),
        minutes,
        position,
        productId,
        skuId: sku,
        price: parseMoney(price),
        quantity,
        perCustomer: limit,
      };
    }),
  );
  await tx.insert(flashPlan).values(rows);
  await openSlots(tx, now);
}

/** Returns a time of day such as "14:30" in minutes, 870. */
function minuteOf(start: string): number {
  const [hours, minutes] = start.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}
