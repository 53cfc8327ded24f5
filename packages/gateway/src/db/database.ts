import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { assertUpgradable } from './baseline.ts';
import { migratePglite, openOnPglite, type PgDatabase, type PgQueryResultHKT, type SQL } from './drizzle.ts';
import type { StopListening } from './listen.ts';

/** The database or a transaction on it: repositories take either. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** The connections of a pool now. */
export interface PoolUse {
  readonly pool: string;
  readonly active: number;
  readonly idle: number;
  /** Callers that wait for one. */
  readonly waiting: number;
}

/** An open database with what it takes to run on it. */
export interface Database {
  /** For what a caller waits for. */
  readonly db: Db;
  /** For jobs, seeding and operators' commands, which may take longer and must not use up the callers' connections. */
  readonly background: Db;
  readonly kind: 'pglite' | 'postgres';
  migrate(): Promise<void>;
  /** Answers when the database does, fails when it does not. */
  ping(): Promise<void>;
  /**
   * Calls back at every notification of a channel, and whenever notifications may have been missed. The connection for it is opened by the
   * first call.
   */
  listen(channel: string, onNotify: () => void): StopListening;
  /** The connections of each pool; none of the embedded database. */
  connections(): readonly PoolUse[];
  close(): Promise<void>;
}

/** The folder of the SQL migrations. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Opens the embedded database in a folder, or takes one that is open. One process at a time on a folder: see data-folder.ts. */
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

/** The two drivers differ only in the type of a raw result, which rowsOf reads. */
export function asDb(db: object): Db {
  return db as Db;
}

/** Runs a statement and gives its rows, whichever driver is below. The caller names the row's shape: it wrote the columns. */
export async function rowsOf<Row extends Record<string, unknown>>(db: Db, statement: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(statement);
  return (result as { rows: Row[] }).rows;
}
