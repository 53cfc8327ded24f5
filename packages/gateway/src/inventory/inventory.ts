import { type Db, rowsOf } from '../db/database.ts';
import { asc, eq, inArray, type SQL, sql } from '../db/drizzle.ts';
import { stock, stockMovements } from './schema.ts';

/** Pieces of a SKU. */
export interface Pieces {
  readonly skuId: number;
  readonly quantity: number;
}

/** Returns the stock of a SKU as an SQL expression, for queries that also read other data. */
export const availableOf = (skuId: SQL): SQL => sql`coalesce((select stock.available from stock where stock.sku_id = ${skuId}), 0)`;

/**
 * Takes pieces for an order, or returns the first SKU that is short and takes nothing more: the caller must then roll back. Pieces of one
 * SKU are summed first. Rows are locked by id ascending, so that two crossing orders wait for each other instead of deadlocking.
 */
export async function takeStock(tx: Db, wanted: readonly Pieces[], orderId: number, at: Date): Promise<{ short: number } | undefined> {
  const sums = summed(wanted);
  for (const { skuId, quantity } of sums) {
    const taken = await rowsOf(
      tx,
      sql`
        with taken as (
          update stock set available = available - ${quantity}::integer where sku_id = ${skuId} and available >= ${quantity}::integer returning sku_id)
        insert into stock_movements (sku_id, quantity, reason, order_id, at)
        select sku_id, -${quantity}::integer, 'sold', ${orderId}::bigint, ${at.toISOString()}::timestamptz from taken returning sku_id`,
    );
    if (taken.length === 0) return { short: skuId };
  }
  return undefined;
}

/** Locks the stock of SKUs until the transaction ends, by id ascending, for transactions that release stock in several steps. */
export async function lockStock(tx: Db, skuIds: readonly number[]): Promise<void> {
  await tx
    .select({ skuId: stock.skuId })
    .from(stock)
    .where(inArray(stock.skuId, [...skuIds]))
    .orderBy(asc(stock.skuId))
    .for('update');
}

/** Returns the pieces of a closed order to stock. */
export async function releaseStock(tx: Db, pieces: readonly Pieces[], orderId: number, at: Date): Promise<void> {
  const sums = summed(pieces);
  for (const { skuId, quantity } of sums) {
    await tx
      .update(stock)
      .set({ available: sql`${stock.available} + ${quantity}` })
      .where(eq(stock.skuId, skuId));
  }
  await tx
    .insert(stockMovements)
    .values(sums.map(({ skuId, quantity }) => ({ skuId, quantity, reason: 'released' as const, orderId, at })));
}

function summed(pieces: readonly Pieces[]): Pieces[] {
  const sums = new Map<number, number>();
  for (const { skuId, quantity } of pieces) sums.set(skuId, (sums.get(skuId) ?? 0) + quantity);
  return [...sums].map(([skuId, quantity]) => ({ skuId, quantity })).sort((a, b) => a.skuId - b.skuId);
}
