import type { Db } from '../../db/database.ts';
import { findFiles, findListedInvoice, findWaitingInvoices, type InvoiceFileRow, type ListedInvoice } from './repository.ts';

export type { InvoiceFileRow, ListedInvoice };

/** The invoices that wait for the operator, the oldest request first: requested ones, and issued ones to be corrected. */
export async function listWaitingInvoices(db: Db): Promise<ListedInvoice[]> {
  return findWaitingInvoices(db);
}

/** An invoice with all its files, the oldest first; undefined when there is none with this id. */
export async function inspectInvoice(db: Db, id: number): Promise<(ListedInvoice & { files: readonly InvoiceFileRow[] }) | undefined> {
  const listed = await findListedInvoice(db, id);
  return listed && { ...listed, files: await findFiles(db, id) };
}
