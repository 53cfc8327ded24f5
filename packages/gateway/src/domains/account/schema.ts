import { moment, serialId } from '../../db/columns.ts';
import { integer, pgTable, text } from '../../db/drizzle.ts';

export const customers = pgTable('customers', {
  id: serialId().primaryKey(),
  /** Sign-in name, 6 to 15 letters or digits, kept in lower case. */
  account: text('account').notNull().unique(),
  dialCode: text('dial_code').notNull(),
  phone: text('phone').notNull().unique(),
  email: text('email').unique(),
  name: text('name').notNull(),
  avatar: text('avatar').notNull().default(''),
  passwordHash: text('password_hash').notNull(),
  paymentPasswordHash: text('payment_password_hash'),
  /** Wrong payment passwords since the last right one. */
  paymentAttempts: integer('payment_attempts').notNull().default(0),
  paymentLockedUntil: moment('payment_locked_until'),
  createdAt: moment('created_at').notNull(),
});
