import type { Db } from '../db/database.ts';
import { and, asc, eq, inArray, lte, sql } from '../db/drizzle.ts';
import type { Cents } from '../shared/money.ts';
import { refunds, refundTotals } from './schema.ts';

export type RefundRow = typeof refunds.$inferSelect;

/**
 * Stores a refund; returns undefined when its cause already has one. The database refuses more than the paid amount with a check violation.
 */
export async function insertRefund(tx: Db, refund: typeof refunds.$inferInsert): Promise<RefundRow | undefined> {
  const [row] = await tx.insert(refunds).values(refund).onConflictDoNothing().returning();
  return row;
}

/** Returns the refund of an after-sale, otherwise that of an order's cancellation. */
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

/** Returns refunded amounts by order; orders without refunds are missing. */
export async function findRefundedAmounts(db: Db, orderIds: readonly number[]): Promise<Map<number, Cents>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(refundTotals)
    .where(inArray(refundTotals.orderId, [...orderIds]));
  return new Map(rows.map(({ orderId, refunded }) => [orderId, refunded]));
}

/** Returns the refunds of orders, oldest first. */
export async function findRefundsOfOrders(db: Db, orderIds: readonly number[]): Promise<RefundRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, [...orderIds]))
    .orderBy(asc(refunds.id));
}

/** Returns a pending refund whose next attempt is due, locked until the transaction ends; skips refunds that another process has locked. */
export async function lockDueRefund(tx: Db, now: Date): Promise<RefundRow | undefined> {
  const [row] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.state, 'pending'), lte(refunds.nextAttemptAt, now)))
    .orderBy(asc(refunds.nextAttemptAt), asc(refunds.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

/** Counts an attempt and sets when the next one is due; null sets the refund aside. */
export async function recordRefundAttempt(tx: Db, id: number, nextAttemptAt: Date | null): Promise<void> {
  await tx
    .update(refunds)
    .set({ attempts: sql`${refunds.attempts} + 1`, nextAttemptAt })
    .where(eq(refunds.id, id));
}

const isPending = (id: number) => and(eq(refunds.id, id), eq(refunds.state, 'pending'));

/** Stores the error of an attempt that did not settle a refund. */
export async function recordRefundFailure(db: Db, id: number, lastError: string): Promise<void> {
  await db.update(refunds).set({ lastError }).where(isPending(id));
}

/** Returns a refund that is still pending, locked until the transaction ends. */
export async function lockPendingRefund(tx: Db, id: number): Promise<RefundRow | undefined> {
  const [row] = await tx.select().from(refunds).where(isPending(id)).for('update');
  return row;
}

/** Settles a pending refund. Throws when it is not pending. */
export async function recordSettlement(
  tx: Db,
  id: number,
  settled: { readonly state: 'completed' | 'returned_to_wallet'; readonly lastError: string; readonly completedAt: Date },
): Promise<RefundRow> {
  const [row] = await tx
    .update(refunds)
    .set({ ...settled, nextAttemptAt: null })
    .where(isPending(id))
    .returning();
  if (!row) throw new Error(`Refund ${id} is not pending`);
  return row;
}

/** Returns pending refunds, oldest first. */
export async function findPendingRefunds(db: Db): Promise<RefundRow[]> {
  return db.select().from(refunds).where(eq(refunds.state, 'pending')).orderBy(asc(refunds.id));
}

/** Makes a pending refund due now, and restarts its schedule of attempts; returns undefined when there is no such pending refund. */
export async function makeDue(db: Db, id: number, now: Date): Promise<RefundRow | undefined> {
  const [row] = await db
    .update(refunds)
    .set({ nextAttemptAt: now, attempts: sql`least(${refunds.attempts}, 1)` })
    .where(isPending(id))
    .returning();
  return row;
}
