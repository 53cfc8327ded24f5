import type { Db } from '../../db/database.ts';
import { and, asc, count, desc, eq, inArray, lte, ne, notInArray, type SQL, sql } from '../../db/drizzle.ts';
import { orderLines, orders } from '../orders/schema.ts';
import { afterSaleSteps, afterSales } from './schema.ts';
import { afterSaleKind, afterSaleState, openStates } from './state-machine.ts';

export type AfterSaleRow = typeof afterSales.$inferSelect;
export type NewAfterSale = typeof afterSales.$inferInsert;
export type AfterSaleStep = typeof afterSaleSteps.$inferSelect;
type OrderRow = typeof orders.$inferSelect;
type OrderLineRow = typeof orderLines.$inferSelect;

/** An after-sale with its line and order. */
export interface AfterSaleOfLine {
  readonly afterSale: AfterSaleRow;
  readonly order: OrderRow;
  readonly line: OrderLineRow;
}

const notWithdrawn = ne(afterSales.state, afterSaleState.withdrawn);

export async function insertAfterSale(tx: Db, afterSale: NewAfterSale): Promise<AfterSaleRow> {
  const [row] = await tx.insert(afterSales).values(afterSale).returning();
  if (!row) throw new Error('An after-sale was not stored');
  return row;
}

/** Changes an after-sale and returns it. */
export async function updateAfterSale(tx: Db, id: number, change: Partial<NewAfterSale>): Promise<AfterSaleRow> {
  const [row] = await tx.update(afterSales).set(change).where(eq(afterSales.id, id)).returning();
  if (!row) throw new Error(`There is no after-sale ${id}`);
  return row;
}

export async function insertStep(tx: Db, step: typeof afterSaleSteps.$inferInsert): Promise<void> {
  await tx.insert(afterSaleSteps).values(step);
}

/** Returns the steps of an after-sale, newest first. */
export async function stepsOf(db: Db, afterSaleId: number): Promise<AfterSaleStep[]> {
  return db.select().from(afterSaleSteps).where(eq(afterSaleSteps.afterSaleId, afterSaleId)).orderBy(desc(afterSaleSteps.id));
}

/** Returns an after-sale, locked until the transaction ends. Lock its order first. */
export async function lockAfterSale(tx: Db, id: number): Promise<AfterSaleRow | undefined> {
  const [row] = await tx.select().from(afterSales).where(eq(afterSales.id, id)).for('update');
  return row;
}

export async function findAfterSale(db: Db, id: number): Promise<AfterSaleRow | undefined> {
  const [row] = await db.select().from(afterSales).where(eq(afterSales.id, id));
  return row;
}

const joined = (db: Db) =>
  db
    .select({ afterSale: afterSales, order: orders, line: orderLines })
    .from(afterSales)
    .innerJoin(orders, eq(orders.id, afterSales.orderId))
    .innerJoin(orderLines, eq(orderLines.id, afterSales.lineId));

/** Returns the newest after-sale of a customer's line, or the one with an id; ignores withdrawn ones. */
export async function findAfterSaleOfLine(
  db: Db,
  customerId: number,
  { lineId, id }: { readonly lineId: number; readonly id: number | undefined },
): Promise<AfterSaleOfLine | undefined> {
  const [row] = await joined(db)
    .where(
      and(
        eq(afterSales.customerId, customerId),
        eq(afterSales.lineId, lineId),
        notWithdrawn,
        id === undefined ? undefined : eq(afterSales.id, id),
      ),
    )
    .orderBy(desc(afterSales.id))
    .limit(1);
  return row;
}

export async function findAfterSaleWithOrder(db: Db, id: number): Promise<AfterSaleOfLine | undefined> {
  const [row] = await joined(db).where(eq(afterSales.id, id));
  return row;
}

/** The filter of a list of after-sales. */
export interface AfterSaleFilter {
  readonly customerId: number;
  /** Part of a product's name in any language, or of the order number. */
  readonly searchText: string;
}

function matching({ customerId, searchText }: AfterSaleFilter): SQL | undefined {
  const pattern = `%${searchText.replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    eq(afterSales.customerId, customerId),
    notWithdrawn,
    searchText === '' ? undefined : sql`(${orders.number} ilike ${pattern} or ${orderLines.title}::text ilike ${pattern})`,
  );
}

/** Returns a page of a customer's after-sales, newest first. */
export async function findAfterSales(db: Db, filter: AfterSaleFilter, page: number, pageSize: number): Promise<AfterSaleOfLine[]> {
  return joined(db)
    .where(matching(filter))
    .orderBy(desc(afterSales.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export async function countAfterSales(db: Db, filter: AfterSaleFilter): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(afterSales)
    .innerJoin(orders, eq(orders.id, afterSales.orderId))
    .innerJoin(orderLines, eq(orderLines.id, afterSales.lineId))
    .where(matching(filter));
  return row?.count ?? 0;
}

const isOpen = inArray(afterSales.state, [...openStates]);

export async function countOpen(db: Db, customerId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(afterSales)
    .where(and(eq(afterSales.customerId, customerId), isOpen));
  return row?.count ?? 0;
}

/** Returns the newest after-sale of each of these lines that was not withdrawn, by line id. */
export async function newestByLine(db: Db, lineIds: readonly number[]): Promise<Map<number, AfterSaleRow>> {
  if (lineIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(afterSales)
    .where(and(inArray(afterSales.lineId, [...lineIds]), notWithdrawn))
    .orderBy(asc(afterSales.id));
  return new Map(rows.map((row) => [row.lineId, row]));
}

/** Returns another open refund of the same order, which the caller has locked. */
export async function findOtherOpenRefund(
  tx: Db,
  { id, orderId }: Pick<AfterSaleRow, 'id' | 'orderId'>,
): Promise<AfterSaleRow | undefined> {
  const [row] = await tx
    .select()
    .from(afterSales)
    .where(and(eq(afterSales.orderId, orderId), ne(afterSales.id, id), ne(afterSales.kind, afterSaleKind.exchange), isOpen))
    .orderBy(asc(afterSales.id))
    .limit(1);
  return row;
}

/** Returns the open after-sales, oldest first. */
export async function findAllOpen(db: Db): Promise<AfterSaleOfLine[]> {
  return joined(db).where(isOpen).orderBy(asc(afterSales.id));
}

/** Returns an after-sale whose state has timed out, except those in `passedOver`. */
export async function findOneDue(db: Db, now: Date, passedOver: readonly number[]): Promise<AfterSaleRow | undefined> {
  const [row] = await db
    .select()
    .from(afterSales)
    .where(and(lte(afterSales.deadlineAt, now), notInArray(afterSales.id, [...passedOver])))
    .orderBy(asc(afterSales.id))
    .limit(1);
  return row;
}
