import type { Db } from '../../db/database.ts';
import { findBilling } from './billing-repository.ts';
import { notifyNothingToBill, notifyToBeCorrected } from './notify-invoice.ts';
import { lockInvoiceOfOrder, updateInvoice } from './repository.ts';
import { invoiceState } from './schema.ts';

/**
 * Updates the invoice of an order after a refund: an issued one is marked for correction, a requested one gets the lower amount, and one
 * with nothing left to bill is revoked. The customer is notified of the first and the last. Does nothing for an order without an invoice,
 * or when the refund does not change its amount.
 *
 * Call it in the transaction of the refund, after `requestRefund`, with the order locked.
 */
export async function markInvoiceForCorrection(tx: Db, orderId: number, now: Date): Promise<void> {
  const invoice = await lockInvoiceOfOrder(tx, orderId);
  if (!invoice || invoice.state === invoiceState.revoked) return;
  const [billing] = await findBilling(tx, [orderId]);
  if (!billing || billing.amount === invoice.amount) return;
  const about = { ...invoice, orderNumber: billing.number };
  if (invoice.state === invoiceState.completed) {
    if (invoice.correctionSince !== null) return;
    await updateInvoice(tx, invoice.id, { correctionSince: now });
    return notifyToBeCorrected(tx, about, now);
  }
  if (billing.amount > 0n) return updateInvoice(tx, invoice.id, { amount: billing.amount });
  await updateInvoice(tx, invoice.id, { amount: 0n, state: invoiceState.revoked, revokedAt: now, revokedBy: 'refund' });
  await notifyNothingToBill(tx, about, now);
}
