import { bytes, idOf, moment, serialId } from '../../db/columns.ts';
import { date, integer, pgTable, smallint, sql, text, uniqueIndex } from '../../db/drizzle.ts';
import type { LanguageCode } from '../../shared/language.ts';

export const customers = pgTable(
  'customers',
  {
    id: serialId().primaryKey(),
    /** Sign-in name, 6 to 15 letters or digits, kept in lower case; none for who was registered by a code and has not chosen one. */
    account: text('account').unique(),
    dialCode: text('dial_code').notNull(),
    phone: text('phone'),
    email: text('email').unique(),
    /** The name shown to others; empty until it is told. */
    name: text('name').notNull(),
    avatar: text('avatar').notNull().default(''),
    /** 0 is not told, 1 male, 2 female. */
    sex: smallint('sex').$type<0 | 1 | 2>().notNull().default(0),
    birthday: date('birthday', { mode: 'string' }),
    /** None for who was registered by a code and has not chosen a password. */
    passwordHash: text('password_hash'),
    paymentPasswordHash: text('payment_password_hash'),
    /** Wrong payment passwords since the last right one. */
    paymentAttempts: integer('payment_attempts').notNull().default(0),
    paymentLockedUntil: moment('payment_locked_until'),
    /** The language that the customer used last, for e-mails; null until a request names one. */
    language: text('language').$type<LanguageCode>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('customer_phone').on(table.dialCode, table.phone).where(sql`${table.phone} is not null`)],
);

/** Proof that a customer holds their present phone: what the first step of changing it gives for the second, as a hash. */
export const phoneChangeTokens = pgTable('phone_change_tokens', {
  tokenHash: bytes('token_hash').primaryKey(),
  customerId: idOf('customer_id')
    .notNull()
    .references(() => customers.id),
  expiresAt: moment('expires_at').notNull(),
});
