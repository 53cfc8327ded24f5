import type { Db } from '../../db/database.ts';
import { Fault } from '../../dispatch/fault.ts';
import type { Cents } from '../../shared/money.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { findBilling } from './billing-repository.ts';
import { fileFault } from './invoice-file.ts';
import { notifyIssued } from './notify-invoice.ts';
import { unknownRecord } from './refusals.ts';
import { findInvoice, lockInvoice, replaceFile, updateInvoice } from './repository.ts';
import { invoiceState } from './schema.ts';

/** An invoice as it was issued. */
export interface IssuedInvoice {
  readonly amount: Cents;
  /** Whether the file takes the place of one that had to be corrected. */
  readonly isCorrection: boolean;
}

/**
 * Issues a requested invoice with its PDF, or replaces the file of one that a refund made wrong, and notifies the customer. The amount is
 * computed anew; the replaced file is kept.
 *
 * @throws Fault `parameter_refused` when the invoice is unknown or the file is no PDF, `state_refuses` when it was revoked, or is issued and
 *   right.
 */
export async function issueInvoice(db: Db, id: number, content: Buffer, now: Date): Promise<IssuedInvoice> {
  if (fileFault(content) !== undefined) throw new Fault('parameter_refused', { errors: [{ field: 'file', rule: 'format' }] });
  return db.transaction(async (tx) => {
    const found = await findInvoice(tx, id);
    if (!found) throw unknownRecord('id');
    // The order first, as a refund does: the amount stays what it is until the file is stored.
    const order = await lockOrder(tx, found.customerId, { id: found.orderId });
    const invoice = await lockInvoice(tx, found.customerId, id);
    const [billing] = await findBilling(tx, [found.orderId]);
    if (!order || !invoice || !billing) throw unknownRecord('id');
    const isCorrection = invoice.correctionSince !== null;
    if (invoice.state !== invoiceState.applied && !isCorrection) throw new Fault('state_refuses');
    const { amount, refunded } = billing;
    await replaceFile(tx, { invoiceId: id, content, amount, refunded, issuedAt: now });
    await updateInvoice(tx, id, { state: invoiceState.completed, amount, issuedAt: now, correctionSince: null });
    await notifyIssued(tx, { ...invoice, amount, orderNumber: order.number, isCorrection }, now);
    return { amount, isCorrection };
  });
}
