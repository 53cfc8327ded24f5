import type { Db } from '../../db/database.ts';
import type { Cents } from '../../shared/money.ts';
import { findBilling } from './billing-repository.ts';
import { findFiles, findListedInvoice, findWaitingInvoices, type InvoiceFileRow, type ListedInvoice } from './repository.ts';

/** An invoice for the operator. */
export interface InvoiceWithCurrentAmount extends ListedInvoice {
  /** The amount of a file issued now; differs from the invoice's amount when the invoice has to be corrected. */
  readonly amountNow: Cents;
}

/** Returns the invoices that wait for the operator, oldest request first: requested ones, and issued ones to correct. */
export async function listWaitingInvoices(db: Db): Promise<InvoiceWithCurrentAmount[]> {
  return withAmounts(db, await findWaitingInvoices(db));
}

/** Returns an invoice with all its files, oldest first; undefined for an unknown id. */
export async function inspectInvoice(
  db: Db,
  id: number,
): Promise<(InvoiceWithCurrentAmount & { files: readonly InvoiceFileRow[] }) | undefined> {
  const listed = await findListedInvoice(db, id);
  const [invoice] = await withAmounts(db, listed ? [listed] : []);
  return invoice && { ...invoice, files: await findFiles(db, id) };
}

async function withAmounts(db: Db, rows: readonly ListedInvoice[]): Promise<InvoiceWithCurrentAmount[]> {
  const billing = await findBilling(
    db,
    rows.map(({ invoice }) => invoice.orderId),
  );
  const amounts = new Map(billing.map(({ orderId, amount }) => [orderId, amount]));
  return rows.map((row) => ({ ...row, amountNow: amounts.get(row.invoice.orderId) ?? row.invoice.amount }));
}
