import type { Db } from '../../db/database.ts';
import { tryLockOrder } from '../orders/after-sale-lines.ts';
import { advanceAfterSale, holdAfterSale } from './advance-after-sale.ts';
import { type AfterSaleRow, findOneDue } from './repository.ts';
import { timeoutOf } from './state-machine.ts';

/**
 * Does what is due in after-sales whose state has timed out, each in a transaction of its own; gives how many moved on. Any number of processes
 * may do this at once. One that fails does not keep back the others; the failures are thrown together at the end.
 */
export async function runAfterSaleTimeouts(db: Db, now: Date): Promise<number> {
  const passedOver: number[] = [];
  const failures: unknown[] = [];
  let moved = 0;
  for (let due = await findOneDue(db, now, passedOver); due; due = await findOneDue(db, now, passedOver)) {
    const { id } = due;
    passedOver.push(id);
    try {
      if (await db.transaction((tx) => runTimeout(tx, due, now))) moved += 1;
    } catch (error) {
      failures.push(new Error(`The timeout of after-sale ${id} failed`, { cause: error }));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} timeouts of after-sales failed`);
  return moved;
}

/** Whether it was still due when its turn came: another process may have been faster, or its customer. */
async function runTimeout(tx: Db, { id, orderId }: Pick<AfterSaleRow, 'id' | 'orderId'>, now: Date): Promise<boolean> {
  if (!(await tryLockOrder(tx, orderId))) return false;
  const held = await holdAfterSale(tx, id);
  const { kind, state, deadlineAt } = held.afterSale;
  const timeout = timeoutOf(kind, state);
  if (!timeout || deadlineAt === null || deadlineAt > now) return false;
  await advanceAfterSale(tx, held, { event: timeout.event, actor: 'timer' }, now);
  return true;
}
