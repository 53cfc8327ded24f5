import { cents, idOf, moment, serialId } from '../db/columns.ts';
import { check, index, pgTable, sql, text, uniqueIndex } from '../db/drizzle.ts';
import { refunds } from '../refunds/schema.ts';

/** The accounts of the ledger: customers' wallets, and the corresponding accounts of the mall. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: serialId().primaryKey(),
    kind: text('kind').$type<'wallet' | 'sales' | 'funding' | 'provider' | 'payouts' | 'refunds_due'>().notNull(),
    customerId: idOf('customer_id'),
    /**
     * Σ of the account's entries, updated in the same transaction; never below zero. Wallets only: every payment touches an account of the
     * mall, so a stored balance there would serialize all payments. It is summed on demand and stays 0 here.
     */
    balance: cents('balance').notNull(),
  },
  (table) => [
    uniqueIndex('ledger_account_of_customer').on(table.kind, table.customerId).where(sql`${table.customerId} is not null`),
    uniqueIndex('ledger_account_of_house').on(table.kind).where(sql`${table.customerId} is null`),
    check('balance_not_negative', sql`${table.balance} >= 0`),
  ],
);

/** The reason of a posting. */
export type PostingKind =
  | 'opening'
  | 'order_payment'
  | 'order_refund'
  | 'refund_sent'
  | 'refund_returned'
  | 'late_payment'
  | 'membership_opened'
  | 'membership_renewed'
  | 'recharge'
  | 'withdrawal'
  | 'withdrawal_returned';

/** A business event in money. Append-only: a trigger refuses UPDATE and DELETE. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    id: serialId().primaryKey(),
    kind: text('kind').$type<PostingKind>().notNull(),
    orderId: idOf('order_id'),
    refundId: idOf('refund_id').references(() => refunds.id),
    at: moment('at').notNull(),
  },
  (table) => [
    // An order is paid at most once. It can have several refunds, each of which is posted at most once.
    uniqueIndex('ledger_posting_of_order')
      .on(table.orderId, table.kind)
      .where(sql`${table.orderId} is not null and ${table.refundId} is null`),
    uniqueIndex('ledger_posting_of_refund').on(table.refundId, table.kind).where(sql`${table.refundId} is not null`),
    check(
      'ledger_posting_names_its_refund',
      sql`(${table.kind} in ('order_refund', 'refund_sent', 'refund_returned')) = (${table.refundId} is not null)`,
    ),
  ],
);

/** The two or more sides of a posting; their amounts add up to zero. Append-only. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: serialId().primaryKey(),
    postingId: idOf('posting_id')
      .notNull()
      .references(() => ledgerPostings.id),
    accountId: idOf('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: cents('amount').notNull(),
  },
  (table) => [index('ledger_entries_by_account').on(table.accountId, table.id), index('ledger_entries_by_posting').on(table.postingId)],
);
