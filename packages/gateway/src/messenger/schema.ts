import { moment, serialId } from '../db/columns.ts';
import { index, integer, pgTable, sql, text } from '../db/drizzle.ts';

/** What the demo would have sent by SMS or e-mail; `mall outbox` prints it. In production it stays empty. */
export const outbox = pgTable('outbox', {
  id: serialId().primaryKey(),
  to: text('to').notNull(),
  /** Of an e-mail; null for an SMS and for a verification code. */
  subject: text('subject'),
  text: text('text').notNull(),
  at: moment('at').notNull(),
});

/** Verification codes that the messenger has yet to take; one that it took is deleted. */
export const pendingMessages = pgTable(
  'pending_messages',
  {
    id: serialId().primaryKey(),
    recipient: text('recipient').notNull(),
    /** Encrypted: whoever reads the database must not sign in by a code. Empty once the message is given up. */
    encryptedText: text('encrypted_text').notNull(),
    attempts: integer('attempts').notNull(),
    /** When to try next; null once the message is given up. */
    nextAttemptAt: moment('next_attempt_at'),
    createdAt: moment('created_at').notNull(),
    /** When the code is of no more use, and the message is given up. */
    expiresAt: moment('expires_at').notNull(),
    lastError: text('last_error').notNull().default(''),
  },
  (table) => [index('pending_messages_due').on(table.nextAttemptAt).where(sql`${table.nextAttemptAt} is not null`)],
);
