import { bytes, moment } from '../db/columns.ts';
import { pgTable, primaryKey, text } from '../db/drizzle.ts';

/** Answers kept for 24 hours, so that a request sent twice acts once. Written in the transaction of the effect itself. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    session: text('session').notNull(),
    api: text('api').notNull(),
    key: text('key').notNull(),
    /** Hash of the request: the same key with another request is refused. */
    request: bytes('request').notNull(),
    /** The answer to the letter, encrypted: some hold a session's token. Null only inside the transaction that works on it. */
    answer: text('answer'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.session, table.api, table.key] })],
);
