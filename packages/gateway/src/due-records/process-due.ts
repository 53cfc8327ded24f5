import type { Db } from '../db/database.ts';
import { describeError } from '../shared/describe-error.ts';
import { deleteFailedRecords, findFailedRecordsOf, upsertFailedRecord } from './repository.ts';

/** A kind of due records, e.g. unpaid orders to close, and how to process one. */
export interface DueWork<Row extends { readonly id: number }> {
  /** The job under which failed records are listed, e.g. "unpaid-orders". */
  readonly job: string;
  /** The name of a record in an error, e.g. "order". */
  readonly name: string;
  /** Returns the next due record, locked if possible; skips records with these ids. */
  next(tx: Db, passedOver: readonly number[]): Promise<Row | undefined>;
  /** Processes a record. Returns `false` when it is not due any more: it is skipped until the next round. */
  process(tx: Db, row: Row): Promise<boolean>;
}

const firstDelayMs = 15_000;
const maxDelayMs = 60 * 60 * 1000;
const maxErrorLength = 300;

/** Returns when a record is retried after its nth failed attempt, by exponential backoff: 15 seconds, doubled each time, at most an hour. */
const nextAttemptAfter = (attempts: number, now: Date) =>
  new Date(now.getTime() + Math.min(firstDelayMs * 2 ** (attempts - 1), maxDelayMs));

/**
 * Processes every due record, each in a separate transaction; returns how many were processed. A record that fails is rolled back, set
 * aside with its error and retried later, so that it does not block the others. Any number of processes can run this concurrently.
 * @throws AggregateError at the end, with an error that names each record that failed in this round.
 */
export async function processDue<Row extends { readonly id: number }>(db: Db, work: DueWork<Row>, now: Date): Promise<number> {
  const failedBefore = new Map((await findFailedRecordsOf(db, work.job)).map((record) => [record.recordId, record]));
  const passedOver = [...failedBefore.values()].filter(({ nextAttemptAt }) => nextAttemptAt > now).map(({ recordId }) => recordId);
  const settled = new Set(failedBefore.keys());
  for (const id of passedOver) settled.delete(id);
  const failures: Error[] = [];
  let processed = 0;
  for (;;) {
    let row: Row | undefined;
    try {
      const isProcessed = await db.transaction(async (tx) => {
        row = await work.next(tx, passedOver);
        return row !== undefined && (await work.process(tx, row));
      });
      if (row === undefined) break;
      if (isProcessed) processed += 1;
      else passedOver.push(row.id);
    } catch (error) {
      // Without a record, the database failed, which affects every record.
      if (row === undefined) throw error;
      await setAside(db, work.job, row.id, { error, attempts: (failedBefore.get(row.id)?.attempts ?? 0) + 1, now });
      passedOver.push(row.id);
      settled.delete(row.id);
      failures.push(new Error(`The ${work.name} ${row.id} could not be processed`, { cause: error }));
    }
  }
  // Already processed, or no longer due: an order that failed to close might have been paid in the meantime.
  await deleteFailedRecords(db, work.job, [...settled]);
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join('; '));
  return processed;
}

interface Failure {
  readonly error: unknown;
  readonly attempts: number;
  readonly now: Date;
}

async function setAside(db: Db, job: string, recordId: number, { error, attempts, now }: Failure): Promise<void> {
  const lastError = (describeError(error).messages.at(-1) ?? 'unknown error').slice(0, maxErrorLength);
  await upsertFailedRecord(db, { job, recordId, attempts, firstFailedAt: now, nextAttemptAt: nextAttemptAfter(attempts, now), lastError });
}
