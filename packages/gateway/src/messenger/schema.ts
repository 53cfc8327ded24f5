import { moment, serialId } from '../db/columns.ts';
import { pgTable, text } from '../db/drizzle.ts';

/** What the demo would have sent by SMS or e-mail; `mall outbox` prints it. In production it stays empty. */
export const outbox = pgTable('outbox', {
  id: serialId().primaryKey(),
  to: text('to').notNull(),
  /** Of an e-mail; null for an SMS and for a verification code. */
  subject: text('subject'),
  text: text('text').notNull(),
  at: moment('at').notNull(),
});
