import { cents, idOf, moment, serialId } from '../db/columns.ts';
import { check, index, integer, pgTable, sql, text, uniqueIndex } from '../db/drizzle.ts';

/** The reason of a refund. */
export type RefundReason = 'cancellation' | 'after_sale';

/** The state of a refund. `returned_to_wallet`: the payment provider refused it permanently, so the wallet was credited instead. */
export type RefundState = 'pending' | 'completed' | 'returned_to_wallet';

/** Refunds to customers by the payment method of the order. A trigger refuses changes of amount and owner. */
export const refunds = pgTable(
  'refunds',
  {
    id: serialId().primaryKey(),
    /** The provider's reference of the refund; the same at every attempt. */
    reference: text('reference').notNull().unique(),
    orderId: idOf('order_id').notNull(),
    orderNumber: text('order_number').notNull(),
    customerId: idOf('customer_id').notNull(),
    reason: text('reason').$type<RefundReason>().notNull(),
    afterSaleId: idOf('after_sale_id'),
    amount: cents('amount').notNull(),
    method: text('method').$type<'wallet' | 'provider'>().notNull(),
    /** The provider's reference of the charge that paid the order. */
    chargeReference: text('charge_reference'),
    state: text('state').$type<RefundState>().notNull(),
    /** The number of requests to the provider. */
    attempts: integer('attempts').notNull().default(0),
    /** Null when it is settled, or set aside until an operator retries it. */
    nextAttemptAt: moment('next_attempt_at'),
    /** The error of the last attempt; empty when it settled the refund. */
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
 * The paid and refunded amounts per order, and per split order as the sum of its parts. A trigger on `refunds` updates it; its CHECK
 * constraint refuses a refund of more than the paid amount, and concurrent refunds of one order lock its row.
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
