import type { Db } from '../../db/database.ts';
import { processDue } from '../../due-records/process-due.ts';
import { closeOrder } from './close-order.ts';
import { notifyExpired } from './notify-order.ts';
import { lockOneExpired } from './repository.ts';

/** Closes orders that were not paid in time; returns how many. See {@link processDue}. */
export async function expireOrders(db: Db, now: Date): Promise<number> {
  return processDue(
    db,
    {
      job: 'unpaid-orders',
      name: 'order',
      next: (tx, skipped) => lockOneExpired(tx, now, skipped),
      async process(tx, order) {
        await closeOrder(tx, order, 'timer', now);
        await notifyExpired(tx, order, now);
        return true;
      },
    },
    now,
  );
}
