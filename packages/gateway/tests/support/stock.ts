import { eq } from '../../src/db/drizzle.ts';
import { stock, stockMovements } from '../../src/inventory/schema.ts';
import type { World } from './world.ts';

/** Sets the stock of a SKU, with the corresponding movement. */
export async function setStock(world: World, skuId: number, pieces: number): Promise<void> {
  await world.db.transaction(async (tx) => {
    const [row] = await tx.select().from(stock).where(eq(stock.skuId, skuId));
    if (!row) throw new Error(`There is no SKU ${skuId}`);
    await tx.update(stock).set({ available: pieces }).where(eq(stock.skuId, skuId));
    await tx.insert(stockMovements).values({ skuId, quantity: pieces - row.available, reason: 'adjusted', at: world.clock.now() });
  });
}

export async function stockOf({ db }: Pick<World, 'db'>, skuId: number): Promise<number> {
  const [row] = await db.select().from(stock).where(eq(stock.skuId, skuId));
  return row?.available ?? 0;
}
