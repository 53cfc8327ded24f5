import type { Db } from '../../db/database.ts';
import { and, asc, eq, gt, isNull, lte, sql } from '../../db/drizzle.ts';
import { charges, type NoticeOutcome, paymentNotices, paymentPermits, type RefusedNotice, refusedNotices } from './schema.ts';

export type ChargeRow = typeof charges.$inferSelect;

/** Grants a session a permit for one payment; renews an existing one instead of adding another. */
export async function grantPermit(db: Db, sessionId: number, expiresAt: Date): Promise<void> {
  await db
    .insert(paymentPermits)
    .values({ sessionId, expiresAt })
    .onConflictDoUpdate({ target: paymentPermits.sessionId, set: { expiresAt } });
}

/** Consumes a session's permit. Returns false when there is no valid one. */
export async function usePermit(tx: Db, sessionId: number, now: Date): Promise<boolean> {
  const used = await tx
    .delete(paymentPermits)
    .where(and(eq(paymentPermits.sessionId, sessionId), gt(paymentPermits.expiresAt, now)))
    .returning({ id: paymentPermits.id });
  return used.length > 0;
}

export async function findCharge(db: Db, which: Pick<ChargeRow, 'customerId' | 'number' | 'method'>): Promise<ChargeRow | undefined> {
  const [row] = await db
    .select()
    .from(charges)
    .where(and(eq(charges.customerId, which.customerId), eq(charges.number, which.number), eq(charges.method, which.method)));
  return row;
}

/** Returns the charges for a number of a customer, with every payment method, newest last. */
export async function findChargesOf(db: Db, customerId: number, number: string): Promise<ChargeRow[]> {
  return db
    .select()
    .from(charges)
    .where(and(eq(charges.customerId, customerId), eq(charges.number, number)))
    .orderBy(asc(charges.id));
}

export async function insertCharge(tx: Db, charge: typeof charges.$inferInsert): Promise<void> {
  await tx.insert(charges).values(charge).onConflictDoNothing();
}

export async function lockCharge(tx: Db, reference: string): Promise<ChargeRow | undefined> {
  const [row] = await tx.select().from(charges).where(eq(charges.reference, reference)).for('update');
  return row;
}

export async function markChargePaid(tx: Db, id: number, paidAt: Date): Promise<void> {
  await tx.update(charges).set({ paidAt }).where(eq(charges.id, id));
}

/** Locks an unpaid charge that has not been queried since a given time, and records the query. */
export async function lockChargeToQuery(tx: Db, since: Date, createdAfter: Date, now: Date): Promise<ChargeRow | undefined> {
  const [row] = await tx
    .select()
    .from(charges)
    .where(and(isNull(charges.paidAt), lte(charges.lastQueriedAt, since), gt(charges.createdAt, createdAfter)))
    .orderBy(asc(charges.lastQueriedAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (row) await tx.update(charges).set({ lastQueriedAt: now }).where(eq(charges.id, row.id));
  return row;
}

/** Counts a notice that was refused for its signature; `day` is a UTC date. */
export async function countRefusedNotice(db: Db, outcome: RefusedNotice, day: string): Promise<void> {
  await db
    .insert(refusedNotices)
    .values({ day, outcome, count: 1 })
    .onConflictDoUpdate({ target: [refusedNotices.day, refusedNotices.outcome], set: { count: sql`${refusedNotices.count} + 1` } });
}

export async function recordNotice(db: Db, reference: string, outcome: NoticeOutcome, at: Date): Promise<void> {
  await db.insert(paymentNotices).values({ reference, outcome, at });
}
