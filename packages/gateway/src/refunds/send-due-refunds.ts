import type { Db } from '../db/database.ts';
import { post, postInternal, walletOf } from '../ledger/ledger.ts';
import { ProviderError, type ProviderRefundState, queryRefundState, refundCharge } from '../providers/refund-provider.ts';
import type { Settings } from '../settings.ts';
import { addMinutes } from '../shared/clock.ts';
import { formatMoney } from '../shared/money.ts';
import {
  lockDueRefund,
  lockPendingRefund,
  type RefundRow,
  recordRefundAttempt,
  recordRefundFailure,
  recordSettlement,
} from './repository.ts';

/** Called in the transaction that settles a refund: `completed` or `returned_to_wallet`. */
export type OnSettled = (tx: Db, refund: RefundRow, now: Date) => Promise<void>;

/** The number of attempts, over about eight days, after which a refund is set aside until an operator retries it. */
const maxAttempts = 40;
const maxPauseMinutes = 360;
const batchSize = 50;

/** Returns when a refund is retried after its nth attempt: 1, 2, 4 … minutes, at most six hours; null when it is set aside. */
export function nextAttemptAfter(attempts: number, now: Date): Date | null {
  if (attempts >= maxAttempts) return null;
  return addMinutes(now, Math.min(2 ** (attempts - 1), maxPauseMinutes));
}

/**
 * Sends due refunds to the payment provider, and queries those sent before. Any number of processes can run this concurrently. A refund
 * that fails is retried later and does not block the others.
 * @throws AggregateError at the end, with errors other than the provider's.
 */
export async function sendDueRefunds(db: Db, settings: Settings, now: Date, onSettled: OnSettled): Promise<void> {
  const errors: unknown[] = [];
  for (let sent = 0; sent < batchSize; sent += 1) {
    const refund = await takeDueRefund(db, now);
    if (!refund) break;
    try {
      await sendRefund(db, refund, { settings, now, onSettled });
    } catch (error) {
      if (!(error instanceof ProviderError)) errors.push(error);
      await recordRefundFailure(db, refund.id, error instanceof Error ? error.message : String(error));
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Refunds could not be settled');
}

/**
 * Claims the refund that has been due the longest. Sets its next attempt before this one begins, so that a crash neither loses it nor
 * repeats it immediately.
 */
async function takeDueRefund(db: Db, now: Date): Promise<RefundRow | undefined> {
  return db.transaction(async (tx) => {
    const refund = await lockDueRefund(tx, now);
    if (refund) await recordRefundAttempt(tx, refund.id, nextAttemptAfter(refund.attempts + 1, now));
    return refund;
  });
}

interface Sending {
  readonly settings: Settings;
  readonly now: Date;
  readonly onSettled: OnSettled;
}

async function sendRefund(db: Db, refund: RefundRow, { settings, now, onSettled }: Sending): Promise<void> {
  const response = await stateOf(refund, settings, now);
  if (response.state === 'pending') return recordRefundFailure(db, refund.id, '');
  if (response.state === 'completed' && response.refunded !== refund.amount)
    throw new ProviderError(`The payment provider refunded ${formatMoney(response.refunded)} instead of ${formatMoney(refund.amount)}.`);
  await db.transaction((tx) => settle(tx, refund.id, response, { now, onSettled }));
}

async function stateOf(refund: RefundRow, settings: Settings, now: Date): Promise<ProviderRefundState> {
  const { reference: refundReference, chargeReference, amount } = refund;
  if (chargeReference === null) throw new Error(`Refund ${refund.id} names no charge`);
  const known = refund.attempts > 0 ? await queryRefundState(refundReference, settings, now) : undefined;
  return known ?? refundCharge({ reference: chargeReference, refundReference, amount }, settings, now);
}

async function settle(
  tx: Db,
  id: number,
  response: Exclude<ProviderRefundState, { state: 'pending' }>,
  { now, onSettled }: Omit<Sending, 'settings'>,
): Promise<void> {
  // Another process might have settled it in the meantime.
  const refund = await lockPendingRefund(tx, id);
  if (!refund) return;
  const { amount, orderId, customerId } = refund;
  const event = { orderId, refundId: id, amount, at: now } as const;
  const isRefused = response.state === 'refused';
  if (isRefused) {
    const wallet = await walletOf(tx, customerId);
    await post(tx, { ...event, kind: 'refund_returned', walletId: wallet.id, mallAccount: 'refunds_due' });
  } else {
    await postInternal(tx, { ...event, kind: 'refund_sent', from: 'refunds_due', to: 'provider' });
  }
  const settled = await recordSettlement(tx, id, {
    state: isRefused ? 'returned_to_wallet' : 'completed',
    lastError: isRefused ? `Refused by the payment provider: ${response.reason}` : '',
    completedAt: now,
  });
  await onSettled(tx, settled, now);
}
