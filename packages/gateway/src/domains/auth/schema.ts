import { bytes, moment } from '../../db/columns.ts';
import { integer, pgTable, text } from '../../db/drizzle.ts';

/** A captcha that waits for its answer. Answered or expired, it is gone. */
export const captchas = pgTable('captchas', {
  tokenHash: bytes('token_hash').primaryKey(),
  answerHash: bytes('answer_hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** How often something was tried since a moment: sign-ins an account, captchas an address. */
export const attempts = pgTable('attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  since: moment('since').notNull(),
});
