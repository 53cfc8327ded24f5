import type { Db } from '../../db/database.ts';
import type { Context } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { type RequestedRefund, refundedAmountOf, requestRefund } from '../../refunds/refunds.ts';
import { freeCoupons } from '../coupons/use-coupons.ts';
import { closeOrder } from './close-order.ts';
import { lockOpenOrder } from './lock-open-order.ts';
import { notifyCancelled } from './notify-order.ts';
import { childrenOf, lockWholeOf, type OrderRow } from './repository.ts';
import { orderStatus } from './schema.ts';

/** Cancels an order for its customer: an unpaid one is closed, a paid one is also refunded by its payment method. */
export async function cancelOrder(orderId: number, context: Context): Promise<void> {
  const { db } = context;
  const now = context.clock.now();
  // The whole order is locked before its part, because it has the smaller id: of two concurrent cancellations of parts, the second sees the
  // first.
  const whole = await lockWholeOf(db, orderId);
  const order = await lockOpenOrder(orderId, context);
  if (order.status === orderStatus.shipped) throw new Fault('order_shipped');
  if (order.status !== orderStatus.unpaid && order.status !== orderStatus.paid) throw new Fault('state_refuses');
  await closeOrder(db, order, 'customer', now);
  // Lock order: the wallet is last in every transaction, so after the stock.
  const refund = order.status === orderStatus.paid ? await refundRest(db, order, now) : undefined;
  await notifyCancelled(db, order, refund, now);
  // The mall's coupon belongs to the whole order. It is returned when the last part is cancelled.
  if (whole && (await childrenOf(db, whole.id)).every(({ status }) => status === orderStatus.closed)) await freeCoupons(db, whole.id);
}

/** Refunds the part of a paid order that after-sales have not refunded yet. */
async function refundRest(tx: Db, order: OrderRow, now: Date): Promise<RequestedRefund> {
  const refunded = (await refundedAmountOf(tx, [order.id])).get(order.id) ?? 0n;
  return requestRefund(tx, { order, amount: order.total - refunded, reason: 'cancellation' }, now);
}
