import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { unknownOrder } from './refusals.ts';
import { lockOrder, type OrderRow } from './repository.ts';

/**
 * Locks an order of the customer's list until the transaction ends.
 * @throws Fault `parameter_refused` when the order is unknown; `state_refuses` when it was split, because then its parts are changed
 * instead.
 */
export async function lockOpenOrder(orderId: number, context: Context): Promise<OrderRow> {
  const order = await lockOrder(context.db, customerOf(context).customerId, { id: orderId });
  if (!order || order.removed) throw unknownOrder();
  if (order.splitAt !== null) throw new Fault('state_refuses');
  return order;
}
