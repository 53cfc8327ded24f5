import type { Db } from '../db/database.ts';

/** Records whose time has come, e.g. unpaid orders to close, and what is done with one. */
export interface DueWork<Row extends { readonly id: number }> {
  /** What a record is called in an error, e.g. "order". */
  readonly name: string;
  /** The next due record, if possible locked; records with these ids are passed over. */
  next(tx: Db, passedOver: readonly number[]): Promise<Row | undefined>;
  /** Processes a record. `false` when it turned out not to be due: it is passed over until the next round. */
  process(tx: Db, row: Row): Promise<boolean>;
}

/**
 * Processes every due record, each in a transaction of its own; gives how many were processed. A record that fails is rolled back and passed
 * over for this round, so that it does not hold up the others. Any number of processes may do this at once.
 * @throws AggregateError at the end, with an error that names each failed record.
 */
export async function processDue<Row extends { readonly id: number }>(db: Db, { name, next, process }: DueWork<Row>): Promise<number> {
  const passedOver: number[] = [];
  const failures: Error[] = [];
  let processed = 0;
  for (;;) {
    let row: Row | undefined;
    try {
      const isProcessed = await db.transaction(async (tx) => {
        row = await next(tx, passedOver);
        return row !== undefined && (await process(tx, row));
      });
      if (row === undefined) break;
      if (isProcessed) processed += 1;
      else passedOver.push(row.id);
    } catch (error) {
      // Without a record it is the database that failed, for every record.
      if (row === undefined) throw error;
      passedOver.push(row.id);
      failures.push(new Error(`The ${name} ${row.id} could not be processed`, { cause: error }));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join('; '));
  return processed;
}
