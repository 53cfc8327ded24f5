import type { Db } from '../../db/database.ts';
import { addDays } from '../../shared/clock.ts';
import type { Localized } from '../../shared/language.ts';
import type { Cents } from '../../shared/money.ts';
import { type BillingRow, findBilling } from './billing-repository.ts';
import type { InvoiceRow } from './repository.ts';
import { revocationReason } from './revocation-reason.ts';
import type { InvoiceState } from './schema.ts';

/** How many days after the receipt of an order its invoice can be requested. */
export const requestDays = 20;

/** Whether it is too late to request an invoice of an order that was received then. */
export const isTooLate = (receivedAt: Date | null, now: Date): boolean => receivedAt !== null && addDays(receivedAt, requestDays) <= now;

/** The invoice of an order, as its pages show it. */
export interface InvoiceOfOrder {
  readonly id: number;
  readonly state: InvoiceState;
  readonly amount: Cents;
  readonly toBeCorrected: boolean;
  /** Why it was refused, or revoked because of a refund; empty otherwise. */
  readonly reason: Localized;
}

/** What an order's pages say about its invoice. */
export interface OrderInvoicing {
  /** An invoice can be requested: none was yet. */
  readonly canRequest: boolean;
  readonly isTooLate: boolean;
  readonly invoice: InvoiceOfOrder | undefined;
}

/** What the pages of orders say about their invoices, by order id, in one statement. Orders that were split have no entry. */
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
  ...{ id: invoice.id, state: invoice.state, amount: invoice.amount },
  toBeCorrected: invoice.correctionSince !== null,
  reason: revocationReason(invoice, orderNumber),
});
