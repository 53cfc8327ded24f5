import pg from 'pg';
import { assertUpgradable } from './baseline.ts';
import { asDb, type Database, migrationsFolder, type PoolUse, rowsOf } from './database.ts';
import { migratePostgres, openOnPostgres } from './drizzle.ts';
import { listenOnPostgres } from './listen.ts';
import { reportSlowStatements, type SlowStatements } from './slow-statements.ts';

// The driver reads 64-bit integers as texts. They are read as PGlite reads them: ids and cents as numbers, larger ones as bigints.
// The parser is set for the whole driver, because Drizzle ignores the parsers of a connection.
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

/** Limits of the connections to PostgreSQL; times in milliseconds. */
export interface PostgresLimits {
  /** Connections for callers; jobs, readiness and migrations have their own. */
  readonly poolSize: number;
  /** How long a caller waits for a connection. */
  readonly connectTimeoutMs: number;
  /** How long a caller's statement may take, its waiting for locks included. */
  readonly statementTimeoutMs: number;
  readonly lockTimeoutMs: number;
}

/** A storefront gives a call up after five seconds: a statement that takes longer answers nobody. */
export const defaultLimits: PostgresLimits = { poolSize: 20, connectTimeoutMs: 2000, statementTimeoutMs: 4000, lockTimeoutMs: 3000 };

const backgroundPoolSize = 6;
const backgroundTimeoutMs = 60_000;
const readinessTimeoutMs = 1000;
/** What the client waits beyond the server's own timeout: an answer that has not come by then never comes, because the connection is dead. */
const clientMarginMs = 1000;

interface PoolLimits extends PostgresLimits {
  readonly applicationName: string;
  /** Keeps its connections while they are idle. */
  readonly keepIdle?: boolean;
}

function openPool(url: string, limits: PoolLimits): pg.Pool {
  const { poolSize, connectTimeoutMs, statementTimeoutMs, lockTimeoutMs, applicationName, keepIdle = false } = limits;
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    // Every wait of a transaction for its own process is shorter than a statement may be.
    idle_in_transaction_session_timeout: statementTimeoutMs + clientMarginMs,
    query_timeout: statementTimeoutMs + clientMarginMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
    application_name: applicationName,
    ...(keepIdle && { idleTimeoutMillis: 0 }),
  });
  // The pool replaces a connection that breaks, idle or not; without listeners Node would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'mall migrations' });
  await client.connect();
  try {
    // Several gateways may start at once on one database: the first migrates, the others wait here. Closing gives the lock back.
    await client.query('select pg_advisory_lock(4242)');
    const db = openOnPostgres(client);
    await assertUpgradable((statement) => rowsOf(asDb(db), statement));
    await migratePostgres(db, { migrationsFolder });
  } finally {
    await client.end();
  }
}

const useOf = (name: string, { totalCount, idleCount, waitingCount }: pg.Pool): PoolUse => ({
  pool: name,
  active: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
});

/** Opens a PostgreSQL server, 15 or newer, with connections of their own for callers, for jobs, and for readiness. */
export function openPostgres(url: string, limits: PostgresLimits = defaultLimits, slow?: SlowStatements): Database {
  const pool = openPool(url, { ...limits, applicationName: 'mall' });
  const names = new Map<string, string>();
  pool.on('connect', (client) => planOnce(client, names));
  if (slow) reportSlowStatements(pool, slow);
  const { connectTimeoutMs } = limits;
  const long = { statementTimeoutMs: backgroundTimeoutMs, lockTimeoutMs: backgroundTimeoutMs };
  const background = openPool(url, { ...long, poolSize: backgroundPoolSize, connectTimeoutMs, applicationName: 'mall jobs' });
  const short = { connectTimeoutMs: readinessTimeoutMs, statementTimeoutMs: readinessTimeoutMs, lockTimeoutMs: readinessTimeoutMs };
  const readiness = openPool(url, { ...short, poolSize: 1, applicationName: 'mall readiness', keepIdle: true });
  return {
    db: asDb(openOnPostgres(pool)),
    background: asDb(openOnPostgres(background)),
    kind: 'postgres',
    migrate: () => migrate(url),
    ping: async () => {
      await readiness.query('select 1');
    },
    listen: (channel, onNotify) => listenOnPostgres(url, channel, onNotify),
    connections: () => [useOf('callers', pool), useOf('background', background), useOf('readiness', readiness)],
    close: async () => {
      await Promise.all([pool.end(), background.end(), readiness.end()]);
    },
  };
}
