import pg from 'pg';
import { assertUpgradable } from './baseline.ts';
import { asDb, type Database, migrationsFolder, type PoolUse, rowsOf } from './database.ts';
import { migratePostgres, openOnPostgres } from './drizzle.ts';
import { listenOnPostgres } from './listen.ts';
import { reportSlowStatements, type SlowStatements } from './slow-statements.ts';

// The driver reads 64-bit integers as strings. They are parsed as PGlite parses them: ids and cents as numbers, larger ones as bigints. The
// parser is set for the whole driver, because Drizzle ignores the parsers of a connection.
pg.types.setTypeParser(pg.types.builtins.INT8, (digits) => {
  const number = Number(digits);
  return Number.isSafeInteger(number) ? number : BigInt(digits);
});

const maxNames = 500;

/**
 * Names every statement with parameters by its text, so that PostgreSQL plans it once per connection and not at each call: planning the
 * product page takes longer than executing it. There are few distinct texts, but lists of ids create variants of many lengths; statements
 * beyond a bound are not named.
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
    const name = names.get(config.text) ?? (names.size < maxNames ? `s${names.size}` : undefined);
    if (name === undefined) return config;
    names.set(config.text, name);
    return { ...config, name };
  };
  // The driver's overloads differ in everything except the first argument, and only that one is used here.
  client.query = ((config: unknown, ...rest: unknown[]) => Reflect.apply(query, client, [named(config), ...rest])) as typeof client.query;
}

/** Limits of the connections to PostgreSQL; times in milliseconds. */
export interface PostgresLimits {
  /** Connections for callers; jobs, readiness checks and migrations have their own. */
  readonly poolSize: number;
  /** The maximum time that a caller waits for a connection. */
  readonly connectTimeoutMs: number;
  /** The maximum time of a caller's statement, including lock waits. */
  readonly statementTimeoutMs: number;
  readonly lockTimeoutMs: number;
}

/** The storefront's timeout is five seconds, so the response of a longer statement would be discarded. */
export const defaultLimits: PostgresLimits = { poolSize: 20, connectTimeoutMs: 2000, statementTimeoutMs: 4000, lockTimeoutMs: 3000 };

const backgroundPoolSize = 6;
const backgroundTimeoutMs = 60_000;
const readinessTimeoutMs = 1000;
/**
 * The time that the client waits beyond the server's own timeout: a response that has not arrived by then never arrives, because the
 * connection is broken.
 */
const clientMarginMs = 1000;

interface PoolLimits extends PostgresLimits {
  readonly applicationName: string;
  /** Does not close idle connections. */
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
    // Every pause that a transaction makes for its own process is shorter than the statement timeout.
    idle_in_transaction_session_timeout: statementTimeoutMs + clientMarginMs,
    query_timeout: statementTimeoutMs + clientMarginMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
    application_name: applicationName,
    ...(keepIdle && { idleTimeoutMillis: 0 }),
  });
  // The pool replaces a broken connection, idle or not; without listeners Node would exit.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'mall migrations' });
  await client.connect();
  try {
    // When several gateways start concurrently on one database, the first one migrates and the others wait here. Closing the connection
    // releases the lock.
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

/** Opens a PostgreSQL server, version 15 or later, with separate connections for callers, jobs and readiness checks. */
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
