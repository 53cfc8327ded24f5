import type { Db } from '../../db/database.ts';
import { and, count, desc, eq, inArray, isNull, sql } from '../../db/drizzle.ts';
import { refundTotals } from '../../refunds/schema.ts';
import type { Localized } from '../../shared/language.ts';
import type { Cents } from '../../shared/money.ts';
import { orderLines, orderStatus, orders } from '../orders/schema.ts';
import { shops } from '../shops/schema.ts';
import { invoices } from './schema.ts';

const refunded = sql<Cents>`coalesce(${refundTotals.refunded}, 0)`.mapWith(refundTotals.refunded);

/** The amount paid without delivery and refunds. A refund can include the delivery, so the difference can be negative. */
const amount = sql<Cents>`greatest(${orders.total} - ${orders.freight} - coalesce(${refundTotals.refunded}, 0), 0)`.mapWith(orders.total);

/** An order that was not split belongs to one shop. */
const isOfShop = sql`${shops.id} = (select ${orderLines.shopId} from ${orderLines} where ${orderLines.orderId} = ${orders.id} limit 1)`;

/**
 * The condition for billable orders: received, of a shop that issues invoices, with a remaining amount. It ignores existing invoices and
 * the deadline.
 */
const isBillable = sql<boolean>`(${orders.status} = ${orderStatus.completed} and ${orders.receivedAt} is not null and ${orders.splitAt} is null
  and not ${orders.removed} and ${shops.issuesInvoices} and ${amount} > 0)`;

/** The facts that determine whether an order can be billed, and for how much. */
export interface BillingRow {
  readonly orderId: number;
  readonly number: string;
  readonly isBillable: boolean;
  readonly receivedAt: Date | null;
  /** The amount of an invoice issued now. */
  readonly amount: Cents;
  readonly refunded: Cents;
  readonly invoice: typeof invoices.$inferSelect | null;
}

/** Returns the billing facts of orders, with one statement. A split order has no row, only its parts have. */
export async function findBilling(db: Db, orderIds: readonly number[]): Promise<BillingRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select({
      orderId: orders.id,
      number: orders.number,
      receivedAt: orders.receivedAt,
      isBillable,
      amount,
      refunded,
      invoice: invoices,
    })
    .from(orders)
    .innerJoin(shops, isOfShop)
    .leftJoin(refundTotals, eq(refundTotals.orderId, orders.id))
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(inArray(orders.id, [...orderIds]));
}

/** A billable order in a list. */
export interface BillableOrderRow {
  readonly orderId: number;
  readonly number: string;
  readonly placedAt: Date;
  readonly receivedAt: Date | null;
  readonly shopName: Localized;
  readonly shopLogo: string;
  /** The amount paid, with delivery. */
  readonly total: Cents;
  readonly amount: Cents;
}

const withoutRequest = (customerId: number) => and(eq(orders.customerId, customerId), isBillable, isNull(invoices.id));

/** Returns a page of a customer's billable orders without a request, newest first. */
export async function findBillableOrders(
  db: Db,
  customerId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<BillableOrderRow[]> {
  return db
    .select({
      orderId: orders.id,
      number: orders.number,
      placedAt: orders.createdAt,
      receivedAt: orders.receivedAt,
      shopName: shops.name,
      shopLogo: shops.logo,
      total: orders.total,
      amount,
    })
    .from(orders)
    .innerJoin(shops, isOfShop)
    .leftJoin(refundTotals, eq(refundTotals.orderId, orders.id))
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(withoutRequest(customerId))
    .orderBy(desc(orders.id))
    .limit(limit)
    .offset(offset);
}

export async function countBillableOrders(db: Db, customerId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(orders)
    .innerJoin(shops, isOfShop)
    .leftJoin(refundTotals, eq(refundTotals.orderId, orders.id))
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(withoutRequest(customerId));
  return row?.count ?? 0;
}
