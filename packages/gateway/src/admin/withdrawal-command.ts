import type { Db } from '../db/database.ts';
import { decideWithdrawal, listWaitingWithdrawals, type WithdrawalRow } from '../domains/wallet/withdrawal-service.ts';
import { wireDateTime } from '../shared/clock.ts';
import { formatMoney } from '../shared/money.ts';
import { type Command, done, misused, type Outcome } from './command.ts';

/** `mall withdrawal`: what the back-office does with requests to pay money out. */
export const withdrawal: Command = {
  usage: [
    'withdrawal list                list the requests that wait',
    'withdrawal approve ID          note that one was paid out',
    'withdrawal reject ID           refuse one; its money goes back into the wallet',
  ],
  run: async ([action, id], db, clock) => {
    if (action === 'list') return list(db);
    if (action !== 'approve' && action !== 'reject') return misused('withdrawal is followed by list, approve or reject.');
    if (id === undefined || !/^[1-9]\d{0,14}$/.test(id)) return misused(`withdrawal ${action} needs the number of a request.`);
    const { amount } = await decideWithdrawal(db, Number(id), action === 'approve', clock.now());
    return done(`The withdrawal of ${formatMoney(amount)} is ${action === 'approve' ? 'paid out' : 'refused'}.`);
  },
};

// A card's whole number is needed to pay out, by who may do that: a terminal shows its end.
const lineOf = ({ id, amount, fee, bank, masked, createdAt }: WithdrawalRow) =>
  `${id}  ${formatMoney(amount - fee)} to ${bank} …${masked.slice(-4)}  asked ${wireDateTime(createdAt)}`;

async function list(db: Db): Promise<Outcome> {
  const waiting = await listWaitingWithdrawals(db);
  return waiting.length === 0 ? done('No withdrawal waits.') : done(...waiting.map(lineOf));
}
