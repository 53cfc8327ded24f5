import type { Db } from '../../db/database.ts';
import { Fault } from '../../dispatch/fault.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { isTooLate } from './billing.ts';
import { findBilling } from './billing-repository.ts';
import { unknownRecord } from './refusals.ts';
import { insertInvoice, updateInvoice } from './repository.ts';
import { invoiceState, type TitleDetails } from './schema.ts';
import { findTitle, type TitleRow } from './title-repository.ts';

/** A customer's request for an invoice. */
export interface InvoiceRequest {
  /** The revoked invoice to request again; undefined for the first request of an order. */
  readonly invoiceId: number | undefined;
  readonly titleId: number;
  readonly orderNumber: string;
  readonly email: string;
}

/**
 * Requests an invoice of an order of the customer, or requests a revoked one again. The amount is computed here, and the title is copied.
 * Runs in the caller's transaction and locks the order, so that no concurrent refund changes the amount.
 *
 * @throws Fault `parameter_refused` when the title, the order or the invoice is unknown; `state_refuses` when the order cannot be billed,
 * is past its deadline, or has an invoice that is not revoked.
 */
export async function requestInvoice(tx: Db, customerId: number, request: InvoiceRequest, now: Date): Promise<void> {
  const title = await findTitle(tx, customerId, request.titleId);
  if (!title) throw unknownRecord('headId');
  const order = await lockOrder(tx, customerId, { number: request.orderNumber });
  if (!order) throw unknownRecord('sNo');
  const [billing] = await findBilling(tx, [order.id]);
  const existing = billing?.invoice ?? undefined;
  if (request.invoiceId !== undefined && existing?.id !== request.invoiceId) throw unknownRecord('id');
  if (!billing?.isBillable || isTooLate(billing.receivedAt, now)) throw new Fault('state_refuses');
  const details = { title: detailsOf(title), email: request.email, amount: billing.amount, requestedAt: now };
  if (request.invoiceId === undefined) {
    const stored = await insertInvoice(tx, { ...details, customerId, orderId: order.id, state: invoiceState.applied });
    if (!stored) throw new Fault('state_refuses');
    return;
  }
  if (existing?.state !== invoiceState.revoked) throw new Fault('state_refuses');
  await updateInvoice(tx, request.invoiceId, { ...details, state: invoiceState.applied, revokedAt: null, revokedBy: null, reason: '' });
}

const detailsOf = ({ kind, name, taxNumber, registeredAddress, registeredPhone, bank, bankAccount }: TitleRow): TitleDetails => ({
  kind,
  name,
  taxNumber,
  registeredAddress,
  registeredPhone,
  bank,
  bankAccount,
});
