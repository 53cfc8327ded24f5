import type { Db } from '../db/database.ts';
import { asc, sql } from '../db/drizzle.ts';
import { type JobRun, jobRuns } from './schema.ts';

export const findJobRuns = (db: Db): Promise<JobRun[]> => db.select().from(jobRuns).orderBy(asc(jobRuns.job));

/** Records a finished round; a failed one increments the number of consecutive failures. */
export async function upsertJobRun(db: Db, { job, startedAt, durationMs, lastError }: Omit<JobRun, 'failures'>): Promise<void> {
  const failed = lastError !== '';
  await db
    .insert(jobRuns)
    .values({ job, startedAt, durationMs, lastError, failures: failed ? 1 : 0 })
    .onConflictDoUpdate({
      target: jobRuns.job,
      set: { startedAt, durationMs, lastError, failures: failed ? sql`${jobRuns.failures} + 1` : 0 },
    });
}
