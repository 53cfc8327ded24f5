import { moment } from '../db/columns.ts';
import { integer, pgTable, text } from '../db/drizzle.ts';

/** How often something was tried since a moment: sign-ins an account, captchas an address. */
export const attempts = pgTable('attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  since: moment('since').notNull(),
});
