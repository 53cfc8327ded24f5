import type { DataOf, RequestOf } from '@mall/contract';
import { Fault } from '../../dispatch/fault.ts';
import { wireDateTime } from '../../shared/clock.ts';
import type { LanguageCode } from '../../shared/language.ts';
import { formatMoney } from '../../shared/money.ts';
import { isTooLate } from './billing.ts';
import type { BillableOrderRow, ListedInvoice } from './list-invoices.ts';
import type { Title } from './list-titles.ts';
import { revocationReason } from './revocation-reason.ts';
import type { TitleToSave } from './save-title.ts';
import { titleKind } from './schema.ts';

type WireTitle = DataOf<'mall.InvoiceHeader.doRequest'>['list'][number];

/** Returns a title in wire format. */
export function wireTitle(title: Title): WireTitle {
  return {
    id: title.id,
    type: title.kind,
    company_name: title.name,
    company_tax_number: title.taxNumber,
    register_address: title.registeredAddress,
    register_phone: title.registeredPhone,
    deposit_bank: title.bank,
    bank_number: title.bankAccount,
    is_default: title.isDefault ? 1 : 0,
  };
}

/**
 * Reads a title from the wire. A person has only a name, so the company fields of the form are ignored.
 * @throws Fault `parameter_refused` when the name is blank, or a company has no tax number.
 */
export function readTitle(request: RequestOf<'mall.InvoiceHeader.addOrUpdate'>): TitleToSave {
  const isCompany = request.type === titleKind.company;
  const ofCompany = (text: string | undefined) => (isCompany ? (text?.trim() ?? '') : '');
  const title = {
    id: request.id,
    makeDefault: request.isDefault === 1,
    kind: request.type,
    name: request.companyName.trim(),
    taxNumber: ofCompany(request.companyTaxNumber),
    registeredAddress: ofCompany(request.registerAddress),
    registeredPhone: ofCompany(request.registerPhone),
    bank: ofCompany(request.depositBank),
    bankAccount: ofCompany(request.bankNumber),
  };
  if (title.name === '') throw new Fault('parameter_refused', { errors: [{ field: 'companyName', rule: 'minLength', limit: 1 }] });
  if (isCompany && title.taxNumber === '')
    throw new Fault('parameter_refused', { errors: [{ field: 'companyTaxNumber', rule: 'required' }] });
  return title;
}

type WireBillable = DataOf<'mall.InvoiceInfo.getToInvoiced'>['list'][number];
type WireInvoice = DataOf<'mall.InvoiceInfo.getInvoiceInfo'>['list'][number];

/** Returns a billable order in wire format. */
export function wireBillable(order: BillableOrderRow, language: LanguageCode, now: Date): WireBillable {
  return {
    order_id: order.orderId,
    sNo: order.number,
    shop_name: order.shopName[language],
    shop_logo: order.shopLogo,
    add_time: wireDateTime(order.placedAt),
    old_total: formatMoney(order.total),
    z_price: formatMoney(order.amount),
    invoiceTimeout: isTooLate(order.receivedAt, now) ? 1 : 0,
  };
}

/** Returns an invoice in wire format; `file` is the URL of its file, empty when there is none. */
export function wireInvoice(listed: ListedInvoice, file: string, language: LanguageCode, now: Date): WireInvoice {
  const { invoice } = listed;
  return {
    id: invoice.id,
    order_id: invoice.orderId,
    s_no: listed.orderNumber,
    shop_name: listed.shopName[language],
    shop_logo: listed.shopLogo,
    order_add_time: wireDateTime(listed.orderedAt),
    invoice_status: invoice.state,
    company_name: invoice.title.name,
    invoice_amount: formatMoney(invoice.amount),
    email: invoice.email,
    file,
    invoiceTimeout: isTooLate(listed.receivedAt, now) ? 1 : 0,
    reason: revocationReason(invoice, listed.orderNumber)[language],
    correction: invoice.correctionSince === null ? 0 : 1,
  };
}
