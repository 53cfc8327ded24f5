import type { Db } from '../../db/database.ts';
import { lockCustomer } from '../account/lock-customer.ts';
import { unknownRecord } from './refusals.ts';
import * as repository from './title-repository.ts';

/**
 * Deletes an invoice title; the newest other title becomes the default when the default is deleted. Invoices retain their copy of it. Runs
 * in the caller's transaction.
 *
 * @throws Fault `parameter_refused` when the title is unknown.
 */
export async function deleteTitle(tx: Db, customerId: number, id: number): Promise<void> {
  await lockCustomer(tx, customerId);
  const title = await repository.findTitle(tx, customerId, id);
  if (!title) throw unknownRecord('ids');
  await repository.deleteTitle(tx, id);
  const next = title.isDefault ? await repository.findNewestTitle(tx, customerId) : undefined;
  if (next) await repository.setDefaultTitle(tx, customerId, next.id);
}
