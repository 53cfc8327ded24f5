import type { Db } from '../db/database.ts';
import { decideWithdrawal, listWaitingWithdrawals, openWithdrawal, type WithdrawalRow } from '../domains/wallet/decide-withdrawal.ts';
import { wireDateTime } from '../shared/clock.ts';
import { formatMoney } from '../shared/money.ts';
import { type Command, commandError, done, type Outcome } from './command.ts';

/** `mall withdrawal`: processes withdrawal requests. */
export const withdrawal: Command = {
  usage: [
    { syntax: 'withdrawal list', description: 'List the pending requests.' },
    { syntax: 'withdrawal show ID', description: 'Show the amount and the full card number to pay out to.' },
    { syntax: 'withdrawal approve ID', description: 'Mark a request as paid out.' },
    { syntax: 'withdrawal reject ID', description: 'Reject a request and return its money to the wallet.' },
  ],
  run: async ([action, id], { db, clock, settings }) => {
    if (action === 'list') return list(db);
    if (action !== 'show' && action !== 'approve' && action !== 'reject')
      return commandError('withdrawal is followed by list, show, approve or reject.');
    if (id === undefined || !/^[1-9]\d{0,14}$/.test(id)) return commandError(`withdrawal ${action} needs the number of a request.`);
    if (action === 'show') return done(...linesOf(await openWithdrawal(db, Number(id), settings.secret)));
    const { amount } = await decideWithdrawal(db, Number(id), action === 'approve', clock.now());
    return done(`The withdrawal of ${formatMoney(amount)} is ${action === 'approve' ? 'paid out' : 'refused'}.`);
  },
};

// Prints only the last four digits of a card, because the list shows the cards of many customers.
const lineOf = ({ id, amount, fee, bank, masked, wechatName, createdAt }: WithdrawalRow) => {
  const to = masked === null ? `WeChat ${wechatName}` : `${bank} …${masked.slice(-4)}`;
  return `${id}  ${formatMoney(amount - fee)} to ${to}  asked ${wireDateTime(createdAt)}`;
};

const linesOf = ({ amount, fee, holder, bank, branch, number, wechatName, createdAt }: WithdrawalRow): readonly string[] => [
  `To pay out  ${formatMoney(amount - fee)} (${formatMoney(amount)} less a fee of ${formatMoney(fee)})`,
  ...(number === null
    ? [`WeChat      ${wechatName}`, `Real name   ${holder || 'not needed'}`]
    : [`Holder      ${holder}`, `Bank        ${bank}, ${branch}`, `Card        ${number}`]),
  `Requested   ${wireDateTime(createdAt)}`,
];

async function list(db: Db): Promise<Outcome> {
  const waiting = await listWaitingWithdrawals(db);
  return waiting.length === 0 ? done('No withdrawal is waiting.') : done(...waiting.map(lineOf));
}
