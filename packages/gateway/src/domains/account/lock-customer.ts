import type { Db } from '../../db/database.ts';
import * as repository from './repository.ts';

/** Locks a customer's row until the transaction ends, to serialize changes of a set of records that the customer owns. */
export async function lockCustomer(tx: Db, customerId: number): Promise<void> {
  await repository.lockCustomer(tx, customerId);
}
