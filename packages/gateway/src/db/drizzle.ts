import { createRequire } from 'node:module';

/**
 * Drizzle's functions for tables, statements and drivers, for the whole gateway.
 * Loaded with require instead of import: Node parses Drizzle's package.json (180 kB) again for each of its two hundred ES modules, a second
 * at every start; its CommonJS build loads in a tenth of that.
 */
const require = createRequire(import.meta.url);
const core: typeof import('drizzle-orm') = require('drizzle-orm');
const tables: typeof import('drizzle-orm/pg-core') = require('drizzle-orm/pg-core');
const postgres: typeof import('drizzle-orm/node-postgres') = require('drizzle-orm/node-postgres');
const postgresMigrator: typeof import('drizzle-orm/node-postgres/migrator') = require('drizzle-orm/node-postgres/migrator');
const pglite: typeof import('drizzle-orm/pglite') = require('drizzle-orm/pglite');
const pgliteMigrator: typeof import('drizzle-orm/pglite/migrator') = require('drizzle-orm/pglite/migrator');

export type { SQL } from 'drizzle-orm';
export type { AnyPgColumn, PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
export const { and, asc, count, desc, DrizzleQueryError, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, ne, notInArray, or, sql, sum } =
  core;
export const {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} = tables;
export const openOnPostgres = postgres.drizzle;
export const openOnPglite = pglite.drizzle;
export const migratePostgres = postgresMigrator.migrate;
export const migratePglite = pgliteMigrator.migrate;
