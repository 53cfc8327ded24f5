import { checkForm, invoiceRequestRules } from '@mall/ui/rules';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { readIdempotencyKey } from '#app/shared/idempotency-key.server.ts';
import type { InvoiceRefusal, InvoiceSubject } from '../invoice.ts';
import { loadInvoice, loadInvoices } from './invoices.server.ts';
import { refuse, refuseFor } from './refuse.server.ts';
import { loadTitle } from './titles.server.ts';

/** The maximum number of pages that are searched for an order to be billed. */
const maxPages = 50;

/**
 * Loads the subject of an invoice from the server; the amount in the address is not used. Undefined for an order that cannot be billed, or
 * an invoice that cannot be requested again.
 */
export async function loadSubject(
  gateway: Gateway,
  orderNumber: string,
  invoiceId: number | undefined,
): Promise<InvoiceSubject | undefined> {
  if (invoiceId !== undefined) {
    const invoice = await loadInvoice(gateway, 'revoked', invoiceId);
    if (!invoice || invoice.s_no !== orderNumber) return undefined;
    const { shop_name, invoice_amount, invoiceTimeout } = invoice;
    return { orderNumber, shopName: shop_name, amount: invoice_amount, invoiceId, isTooLate: invoiceTimeout };
  }
  for (let page = 1; page <= maxPages; page += 1) {
    const { entries, pages } = await loadInvoices(gateway, 'toBill', page);
    const order = entries.find((entry) => entry.orderNumber === orderNumber);
    if (order) return { orderNumber, shopName: order.shopName, amount: order.amount, invoiceId: undefined, isTooLate: order.isTooLate };
    if (page >= pages) return undefined;
  }
  return undefined;
}

/** Loads the e-mail address of the account, '' without one. It only prefills the form, so a failed call is ignored. */
export async function loadAccountEmail({ mall }: Gateway): Promise<string> {
  try {
    return (await mall.account.profile()).email ?? '';
  } catch {
    return '';
  }
}

/** Requests the invoice; returns undefined on success. */
export async function requestInvoice(gateway: Gateway, subject: InvoiceSubject, form: FormData): Promise<InvoiceRefusal | undefined> {
  const checked = checkForm(invoiceRequestRules, form);
  if (!checked.ok) return refuse(form, checked.errors);
  const { titleId, email } = checked.values;
  const { orderNumber: sNo, amount, invoiceId } = subject;
  try {
    const title = await loadTitle(gateway, Number(titleId));
    if (!title) return refuse(form, { titleId: 'errors.invoiceTitle' });
    await gateway.mall.invoices.apply(
      {
        headId: title.id,
        type: title.isCompany ? 1 : 2,
        companyName: title.name,
        sNo,
        email,
        amount,
        ...(title.taxNumber !== '' && { companyTaxNumber: title.taxNumber }),
        ...(invoiceId !== undefined && { id: invoiceId }),
      },
      readIdempotencyKey(form),
    );
    return undefined;
  } catch (error) {
    return refuseFor(form, error);
  }
}
