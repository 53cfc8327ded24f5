import { bytes, idOf, moment, serialId } from '../../db/columns.ts';
import { date, integer, pgTable, smallint, sql, text, uniqueIndex } from '../../db/drizzle.ts';
import type { LanguageCode } from '../../shared/language.ts';

export const customers = pgTable(
  'customers',
  {
    id: serialId().primaryKey(),
    /**
     * Sign-in name, 6 to 15 letters or digits, stored in lower case; null for customers who registered with a code and have not chosen one.
     */
    account: text('account').unique(),
    dialCode: text('dial_code').notNull(),
    phone: text('phone'),
    email: text('email').unique(),
    /** The name shown to others; empty until the customer sets it. */
    name: text('name').notNull(),
    avatar: text('avatar').notNull().default(''),
    /** 0 unknown, 1 male, 2 female. */
    sex: smallint('sex').$type<0 | 1 | 2>().notNull().default(0),
    birthday: date('birthday', { mode: 'string' }),
    /** Null for customers who registered with a code and have not chosen a password. */
    passwordHash: text('password_hash'),
    paymentPasswordHash: text('payment_password_hash'),
    /** Wrong payment passwords since the last correct one. */
    paymentAttempts: integer('payment_attempts').notNull().default(0),
    paymentLockedUntil: moment('payment_locked_until'),
    /** The customer's last used language, for e-mails; null until a request names one. */
    language: text('language').$type<LanguageCode>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('customer_phone').on(table.dialCode, table.phone).where(sql`${table.phone} is not null`)],
);

/**
 * Proof that a customer controls their current phone: the token, as a hash, that the first step of a phone change issues for the second.
 */
export const phoneChangeTokens = pgTable('phone_change_tokens', {
  tokenHash: bytes('token_hash').primaryKey(),
  customerId: idOf('customer_id')
    .notNull()
    .references(() => customers.id),
  expiresAt: moment('expires_at').notNull(),
});
