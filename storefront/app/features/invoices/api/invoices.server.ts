import type { Schemas } from '@mall/sdk';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { readIdempotencyKey } from '#app/shared/idempotency-key.server.ts';
import { readId } from '#app/shared/query-id.ts';
import { type InvoiceEntry, type InvoicePage, type InvoiceRefusal, type InvoiceTab, invoiceTabs } from '../invoice.ts';
import { refuseFor } from './refuse.server.ts';

const pageSize = 10;
const statuses = { pending: 1, completed: 2, revoked: 3 } as const;

/** Loads a page of a tab, newest first. */
export async function loadInvoices({ mall }: Gateway, tab: InvoiceTab, page: number): Promise<InvoicePage> {
  if (tab === 'toBill') {
    const { list, total } = await mall.invoices.listBillable({ page });
    return { entries: list.map(toBillable), pages: pagesOf(total, list.length) };
  }
  const { list, total } = await mall.invoices.list({ status: statuses[tab], page });
  return { entries: list.map(toInvoice), pages: pagesOf(total, list.length) };
}

/** Servers of this family may omit the total. */
const pagesOf = (total: number | undefined, rows: number) => Math.ceil((total ?? rows) / pageSize);

/** Returns the tab of a number in the address. */
export const tabOf = (type: string | null): InvoiceTab => invoiceTabs[Number(type ?? 0)] ?? 'toBill';

/** Loads one invoice of a state; undefined for one that is missing or another customer's. */
export async function loadInvoice({ mall }: Gateway, tab: keyof typeof statuses, id: number) {
  const { list } = await mall.invoices.list({ status: statuses[tab], id });
  return list.find((invoice) => invoice.id === id);
}

/** Loads a fresh address of an issued invoice's file; undefined when there is none. */
export async function loadInvoiceFile(gateway: Gateway, id: number): Promise<string | undefined> {
  return (await loadInvoice(gateway, 'completed', id))?.file || undefined;
}

/** Revokes a pending request; returns undefined on success. */
export async function revokeInvoice({ mall }: Gateway, form: FormData): Promise<InvoiceRefusal | undefined> {
  try {
    await mall.invoices.revoke({ id: readId(form.get('id')) ?? 0 }, readIdempotencyKey(form));
    return undefined;
  } catch (error) {
    return refuseFor(form, error);
  }
}

function toBillable({ order_id, sNo, shop_name, add_time, z_price, invoiceTimeout }: Schemas['BillableOrder']): InvoiceEntry {
  return {
    id: order_id,
    orderNumber: sNo,
    shopName: shop_name,
    placedAt: add_time ?? undefined,
    amount: z_price,
    titleName: undefined,
    email: undefined,
    hasFile: false,
    reason: '',
    needsCorrection: false,
    isTooLate: invoiceTimeout,
  };
}

function toInvoice(invoice: Schemas['Invoice']): InvoiceEntry {
  return {
    id: invoice.id,
    orderNumber: invoice.s_no,
    shopName: invoice.shop_name,
    placedAt: invoice.order_add_time ?? undefined,
    amount: invoice.invoice_amount,
    titleName: invoice.company_name,
    email: invoice.email,
    hasFile: invoice.file !== '',
    reason: invoice.reason ?? '',
    needsCorrection: invoice.correction ?? false,
    isTooLate: invoice.invoiceTimeout,
  };
}
