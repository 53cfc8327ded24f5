import type { Db } from '../db/database.ts';
import { and, eq, gt, lt, lte, sql } from '../db/drizzle.ts';
import { sentCodes } from './schema.ts';

/** Stores a code and replaces the previous one. */
export async function storeCode(db: Db, key: string, codeHash: Buffer, expiresAt: Date): Promise<void> {
  const code = { codeHash, expiresAt, tries: 0 };
  await db
    .insert(sentCodes)
    .values({ key, ...code })
    .onConflictDoUpdate({ target: sentCodes.key, set: code });
}

/** Counts an attempt and returns the hash of the code; undefined when there is none that allows another attempt. */
export async function countCodeAttempt(db: Db, key: string, max: number, now: Date): Promise<Buffer | undefined> {
  const [row] = await db
    .update(sentCodes)
    .set({ tries: sql`${sentCodes.tries} + 1` })
    .where(and(eq(sentCodes.key, key), lt(sentCodes.tries, max), gt(sentCodes.expiresAt, now)))
    .returning({ codeHash: sentCodes.codeHash });
  return row?.codeHash;
}

/** Deletes a code; returns false when a concurrent request was first. */
export async function deleteCode(tx: Db, key: string, codeHash: Buffer): Promise<boolean> {
  const deletedRows = await tx
    .delete(sentCodes)
    .where(and(eq(sentCodes.key, key), eq(sentCodes.codeHash, codeHash)))
    .returning({ key: sentCodes.key });
  return deletedRows.length > 0;
}

export async function deleteExpiredCodes(db: Db, now: Date): Promise<void> {
  await db.delete(sentCodes).where(lte(sentCodes.expiresAt, now));
}
