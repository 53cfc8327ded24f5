import { cents, idOf, moment, serialId } from '../../db/columns.ts';
import { check, index, jsonb, pgTable, smallint, sql, text, uniqueIndex } from '../../db/drizzle.ts';
import { customers } from '../account/schema.ts';
import { orderLines, orders } from '../orders/schema.ts';
import type { AfterSaleEvent, AfterSaleKind, AfterSaleState } from './state-machine.ts';

/** The actor of a step of an after-sale. */
export type Actor = 'customer' | 'shop' | 'timer';

/** An application of a customer for one line of an order, and its outcome. */
export const afterSales = pgTable(
  'after_sales',
  {
    id: serialId().primaryKey(),
    customerId: idOf('customer_id')
      .notNull()
      .references(() => customers.id),
    orderId: idOf('order_id')
      .notNull()
      .references(() => orders.id),
    lineId: idOf('line_id')
      .notNull()
      .references(() => orderLines.id),
    kind: smallint('kind').$type<AfterSaleKind>().notNull(),
    state: smallint('state').$type<AfterSaleState>().notNull(),
    reason: text('reason').notNull(),
    /** URLs of the customer's uploads. */
    images: jsonb('pictures').$type<readonly string[]>().notNull(),
    /** The requested amounts: for the products, and of the order's delivery fee. Zero for an exchange. */
    productsAmount: cents('goods_amount').notNull(),
    freightAmount: cents('freight_amount').notNull(),
    /** The refunded amount, or the amount being refunded. */
    refundedAmount: cents('refunded_amount').notNull().default(sql`0`),
    /** The shop's reason for a refusal; empty otherwise. */
    refusal: text('refusal').notNull().default(''),
    appliedAt: moment('applied_at').notNull(),
    /** The time of the shop's first decision; null before it. */
    decidedAt: moment('decided_at'),
    /** The time when the state times out; null when it does not. */
    deadlineAt: moment('deadline_at'),
    /** The parcel to the shop, and its sender. */
    returnCourier: text('return_courier').notNull().default(''),
    returnParcel: text('return_parcel').notNull().default(''),
    returnContact: text('return_contact').notNull().default(''),
    returnPhone: text('return_phone').notNull().default(''),
    returnedAt: moment('returned_at'),
    /** The parcel with the replacement. */
    sendCourier: text('send_courier').notNull().default(''),
    sendParcel: text('send_parcel').notNull().default(''),
    sentAt: moment('sent_at'),
  },
  (table) => [
    // States 0, 1, 3 and 11 are open; 4, 9 and 15 are refunded.
    uniqueIndex('after_sale_open_of_line').on(table.lineId).where(sql`${table.state} in (0, 1, 3, 11)`),
    uniqueIndex('after_sale_refund_of_line').on(table.lineId).where(sql`${table.state} in (4, 9, 15)`),
    index('after_sales_by_line').on(table.lineId, table.id),
    index('after_sales_by_order').on(table.orderId),
    index('after_sales_by_customer').on(table.customerId, table.id),
    index('after_sales_due').on(table.deadlineAt).where(sql`${table.deadlineAt} is not null`),
    check(
      'after_sale_amounts',
      sql`${table.productsAmount} >= 0 and ${table.freightAmount} >= 0 and ${table.refundedAmount} >= 0 and (${table.kind} <> 3 or ${table.productsAmount} + ${table.freightAmount} + ${table.refundedAmount} = 0)`,
    ),
  ],
);

/** The steps of an after-sale, append-only. */
export const afterSaleSteps = pgTable(
  'after_sale_steps',
  {
    id: serialId().primaryKey(),
    afterSaleId: idOf('after_sale_id')
      .notNull()
      .references(() => afterSales.id),
    event: text('event').$type<AfterSaleEvent | 'apply'>().notNull(),
    /** The state after the step. */
    state: smallint('state').$type<AfterSaleState>().notNull(),
    actor: text('actor').$type<Actor>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('after_sale_steps_by_after_sale').on(table.afterSaleId, table.id)],
);
