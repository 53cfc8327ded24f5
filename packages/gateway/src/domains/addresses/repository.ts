import type { Db } from '../../db/database.ts';
import { and, asc, count, desc, eq } from '../../db/drizzle.ts';
import { addresses } from './schema.ts';

export type AddressRow = typeof addresses.$inferSelect;
export type NewAddress = typeof addresses.$inferInsert;

/** Returns the addresses of a customer, the default first, then the oldest. */
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

export async function insertAddress(tx: Db, address: NewAddress): Promise<number> {
  const [row] = await tx.insert(addresses).values(address).returning({ id: addresses.id });
  if (!row) throw new Error('An address was not stored');
  return row.id;
}

export async function changeAddress(tx: Db, id: number, change: Partial<NewAddress>): Promise<void> {
  await tx.update(addresses).set(change).where(eq(addresses.id, id));
}

export async function deleteAddress(tx: Db, id: number): Promise<void> {
  await tx.delete(addresses).where(eq(addresses.id, id));
}

/** Makes an address the default. Clears the old default first, because a unique index allows only one at any time. */
export async function makeDefault(tx: Db, customerId: number, id: number): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.customerId, customerId), eq(addresses.isDefault, true)));
  await tx.update(addresses).set({ isDefault: true }).where(eq(addresses.id, id));
}

export async function findNewestAddress(tx: Db, customerId: number): Promise<{ id: number } | undefined> {
  const [row] = await tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(eq(addresses.customerId, customerId))
    .orderBy(desc(addresses.id))
    .limit(1);
  return row;
}
