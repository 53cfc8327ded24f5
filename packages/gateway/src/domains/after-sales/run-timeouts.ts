import type { Db } from '../../db/database.ts';
import { processDue } from '../../due-records/process-due.ts';
import { tryLockOrder } from '../orders/after-sale-lines.ts';
import { advanceAfterSale } from './advance-after-sale.ts';
import { lockAfterSaleWithOrder } from './lock-after-sale.ts';
import { type AfterSaleRow, findOneDue } from './repository.ts';
import { timeoutOf } from './state-machine.ts';

/** Processes after-sales whose state has timed out; returns the number processed. See {@link processDue}. */
export async function runAfterSaleTimeouts(db: Db, now: Date): Promise<number> {
  return processDue(
    db,
    {
      job: 'after-sales',
      name: 'after-sale',
      next: (tx, passedOver) => findOneDue(tx, now, passedOver),
      process: (tx, due) => runTimeout(tx, due, now),
    },
    now,
  );
}

/** Returns whether it was still due: another process or the customer might have been faster. */
async function runTimeout(tx: Db, { id, orderId }: Pick<AfterSaleRow, 'id' | 'orderId'>, now: Date): Promise<boolean> {
  if (!(await tryLockOrder(tx, orderId))) return false;
  const locked = await lockAfterSaleWithOrder(tx, id);
  const { kind, state, deadlineAt } = locked.afterSale;
  const timeout = timeoutOf(kind, state);
  if (!timeout || deadlineAt === null || deadlineAt > now) return false;
  await advanceAfterSale(tx, locked, { event: timeout.event, actor: 'timer' }, now);
  return true;
}
