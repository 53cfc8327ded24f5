import type { Db } from '../../db/database.ts';
import { addDays } from '../../shared/clock.ts';
import type { Localized } from '../../shared/language.ts';
import type { Cents } from '../../shared/money.ts';
import { type BillingRow, findBilling } from './billing-repository.ts';
import type { InvoiceRow } from './repository.ts';
import { revocationReason } from './revocation-reason.ts';
import type { InvoiceState } from './schema.ts';

/** The number of days after the receipt of an order during which its invoice can be requested. */
export const requestDays = 20;

/** Returns whether the period for requesting an invoice has expired for a time of receipt. */
export const isTooLate = (receivedAt: Date | null, now: Date): boolean => receivedAt !== null && addDays(receivedAt, requestDays) <= now;

/** The invoice of an order, for order pages. */
export interface InvoiceOfOrder {
  readonly id: number;
  readonly state: InvoiceState;
  readonly amount: Cents;
  readonly toBeCorrected: boolean;
  /** The reason why it was refused, or revoked because of a refund; empty otherwise. */
  readonly reason: Localized;
}

/** The invoice information on order pages. */
export interface OrderInvoicing {
  /** Whether an invoice can be requested, because none has been yet. */
  readonly canRequest: boolean;
  readonly isTooLate: boolean;
  readonly invoice: InvoiceOfOrder | undefined;
}

/** Returns the invoice information of order pages, by order id, with one statement. Split orders have no entry. */
export async function invoicingOf(db: Db, orderIds: readonly number[], now: Date): Promise<ReadonlyMap<number, OrderInvoicing>> {
  const rows = await findBilling(db, orderIds);
  return new Map(rows.map((row) => [row.orderId, readInvoicing(row, now)]));
}

function readInvoicing({ isBillable, number, receivedAt, invoice }: BillingRow, now: Date): OrderInvoicing {
  return {
    canRequest: isBillable && invoice === null,
    isTooLate: isTooLate(receivedAt, now),
    invoice: invoice === null ? undefined : readInvoice(invoice, number),
  };
}

const readInvoice = (invoice: InvoiceRow, orderNumber: string): InvoiceOfOrder => ({
  id: invoice.id,
  state: invoice.state,
  amount: invoice.amount,
  toBeCorrected: invoice.correctionSince !== null,
  reason: revocationReason(invoice, orderNumber),
});
