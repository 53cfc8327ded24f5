import { cents, idOf, moment, serialId } from '../../db/columns.ts';
import { index, pgTable, smallint, text } from '../../db/drizzle.ts';
import { customers } from '../account/schema.ts';

/** Until when a customer is a member. */
export const memberships = pgTable('memberships', {
  customerId: idOf('customer_id')
    .primaryKey()
    .references(() => customers.id),
  endsAt: moment('ends_at').notNull(),
  /** The end of which the customer no longer wants to be reminded. */
  silencedFor: moment('silenced_for'),
});

/** The plans by the wire's number. */
export type PlanNumber = 1 | 2 | 3;

/** A membership that was ordered; paid, it lasts until `endsAt`. */
export const membershipOrders = pgTable(
  'membership_orders',
  {
    id: serialId().primaryKey(),
    /** The number that shoppers see, "VIP…". */
    number: text('number').notNull().unique(),
    customerId: idOf('customer_id')
      .notNull()
      .references(() => customers.id),
    plan: smallint('plan').$type<PlanNumber>().notNull(),
    /** What is to be paid, with the coupon reckoned in. */
    amount: cents('amount').notNull(),
    /** The coupon that it is ordered with; used once it is paid. */
    couponId: idOf('coupon_id'),
    paymentMethod: text('payment_method').notNull(),
    createdAt: moment('created_at').notNull(),
    paidAt: moment('paid_at'),
    endsAt: moment('ends_at'),
  },
  (table) => [index('membership_orders_by_customer').on(table.customerId, table.id)],
);
