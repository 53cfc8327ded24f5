import type { Db } from '../db/database.ts';
import { eq, inArray } from '../db/drizzle.ts';
import type { Cents } from '../shared/money.ts';
import { refunds, refundTotals } from './schema.ts';

export type RefundRow = typeof refunds.$inferSelect;

/** Stores a refund; undefined when its cause has one already. The database refuses more than was paid with a check violation. */
export async function insertRefund(tx: Db, refund: typeof refunds.$inferInsert): Promise<RefundRow | undefined> {
  const [row] = await tx.insert(refunds).values(refund).onConflictDoNothing().returning();
  return row;
}

/** The refund of an after-sale, or else of an order's cancellation. */
export async function findRefundOfCause(
  db: Db,
  { orderId, afterSaleId }: { readonly orderId: number; readonly afterSaleId: number | null },
): Promise<RefundRow | undefined> {
  const rows = await db
    .select()
    .from(refunds)
    .where(afterSaleId === null ? eq(refunds.orderId, orderId) : eq(refunds.afterSaleId, afterSaleId));
  return rows.find((row) => row.afterSaleId === afterSaleId);
}

/** Refunded amounts by order; orders without refunds are missing. */
export async function findRefundedAmounts(db: Db, orderIds: readonly number[]): Promise<Map<number, Cents>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(refundTotals)
    .where(inArray(refundTotals.orderId, [...orderIds]));
  return new Map(rows.map(({ orderId, refunded }) => [orderId, refunded]));
}
