import type { Db } from '../../db/database.ts';
import { Fault } from '../../dispatch/fault.ts';
import type { Cents } from '../../shared/money.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { findBilling } from './billing-repository.ts';
import { fileFault } from './invoice-file.ts';
import { notifyIssued } from './notify-invoice.ts';
import { unknownRecord } from './refusals.ts';
import { findInvoice, type InvoiceRow, lockInvoice, replaceFile, updateInvoice } from './repository.ts';
import { invoiceState } from './schema.ts';

/** The reason why a file became the current one: the first issue, a correction after a refund, or the replacement of a wrong file. */
export type Issuing = 'issued' | 'corrected' | 'replaced';

/** An issued invoice. */
export interface IssuedInvoice {
  readonly amount: Cents;
  readonly issuing: Issuing;
}

/**
 * Issues a requested invoice with its PDF, or replaces the file of one that a refund made wrong, and notifies the customer. The amount is
 * recalculated; the replaced file is preserved.
 *
 * @throws Fault `parameter_refused` when the invoice is unknown or the file is no PDF, `state_refuses` when it was revoked, or is issued
 * and no refund changed its amount.
 */
export const issueInvoice = (db: Db, id: number, content: Buffer, now: Date): Promise<IssuedInvoice> =>
  storeFile(db, { id, content, allowed: ['issued', 'corrected'] }, now);

/**
 * Replaces the file of an issued invoice, whether or not a refund made it wrong, and notifies the customer. The replaced file is preserved.
 *
 * @throws Fault `parameter_refused` when the invoice is unknown or the file is no PDF, `state_refuses` when it is not issued.
 */
export const replaceInvoiceFile = (db: Db, id: number, content: Buffer, now: Date): Promise<IssuedInvoice> =>
  storeFile(db, { id, content, allowed: ['corrected', 'replaced'] }, now);

interface FileToStore {
  readonly id: number;
  readonly content: Buffer;
  readonly allowed: readonly Issuing[];
}

async function storeFile(db: Db, { id, content, allowed }: FileToStore, now: Date): Promise<IssuedInvoice> {
  if (fileFault(content) !== undefined) throw new Fault('parameter_refused', { errors: [{ field: 'file', rule: 'format' }] });
  return db.transaction(async (tx) => {
    const found = await findInvoice(tx, id);
    if (!found) throw unknownRecord('id');
    // Locks the order first, as a refund does, so that the amount does not change until the file is stored.
    const order = await lockOrder(tx, found.customerId, { id: found.orderId });
    const invoice = await lockInvoice(tx, found.customerId, id);
    const [billing] = await findBilling(tx, [found.orderId]);
    if (!order || !invoice || !billing) throw unknownRecord('id');
    const issuing = issuingOf(invoice);
    if (issuing === undefined || !allowed.includes(issuing)) throw new Fault('state_refuses');
    const { amount, refunded } = billing;
    await replaceFile(tx, { invoiceId: id, content, amount, refunded, issuedAt: now });
    await updateInvoice(tx, id, { state: invoiceState.completed, amount, issuedAt: now, correctionSince: null });
    await notifyIssued(tx, { ...invoice, amount, orderNumber: order.number, issuing }, now);
    return { amount, issuing };
  });
}

/** Returns the meaning of storing a file in the current state of an invoice; undefined for a revoked one, which accepts no file. */
function issuingOf({ state, correctionSince }: Pick<InvoiceRow, 'state' | 'correctionSince'>): Issuing | undefined {
  if (state === invoiceState.applied) return 'issued';
  if (state === invoiceState.revoked) return undefined;
  return correctionSince === null ? 'replaced' : 'corrected';
}
