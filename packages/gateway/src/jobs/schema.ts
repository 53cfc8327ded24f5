import { moment } from '../db/columns.ts';
import { integer, pgTable, text } from '../db/drizzle.ts';

/** The last round of each job, whichever gateway ran it. */
export const jobRuns = pgTable('job_runs', {
  job: text('job').primaryKey(),
  startedAt: moment('started_at').notNull(),
  durationMs: integer('duration_ms').notNull(),
  /** Failed rounds since the last one that did not fail. */
  failures: integer('failures').notNull(),
  /** Empty when the last round did not fail. */
  lastError: text('last_error').notNull(),
});

export type JobRun = typeof jobRuns.$inferSelect;
