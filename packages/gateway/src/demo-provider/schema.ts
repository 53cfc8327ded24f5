import { cents, moment } from '../db/columns.ts';
import { index, pgTable, text } from '../db/drizzle.ts';

/** What payers of the demo have paid: the provider's book, which the mall never reads but by asking the provider. */
export const demoPayments = pgTable('demo_payments', {
  reference: text('reference').primaryKey(),
  amount: cents('amount').notNull(),
  at: moment('at').notNull(),
});

/** What payers are asked for, by the end of the address of the page that asks them: short, so that its QR code is easily read. */
export const demoCharges = pgTable('demo_charges', {
  code: text('code').primaryKey(),
  reference: text('reference').notNull(),
  amount: cents('amount').notNull(),
  subject: text('subject').notNull(),
});

/** Refunds that the provider has made, by the mall's name for each. */
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
