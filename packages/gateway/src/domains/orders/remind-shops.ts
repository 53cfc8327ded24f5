import type { Context } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { addDays } from '../../shared/clock.ts';
import { lockOpenOrder } from './lock-open-order.ts';
import { changeOrder, type OrderRow } from './repository.ts';
import { orderStatus } from './schema.ts';

/** Days after which shops can be reminded again. */
const reminderDays = 1;

/** Returns whether the customer reminded the shops within these days. */
export const isReminded = ({ remindedAt }: Pick<OrderRow, 'remindedAt'>, now: Date): boolean =>
  remindedAt !== null && addDays(remindedAt, reminderDays) > now;

/** Reminds the shops of a paid order to ship it, at most once a day. */
export async function remindShops(orderId: number, context: Context): Promise<void> {
  const now = context.clock.now();
  const order = await lockOpenOrder(orderId, context);
  if (order.status !== orderStatus.paid || isReminded(order, now)) throw new Fault('state_refuses');
  await changeOrder(context.db, order.id, { remindedAt: now }, 'reminded', now);
}
