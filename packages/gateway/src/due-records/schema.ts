import { idOf, moment } from '../db/columns.ts';
import { integer, pgTable, primaryKey, text } from '../db/drizzle.ts';

/** Due records that a job could not process: they are retried later, and `mall jobs` lists them for operators. */
export const failedRecords = pgTable(
  'failed_records',
  {
    job: text('job').notNull(),
    recordId: idOf('record_id').notNull(),
    attempts: integer('attempts').notNull(),
    firstFailedAt: moment('first_failed_at').notNull(),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    lastError: text('last_error').notNull(),
  },
  ({ job, recordId }) => [primaryKey({ columns: [job, recordId] })],
);

export type FailedRecord = typeof failedRecords.$inferSelect;
