import { cents, idOf, moment, serialId } from '../../db/columns.ts';
import { index, pgTable, smallint, text } from '../../db/drizzle.ts';
import { customers } from '../account/schema.ts';

/** The end of each customer's membership. */
export const memberships = pgTable('memberships', {
  customerId: idOf('customer_id')
    .primaryKey()
    .references(() => customers.id),
  endsAt: moment('ends_at').notNull(),
  /** The membership end for which the customer has dismissed the renewal reminder. */
  silencedFor: moment('silenced_for'),
});

/** The plans by the wire's number. */
export type PlanNumber = 1 | 2 | 3;

/** An order of a membership; once paid, the membership lasts until `endsAt`. */
export const membershipOrders = pgTable(
  'membership_orders',
  {
    id: serialId().primaryKey(),
    /** The number shown to shoppers, "VIP…". */
    number: text('number').notNull().unique(),
    customerId: idOf('customer_id')
      .notNull()
      .references(() => customers.id),
    plan: smallint('plan').$type<PlanNumber>().notNull(),
    /** The amount to pay, after the coupon. */
    amount: cents('amount').notNull(),
    /** The coupon of the order; used once the order is paid. */
    couponId: idOf('coupon_id'),
    paymentMethod: text('payment_method').notNull(),
    createdAt: moment('created_at').notNull(),
    paidAt: moment('paid_at'),
    endsAt: moment('ends_at'),
  },
  (table) => [index('membership_orders_by_customer').on(table.customerId, table.id)],
);
