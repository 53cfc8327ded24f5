import type { Db } from '../../db/database.ts';
import * as repository from './repository.ts';

/** An order whose row is locked until the transaction ends. */
export type LockedOrder = Pick<repository.OrderRow, 'id' | 'number' | 'customerId'>;

/** Locks an order of a customer until the transaction ends; returns undefined when the customer has no such order. */
export async function lockOrder(
  tx: Db,
  customerId: number,
  which: { readonly id: number } | { readonly number: string },
): Promise<LockedOrder | undefined> {
  return repository.lockOrder(tx, customerId, which);
}
