import type { FormErrors } from '@mall/ui/rules';

/** Tabs of the invoice page, in the order of their numbers in the address: `?type=0` is to be billed. */
export const invoiceTabs = ['toBill', 'pending', 'completed', 'revoked'] as const;
export type InvoiceTab = (typeof invoiceTabs)[number];

/** A row of a tab: an order to be billed, or an invoice. */
export interface InvoiceEntry {
  /** Of the invoice; of the order where none was requested. */
  readonly id: number;
  readonly orderNumber: string;
  readonly shopName: string;
  /** ISO moment. */
  readonly placedAt: string | undefined;
  /** What the invoice is about, a decimal string. */
  readonly amount: string;
  /** Once it was requested. */
  readonly titleName: string | undefined;
  readonly email: string | undefined;
  /** It is issued and can be downloaded. */
  readonly hasFile: boolean;
  /** Why the shop refused it; '' for one that the customer revoked. */
  readonly reason: string;
  /** The order was refunded after the invoice was issued. */
  readonly needsCorrection: boolean;
  /** It is too late to request one. */
  readonly isTooLate: boolean;
}

/** A page of a tab. */
export interface InvoicePage {
  readonly entries: readonly InvoiceEntry[];
  readonly pages: number;
}

/** A title that invoices are made out to. */
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

/** What an invoice is requested for. */
export interface InvoiceSubject {
  readonly orderNumber: string;
  readonly shopName: string;
  readonly amount: string;
  /** Of the revoked or refused invoice that is requested again. */
  readonly invoiceId: number | undefined;
  readonly isTooLate: boolean;
}

/** Why a form of these pages was refused. */
export interface InvoiceRefusal {
  /** Distinguishes two equal refusals in a row. */
  readonly at: number;
  readonly errors: FormErrors;
  /** Words for the whole form: '' when the fields say it, undefined when nobody answered. */
  readonly message: string | undefined;
  /** What was entered, by field. */
  readonly values: Readonly<Record<string, string>>;
}

/** What the forms of the pages ask for, as `intent`. */
export const invoiceIntents = { revoke: 'revoke', remove: 'remove', makeDefault: 'default', saveTitle: 'saveTitle' } as const;
