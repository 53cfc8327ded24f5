import type { Db } from '../../db/database.ts';
import { and, asc, count, eq, gt, lte, ne } from '../../db/drizzle.ts';
import { applicationState, backOfficeTokens, shopApplications, shops } from './schema.ts';

export type ApplicationRow = typeof shopApplications.$inferSelect;
export type NewApplication = typeof shopApplications.$inferInsert;

export async function findApplication(db: Db, customerId: number): Promise<ApplicationRow | undefined> {
  const [row] = await db.select().from(shopApplications).where(eq(shopApplications.customerId, customerId));
  return row;
}

/** A customer's application, held until the transaction ends. */
export async function lockApplication(tx: Db, customerId: number): Promise<ApplicationRow | undefined> {
  const [row] = await tx.select().from(shopApplications).where(eq(shopApplications.customerId, customerId)).for('update');
  return row;
}

export async function lockApplicationById(tx: Db, id: number): Promise<ApplicationRow | undefined> {
  const [row] = await tx.select().from(shopApplications).where(eq(shopApplications.id, id)).for('update');
  return row;
}

/** Writes a first application; false when the customer has one already. */
export async function insertApplication(tx: Db, application: NewApplication): Promise<boolean> {
  const written = await tx
    .insert(shopApplications)
    .values(application)
    .onConflictDoNothing({ target: shopApplications.customerId })
    .returning({ id: shopApplications.id });
  return written.length > 0;
}

export async function changeApplication(tx: Db, id: number, change: Partial<NewApplication>): Promise<void> {
  await tx.update(shopApplications).set(change).where(eq(shopApplications.id, id));
}

/** The applications that wait for a decision, the oldest first. */
export async function waitingApplications(db: Db): Promise<ApplicationRow[]> {
  return db
    .select()
    .from(shopApplications)
    .where(eq(shopApplications.state, applicationState.inReview))
    .orderBy(asc(shopApplications.sentAt), asc(shopApplications.id));
}

/** Whether an application of somebody else's that was not rejected has a name. */
export async function isNameApplied(db: Db, nameKey: string, customerId: number): Promise<boolean> {
  const [row] = await db
    .select({ count: count() })
    .from(shopApplications)
    .where(
      and(
        eq(shopApplications.nameKey, nameKey),
        ne(shopApplications.state, applicationState.rejected),
        ne(shopApplications.customerId, customerId),
      ),
    );
  return (row?.count ?? 0) > 0;
}

/** The names of the mall's shops, in every language. */
export async function allShopNames(db: Db): Promise<string[]> {
  const rows = await db.select({ name: shops.name }).from(shops);
  return rows.flatMap(({ name }) => Object.values(name));
}

export async function insertBackOfficeToken(db: Db, token: typeof backOfficeTokens.$inferInsert): Promise<void> {
  await db.insert(backOfficeTokens).values(token);
}

/** Uses a token up; gives whose it was, unless it has expired. */
export async function takeBackOfficeToken(db: Db, tokenHash: Buffer, now: Date): Promise<number | undefined> {
  const [row] = await db
    .delete(backOfficeTokens)
    .where(and(eq(backOfficeTokens.tokenHash, tokenHash), gt(backOfficeTokens.expiresAt, now)))
    .returning({ customerId: backOfficeTokens.customerId });
  return row?.customerId;
}

export async function deleteExpiredTokens(db: Db, now: Date): Promise<void> {
  await db.delete(backOfficeTokens).where(lte(backOfficeTokens.expiresAt, now));
}
