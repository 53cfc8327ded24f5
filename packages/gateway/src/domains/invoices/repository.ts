import type { Db } from '../../db/database.ts';
import { and, asc, count, desc, eq, isNotNull, isNull, or, sql } from '../../db/drizzle.ts';
import type { Localized } from '../../shared/language.ts';
import { orderLines, orders } from '../orders/schema.ts';
import { shops } from '../shops/schema.ts';
import { type InvoiceState, invoiceFiles, invoiceState, invoices } from './schema.ts';

export type InvoiceRow = typeof invoices.$inferSelect;
export type InvoiceFileRow = typeof invoiceFiles.$inferSelect;

/** Stores a request; returns false when the order already has an invoice. */
export async function insertInvoice(tx: Db, invoice: typeof invoices.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(invoices).values(invoice).onConflictDoNothing({ target: invoices.orderId }).returning({ id: invoices.id });
  return rows.length > 0;
}

export async function updateInvoice(tx: Db, id: number, change: Partial<typeof invoices.$inferInsert>): Promise<void> {
  await tx.update(invoices).set(change).where(eq(invoices.id, id));
}

export async function findInvoice(db: Db, id: number): Promise<InvoiceRow | undefined> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id));
  return row;
}

/** Returns an invoice of a customer, locked until the transaction ends. */
export async function lockInvoice(tx: Db, customerId: number, id: number): Promise<InvoiceRow | undefined> {
  const [row] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.customerId, customerId), eq(invoices.id, id)))
    .for('update');
  return row;
}

/** Returns the invoice of an order, locked until the transaction ends. */
export async function lockInvoiceOfOrder(tx: Db, orderId: number): Promise<InvoiceRow | undefined> {
  const [row] = await tx.select().from(invoices).where(eq(invoices.orderId, orderId)).for('update');
  return row;
}

/** An invoice with its order and shop, for lists. */
export interface ListedInvoice {
  readonly invoice: InvoiceRow;
  readonly orderNumber: string;
  readonly orderedAt: Date;
  readonly receivedAt: Date | null;
  readonly shopName: Localized;
  readonly shopLogo: string;
}

const listed = (db: Db) =>
  db
    .select({
      invoice: invoices,
      orderNumber: orders.number,
      orderedAt: orders.createdAt,
      receivedAt: orders.receivedAt,
      shopName: shops.name,
      shopLogo: shops.logo,
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .innerJoin(
      shops,
      sql`${shops.id} = (select ${orderLines.shopId} from ${orderLines} where ${orderLines.orderId} = ${orders.id} limit 1)`,
    );

/** The filter of a list of a customer's invoices. */
export interface InvoiceFilter {
  readonly customerId: number;
  readonly state: InvoiceState;
  /** Restricts the list to this invoice. */
  readonly id: number | undefined;
}

const matching = ({ customerId, state, id }: InvoiceFilter) =>
  and(eq(invoices.customerId, customerId), eq(invoices.state, state), id === undefined ? undefined : eq(invoices.id, id));

export async function findInvoices(
  db: Db,
  filter: InvoiceFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ListedInvoice[]> {
  return listed(db).where(matching(filter)).orderBy(desc(invoices.id)).limit(limit).offset(offset);
}

export async function countInvoices(db: Db, filter: InvoiceFilter): Promise<number> {
  const [row] = await db.select({ count: count() }).from(invoices).where(matching(filter));
  return row?.count ?? 0;
}

/** Returns the invoices that wait for the operator, oldest request first: requested ones, and issued ones to correct. */
export async function findWaitingInvoices(db: Db): Promise<ListedInvoice[]> {
  return listed(db)
    .where(or(eq(invoices.state, invoiceState.applied), isNotNull(invoices.correctionSince)))
    .orderBy(asc(invoices.requestedAt), asc(invoices.id));
}

export async function findListedInvoice(db: Db, id: number): Promise<ListedInvoice | undefined> {
  const [row] = await listed(db).where(eq(invoices.id, id));
  return row;
}

/** Stores the file of an invoice as the current one and marks the previous one as replaced. */
export async function replaceFile(tx: Db, file: Omit<typeof invoiceFiles.$inferInsert, 'replacedAt'>): Promise<void> {
  await tx
    .update(invoiceFiles)
    .set({ replacedAt: file.issuedAt })
    .where(and(eq(invoiceFiles.invoiceId, file.invoiceId), isNull(invoiceFiles.replacedAt)));
  await tx.insert(invoiceFiles).values(file);
}

/** Returns every file of an invoice, oldest first. */
export async function findFiles(db: Db, invoiceId: number): Promise<InvoiceFileRow[]> {
  return db.select().from(invoiceFiles).where(eq(invoiceFiles.invoiceId, invoiceId)).orderBy(asc(invoiceFiles.id));
}

/** Returns the current file of a customer's invoice, with the number of its order. */
export async function findFile(
  db: Db,
  customerId: number,
  invoiceId: number,
): Promise<{ content: Buffer; orderNumber: string } | undefined> {
  const [row] = await db
    .select({ content: invoiceFiles.content, orderNumber: orders.number })
    .from(invoiceFiles)
    .innerJoin(invoices, eq(invoices.id, invoiceFiles.invoiceId))
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(invoices.id, invoiceId), eq(invoices.customerId, customerId), isNull(invoiceFiles.replacedAt)));
  return row;
}
