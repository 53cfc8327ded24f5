import { bytes, moment } from '../../db/columns.ts';
import { pgTable } from '../../db/drizzle.ts';

/** An unanswered captcha. Deleted when it is answered or expires. */
export const captchas = pgTable('captchas', {
  tokenHash: bytes('token_hash').primaryKey(),
  answerHash: bytes('answer_hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
  /**
   * Hash of the phone or e-mail address that a verification code was sent to after a correct answer; null while the captcha is unanswered.
   */
  addresseeHash: bytes('addressee_hash'),
});
