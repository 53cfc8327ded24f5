import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import {
  migratePglite,
  migratePostgres,
  openOnPglite,
  openOnPostgres,
  type PgDatabase,
  type PgQueryResultHKT,
  type SQL,
} from './drizzle.ts';

/** The database or a transaction on it: repositories take either. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** An open database with what it takes to run on it. */
export interface Database {
  readonly db: Db;
  readonly kind: 'pglite' | 'postgres';
  migrate(): Promise<void>;
  /** Answers when the database does, fails when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Opens the embedded database in a folder, or takes one that is open. One process at a time on a folder: see data-folder.ts. */
export async function openPglite(folder: string | PGlite): Promise<Database> {
  const client = typeof folder === 'string' ? await PGlite.create(folder) : folder;
  const db = openOnPglite(client);
  return {
    db: shared(db),
    kind: 'pglite',
    migrate: () => migratePglite(db, { migrationsFolder }),
    ping: async () => {
      await client.query('select 1');
    },
    close: () => client.close(),
  };
}

/** The two drivers differ only in the type of a raw result, which rowsOf reads. */
function shared(db: object): Db {
  return db as Db;
}

const int8 = 20;

/** Ids and cents stay far below 2^53, so 64-bit integers are read as numbers, as PGlite does; the driver alone would make texts of them. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === int8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format)),
};

// As PGlite reads them: else ids of raw rows are texts here and numbers there, and "1001" is no product 1001.
pg.types.setTypeParser(pg.types.builtins.INT8, (digits) => {
  const number = Number(digits);
  return Number.isSafeInteger(number) ? number : BigInt(digits);
});

const mostNames = 500;

/**
 * Names every statement with parameters after its text, so that PostgreSQL plans it once a connection and not at each call: planning the
 * product page takes longer than answering it. Texts are few, but lists of ids make some of many lengths; beyond a bound they go unnamed.
 */
function planOnce(client: pg.PoolClient, names: Map<string, string>): void {
  const query = client.query.bind(client);
  const named = (config: unknown): unknown => {
    if (
      typeof config !== 'object' ||
      config === null ||
      !('text' in config) ||
      typeof config.text !== 'string' ||
      !config.text.includes('$1')
    )
      return config;
    const name = names.get(config.text) ?? (names.size < mostNames ? `s${names.size}` : undefined);
    if (name === undefined) return config;
    names.set(config.text, name);
    return { ...config, name };
  };
  // The driver's overloads differ in everything but the first argument, which alone is looked at.
  client.query = ((config: unknown, ...rest: unknown[]) => Reflect.apply(query, client, [named(config), ...rest])) as typeof client.query;
}

/** Connects to a PostgreSQL server, 15 or newer. Who waits longer for a connection than patience has milliseconds hears that it is away. */
export function openPostgres(url: string, poolSize = 20, patience = 2000): Database {
  const pool = new pg.Pool({ connectionString: url, types, max: poolSize, connectionTimeoutMillis: patience, statement_timeout: 10_000 });
  // An idle connection that breaks is replaced by the pool; without a listener Node would end the process.
  pool.on('error', () => undefined);
  const names = new Map<string, string>();
  pool.on('connect', (client) => planOnce(client, names));
  const db = openOnPostgres(pool);
  return {
    db: shared(db),
    kind: 'postgres',
    migrate: async () => {
      const client = await pool.connect();
      try {
        // Several gateways may start at once on one database: the first migrates, the others wait here.
        await client.query('select pg_advisory_lock(4242)');
        await migratePostgres(openOnPostgres(client), { migrationsFolder });
      } finally {
        await client.query('select pg_advisory_unlock(4242)').catch(() => undefined);
        client.release();
      }
    },
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}

/** Runs a statement and gives its rows, whichever driver is below. The caller names the row's shape: it wrote the columns. */
export async function rowsOf<Row extends Record<string, unknown>>(db: Db, statement: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(statement);
  return (result as { rows: Row[] }).rows;
}
