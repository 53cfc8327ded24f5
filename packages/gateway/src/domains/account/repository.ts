import type { Db } from '../../db/database.ts';
import { and, eq, gt, isNull, lte, type SQL, sql } from '../../db/drizzle.ts';
import { customers, phoneChangeTokens } from './schema.ts';

export type CustomerRow = typeof customers.$inferSelect;

export async function findCustomer(db: Db, id: number): Promise<CustomerRow | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id));
  return row;
}

/** The result of counting an attempt at the payment password. */
export interface CountedAttempt {
  readonly hash: string | null;
  /** Attempts since the last correct one, including this one; above the limit, refuse without verifying. */
  readonly attempts: number;
}

/**
 * Counts an attempt before it is verified, so that fifty concurrent attempts are counted as fifty. An expired lock restarts the count; the
 * attempt that reaches the limit sets the lock.
 */
export async function countPaymentAttempt(
  db: Db,
  id: number,
  now: Date,
  limit: number,
  lockUntil: Date,
): Promise<CountedAttempt | undefined> {
  const attempts = sql<number>`case when ${customers.paymentLockedUntil} <= ${now.toISOString()}::timestamptz then 1 else ${customers.paymentAttempts} + 1 end`;
  const [row] = await db
    .update(customers)
    .set({
      paymentAttempts: attempts,
      paymentLockedUntil: sql`case when ${attempts} >= ${limit} then coalesce(case when ${customers.paymentLockedUntil} > ${now.toISOString()}::timestamptz then ${customers.paymentLockedUntil} end, ${lockUntil.toISOString()}::timestamptz) end`,
    })
    .where(eq(customers.id, id))
    .returning({ hash: customers.paymentPasswordHash, attempts: customers.paymentAttempts });
  return row;
}

export async function clearPaymentAttempts(db: Db, id: number): Promise<void> {
  await db.update(customers).set({ paymentAttempts: 0, paymentLockedUntil: null }).where(eq(customers.id, id));
}

/** The login name of a customer. E-mail addresses and account names are stored in lower case. */
export type CustomerName =
  | { readonly kind: 'phone'; readonly dialCode: string; readonly phone: string }
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'account'; readonly account: string };

export async function findCustomerByName(db: Db, name: CustomerName): Promise<CustomerRow | undefined> {
  const [row] = await db.select().from(customers).where(isNamed(name));
  return row;
}

/** Inserts a customer; returns undefined when another customer has the account name, the phone or the e-mail address. */
export async function insertCustomer(tx: Db, customer: typeof customers.$inferInsert): Promise<CustomerRow | undefined> {
  const [row] = await tx.insert(customers).values(customer).onConflictDoNothing().returning();
  return row;
}

export async function changeCustomer(db: Db, id: number, change: Partial<typeof customers.$inferInsert>): Promise<void> {
  await db.update(customers).set(change).where(eq(customers.id, id));
}

function isNamed(name: CustomerName): SQL | undefined {
  if (name.kind === 'phone') return and(eq(customers.dialCode, name.dialCode), eq(customers.phone, name.phone));
  return name.kind === 'email' ? eq(customers.email, name.email) : eq(customers.account, name.account);
}

/** Returns a customer's record, locked until the transaction ends. */
export async function lockCustomer(tx: Db, id: number): Promise<CustomerRow | undefined> {
  const [row] = await tx.select().from(customers).where(eq(customers.id, id)).for('update');
  return row;
}

/** Sets the first payment password; returns false when there already is one. */
export async function insertPaymentPassword(tx: Db, id: number, paymentPasswordHash: string): Promise<boolean> {
  const set = await tx
    .update(customers)
    .set({ paymentPasswordHash })
    .where(and(eq(customers.id, id), isNull(customers.paymentPasswordHash)))
    .returning({ id: customers.id });
  return set.length > 0;
}

export async function insertPhoneChangeToken(db: Db, token: typeof phoneChangeTokens.$inferInsert): Promise<void> {
  await db.insert(phoneChangeTokens).values(token);
}

/** Consumes a token; returns false when the token is not that of the customer or has expired. */
export async function consumePhoneChangeToken(tx: Db, tokenHash: Buffer, customerId: number, now: Date): Promise<boolean> {
  const deletedRows = await tx
    .delete(phoneChangeTokens)
    .where(
      and(eq(phoneChangeTokens.tokenHash, tokenHash), eq(phoneChangeTokens.customerId, customerId), gt(phoneChangeTokens.expiresAt, now)),
    )
    .returning({ customerId: phoneChangeTokens.customerId });
  return deletedRows.length > 0;
}

export async function deleteExpiredPhoneChangeTokens(db: Db, now: Date): Promise<void> {
  await db.delete(phoneChangeTokens).where(lte(phoneChangeTokens.expiresAt, now));
}
