import type { Context } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { completeOrder } from './complete-order.ts';
import { lockOpenOrder } from './lock-open-order.ts';
import { linesOf } from './repository.ts';
import { orderStatus } from './schema.ts';

/** Confirms for its customer that a shipped order has arrived. */
export async function receiveOrder(orderId: number, context: Context): Promise<void> {
  const now = context.clock.now();
  const order = await lockOpenOrder(orderId, context);
  // An order for pickup is received when the store enters its code.
  if (order.status !== orderStatus.shipped || order.pickupStoreId !== null) throw new Fault('state_refuses');
  if ((await linesOf(context.db, [order.id])).some(({ inAfterSale }) => inAfterSale)) throw new Fault('state_refuses');
  await completeOrder(context.db, order, now);
}
