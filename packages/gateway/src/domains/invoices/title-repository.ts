import type { Db } from '../../db/database.ts';
import { and, count, desc, eq } from '../../db/drizzle.ts';
import { invoiceTitles } from './schema.ts';

export type TitleRow = typeof invoiceTitles.$inferSelect;
export type NewTitle = typeof invoiceTitles.$inferInsert;

/** Returns the titles of a customer, the default first, then the newest. */
export async function findTitles(db: Db, customerId: number): Promise<TitleRow[]> {
  return db
    .select()
    .from(invoiceTitles)
    .where(eq(invoiceTitles.customerId, customerId))
    .orderBy(desc(invoiceTitles.isDefault), desc(invoiceTitles.id));
}

export async function findTitle(db: Db, customerId: number, id: number): Promise<TitleRow | undefined> {
  const [row] = await db
    .select()
    .from(invoiceTitles)
    .where(and(eq(invoiceTitles.customerId, customerId), eq(invoiceTitles.id, id)));
  return row;
}

export async function findDefaultTitle(db: Db, customerId: number): Promise<TitleRow | undefined> {
  const [row] = await db
    .select()
    .from(invoiceTitles)
    .where(and(eq(invoiceTitles.customerId, customerId), eq(invoiceTitles.isDefault, true)));
  return row;
}

export async function countTitles(db: Db, customerId: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(invoiceTitles).where(eq(invoiceTitles.customerId, customerId));
  return row?.count ?? 0;
}

export async function insertTitle(tx: Db, title: NewTitle): Promise<number> {
  const [row] = await tx.insert(invoiceTitles).values(title).returning({ id: invoiceTitles.id });
  if (!row) throw new Error('The database stored no invoice title');
  return row.id;
}

export async function updateTitle(tx: Db, id: number, change: Partial<NewTitle>): Promise<void> {
  await tx.update(invoiceTitles).set(change).where(eq(invoiceTitles.id, id));
}

export async function deleteTitle(tx: Db, id: number): Promise<void> {
  await tx.delete(invoiceTitles).where(eq(invoiceTitles.id, id));
}

export async function findNewestTitle(tx: Db, customerId: number): Promise<TitleRow | undefined> {
  const [row] = await tx
    .select()
    .from(invoiceTitles)
    .where(eq(invoiceTitles.customerId, customerId))
    .orderBy(desc(invoiceTitles.id))
    .limit(1);
  return row;
}

/** Makes a title the default. Clears the old default first, because a unique index allows only one at any time. */
export async function setDefaultTitle(tx: Db, customerId: number, id: number): Promise<void> {
  await tx
    .update(invoiceTitles)
    .set({ isDefault: false })
    .where(and(eq(invoiceTitles.customerId, customerId), eq(invoiceTitles.isDefault, true)));
  await tx.update(invoiceTitles).set({ isDefault: true }).where(eq(invoiceTitles.id, id));
}
