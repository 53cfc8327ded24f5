import { cents, moment } from '../db/columns.ts';
import { pgTable, text } from '../db/drizzle.ts';

/** What payers of the demo have paid: the provider's book, which the mall never reads but by asking the provider. */
export const demoPayments = pgTable('demo_payments', {
  reference: text('reference').primaryKey(),
  amount: cents('amount').notNull(),
  at: moment('at').notNull(),
});
