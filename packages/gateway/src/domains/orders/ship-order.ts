import type { Db } from '../../db/database.ts';
import { Fault } from '../../dispatch/fault.ts';
import { notifyShipped } from './notify-order.ts';
import { unknownOrder } from './refusals.ts';
import { changeOrder, lockOrderByNumber } from './repository.ts';
import { orderStatus } from './schema.ts';

/** Marks a paid order as shipped. Used by operators. */
export async function shipOrder(db: Db, number: string, parcel: { courier: string; parcelNumber: string }, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrderByNumber(tx, number);
    if (!order) throw unknownOrder();
    if (order.status !== orderStatus.paid || order.splitAt !== null) throw new Fault('state_refuses');
    await changeOrder(tx, order.id, { status: orderStatus.shipped, shippedAt: now, ...parcel }, 'shipped', now);
    await notifyShipped(tx, order, parcel, now);
  });
}
