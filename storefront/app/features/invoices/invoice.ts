import type { FormErrors } from '@mall/ui/rules';

/** Tabs of the invoice page, in the order of their numbers in the address: `?type=0` is to be billed. */
export const invoiceTabs = ['toBill', 'pending', 'completed', 'revoked'] as const;
export type InvoiceTab = (typeof invoiceTabs)[number];

/** A row of a tab: an order to be billed, or an invoice. */
export interface InvoiceEntry {
  /** The id of the invoice; of the order when none was requested. */
  readonly id: number;
  readonly orderNumber: string;
  readonly shopName: string;
  /** ISO moment. */
  readonly placedAt: string | undefined;
  /** The invoiced amount, a decimal string. */
  readonly amount: string;
  /** Set once the invoice was requested. */
  readonly titleName: string | undefined;
  readonly email: string | undefined;
  /** True when it is issued and can be downloaded. */
  readonly hasFile: boolean;
  /** The reason of the shop's refusal; '' for one that the customer revoked. */
  readonly reason: string;
  /** True when the order was refunded after the invoice was issued. */
  readonly needsCorrection: boolean;
  /** True when the deadline for a request has passed. */
  readonly isTooLate: boolean;
}

/** A page of a tab. */
export interface InvoicePage {
  readonly entries: readonly InvoiceEntry[];
  readonly pages: number;
}

/** A title that invoices are issued to. */
export interface InvoiceTitle {
  readonly id: number;
  readonly isCompany: boolean;
  readonly name: string;
  readonly taxNumber: string;
  readonly address: string;
  readonly phone: string;
  readonly bank: string;
  readonly account: string;
  readonly isDefault: boolean;
}

/** The subject of an invoice request. */
export interface InvoiceSubject {
  readonly orderNumber: string;
  readonly shopName: string;
  readonly amount: string;
  /** The id of the revoked or refused invoice that is requested again. */
  readonly invoiceId: number | undefined;
  readonly isTooLate: boolean;
}

/** The refusal of a form of these pages. */
export interface InvoiceRefusal {
  /** Distinguishes two equal refusals in a row. */
  readonly at: number;
  readonly errors: FormErrors;
  /** The message for the whole form: '' when the field errors suffice, undefined when the gateway did not respond. */
  readonly message: string | undefined;
  /** The entered values, by field. */
  readonly values: Readonly<Record<string, string>>;
}

/** The `intent` values of the pages' forms. */
export const invoiceIntents = { revoke: 'revoke', remove: 'remove', makeDefault: 'default', saveTitle: 'saveTitle' } as const;
