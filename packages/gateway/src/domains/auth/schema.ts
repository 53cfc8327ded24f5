import { bytes, moment } from '../../db/columns.ts';
import { pgTable } from '../../db/drizzle.ts';

/** A captcha that waits for its answer. Answered or expired, it is gone. */
export const captchas = pgTable('captchas', {
  tokenHash: bytes('token_hash').primaryKey(),
  answerHash: bytes('answer_hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
  /** Hash of the phone or e-mail address that a verification code was sent to after a right answer; null while the captcha is unanswered. */
  addresseeHash: bytes('addressee_hash'),
});
