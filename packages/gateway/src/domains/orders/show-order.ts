import type { Db } from '../../db/database.ts';
import { listRefunds, type ShownRefund } from '../../refunds/list-refunds.ts';
import { type StoreRow, storeById } from '../shops/find-shops.ts';
import { unknownOrder } from './refusals.ts';
import { findOrder, findOrderByNumber, type OrderRow } from './repository.ts';
import { type OrderStatus, orderStatus } from './schema.ts';
import { type OrderWithLines, partsOf } from './split-order.ts';

/** An order with all stored data about it. */
export interface OrderDetails {
  readonly order: OrderRow;
  /** The parts that the order was split into, or the order itself. */
  readonly parts: readonly OrderWithLines[];
  readonly status: OrderStatus;
  readonly refunds: readonly ShownRefund[];
  /** The store for pickup; undefined for delivery. */
  readonly store: StoreRow | undefined;
}

/**
 * Returns one order of the customer.
 * @throws Fault `parameter_refused` when the order is unknown.
 */
export async function showOrder(db: Db, customerId: number, orderId: number): Promise<OrderDetails> {
  const order = await findOrder(db, customerId, orderId);
  if (!order) throw unknownOrder();
  const parts = await partsOf(db, order);
  const refunds = await listRefunds(
    db,
    parts.map((part) => part.order.id),
  );
  const store = order.pickupStoreId === null ? undefined : await storeById(db, order.pickupStoreId, 'single_store');
  return { order, parts, status: statusOf(parts), refunds, store };
}

/** Returns the parts of the customer's order with a number; undefined when there is none. */
export async function showParts(db: Db, customerId: number, number: string): Promise<OrderWithLines[] | undefined> {
  const order = await findOrderByNumber(db, customerId, number);
  return order && partsOf(db, order);
}

/** Returns the status of an order: that of its least advanced part; closed parts count as the most advanced. */
function statusOf(parts: readonly OrderWithLines[]): OrderStatus {
  const [least = orderStatus.closed] = parts.map(({ order }) => order.status).sort((a, b) => a - b);
  return least;
}
