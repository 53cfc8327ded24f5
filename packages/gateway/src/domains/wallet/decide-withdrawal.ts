import type { Db } from '../../db/database.ts';
import { Fault } from '../../dispatch/fault.ts';
import { post, walletOf } from '../../ledger/ledger.ts';
import { decrypt } from '../../shared/encryption.ts';
import { formatMoney } from '../../shared/money.ts';
import { notifyCustomer } from '../messages/notify-customer.ts';
import { changeWithdrawal, findWithdrawal, lockWithdrawal, type WithdrawalRow, waitingWithdrawals } from './repository.ts';
import { withdrawalState } from './schema.ts';

export type { WithdrawalRow };

const refused = (field: string, rule: string) => new Fault('parameter_refused', { errors: [{ field, rule }] });

/** Returns the withdrawals under review, oldest first. */
export async function listWaitingWithdrawals(db: Db): Promise<WithdrawalRow[]> {
  return waitingWithdrawals(db);
}

/**
 * Returns a withdrawal with the card's number decrypted, for the operator who pays it out. Throws `parameter_refused` when it is unknown.
 */
export async function openWithdrawal(db: Db, id: number, secret: string): Promise<WithdrawalRow> {
  const withdrawal = await findWithdrawal(db, id);
  if (!withdrawal) throw refused('id', 'exists');
  return { ...withdrawal, number: withdrawal.number === null ? null : decrypt(withdrawal.number, secret) };
}

/** Decides on a withdrawal under review; a refusal returns the money to the wallet. Used by operators. */
export async function decideWithdrawal(db: Db, id: number, paidOut: boolean, now: Date): Promise<WithdrawalRow> {
  return db.transaction(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id);
    if (!withdrawal) throw refused('id', 'exists');
    if (withdrawal.state !== withdrawalState.inReview) throw new Fault('state_refuses');
    const { customerId, amount } = withdrawal;
    await changeWithdrawal(tx, id, { state: paidOut ? withdrawalState.paidOut : withdrawalState.refused, decidedAt: now });
    if (!paidOut) {
      const wallet = await walletOf(tx, customerId);
      await post(tx, { kind: 'withdrawal_returned', walletId: wallet.id, mallAccount: 'payouts', amount, at: now });
    }
    const key = paidOut ? 'withdrawalPaidOut' : 'withdrawalRefused';
    await notifyCustomer(tx, customerId, { key, values: { amount: formatMoney(amount) } }, now);
    return withdrawal;
  });
}
