import { cents, idOf, moment, serialId } from '../db/columns.ts';
import { check, index, integer, pgTable, sql, text, uniqueIndex } from '../db/drizzle.ts';

/** Why money goes back. */
export type RefundReason = 'cancellation' | 'after_sale';

/** Where a refund stands. `returned_to_wallet`: the payment provider refused it for good, so the wallet was credited instead. */
export type RefundState = 'pending' | 'completed' | 'returned_to_wallet';

/** Money that goes back to a customer, the way it was paid. Amount and owner never change: a trigger refuses it. */
export const refunds = pgTable(
  'refunds',
  {
    id: serialId().primaryKey(),
    /** The provider's name for the refund; the same at every attempt. */
    reference: text('reference').notNull().unique(),
    orderId: idOf('order_id').notNull(),
    orderNumber: text('order_number').notNull(),
    customerId: idOf('customer_id').notNull(),
    reason: text('reason').$type<RefundReason>().notNull(),
    afterSaleId: idOf('after_sale_id'),
    amount: cents('amount').notNull(),
    method: text('method').$type<'wallet' | 'provider'>().notNull(),
    /** The provider's name for the charge that paid the order. */
    chargeReference: text('charge_reference'),
    state: text('state').$type<RefundState>().notNull(),
    /** How often the provider was asked for it. */
    attempts: integer('attempts').notNull().default(0),
    /** Null when it is settled, or set aside until an operator retries it. */
    nextAttemptAt: moment('next_attempt_at'),
    /** Why the last attempt did not settle it; empty when it did. */
    lastError: text('last_error').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    completedAt: moment('completed_at'),
  },
  (table) => [
    uniqueIndex('refund_of_after_sale').on(table.afterSaleId).where(sql`${table.afterSaleId} is not null`),
    uniqueIndex('refund_of_cancellation').on(table.orderId).where(sql`${table.reason} = 'cancellation'`),
    index('refunds_by_order').on(table.orderId),
    index('refunds_due').on(table.nextAttemptAt).where(sql`${table.state} = 'pending'`),
    check('refund_not_negative', sql`${table.amount} >= 0`),
    check('refund_has_its_cause', sql`(${table.reason} = 'after_sale') = (${table.afterSaleId} is not null)`),
    check('refund_by_provider_has_its_charge', sql`${table.method} = 'wallet' or ${table.chargeReference} is not null`),
    check('refund_is_settled_or_pending', sql`(${table.state} = 'pending') = (${table.completedAt} is null)`),
  ],
);

/**
 * What was paid and refunded per order, and per split order as the sum of its parts. A trigger on `refunds` keeps it; its CHECK is what
 * refuses a refund of more than was paid, and its row is the lock that concurrent refunds of one order wait for.
 */
export const refundTotals = pgTable(
  'refund_totals',
  {
    orderId: idOf('order_id').primaryKey(),
    paid: cents('paid').notNull(),
    refunded: cents('refunded').notNull(),
  },
  (table) => [check('refunded_at_most_paid', sql`${table.refunded} between 0 and ${table.paid}`)],
);
