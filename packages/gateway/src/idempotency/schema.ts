import { bytes, moment } from '../db/columns.ts';
import { pgTable, primaryKey, text } from '../db/drizzle.ts';

/** Responses stored for 24 hours, so that a request sent twice takes effect once. Written in the transaction of the effect itself. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    session: text('session').notNull(),
    api: text('api').notNull(),
    key: text('key').notNull(),
    /** Hash of the request: the same key with a different request is refused. */
    request: bytes('request').notNull(),
    /** The exact response, encrypted (the column has an earlier name), because some contain a session token. Null only inside the transaction that executes the request. */
    response: text('answer'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.session, table.api, table.key] })],
);
