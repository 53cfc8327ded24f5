import { bytes, idOf, moment, serialId } from '../db/columns.ts';
import { boolean, check, index, pgTable, smallint, sql, text } from '../db/drizzle.ts';
import { customers } from '../domains/account/schema.ts';
import type { LanguageCode } from '../shared/language.ts';

/** A visitor with stored data: created when something is added to the cart. */
export const guests = pgTable('guests', {
  id: serialId().primaryKey(),
  createdAt: moment('created_at').notNull(),
});

/** A session of a customer or of a guest. Only the hash of its token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: serialId().primaryKey(),
    tokenHash: bytes('token_hash').notNull().unique(),
    customerId: idOf('customer_id').references(() => customers.id),
    guestId: idOf('guest_id').references(() => guests.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** The lifetime from its last use. */
    days: smallint('days').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** The language of the sign-in, or selected since; null until a guest selects one. */
    language: text('language').$type<LanguageCode>(),
  },
  (table) => [
    index('sessions_by_customer').on(table.customerId),
    index('sessions_by_guest').on(table.guestId).where(sql`${table.guestId} is not null`),
    index('sessions_by_expiry').on(table.expiresAt),
    check('session_of_one', sql`(${table.customerId} is null) <> (${table.guestId} is null)`),
  ],
);

/**
 * Single-use tokens that sign a customer in again. Those derived from one sign-in form a family: a token that is used twice has been
 * stolen, so the whole family ends.
 */
export const autoTokens = pgTable(
  'auto_tokens',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    family: text('family').notNull(),
    customerId: idOf('customer_id')
      .notNull()
      .references(() => customers.id),
    /** The session that was opened together with it; null when that has ended. */
    sessionId: idOf('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    /** The time when the customer signed in with a password or a code. */
    familySince: moment('family_since').notNull().defaultNow(),
    used: boolean('used').notNull().default(false),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('auto_tokens_by_family').on(table.family),
    index('auto_tokens_by_customer').on(table.customerId),
    index('auto_tokens_by_session').on(table.sessionId),
    index('auto_tokens_by_expiry').on(table.expiresAt),
  ],
);
