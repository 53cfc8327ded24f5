import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Stops a {@link Database.listen}. */
export type StopListening = () => Promise<void>;

const reconnectMs = 500;
/** A lost connection is detected after two heartbeats, because no event signals its loss. */
const heartbeatMs = 2000;

/** Listens on a new connection until it is lost or the signal aborts. */
async function listenOnce(url: string, channel: string, onNotify: () => void, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: heartbeatMs,
    query_timeout: heartbeatMs,
    application_name: 'mall listener',
  });
  client.on('error', () => undefined);
  client.on('notification', onNotify);
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    // Notifications sent while no connection was open were missed.
    onNotify();
    while (!signal.aborted) {
      await pause(heartbeatMs, undefined, { signal });
      await client.query('select 1');
    }
  } finally {
    await client.end();
  }
}

/** Listens to a channel of PostgreSQL on a dedicated connection, which is reopened whenever it is lost. */
export function listenOnPostgres(url: string, channel: string, onNotify: () => void): StopListening {
  const stop = new AbortController();
  const { signal } = stop;
  const listening = (async () => {
    while (!signal.aborted) {
      // Not logged at each attempt: while the database is unavailable, calls and /readyz log it.
      await listenOnce(url, channel, onNotify, signal).catch(() => undefined);
      // Rejects only on abort, which ends the loop.
      await pause(reconnectMs, undefined, { signal }).catch(() => undefined);
    }
  })();
  return async () => {
    stop.abort();
    await listening;
  };
}
