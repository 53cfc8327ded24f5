import type { DataOf } from '@mall/contract';
import type { LanguageCode } from '../../shared/language.ts';
import { formatMoney } from '../../shared/money.ts';
import type { OrderInvoicing } from '../invoices/billing.ts';

type WireInvoicing = Pick<DataOf<'mall.Order.orderDetails'>, 'isInvoice' | 'invoiceTimeout' | 'invoice'>;

/** Returns the invoice information of an order, or of a part of one. */
export function wireInvoicing(invoicing: OrderInvoicing | undefined, language: LanguageCode): WireInvoicing {
  const invoice = invoicing?.invoice;
  return {
    isInvoice: invoicing?.canRequest ? 1 : 0,
    invoiceTimeout: invoicing?.isTooLate ? 1 : 0,
    ...(invoice && {
      invoice: {
        id: invoice.id,
        invoice_status: invoice.state,
        invoice_amount: formatMoney(invoice.amount),
        correction: invoice.toBeCorrected ? 1 : 0,
        reason: invoice.reason[language],
      },
    }),
  };
}
