import type { Db } from '../../db/database.ts';
import { Fault } from '../../dispatch/fault.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { notifyRefused } from './notify-invoice.ts';
import { unknownRecord } from './refusals.ts';
import { findInvoice, lockInvoice, updateInvoice } from './repository.ts';
import { invoiceState } from './schema.ts';

/**
 * Refuses a requested invoice with a reason that is shown to the customer. The customer can request it again.
 * @throws Fault `parameter_refused` when the invoice is unknown, `state_refuses` when it is issued or revoked.
 */
export async function refuseInvoice(db: Db, id: number, reason: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await findInvoice(tx, id);
    const order = found && (await lockOrder(tx, found.customerId, { id: found.orderId }));
    const invoice = found && (await lockInvoice(tx, found.customerId, id));
    if (!invoice || !order) throw unknownRecord('id');
    if (invoice.state !== invoiceState.applied) throw new Fault('state_refuses');
    await updateInvoice(tx, id, { state: invoiceState.revoked, revokedAt: now, revokedBy: 'operator', reason });
    await notifyRefused(tx, { ...invoice, orderNumber: order.number, reason }, now);
  });
}
