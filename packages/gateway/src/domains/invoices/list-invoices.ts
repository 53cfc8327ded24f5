import type { Db } from '../../db/database.ts';
import { type BillableOrderRow, countBillableOrders, findBillableOrders } from './billing-repository.ts';
import { countInvoices, findInvoices, type InvoiceFilter, type ListedInvoice } from './repository.ts';

export type { BillableOrderRow, ListedInvoice };

const pageSize = 10;
const pageOf = (page: number) => ({ limit: pageSize, offset: (page - 1) * pageSize });

/** Returns a page of the customer's orders for which an invoice can be requested, newest first, and their number over all pages. */
export async function listBillableOrders(db: Db, customerId: number, page: number): Promise<{ rows: BillableOrderRow[]; total: number }> {
  return { rows: await findBillableOrders(db, customerId, pageOf(page)), total: await countBillableOrders(db, customerId) };
}

/** Returns a page of a customer's invoices in one state, newest first, and their number over all pages. */
export async function listInvoices(db: Db, filter: InvoiceFilter, page: number): Promise<{ rows: ListedInvoice[]; total: number }> {
  return { rows: await findInvoices(db, filter, pageOf(page)), total: await countInvoices(db, filter) };
}
