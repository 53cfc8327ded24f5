import type { QrMethod } from '@mall/config';
import { cents, idOf, moment, serialId } from '../../db/columns.ts';
import { date, index, integer, pgTable, primaryKey, sql, text, uniqueIndex } from '../../db/drizzle.ts';
import { sessions } from '../../sessions/schema.ts';
import { customers } from '../account/schema.ts';

/** The right to make one wallet payment, granted for the payment password: for one session, for five minutes, once. */
export const paymentPermits = pgTable('payment_permits', {
  id: serialId().primaryKey(),
  sessionId: idOf('session_id')
    .notNull()
    .references(() => sessions.id, { onDelete: 'cascade' })
    .unique(),
  expiresAt: moment('expires_at').notNull(),
});

/** The kind of payable of a charge. */
export type ChargeKind = 'order' | 'membership' | 'recharge';

/** Payments requested through the payment provider. Only the provider's notice, or its response to a query, makes one paid. */
export const charges = pgTable(
  'charges',
  {
    id: serialId().primaryKey(),
    /** The provider's reference; the same at every retry. */
    reference: text('reference').notNull().unique(),
    customerId: idOf('customer_id')
      .notNull()
      .references(() => customers.id),
    kind: text('kind').$type<ChargeKind>().notNull(),
    /** The number of the order, the membership order or the recharge. */
    number: text('number').notNull(),
    method: text('method').$type<QrMethod>().notNull(),
    amount: cents('amount').notNull(),
    /** The content of the QR code. */
    code: text('code').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The time of the last query to the provider. */
    lastQueriedAt: moment('asked_at').notNull(),
    paidAt: moment('paid_at'),
  },
  (table) => [
    uniqueIndex('charge_of_number').on(table.customerId, table.number, table.method),
    index('charges_unpaid').on(table.lastQueriedAt).where(sql`${table.paidAt} is null`),
  ],
);

/** A notice without a valid or recent signature of the provider. */
export type RefusedNotice = 'badly_signed' | 'stale';

/** The outcome of a notice. */
export type NoticeOutcome = 'applied' | 'credited' | 'repeated' | RefusedNotice | 'unreadable' | 'unknown' | 'wrong_amount';

/**
 * The number of notices that were refused for their signature, by day. They are only counted, because anyone can send them and a row each
 * would let them fill the database.
 */
export const refusedNotices = pgTable(
  'refused_notices',
  {
    day: date('day').notNull(),
    outcome: text('outcome').$type<RefusedNotice>().notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.outcome] })],
);

/** Every notice signed by the provider, and its outcome. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    id: serialId().primaryKey(),
    reference: text('reference').notNull(),
    outcome: text('outcome').$type<NoticeOutcome>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('payment_notices_by_reference').on(table.reference)],
);
