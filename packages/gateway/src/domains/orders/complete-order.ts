import type { Db } from '../../db/database.ts';
import { refundedAmountOf } from '../../refunds/refunds.ts';
import { creditOrderPoints } from '../points/order-points.ts';
import { notifyReceived } from './notify-order.ts';
import { changeOrder, type OrderRow } from './repository.ts';
import { orderStatus } from './schema.ts';

/**
 * Completes a shipped order that the caller has locked: marks it as received, credits points and notifies the customer, in the caller's
 * transaction. Points are for the amount paid for products and not refunded, without delivery.
 */
export async function completeOrder(tx: Db, order: OrderRow, now: Date): Promise<void> {
  await changeOrder(tx, order.id, { status: orderStatus.completed, receivedAt: now }, 'received', now);
  const refunded = (await refundedAmountOf(tx, [order.id])).get(order.id) ?? 0n;
  const kept = order.total - order.freight - refunded;
  const paid = kept > 0n ? kept : 0n;
  const points = await creditOrderPoints(tx, { customerId: order.customerId, orderId: order.id, paid }, now);
  await notifyReceived(tx, order, points, now);
}
