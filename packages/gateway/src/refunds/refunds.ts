import { randomUUID } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { isCheckViolation } from '../db/errors.ts';
import { Fault } from '../dispatch/fault.ts';
import { post, postHouse, walletOf } from '../ledger/ledger.ts';
import type { Cents } from '../shared/money.ts';
import { findPendingRefunds, findRefundedAmounts, findRefundOfCause, insertRefund, makeDue, type RefundRow } from './repository.ts';
import type { RefundReason } from './schema.ts';

/** A refund to make. */
export interface RefundRequest {
  /** The paid order; of a split order the part, never the whole. */
  readonly order: {
    readonly id: number;
    readonly number: string;
    readonly customerId: number;
    readonly paymentMethod: string;
    /** The payment provider's reference of the charge that paid it; null when the wallet paid. */
    readonly chargeReference: string | null;
  };
  readonly amount: Cents;
  readonly reason: RefundReason;
  /** Given exactly when the reason is `after_sale`. */
  readonly afterSaleId?: number;
}

/** A refund that was requested. `pending`: the payment provider has yet to confirm it. */
export interface RequestedRefund {
  readonly id: number;
  readonly amount: Cents;
  readonly state: 'completed' | 'pending';
}

/**
 * Refunds an order the way it was paid, in the caller's transaction: the wallet is credited at once, a QR payment becomes a pending refund
 * that `sendDueRefunds` sends. The same cause (after-sale, or the cancellation of an order) is refunded once; asked again, it answers with
 * the first refund. An amount of zero moves no money and is completed.
 *
 * Takes its locks (refund totals by order id ascending, then the wallet) after those of the caller.
 * @throws Fault `state_refuses` when the order was not paid, or all its refunds together (or those of its split family) would exceed what
 *   was paid, or the cause was refunded with another amount.
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
  return answerOf(row);
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
  return answerOf(earlier);
}

async function bookRequest(tx: Db, { id, method, amount, orderId, customerId }: RefundRow, at: Date): Promise<void> {
  if (amount === 0n) return;
  const event = { kind: 'order_refund', orderId, refundId: id, amount, at } as const;
  if (method === 'provider') return postHouse(tx, { ...event, from: 'sales', to: 'refunds_due' });
  const wallet = await walletOf(tx, customerId);
  await post(tx, { ...event, walletId: wallet.id, house: 'sales' });
}

const answerOf = ({ id, amount, state }: RefundRow): RequestedRefund => ({
  id,
  amount,
  state: state === 'pending' ? 'pending' : 'completed',
});

/**
 * Amounts refunded or on their way, in cents, by order. A split order has the sum of its parts. Orders without a refund have no entry.
 */
export async function refundedAmountOf(db: Db, orderIds: readonly number[]): Promise<ReadonlyMap<number, Cents>> {
  return findRefundedAmounts(db, orderIds);
}

/** Refunds that the payment provider has yet to confirm, the oldest first: for operators. */
export async function listPendingRefunds(db: Db): Promise<readonly RefundRow[]> {
  return findPendingRefunds(db);
}

/** Makes a pending refund due at once; undefined when there is no pending refund with this id. */
export async function retryRefund(db: Db, id: number, now: Date): Promise<RefundRow | undefined> {
  return makeDue(db, id, now);
}
