import type { Db } from '../../db/database.ts';
import { and, asc, count, desc, eq, inArray, isNull, lte, notInArray, type SQL, sql } from '../../db/drizzle.ts';
import { type OrderStatus, orderEvents, orderLines, orderStatus, orders } from './schema.ts';

export type OrderRow = typeof orders.$inferSelect;
export type NewOrderRow = typeof orders.$inferInsert;
export type OrderLineRow = typeof orderLines.$inferSelect;
type OrderEvent = (typeof orderEvents.$inferInsert)['event'];

/** Inserts an order; returns undefined when its number is taken. */
export async function insertOrder(tx: Db, order: NewOrderRow): Promise<number | undefined> {
  const [row] = await tx.insert(orders).values(order).onConflictDoNothing({ target: orders.number }).returning({ id: orders.id });
  return row?.id;
}

export async function insertLines(tx: Db, lines: (typeof orderLines.$inferInsert)[]): Promise<void> {
  await tx.insert(orderLines).values(lines);
}

/** Moves a shop's lines from an order to another order. */
export async function moveLines(tx: Db, orderId: number, shopId: number, toId: number): Promise<void> {
  await tx
    .update(orderLines)
    .set({ orderId: toId })
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.shopId, shopId)));
}

export async function markSplit(tx: Db, id: number, splitAt: Date): Promise<void> {
  await tx.update(orders).set({ splitAt }).where(eq(orders.id, id));
}

/** Returns the parts that an order was split into. */
export async function childrenOf(db: Db, id: number): Promise<OrderRow[]> {
  return db.select().from(orders).where(eq(orders.parentId, id)).orderBy(asc(orders.id));
}

/** Sets a new pickup code of an order. */
export async function setPickupCode(tx: Db, id: number, code: Pick<NewOrderRow, 'pickupCode' | 'pickupCodeExpiresAt'>): Promise<void> {
  await tx.update(orders).set(code).where(eq(orders.id, id));
}

/** Changes an order and records the event, together. */
export async function changeOrder(
  tx: Db,
  id: number,
  change: Partial<typeof orders.$inferInsert>,
  event: OrderEvent,
  at: Date,
): Promise<void> {
  await tx.update(orders).set(change).where(eq(orders.id, id));
  await recordEvent(tx, id, event, at);
}

export async function recordEvent(tx: Db, orderId: number, event: OrderEvent, at: Date): Promise<void> {
  await tx.insert(orderEvents).values({ orderId, event, at });
}

/** Returns an order of a customer, locked until the transaction ends. */
export async function lockOrder(tx: Db, customerId: number, which: { number: string } | { id: number }): Promise<OrderRow | undefined> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, customerId), 'id' in which ? eq(orders.id, which.id) : eq(orders.number, which.number)))
    .for('update');
  return row;
}

/** Returns the order that another order is a part of, locked until the transaction ends. */
export async function lockWholeOf(tx: Db, partId: number): Promise<OrderRow | undefined> {
  const ofPart = tx.select({ id: orders.parentId }).from(orders).where(eq(orders.id, partId));
  const [row] = await tx.select().from(orders).where(inArray(orders.id, ofPart)).for('update');
  return row;
}

export async function lockOrderByNumber(tx: Db, number: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.number, number)).for('update');
  return row;
}

export async function findOrder(db: Db, customerId: number, id: number): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.id, id), eq(orders.removed, false)));
  return row;
}

export async function findOrderByNumber(db: Db, customerId: number, number: string): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.number, number), eq(orders.removed, false)));
  return row;
}

export async function linesOf(db: Db, orderIds: readonly number[]): Promise<OrderLineRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.id));
}

/** A line with its order. */
export interface LineOfOrder {
  readonly line: OrderLineRow;
  readonly order: OrderRow;
}

const joined = (db: Db) =>
  db.select({ line: orderLines, order: orders }).from(orderLines).innerJoin(orders, eq(orders.id, orderLines.orderId));

export async function findLine(db: Db, customerId: number, lineId: number): Promise<LineOfOrder | undefined> {
  const [row] = await joined(db).where(and(eq(orders.customerId, customerId), eq(orders.removed, false), eq(orderLines.id, lineId)));
  return row;
}

/** Returns the lines of a customer's order, in the order in which they were placed. */
export async function findLinesOfNumber(db: Db, customerId: number, number: string): Promise<LineOfOrder[]> {
  return joined(db)
    .where(and(eq(orders.customerId, customerId), eq(orders.removed, false), eq(orders.number, number)))
    .orderBy(asc(orderLines.id));
}

export interface OrderFilter {
  readonly customerId: number;
  readonly status?: OrderStatus;
  /** Only received orders with a line that has no review. */
  readonly toReview?: true;
  /** Part of a product's name in any language, or of the order number. */
  readonly searchText: string;
}

/** The condition for orders in lists: not removed by the customer, and of a split order only its parts. */
const isListed = and(eq(orders.removed, false), isNull(orders.splitAt));

/** Received, with a line that can be reviewed and has no review. */
const isToReview = and(
  eq(orders.status, orderStatus.completed),
  sql`exists (select 1 from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${orderLines.reviewedAt} is null and not ${orderLines.inAfterSale} and ${orderLines.refundedAt} is null)`,
);

function matching({ customerId, status, toReview, searchText }: OrderFilter): SQL | undefined {
  const pattern = `%${searchText.replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    eq(orders.customerId, customerId),
    isListed,
    status === undefined ? undefined : eq(orders.status, status),
    toReview && isToReview,
    searchText === ''
      ? undefined
      : sql`(${orders.number} ilike ${pattern} or exists (select 1 from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${orderLines.title}::text ilike ${pattern}))`,
  );
}

export async function findOrders(db: Db, filter: OrderFilter, page: number, pageSize: number): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(matching(filter))
    .orderBy(desc(orders.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export async function countOrders(db: Db, filter: OrderFilter): Promise<number> {
  const [row] = await db.select({ count: count() }).from(orders).where(matching(filter));
  return row?.count ?? 0;
}

/** Returns the number of the customer's received orders with a line that has no review. */
export async function countToReview(db: Db, customerId: number): Promise<number> {
  return countOrders(db, { customerId, toReview: true, searchText: '' });
}

/** Records that a line has been reviewed. */
export async function setReviewed(tx: Db, lineId: number, at: Date): Promise<void> {
  await tx.update(orderLines).set({ reviewedAt: at }).where(eq(orderLines.id, lineId));
}

export async function countByStatus(db: Db, customerId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ status: orders.status, count: count() })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), isListed))
    .groupBy(orders.status);
  return new Map(rows.map((row) => [row.status, row.count]));
}

/** Returns an expired unpaid order, locked; skips orders that another process has locked. */
export async function lockOneExpired(tx: Db, now: Date, passedOver: readonly number[]): Promise<OrderRow | undefined> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.status, orderStatus.unpaid), lte(orders.expiresAt, now), notInArray(orders.id, [...passedOver])))
    .orderBy(asc(orders.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

/** Returns orders with their lines, in any state, by order id ascending. */
export async function findOrdersWithLines(db: Db, ids: readonly number[]): Promise<{ order: OrderRow; lines: OrderLineRow[] }[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.id));
  const lines = Map.groupBy(await linesOf(db, ids), ({ orderId }) => orderId);
  return rows.map((order) => ({ order, lines: lines.get(order.id) ?? [] }));
}

/**
 * Returns an order without an open after-sale that was shipped before a given time, locked; skips orders that another process has locked.
 */
export async function lockOneArrived(tx: Db, shippedBefore: Date, passedOver: readonly number[]): Promise<OrderRow | undefined> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.status, orderStatus.shipped),
        isNull(orders.pickupStoreId),
        isNull(orders.splitAt),
        lte(orders.shippedAt, shippedBefore),
        sql`not exists (select 1 from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${orderLines.inAfterSale})`,
        notInArray(orders.id, [...passedOver]),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}
