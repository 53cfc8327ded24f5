import { moment } from '../db/columns.ts';
import { integer, pgTable, text } from '../db/drizzle.ts';

/** The last round of each job on any gateway. */
export const jobRuns = pgTable('job_runs', {
  job: text('job').primaryKey(),
  startedAt: moment('started_at').notNull(),
  durationMs: integer('duration_ms').notNull(),
  /** Failed rounds since the last successful one. */
  failures: integer('failures').notNull(),
  /** Empty when the last round succeeded. */
  lastError: text('last_error').notNull(),
});

export type JobRun = typeof jobRuns.$inferSelect;
