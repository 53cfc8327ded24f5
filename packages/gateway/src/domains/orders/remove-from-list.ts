import type { Context } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { lockOpenOrder } from './lock-open-order.ts';
import { changeOrder } from './repository.ts';
import { orderStatus } from './schema.ts';

/** Removes a completed or closed order from its customer's list. The record is preserved. */
export async function removeFromList(orderId: number, context: Context): Promise<void> {
  const order = await lockOpenOrder(orderId, context);
  if (order.status !== orderStatus.completed && order.status !== orderStatus.closed) throw new Fault('state_refuses');
  await changeOrder(context.db, order.id, { removed: true }, 'removed', context.clock.now());
}
