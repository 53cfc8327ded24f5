import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { assertUpgradable } from './baseline.ts';
import { migratePglite, openOnPglite, type PgDatabase, type PgQueryResultHKT, type SQL } from './drizzle.ts';
import type { StopListening } from './listen.ts';

/** The database or a transaction on it: repositories accept either. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** The current connections of a pool. */
export interface PoolUse {
  readonly pool: string;
  readonly active: number;
  readonly idle: number;
  /** Number of callers that wait for a connection. */
  readonly waiting: number;
}

/** An open database with its connection pools. */
export interface Database {
  /** For queries that a caller waits for. */
  readonly db: Db;
  /** For jobs, seeding and operators' commands, which can take longer and must not exhaust the callers' connections. */
  readonly background: Db;
  readonly kind: 'pglite' | 'postgres';
  migrate(): Promise<void>;
  /** Resolves when the database responds, rejects when it does not. */
  ping(): Promise<void>;
  /**
   * Calls back on every notification of a channel, and whenever notifications might have been missed. The first call opens the connection
   * for it.
   */
  listen(channel: string, onNotify: () => void): StopListening;
  /** Returns the connections of each pool; none for the embedded database. */
  connections(): readonly PoolUse[];
  close(): Promise<void>;
}

/** The folder of the SQL migrations. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Opens the embedded database in a folder, or wraps an open one. Only one process can use a folder: see data-folder.ts. */
export async function openPglite(folder: string | PGlite): Promise<Database> {
  const client = typeof folder === 'string' ? await PGlite.create(folder) : folder;
  const db = openOnPglite(client);
  return {
    db: asDb(db),
    background: asDb(db),
    kind: 'pglite',
    migrate: async () => {
      await assertUpgradable((statement) => rowsOf(asDb(db), statement));
      await migratePglite(db, { migrationsFolder });
    },
    ping: async () => {
      await client.query('select 1');
    },
    listen: (channel, onNotify) => {
      const listening = client.listen(channel, onNotify);
      return async () => await (await listening)();
    },
    connections: () => [],
    close: () => client.close(),
  };
}

/** Casts the database of a driver. The two drivers differ only in the type of a raw result, which rowsOf reads. */
export function asDb(db: object): Db {
  return db as Db;
}

/** Runs a statement and returns its rows with either driver. The caller declares the type of the rows, because it defines the columns. */
export async function rowsOf<Row extends Record<string, unknown>>(db: Db, statement: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(statement);
  return (result as { rows: Row[] }).rows;
}
