import type { Db } from '../../db/database.ts';
import { and, asc, count, desc, eq, gt, inArray, lt, lte, ne, notInArray, type SQL, sql } from '../../db/drizzle.ts';
import { type PointsType, pointsAccounts, pointsRecords, pointsType } from './schema.ts';

export type PointsRow = typeof pointsRecords.$inferSelect;

/** Inserts a record and updates the customer's balance of points. */
export async function insertRecord(tx: Db, record: typeof pointsRecords.$inferInsert): Promise<void> {
  const { customerId, points } = record;
  // Not in one statement, because PostgreSQL checks the row to insert against the CHECK constraint even when it updates an existing row.
  await tx.insert(pointsAccounts).values({ customerId, available: 0 }).onConflictDoNothing();
  await tx
    .update(pointsAccounts)
    .set({ available: sql`${pointsAccounts.available} + ${points}` })
    .where(eq(pointsAccounts.customerId, customerId));
  await tx.insert(pointsRecords).values(record);
}

export async function findAvailable(db: Db, customerId: number): Promise<number> {
  const [row] = await db.select().from(pointsAccounts).where(eq(pointsAccounts.customerId, customerId));
  return row?.available ?? 0;
}

/** Returns the points a customer can spend, locked until the transaction ends. */
export async function lockAvailable(tx: Db, customerId: number): Promise<number> {
  const [row] = await tx.select().from(pointsAccounts).where(eq(pointsAccounts.customerId, customerId)).for('update');
  return row?.available ?? 0;
}

/** Returns the paid amount behind the points of an order and the number of points left; undefined when there are none. */
export async function findOrderPoints(db: Db, orderId: number): Promise<{ paid: bigint; points: number } | undefined> {
  const [row] = await db
    .select({
      records: count(),
      paid: sql<string>`coalesce(sum(${pointsRecords.paid}), 0)`,
      points: sql<number>`coalesce(sum(${pointsRecords.points} - ${pointsRecords.shortfall}), 0)`.mapWith(Number),
    })
    .from(pointsRecords)
    .where(eq(pointsRecords.orderId, orderId));
  return row && row.records > 0 ? { paid: BigInt(row.paid), points: row.points } : undefined;
}

export type PointsSide = 'gained' | 'used' | 'expired';

const sides: Readonly<Record<PointsSide, SQL | undefined>> = {
  gained: gt(pointsRecords.points, 0),
  used: and(lt(pointsRecords.points, 0), ne(pointsRecords.type, pointsType.expired)),
  expired: eq(pointsRecords.type, pointsType.expired),
};

const listed = (customerId: number, side: PointsSide) =>
  and(eq(pointsRecords.customerId, customerId), eq(pointsRecords.removed, false), sides[side]);

export async function findRecords(db: Db, customerId: number, side: PointsSide, page: number, pageSize: number): Promise<PointsRow[]> {
  return db
    .select()
    .from(pointsRecords)
    .where(listed(customerId, side))
    .orderBy(desc(pointsRecords.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export async function countRecords(db: Db, customerId: number, side: PointsSide): Promise<number> {
  const [row] = await db.select({ count: count() }).from(pointsRecords).where(listed(customerId, side));
  return row?.count ?? 0;
}

const owned = (customerId: number, ids: readonly number[]) =>
  and(eq(pointsRecords.customerId, customerId), inArray(pointsRecords.id, [...ids]));

/** Returns the types of those of these records that belong to the customer. */
export async function typesOf(db: Db, customerId: number, ids: readonly number[]): Promise<PointsType[]> {
  const rows = await db.select({ type: pointsRecords.type }).from(pointsRecords).where(owned(customerId, ids));
  return rows.map(({ type }) => type);
}

export async function markRemoved(db: Db, customerId: number, ids: readonly number[]): Promise<void> {
  await db.update(pointsRecords).set({ removed: true }).where(owned(customerId, ids));
}

/** Returns expired points, locked; skips those that another process has locked. */
export async function lockOneExpiring(tx: Db, now: Date, passedOver: readonly number[]): Promise<PointsRow | undefined> {
  const [row] = await tx
    .select()
    .from(pointsRecords)
    .where(and(lte(pointsRecords.expiresAt, now), notInArray(pointsRecords.id, [...passedOver])))
    .orderBy(asc(pointsRecords.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

export async function clearExpiry(tx: Db, id: number): Promise<void> {
  await tx.update(pointsRecords).set({ expiresAt: null }).where(eq(pointsRecords.id, id));
}
