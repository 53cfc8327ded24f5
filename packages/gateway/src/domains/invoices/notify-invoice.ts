import type { Db } from '../../db/database.ts';
import { formatMoney } from '../../shared/money.ts';
import type { NotificationKey } from '../messages/notification-texts.ts';
import { notifyCustomer } from '../messages/notify-customer.ts';
import type { InvoiceRow } from './repository.ts';

/** An invoice with the number of its order, which the customer recognizes. */
type Subject = Pick<InvoiceRow, 'customerId' | 'email' | 'amount'> & { readonly orderNumber: string };

/** The shop's page of invoices. */
const invoicesPage = '/my/my/invoiceManagement';

const issuedKeys = { issued: 'invoiceIssued', corrected: 'invoiceCorrected', replaced: 'invoiceReplaced' } as const;

/** Notifies the customer that the invoice, a corrected one or a new file of it can be downloaded. */
export const notifyIssued = (tx: Db, invoice: Subject & { readonly issuing: keyof typeof issuedKeys }, now: Date): Promise<void> =>
  notify(tx, invoice, issuedKeys[invoice.issuing], { amount: formatMoney(invoice.amount) }, now);

/** Notifies the customer why the operator refused the request. */
export const notifyRefused = (tx: Db, invoice: Subject & { readonly reason: string }, now: Date): Promise<void> =>
  notify(tx, invoice, 'invoiceRefused', { reason: invoice.reason }, now);

/** Notifies the customer that a refund made the issued invoice wrong. */
export const notifyToBeCorrected = (tx: Db, invoice: Subject, now: Date): Promise<void> =>
  notify(tx, invoice, 'invoiceToBeCorrected', {}, now);

/** Notifies the customer that a refund left nothing to bill, so that the request was closed. */
export const notifyNothingToBill = (tx: Db, invoice: Subject, now: Date): Promise<void> =>
  notify(tx, invoice, 'invoiceNothingToBill', {}, now);

async function notify(tx: Db, invoice: Subject, key: NotificationKey, values: Readonly<Record<string, string>>, now: Date): Promise<void> {
  const { customerId, orderNumber: number, email: recipient } = invoice;
  await notifyCustomer(tx, customerId, { key, values: { number, ...values }, recipient, page: invoicesPage }, now);
}
