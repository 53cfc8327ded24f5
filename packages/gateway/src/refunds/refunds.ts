import { randomUUID } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { isCheckViolation } from '../db/errors.ts';
import { Fault } from '../dispatch/fault.ts';
import { post, postInternal, walletOf } from '../ledger/ledger.ts';
import type { Cents } from '../shared/money.ts';
import { findPendingRefunds, findRefundedAmounts, findRefundOfCause, insertRefund, makeDue, type RefundRow } from './repository.ts';
import type { RefundReason } from './schema.ts';

/** A request for a refund. */
export interface RefundRequest {
  /** The paid order; of a split order the part, never the whole. */
  readonly order: {
    readonly id: number;
    readonly number: string;
    readonly customerId: number;
    readonly paymentMethod: string;
    /** The payment provider's reference of the charge that paid it; null for payment from the wallet. */
    readonly chargeReference: string | null;
  };
  readonly amount: Cents;
  readonly reason: RefundReason;
  /** Required exactly when the reason is `after_sale`. */
  readonly afterSaleId?: number;
}

/** A requested refund. `pending`: the payment provider has not confirmed it yet. */
export interface RequestedRefund {
  readonly id: number;
  readonly amount: Cents;
  readonly state: 'completed' | 'pending';
}

/**
 * Refunds an order by its payment method, in the caller's transaction: the wallet is credited immediately, a QR payment becomes a pending
 * refund that `sendDueRefunds` sends. The same cause (after-sale, or the cancellation of an order) is refunded once; a repeated call
 * returns the first refund. A zero amount moves no money and is completed.
 *
 * Lock order: refund totals by order id ascending, then the wallet, after the locks of the caller.
 * @throws Fault `state_refuses` when the order was not paid, or all its refunds together (or those of its split family) would exceed the
 * paid amount, or the cause was refunded with another amount.
 */
export async function requestRefund(tx: Db, { order, amount, reason, afterSaleId }: RefundRequest, now: Date): Promise<RequestedRefund> {
  if (amount < 0n) throw new RangeError('A refund cannot be negative');
  if ((reason === 'after_sale') !== (afterSaleId !== undefined)) throw new RangeError('Only an after-sale refund names an after-sale');
  const cause = { orderId: order.id, reason, afterSaleId: afterSaleId ?? null };
  const byProvider = order.chargeReference !== null && order.paymentMethod !== 'wallet_pay' && amount > 0n;
  const row = await insert(tx, {
    ...cause,
    reference: randomUUID().replaceAll('-', ''),
    orderNumber: order.number,
    customerId: order.customerId,
    amount,
    method: byProvider ? 'provider' : 'wallet',
    chargeReference: order.chargeReference,
    state: byProvider ? 'pending' : 'completed',
    nextAttemptAt: byProvider ? now : null,
    createdAt: now,
    completedAt: byProvider ? null : now,
  });
  if (!row) return repeated(tx, cause, amount);
  await bookRequest(tx, row, now);
  return responseOf(row);
}

async function insert(tx: Db, refund: Parameters<typeof insertRefund>[1]): Promise<RefundRow | undefined> {
  try {
    return await insertRefund(tx, refund);
  } catch (error) {
    if (isCheckViolation(error)) throw new Fault('state_refuses');
    throw error;
  }
}

async function repeated(tx: Db, cause: Parameters<typeof findRefundOfCause>[1], amount: Cents): Promise<RequestedRefund> {
  const earlier = await findRefundOfCause(tx, cause);
  if (earlier?.amount !== amount) throw new Fault('state_refuses');
  return responseOf(earlier);
}

async function bookRequest(tx: Db, { id, method, amount, orderId, customerId }: RefundRow, at: Date): Promise<void> {
  if (amount === 0n) return;
  const event = { kind: 'order_refund', orderId, refundId: id, amount, at } as const;
  if (method === 'provider') return postInternal(tx, { ...event, from: 'sales', to: 'refunds_due' });
  const wallet = await walletOf(tx, customerId);
  await post(tx, { ...event, walletId: wallet.id, mallAccount: 'sales' });
}

const responseOf = ({ id, amount, state }: RefundRow): RequestedRefund => ({
  id,
  amount,
  state: state === 'pending' ? 'pending' : 'completed',
});

/**
 * Returns refunded and pending amounts, in cents, by order. A split order has the sum of its parts. Orders without a refund have no entry.
 */
export async function refundedAmountOf(db: Db, orderIds: readonly number[]): Promise<ReadonlyMap<number, Cents>> {
  return findRefundedAmounts(db, orderIds);
}

/** Returns refunds that the payment provider has not confirmed yet, oldest first, for operators. */
export async function listPendingRefunds(db: Db): Promise<readonly RefundRow[]> {
  return findPendingRefunds(db);
}

/** Makes a pending refund due immediately; returns undefined when there is no pending refund with this id. */
export async function retryRefund(db: Db, id: number, now: Date): Promise<RefundRow | undefined> {
  return makeDue(db, id, now);
}
