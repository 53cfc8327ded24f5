/**
 * Drizzle's words for tables and statements, for everyone in the gateway.
 * Through one door: Node parses Drizzle's package.json (180 kB) anew for each file that imports it by name, a quarter of a second at every start.
 */
export * from 'drizzle-orm';
export {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
