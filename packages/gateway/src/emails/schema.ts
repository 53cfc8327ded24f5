import { localized, moment, serialId } from '../db/columns.ts';
import { index, integer, pgTable, sql, text } from '../db/drizzle.ts';
import type { LanguageCode } from '../shared/language.ts';

/** The e-mail outbox: rows are inserted in the transaction of the reported effect and sent afterwards by a job. */
export const emails = pgTable(
  'emails',
  {
    id: serialId().primaryKey(),
    recipient: text('recipient').notNull(),
    /** The customer's last used language; null when unknown, for the mall's default language. */
    language: text('language').$type<LanguageCode>(),
    subject: localized('subject').notNull(),
    text: localized('text').notNull(),
    /** The path of the shop's page that the e-mail links to; empty for none. */
    page: text('page').notNull().default(''),
    attempts: integer('attempts').notNull().default(0),
    /** The time of the next attempt; null once the e-mail is sent or given up. */
    nextAttemptAt: moment('next_attempt_at'),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    /** The time when it was given up after too many attempts. */
    failedAt: moment('failed_at'),
    lastError: text('last_error').notNull().default(''),
  },
  (table) => [
    index('emails_due').on(table.nextAttemptAt).where(sql`${table.nextAttemptAt} is not null`),
    index('emails_failed').on(table.failedAt).where(sql`${table.failedAt} is not null`),
  ],
);
