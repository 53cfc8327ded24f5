import type { Db } from '../../db/database.ts';
import { and, count, desc, eq, isNotNull } from '../../db/drizzle.ts';
import { membershipOrders, memberships } from './schema.ts';

export type MembershipRow = typeof memberships.$inferSelect;
export type MembershipOrderRow = typeof membershipOrders.$inferSelect;
export type NewMembershipOrder = typeof membershipOrders.$inferInsert;

export async function findMembership(db: Db, customerId: number): Promise<MembershipRow | undefined> {
  const [row] = await db.select().from(memberships).where(eq(memberships.customerId, customerId));
  return row;
}

/**
 * Returns a customer's membership, created if missing, locked until the transaction ends, so that two concurrent payments extend it
 * sequentially.
 */
export async function lockMembership(tx: Db, customerId: number, never: Date): Promise<MembershipRow> {
  await tx.insert(memberships).values({ customerId, endsAt: never }).onConflictDoNothing();
  const [row] = await tx.select().from(memberships).where(eq(memberships.customerId, customerId)).for('update');
  if (!row) throw new Error('A membership was not stored');
  return row;
}

export async function changeMembership(tx: Db, customerId: number, change: Partial<typeof memberships.$inferInsert>): Promise<void> {
  await tx.update(memberships).set(change).where(eq(memberships.customerId, customerId));
}

/** Inserts an order; returns false when its number is taken. */
export async function insertMembershipOrder(tx: Db, order: NewMembershipOrder): Promise<boolean> {
  const written = await tx
    .insert(membershipOrders)
    .values(order)
    .onConflictDoNothing({ target: membershipOrders.number })
    .returning({ id: membershipOrders.id });
  return written.length > 0;
}

export async function changeMembershipOrder(tx: Db, id: number, change: Partial<typeof membershipOrders.$inferInsert>): Promise<void> {
  await tx.update(membershipOrders).set(change).where(eq(membershipOrders.id, id));
}

const named = (customerId: number, number: string) => and(eq(membershipOrders.customerId, customerId), eq(membershipOrders.number, number));

export async function findMembershipOrder(db: Db, customerId: number, number: string): Promise<MembershipOrderRow | undefined> {
  const [row] = await db.select().from(membershipOrders).where(named(customerId, number));
  return row;
}

export async function lockMembershipOrder(tx: Db, customerId: number, number: string): Promise<MembershipOrderRow | undefined> {
  const [row] = await tx.select().from(membershipOrders).where(named(customerId, number)).for('update');
  return row;
}

const paid = (customerId: number) => and(eq(membershipOrders.customerId, customerId), isNotNull(membershipOrders.paidAt));

/** Returns the paid membership orders of a customer, newest first. */
export async function findPurchases(db: Db, customerId: number, page: number, pageSize: number): Promise<MembershipOrderRow[]> {
  return db
    .select()
    .from(membershipOrders)
    .where(paid(customerId))
    .orderBy(desc(membershipOrders.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export async function countPurchases(db: Db, customerId: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(membershipOrders).where(paid(customerId));
  return row?.count ?? 0;
}
