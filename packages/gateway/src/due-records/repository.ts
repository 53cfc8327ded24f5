import type { Db } from '../db/database.ts';
import { and, asc, eq, inArray, sql } from '../db/drizzle.ts';
import { type FailedRecord, failedRecords } from './schema.ts';

export const findFailedRecordsOf = (db: Db, job: string): Promise<FailedRecord[]> =>
  db.select().from(failedRecords).where(eq(failedRecords.job, job));

/** Returns every failed record, ordered by the first failure. */
export const findFailedRecords = (db: Db): Promise<FailedRecord[]> =>
  db.select().from(failedRecords).orderBy(asc(failedRecords.firstFailedAt));

/** Counts a failure. Two processes that fail concurrently at the same record count two. */
export async function upsertFailedRecord(db: Db, record: FailedRecord): Promise<void> {
  const { attempts, nextAttemptAt, lastError } = record;
  await db
    .insert(failedRecords)
    .values(record)
    .onConflictDoUpdate({
      target: [failedRecords.job, failedRecords.recordId],
      set: { attempts: sql`greatest(${failedRecords.attempts} + 1, ${attempts})`, nextAttemptAt, lastError },
    });
}

export async function deleteFailedRecords(db: Db, job: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(failedRecords).where(and(eq(failedRecords.job, job), inArray(failedRecords.recordId, [...ids])));
}

/** Makes a failed record due now. Returns `false` when there is none. */
export async function updateNextAttempt(db: Db, job: string, recordId: number, nextAttemptAt: Date): Promise<boolean> {
  const updated = await db
    .update(failedRecords)
    .set({ nextAttemptAt })
    .where(and(eq(failedRecords.job, job), eq(failedRecords.recordId, recordId)))
    .returning({ recordId: failedRecords.recordId });
  return updated.length > 0;
}
