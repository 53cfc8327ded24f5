import type { Db } from '../../db/database.ts';
import { processDue } from '../../due-records/process-due.ts';
import { addDays } from '../../shared/clock.ts';
import { completeOrder } from './complete-order.ts';
import { linesOf, lockOneArrived } from './repository.ts';

/** Days after which a shipped order counts as received, unless its customer confirmed it earlier or has an open after-sale. */
export const receiptDays = 7;

/** Completes orders that were shipped at least this many days ago; returns their number. See {@link processDue}. */
export async function receiveArrivedOrders(db: Db, now: Date): Promise<number> {
  const shippedBefore = addDays(now, -receiptDays);
  return processDue(
    db,
    {
      job: 'arrived-orders',
      name: 'order',
      next: (tx, passedOver) => lockOneArrived(tx, shippedBefore, passedOver),
      async process(tx, order) {
        // An application that was committed while the query ran is visible only now that the order is locked.
        if ((await linesOf(tx, [order.id])).some(({ inAfterSale }) => inAfterSale)) return false;
        await completeOrder(tx, order, now);
        return true;
      },
    },
    now,
  );
}
