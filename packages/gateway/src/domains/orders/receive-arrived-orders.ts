import type { Db } from '../../db/database.ts';
import { addDays } from '../../shared/clock.ts';
import { completeOrder } from './complete-order.ts';
import { linesOf, lockOneArrived } from './repository.ts';

/** Days after which a shipped order counts as received, unless its customer said so before or has an open after-sale. */
export const receiptDays = 7;

/**
 * Completes orders that were shipped long ago, each in a transaction of its own; gives how many. Any number of processes may do this at once.
 * One that fails does not keep back the others; the failures are thrown together at the end.
 */
export async function receiveArrivedOrders(db: Db, now: Date): Promise<number> {
  const passedOver: number[] = [];
  const failures: unknown[] = [];
  let completed = 0;
  const shippedBefore = addDays(now, -receiptDays);
  for (;;) {
    let id: number | undefined;
    try {
      await db.transaction(async (tx) => {
        const order = await lockOneArrived(tx, shippedBefore, passedOver);
        id = order?.id;
        if (!order) return;
        // An application that was committed while this query ran is only seen now that the order is held.
        if ((await linesOf(tx, [order.id])).some(({ inAfterSale }) => inAfterSale)) return;
        await completeOrder(tx, order, now);
        completed += 1;
      });
    } catch (error) {
      failures.push(new Error(`Order ${id} could not be completed`, { cause: error }));
    }
    if (id === undefined) break;
    passedOver.push(id);
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} orders could not be completed`);
  return completed;
}
