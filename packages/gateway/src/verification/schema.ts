import { bytes, moment } from '../db/columns.ts';
import { pgTable, smallint, text } from '../db/drizzle.ts';

/** A code that was sent by SMS or e-mail, or that looks so to who asked. Used or expired, it is gone. */
export const sentCodes = pgTable('sent_codes', {
  /** What it is for and whom it went to, as a hash. */
  key: text('key').primaryKey(),
  codeHash: bytes('code_hash').notNull(),
  /** How often one was tried. */
  tries: smallint('tries').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
