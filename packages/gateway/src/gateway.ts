import { join } from 'node:path';
import { SettingsError } from '@mall/config';
import type { FastifyInstance } from 'fastify';
import { openAdminSocket } from './admin/socket.ts';
import { jobsOf } from './composition/jobs.ts';
import { OutdatedDatabaseError } from './db/baseline.ts';
import { lockDataFolder } from './db/data-folder.ts';
import { type Database, openPglite } from './db/database.ts';
import { startClock } from './db/database-clock.ts';
import { isDatabaseUnavailable, sqlState } from './db/errors.ts';
import { openPostgres } from './db/postgres.ts';
import { openSlots } from './domains/flash-sale/slots.ts';
import { encryptIdentityNumbers } from './domains/shops/apply-for-shop.ts';
import { encryptCardNumbers } from './domains/wallet/save-card.ts';
import { checkSecret } from './encryption-probe/encryption-probe.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { openMedia } from './media/media.ts';
import { createMetrics } from './metrics/metrics.ts';
import { buildMetricsServer } from './metrics/metrics-server.ts';
import { seedDemo } from './seed/seed.ts';
import { seedSearchSynonyms } from './seed/synonyms.ts';
import { buildServer } from './server/server.ts';
import type { Settings } from './settings.ts';
import type { Clock } from './shared/clock.ts';
import { describeError } from './shared/describe-error.ts';
import { writeLogLine } from './shared/write-log-line.ts';

export interface GatewayOptions {
  readonly settings: Settings;
  /** Defaults to the database's clock. */
  readonly clock?: Clock;
  readonly log: string | false;
  /** Called with the progress of slow steps. */
  readonly progress?: (line: string) => void;
}

/** An open gateway: its database is migrated and, in the demo profile, seeded. */
export interface Gateway {
  readonly server: FastifyInstance;
  readonly database: Database;
  /** Makes `/readyz` respond 503, so that a load balancer sends no new calls; calls are still served. */
  beginClosing(): void;
  /** Starts listening; returns the address. Throws {@link SettingsError} when the port is in use. */
  listen(): Promise<string>;
  /** Waits for calls in progress, for at most three seconds, then closes the database. */
  close(): Promise<void>;
}

/** An unfinished request must not prevent the gateway from closing. */
const patienceMs = 3000;

/** Opens the gateway with these settings. Throws {@link SettingsError} with a one-sentence reason when it cannot start. */
export async function openGateway({ settings, clock: givenClock, log, progress = () => undefined }: GatewayOptions): Promise<Gateway> {
  const release = lockDataFolder(settings.dataDir);
  try {
    const database = await openDatabase(settings, progress);
    const clock = await startClock(database, givenClock);
    if (settings.profile === 'demo' && (await seedDemo(database.background, settings, clock.now()))) progress('Seeded the demo mall.');
    await seedSearchSynonyms(database.background);
    await encryptIdentityNumbers(database.background, settings.secret);
    await encryptCardNumbers(database.background, settings.secret);
    // Creates the flash sale slots before the first visitor after a downtime of days, instead of in the first round of the jobs.
    await openSlots(database.background, clock.now());
    const media = await openMedia(settings.dataDir);
    const metrics = createMetrics({ database, clock });
    let closing = false;
    const isClosing = () => closing;
    const server = buildServer({
      database,
      settings,
      clock,
      media,
      metrics,
      isClosing,
      log,
      checkResponses: settings.checkResponses,
      measuresEventLoop: database.kind === 'postgres',
    });
    const metricsServer = buildMetricsServer(metrics);
    const admin = await openAdminSocket(settings.dataDir, { db: database.background, clock, settings });
    const stopJobs = startJobs({
      db: database.background,
      clock,
      jobs: jobsOf(database.background, settings),
      onRound: metrics.countRound,
      onError: (error, job) => server.log.error({ err: describeError(error), job }, 'a job failed'),
    });
    return {
      server,
      database,
      beginClosing: () => {
        closing = true;
      },
      listen: async () => {
        if (settings.metricsPort !== undefined) {
          metrics.measureProcess();
          await listenAt(metricsServer, { host: settings.metricsHost, port: settings.metricsPort, variable: 'GATEWAY_METRICS_PORT' });
        }
        return listenAt(server, { host: settings.host, port: settings.port, variable: 'GATEWAY_PORT' });
      },
      close: async () => {
        admin.close();
        const patience = setTimeout(() => server.server.closeAllConnections(), patienceMs);
        await Promise.all([stopJobs(), server.close(), metricsServer.close()]);
        clearTimeout(patience);
        clock.stop();
        await database.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

async function openDatabase(settings: Settings, progress: (line: string) => void): Promise<Database> {
  if (settings.databaseUrl === undefined) progress('Opening the embedded database …');
  const database =
    settings.databaseUrl === undefined
      ? await openPglite(join(settings.dataDir, 'pglite'))
      : openPostgres(settings.databaseUrl, settings.databaseLimits, {
          limitMs: settings.slowStatementMs,
          report: ({ text, ms, requestId }) => writeLogLine('warn', 'a slow statement', { id: requestId, ms, statement: text }),
        });
  try {
    await database.migrate();
    // Opens the connection for readiness checks before callers can exhaust the connections.
    await database.ping();
    await checkSecret(database.db, settings.secret);
    return database;
  } catch (error) {
    await database.close();
    throw whatKeepsOut(error);
  }
}

/** Returns the error that prevents opening a database, as a one-sentence SettingsError when a setting has to change. */
function whatKeepsOut(error: unknown): unknown {
  if (error instanceof OutdatedDatabaseError) return new SettingsError(error.message);
  if (isDatabaseUnavailable(error)) return new SettingsError('The database at DATABASE_URL cannot be reached.');
  if (error instanceof Error && 'code' in error && error.code === 'ERR_INVALID_URL')
    return new SettingsError('DATABASE_URL is no address.');
  const state = sqlState(error);
  if (state === '3D000') return new SettingsError('There is no database of the name that DATABASE_URL has.');
  if (state?.startsWith('28')) return new SettingsError('The database at DATABASE_URL refuses this user or password.');
  return error;
}

interface Address {
  readonly host: string;
  readonly port: number;
  /** The environment variable that sets the port. */
  readonly variable: string;
}

async function listenAt(server: FastifyInstance, { host, port, variable }: Address): Promise<string> {
  try {
    return await server.listen({ host, port });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (error.code === 'EADDRINUSE') throw new SettingsError(`Port ${port} is in use; set ${variable} to another.`);
    throw new SettingsError(`The gateway cannot listen at ${host}, port ${port} (${error.code}); set HOST or ${variable}.`);
  }
}
