import type { Db } from '../../db/database.ts';
import { Fault } from '../../dispatch/fault.ts';
import { unknownRecord } from './refusals.ts';
import { lockInvoice, updateInvoice } from './repository.ts';
import { invoiceState } from './schema.ts';

/**
 * Revokes a customer's request for an invoice. Runs in the caller's transaction.
 * @throws Fault `parameter_refused` when the invoice is unknown, `state_refuses` when it is issued or revoked.
 */
export async function revokeRequest(tx: Db, customerId: number, id: number, now: Date): Promise<void> {
  const invoice = await lockInvoice(tx, customerId, id);
  if (!invoice) throw unknownRecord('id');
  if (invoice.state !== invoiceState.applied) throw new Fault('state_refuses');
  await updateInvoice(tx, id, { state: invoiceState.revoked, revokedAt: now, revokedBy: 'customer' });
}
