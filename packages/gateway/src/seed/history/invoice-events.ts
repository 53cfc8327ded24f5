import { type DemoHistory, type DemoOrder, loadInvoiceFile } from '@mall/demo';
import { eq } from '../../db/drizzle.ts';
import { issueInvoice } from '../../domains/invoices/issue-invoice.ts';
import { invoices, titleKind } from '../../domains/invoices/schema.ts';
import { email } from '../customers.ts';
import { type HistoryEvent, momentOf } from './shopper.ts';

const requestedAt = '21:20';
const issuedAt = '15:05';

/** Returns the event that saves the invoice title of the history. */
export function titleEvent({ invoiceTitle }: DemoHistory, opening: Date): HistoryEvent {
  return {
    at: momentOf(invoiceTitle, opening),
    run: async ({ call, textOf }) => {
      const names = { companyName: textOf(invoiceTitle.name), companyTaxNumber: invoiceTitle.taxNumber };
      await call('mall.InvoiceHeader.addOrUpdate', { type: titleKind.company, ...names, isDefault: 1 });
    },
  };
}

/** Returns the events of an invoice that is requested for an order, and issued if the history includes that. */
export function invoiceEvents(
  { requestedDaysAgo, issuedDaysAgo }: NonNullable<DemoOrder['invoice']>,
  orderOf: () => { readonly order_id: number; readonly sNo: string },
  opening: Date,
): HistoryEvent[] {
  const request: HistoryEvent = {
    at: momentOf({ daysAgo: requestedDaysAgo, at: requestedAt }, opening),
    run: async ({ call }) => {
      const { list } = await call('mall.InvoiceHeader.doRequest');
      const [title] = list;
      if (!title) throw new Error('The demo history requests an invoice without a title');
      const to = { headId: Number(title.id), type: titleKind.company, companyName: title.company_name };
      await call('mall.InvoiceInfo.applyInvoicing', { ...to, sNo: orderOf().sNo, email });
    },
  };
  if (issuedDaysAgo === undefined) return [request];
  const issue: HistoryEvent = {
    at: momentOf({ daysAgo: issuedDaysAgo, at: issuedAt }, opening),
    run: async ({ db, now }) => {
      const [requested] = await db.select({ id: invoices.id }).from(invoices).where(eq(invoices.orderId, orderOf().order_id));
      if (!requested) throw new Error('The demo history issues an invoice that was not requested');
      await issueInvoice(db, requested.id, loadInvoiceFile(), now);
    },
  };
  return [request, issue];
}
