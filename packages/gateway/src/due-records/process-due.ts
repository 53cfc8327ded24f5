import type { Db } from '../db/database.ts';
import { describeError } from '../shared/describe-error.ts';
import { deleteFailedRecords, findFailedRecordsOf, upsertFailedRecord } from './repository.ts';

/** Records whose time has come, e.g. unpaid orders to close, and what is done with one. */
export interface DueWork<Row extends { readonly id: number }> {
  /** The job that the failed records are listed under, e.g. "unpaid-orders". */
  readonly job: string;
  /** What a record is called in an error, e.g. "order". */
  readonly name: string;
  /** The next due record, if possible locked; records with these ids are passed over. */
  next(tx: Db, passedOver: readonly number[]): Promise<Row | undefined>;
  /** Processes a record. `false` when it turned out not to be due: it is passed over until the next round. */
  process(tx: Db, row: Row): Promise<boolean>;
}

const firstDelayMs = 15_000;
const longestDelayMs = 60 * 60 * 1000;
const longestError = 300;

/** When a record is tried again after its nth failed attempt: 15 seconds, doubled each time, at most an hour. */
const nextAttemptAfter = (attempts: number, now: Date) =>
  new Date(now.getTime() + Math.min(firstDelayMs * 2 ** (attempts - 1), longestDelayMs));

/**
 * Processes every due record, each in a transaction of its own; gives how many were processed. A record that fails is rolled back, set aside
 * with its error and tried again later, so that it does not hold up the others. Any number of processes may do this at once.
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
      // Without a record it is the database that failed, for every record.
      if (row === undefined) throw error;
      await setAside(db, work.job, row.id, { error, attempts: (failedBefore.get(row.id)?.attempts ?? 0) + 1, now });
      passedOver.push(row.id);
      settled.delete(row.id);
      failures.push(new Error(`The ${work.name} ${row.id} could not be processed`, { cause: error }));
    }
  }
  // Processed by now, or no longer due: an order that failed to close may have been paid meanwhile.
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
  const lastError = (describeError(error).messages.at(-1) ?? 'unknown error').slice(0, longestError);
  await upsertFailedRecord(db, { job, recordId, attempts, firstFailedAt: now, nextAttemptAt: nextAttemptAfter(attempts, now), lastError });
}
