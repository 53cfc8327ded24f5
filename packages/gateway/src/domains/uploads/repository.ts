import type { Db } from '../../db/database.ts';
import { and, asc, count, eq, gt, inArray, isNull, lt } from '../../db/drizzle.ts';
import { uploads } from './schema.ts';

export async function countUploads(db: Db, customerId: number, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(uploads)
    .where(and(eq(uploads.customerId, customerId), gt(uploads.createdAt, since)));
  return row?.count ?? 0;
}

/** Renews the upload time of an image that the customer has uploaded before; returns false when there is none. */
export async function renewUpload(db: Db, customerId: number, name: string, now: Date): Promise<boolean> {
  const renewed = await db.update(uploads).set({ createdAt: now }).where(isUpload(customerId, name)).returning({ name: uploads.name });
  return renewed.length > 0;
}

/** Stores an image. The same one uploaded twice concurrently is stored once. */
export async function insertUpload(db: Db, upload: typeof uploads.$inferInsert): Promise<void> {
  await db.insert(uploads).values(upload).onConflictDoNothing();
}

export async function findUpload(db: Db, customerId: number, name: string): Promise<Buffer | undefined> {
  const [row] = await db.select({ image: uploads.image }).from(uploads).where(isUpload(customerId, name));
  return row?.image;
}

const isUpload = (customerId: number, name: string) => and(eq(uploads.customerId, customerId), eq(uploads.name, name));

/** Marks the named images of a customer as referenced; returns how many there were. */
export async function setReferenced(tx: Db, customerId: number, names: readonly string[], now: Date): Promise<number> {
  const referenced = await tx
    .update(uploads)
    .set({ referencedAt: now })
    .where(and(eq(uploads.customerId, customerId), inArray(uploads.name, [...names])))
    .returning({ name: uploads.name });
  return referenced.length;
}

/** Returns the named images of a customer, locked until the transaction ends. */
export async function lockUploads(tx: Db, customerId: number, names: readonly string[]): Promise<{ name: string; image: Buffer }[]> {
  return tx
    .select({ name: uploads.name, image: uploads.image })
    .from(uploads)
    .where(and(eq(uploads.customerId, customerId), inArray(uploads.name, [...names])))
    .orderBy(asc(uploads.name))
    .for('update');
}

export async function markPublic(tx: Db, customerId: number, name: string, publicName: string, now: Date): Promise<void> {
  await tx.update(uploads).set({ publicName, referencedAt: now }).where(isUpload(customerId, name));
}

/** Returns a published image. */
export async function findPublic(db: Db, publicName: string): Promise<Buffer | undefined> {
  const [row] = await db.select({ image: uploads.image }).from(uploads).where(eq(uploads.publicName, publicName)).limit(1);
  return row?.image;
}

/** Marks the named images of a customer as unreferenced; each is deleted later unless it is referenced again. */
export async function setUnreferenced(tx: Db, customerId: number, names: readonly string[], now: Date): Promise<void> {
  await tx
    .update(uploads)
    .set({ referencedAt: null, createdAt: now })
    .where(and(eq(uploads.customerId, customerId), inArray(uploads.name, [...names])));
}

export async function deleteUnreferenced(db: Db, before: Date): Promise<void> {
  await db.delete(uploads).where(and(isNull(uploads.referencedAt), lt(uploads.createdAt, before)));
}
