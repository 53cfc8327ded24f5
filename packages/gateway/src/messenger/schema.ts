import { moment, serialId } from '../db/columns.ts';
import { index, integer, pgTable, sql, text } from '../db/drizzle.ts';

/** Messages that the demo did not really send by SMS or e-mail; `mall outbox` prints them. Empty in production. */
export const outbox = pgTable('outbox', {
  id: serialId().primaryKey(),
  to: text('to').notNull(),
  /** Set for an e-mail; null for an SMS and for a verification code. */
  subject: text('subject'),
  text: text('text').notNull(),
  at: moment('at').notNull(),
});

/** Verification codes that the messenger has not accepted yet; an accepted one is deleted. */
export const pendingMessages = pgTable(
  'pending_messages',
  {
    id: serialId().primaryKey(),
    recipient: text('recipient').notNull(),
    /** Encrypted, so that read access to the database does not allow signing in with a code. Empty once the message is given up. */
    encryptedText: text('encrypted_text').notNull(),
    attempts: integer('attempts').notNull(),
    /** The time of the next attempt; null once the message is given up. */
    nextAttemptAt: moment('next_attempt_at'),
    createdAt: moment('created_at').notNull(),
    /** The time when the code expires and the message is given up. */
    expiresAt: moment('expires_at').notNull(),
    lastError: text('last_error').notNull().default(''),
  },
  (table) => [index('pending_messages_due').on(table.nextAttemptAt).where(sql`${table.nextAttemptAt} is not null`)],
);
