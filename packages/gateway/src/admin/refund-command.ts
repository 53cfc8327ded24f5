import { listPendingRefunds, retryRefund } from '../refunds/refunds.ts';
import type { RefundRow } from '../refunds/repository.ts';
import { wireDateTime } from '../shared/clock.ts';
import { formatMoney } from '../shared/money.ts';
import { type Command, commandError, done } from './command.ts';

/** `mall refund`: lists and retries refunds that the payment provider has not confirmed yet. */
export const refund: Command = {
  usage: [
    { syntax: 'refund list', description: 'List the refunds that the payment provider has not confirmed, with their attempts and errors.' },
    { syntax: 'refund retry ID', description: 'Send a refund again within seconds.' },
  ],
  run: async ([action, id], { db, clock }) => {
    if (action === 'list') {
      const pending = await listPendingRefunds(db);
      return pending.length === 0 ? done('No refund is pending.') : done(...pending.map(lineOf));
    }
    if (action !== 'retry') return commandError('refund is followed by list or retry.');
    if (id === undefined || !/^[1-9]\d{0,14}$/.test(id)) return commandError('refund retry needs the number of a refund.');
    const retried = await retryRefund(db, Number(id), clock.now());
    if (!retried) return commandError(`There is no pending refund ${id}.`);
    return done(`Refund ${id} of ${formatMoney(retried.amount)} for order ${retried.orderNumber} will be sent again.`);
  },
};

const attemptsOf = ({ attempts }: RefundRow) => `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;

const nextOf = ({ nextAttemptAt }: RefundRow) => (nextAttemptAt === null ? 'set aside' : `next ${wireDateTime(nextAttemptAt)}`);

const lineOf = (row: RefundRow) =>
  [
    `${row.id}  ${formatMoney(row.amount)} for order ${row.orderNumber}  requested ${wireDateTime(row.createdAt)}`,
    ...[attemptsOf(row), nextOf(row)],
    ...(row.lastError === '' ? [] : [row.lastError]),
  ].join('  ');
