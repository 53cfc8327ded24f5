import { cents, moment } from '../db/columns.ts';
import { index, pgTable, text } from '../db/drizzle.ts';

/** Payments by payers of the demo: the provider's records, which the mall reads only through the provider's API. */
export const demoPayments = pgTable('demo_payments', {
  reference: text('reference').primaryKey(),
  amount: cents('amount').notNull(),
  at: moment('at').notNull(),
});

/** Requested payments, by the last part of the address of the payer's page: short, so that its QR code is easy to scan. */
export const demoCharges = pgTable('demo_charges', {
  code: text('code').primaryKey(),
  reference: text('reference').notNull(),
  amount: cents('amount').notNull(),
  subject: text('subject').notNull(),
});

/** Refunds that the provider has made, by the mall's reference for each. */
export const demoRefunds = pgTable(
  'demo_refunds',
  {
    refundReference: text('refund_reference').primaryKey(),
    /** The charge that was refunded. */
    reference: text('reference').notNull(),
    amount: cents('amount').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('demo_refunds_by_charge').on(table.reference)],
);
