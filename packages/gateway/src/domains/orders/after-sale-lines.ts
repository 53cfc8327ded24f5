import type { Db } from '../../db/database.ts';
import { and, asc, eq, inArray } from '../../db/drizzle.ts';
import { Fault } from '../../dispatch/fault.ts';
import { releaseStock, takeStock } from '../../inventory/inventory.ts';
import type { Cents } from '../../shared/money.ts';
import { freeCoupons } from '../coupons/use-coupons.ts';
import { releasePieces } from '../flash-sale/hold-pieces.ts';
import { changeOrder, childrenOf, findOrdersWithLines, linesOf, type OrderLineRow, type OrderRow } from './repository.ts';
import { orderKind, orderLines, orderStatus, orders } from './schema.ts';

export type { OrderLineRow, OrderRow };
export { findOrdersWithLines };

type LineAmounts = Pick<OrderLineRow, 'unitPrice' | 'quantity' | 'discount'>;

/** Returns the amount paid for a line after its shares of every discount, in cents. */
export const paidFor = ({ unitPrice, quantity, discount }: LineAmounts): Cents => unitPrice * BigInt(quantity) - discount;

/** Returns whether nothing of a line remains with the customer: its products were returned, or its whole price was refunded. */
export const isReturnedOrRefunded = (line: LineAmounts & Pick<OrderLineRow, 'refundedAt' | 'refunded' | 'restockedAt'>): boolean =>
  line.refundedAt !== null && (line.restockedAt !== null || line.refunded >= paidFor(line));

/** An order with all its lines, locked until the transaction ends. */
export interface LockedOrder {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  /** The order that this order is a part of; undefined for an order of one shop. */
  readonly wholeId: number | undefined;
}

/** Locks an order and the whole order that it is a part of, the whole first. Returns undefined when there is no such order. */
export async function lockOrderWithLines(tx: Db, orderId: number): Promise<LockedOrder | undefined> {
  const [known] = await tx.select({ parentId: orders.parentId }).from(orders).where(eq(orders.id, orderId));
  if (!known) return undefined;
  const { parentId } = known;
  if (parentId !== null) await lockOne(tx, parentId);
  const order = await lockOne(tx, orderId);
  return order && { order, lines: await linesOf(tx, [orderId]), wholeId: parentId ?? undefined };
}

async function lockOne(tx: Db, id: number): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return row;
}

/** Locks the outermost order of an order for a job; returns false when another process has locked it, or it does not exist. */
export async function tryLockOrder(tx: Db, orderId: number): Promise<boolean> {
  const [known] = await tx.select({ parentId: orders.parentId }).from(orders).where(eq(orders.id, orderId));
  if (!known) return false;
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.id, known.parentId ?? orderId))
    .for('update', { skipLocked: true });
  return rows.length > 0;
}

const unknownLines = () => new Fault('parameter_refused', { errors: [{ field: 'order_details_id', rule: 'exists' }] });

/**
 * Returns the id of the order that contains the customer's lines. Throws when one of them is not the customer's, or they belong to several
 * orders.
 */
export async function orderOfLines(db: Db, customerId: number, lineIds: readonly number[]): Promise<number> {
  const ids = [...new Set(lineIds)];
  const rows = await db
    .select({ orderId: orders.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.customerId, customerId), eq(orders.removed, false), inArray(orderLines.id, ids)))
    .orderBy(asc(orderLines.id));
  const [first] = rows;
  if (!first || rows.length !== ids.length) throw unknownLines();
  if (rows.some(({ orderId }) => orderId !== first.orderId))
    throw new Fault('parameter_refused', { errors: [{ field: 'order_details_id', rule: 'equalsOrder' }] });
  return first.orderId;
}

/** Records whether a line has an open after-sale. The caller has locked the order. */
export async function setInAfterSale(tx: Db, lineId: number, inAfterSale: boolean): Promise<void> {
  await tx.update(orderLines).set({ inAfterSale }).where(eq(orderLines.id, lineId));
}

/** The refund of a line. */
export interface LineRefund {
  readonly lineId: number;
  /** The amount refunded for its products, in cents; delivery belongs to the order. */
  readonly amount: Cents;
  /** Whether its pieces are back in the shop, or never left it. */
  readonly restock: boolean;
}

/**
 * Records the refund of a line of a locked order: its pieces return to stock when they are in the shop, and an order without remaining
 * lines is closed and releases its coupons. Returns the order with its updated lines.
 */
export async function refundLine(tx: Db, locked: LockedOrder, { lineId, amount, restock }: LineRefund, now: Date): Promise<LockedOrder> {
  const { order } = locked;
  const change = { inAfterSale: false, refundedAt: now, refunded: amount, restockedAt: restock ? now : null };
  await tx.update(orderLines).set(change).where(eq(orderLines.id, lineId));
  const lines = locked.lines.map((line) => (line.id === lineId ? { ...line, ...change } : line));
  const closes = order.status !== orderStatus.closed && lines.every(isReturnedOrRefunded);
  const closed = { status: orderStatus.closed, closedAt: now, closedBy: 'refund' } as const;
  if (closes) {
    await changeOrder(tx, order.id, closed, 'refunded', now);
    await freeCouponsOf(tx, locked);
  }
  if (restock) await restockLine(tx, order, lines, lineId, now);
  return { ...locked, order: closes ? { ...order, ...closed } : order, lines };
}

/** Releases the order's coupons, and with the last part those of the whole order. */
async function freeCouponsOf(tx: Db, { order, wholeId }: LockedOrder): Promise<void> {
  await freeCoupons(tx, order.id);
  if (wholeId === undefined) return;
  if ((await childrenOf(tx, wholeId)).every(({ status }) => status === orderStatus.closed)) await freeCoupons(tx, wholeId);
}

async function restockLine(tx: Db, order: OrderRow, lines: readonly OrderLineRow[], lineId: number, now: Date): Promise<void> {
  const line = lines.find(({ id }) => id === lineId);
  if (!line) throw new Error(`Order ${order.id} has no line ${lineId}`);
  // A flash sale order has one item, whose pieces are released with the last line that has some.
  if (order.kind === orderKind.flashSale && lines.every(({ restockedAt }) => restockedAt !== null)) await releasePieces(tx, order.id, now);
  await releaseStock(tx, [{ skuId: line.skuId, quantity: line.quantity }], order.id, now);
}

/** Records the stock movements of an exchange: the returned products are added, the same number of the same SKU is removed. */
export async function bookExchange(tx: Db, { order, lines }: LockedOrder, lineId: number, now: Date): Promise<void> {
  const pieces = lines.filter(({ id }) => id === lineId).map(({ skuId, quantity }) => ({ skuId, quantity }));
  await releaseStock(tx, pieces, order.id, now);
  const short = await takeStock(tx, pieces, order.id, now);
  if (short) throw new Fault('insufficient_stock');
}

/** Records that the replacement of a line has arrived. */
export async function recordExchange(tx: Db, { lines }: LockedOrder, lineId: number, now: Date): Promise<void> {
  const exchanges = (lines.find(({ id }) => id === lineId)?.exchanges ?? 0) + 1;
  await tx.update(orderLines).set({ inAfterSale: false, exchanges, exchangedAt: now }).where(eq(orderLines.id, lineId));
}
