import type { Db } from '../../db/database.ts';
import { and, asc, count, desc, eq } from '../../db/drizzle.ts';
import { addresses } from './schema.ts';

export type AddressRow = typeof addresses.$inferSelect;
export type NewAddress = typeof addresses.$inferInsert;

/** The addresses of a customer, the default first, then the oldest. */
export async function findAddresses(db: Db, customerId: number): Promise<AddressRow[]> {
  return db.select().from(addresses).where(eq(addresses.customerId, customerId)).orderBy(desc(addresses.isDefault), asc(addresses.id));
}

export async function findAddress(db: Db, customerId: number, id: number): Promise<AddressRow | undefined> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.customerId, customerId), eq(addresses.id, id)));
  return row;
}

export async function countAddresses(db: Db, customerId: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(addresses).where(eq(addresses.customerId, customerId));
  return row?.count ?? 0;
}

export async function insertAddress(tx: Db, address: NewAddress): Promise<void> {
  if (address.isDefault) await tx.update(addresses).set({ isDefault: false }).where(eq(addresses.customerId, address.customerId));
  await tx.insert(addresses).values(address);
}
