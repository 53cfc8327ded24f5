import type { Db } from '../../db/database.ts';
import { countByStatus, countOrders, countToReview, findOrders, linesOf, type OrderFilter, type OrderRow } from './repository.ts';
import { type OrderStatus, orderStatus } from './schema.ts';
import type { OrderWithLines } from './split-order.ts';

/** A query for a customer's orders. */
export type OrderQuery = Pick<OrderFilter, 'status' | 'toReview' | 'searchText'>;

/** The number of a customer's orders in each state. */
export interface OrderCounts {
  readonly unpaid: number;
  readonly paid: number;
  readonly shipped: number;
  readonly toReview: number;
}

const pageSize = 10;

/** Returns a page of the customer's orders, counted from 1, newest first, and the number that match the query. */
export async function listOrders(
  db: Db,
  customerId: number,
  query: OrderQuery,
  page: number,
): Promise<{ orders: OrderWithLines[]; total: number }> {
  const filter = { customerId, ...query };
  const rows = await findOrders(db, filter, page, pageSize);
  return { orders: await withLines(db, rows), total: await countOrders(db, filter) };
}

const recentOrders = 5;

/** Returns the newest orders of the customer. */
export async function listRecentOrders(db: Db, customerId: number): Promise<OrderWithLines[]> {
  return withLines(db, await findOrders(db, { customerId, searchText: '' }, 1, recentOrders));
}

async function withLines(db: Db, orders: readonly OrderRow[]): Promise<OrderWithLines[]> {
  const ids = orders.map(({ id }) => id);
  const lines = Map.groupBy(await linesOf(db, ids), ({ orderId }) => orderId);
  return orders.map((order) => ({ order, lines: lines.get(order.id) ?? [] }));
}

/** Counts the customer's orders in each state. */
export async function countOrdersByState(db: Db, customerId: number): Promise<OrderCounts> {
  const counts = await countByStatus(db, customerId);
  const countOf = (status: OrderStatus) => counts.get(status) ?? 0;
  return {
    unpaid: countOf(orderStatus.unpaid),
    paid: countOf(orderStatus.paid),
    shipped: countOf(orderStatus.shipped),
    toReview: await countToReview(db, customerId),
  };
}

/** Returns the number of the customer's unpaid orders. */
export async function countUnpaidOrders(db: Db, customerId: number): Promise<number> {
  return (await countByStatus(db, customerId)).get(orderStatus.unpaid) ?? 0;
}
