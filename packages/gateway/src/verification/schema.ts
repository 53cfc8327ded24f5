import { bytes, moment } from '../db/columns.ts';
import { pgTable, smallint, text } from '../db/drizzle.ts';

/** A code that was sent by SMS or e-mail, or that appears so to the requester. Deleted when it is used or expires. */
export const sentCodes = pgTable('sent_codes', {
  /** A hash of its purpose and its recipient. */
  key: text('key').primaryKey(),
  codeHash: bytes('code_hash').notNull(),
  /** The number of attempts. */
  tries: smallint('tries').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
