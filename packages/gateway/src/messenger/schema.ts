import { moment, serialId } from '../db/columns.ts';
import { pgTable, text } from '../db/drizzle.ts';

/** What the demo would have sent by SMS or e-mail; `mall outbox` prints it. In production it stays empty. */
export const outbox = pgTable('outbox', {
  id: serialId().primaryKey(),
  to: text('to').notNull(),
  text: text('text').notNull(),
  at: moment('at').notNull(),
});
