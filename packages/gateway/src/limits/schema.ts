import { moment } from '../db/columns.ts';
import { integer, pgTable, text } from '../db/drizzle.ts';

/** The number of attempts since a point in time: sign-ins by account, captchas by address. */
export const attempts = pgTable('attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  since: moment('since').notNull(),
});
