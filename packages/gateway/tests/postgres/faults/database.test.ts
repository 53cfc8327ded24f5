import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../../../scripts/lib/services/postgres.ts';
import { expectWithin, faultOptions, injectUnderLoad } from '../../support/processes/inject-fault.ts';
import type { OrderLoad } from '../../support/processes/order-load.ts';
import { openTwoGateways, type TwoGateways } from '../../support/processes/two-gateways.ts';

const tooManyConnections = '53300';
const retryLater = '503, Retry-After: 1';

let server: PostgresServer;
let two: TwoGateways;

beforeAll(async () => {
  // A separate server, because it is killed and its connections are exhausted. Acknowledged commits are on disk.
  server = await startPostgres(['fsync=on', 'max_connections=80']);
  two = await openTwoGateways({ databaseUrl: server.url });
});
afterAll(async () => {
  await two.close();
  server.stop();
});

/** Runs statements on a separate connection. */
async function withClient(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: two.databaseUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

const terminateOthers = (client: pg.Client) =>
  client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()');

/** Opens connections until the server refuses one. */
async function openUntilRefused(clients: pg.Client[]): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: two.databaseUrl });
    // A refused connection is reported twice: by connect() and as an event.
    client.on('error', () => undefined);
    try {
      await client.connect();
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === tooManyConnections) return;
      throw error;
    }
    clients.push(client);
  }
}

/** Occupies every connection of the server: the free ones, then those of the gateways until they have none. */
async function useUpConnections(clients: pg.Client[]): Promise<void> {
  const haveNone = async () => {
    await openUntilRefused(clients);
    const ended = await clients[0]?.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'mall%'");
    return ended?.rowCount === 0;
  };
  await expectWithin(haveNone);
}

describe('two gateways under load', faultOptions, () => {
  test('continue selling when PostgreSQL is killed and restarted', async () => {
    const inject = async () => {
      server.kill();
      await server.restart();
    };
    expect(await injectUnderLoad(two, { name: 'PostgreSQL killed', inject })).toContain(retryLater);
  });

  test('continue selling when every database connection is terminated', { tags: 'matrix' }, async () => {
    // Repeated, because a single time can find no call that uses a connection.
    const inject = ({ refusals }: OrderLoad) =>
      withClient((client) =>
        expectWithin(async () => {
          await terminateOthers(client);
          return refusals.has(retryLater);
        }),
      );
    expect(await injectUnderLoad(two, { name: 'connections ended', inject })).toContain(retryLater);
  });

  test('continue selling when the orders table is locked for four seconds', { tags: 'matrix' }, async () => {
    const inject = () =>
      withClient(async (client) => {
        await client.query('begin; lock table orders in access exclusive mode');
        await pause(4000);
      });
    expect(await injectUnderLoad(two, { name: 'table locked', inject })).toContain(retryLater);
  });

  test('continue selling when other clients exhaust the database connections', { tags: 'matrix' }, async () => {
    const clients: pg.Client[] = [];
    const inject = async () => {
      await useUpConnections(clients);
      await pause(3000);
      await Promise.all(clients.map((client) => client.end()));
    };
    expect(await injectUnderLoad(two, { name: 'connections used up', inject })).toContain(retryLater);
  });

  test('continue selling after PostgreSQL reported a full disk', { tags: 'matrix' }, async () => {
    const inject = () =>
      withClient(async (client) => {
        await client.query(`
          create function report_full_disk() returns trigger language plpgsql as $$
          begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
          create trigger report_full_disk before insert on orders execute function report_full_disk()`);
        await pause(1000);
        await client.query('drop function report_full_disk cascade');
      });
    expect(await injectUnderLoad(two, { name: 'disk of PostgreSQL full', inject })).toContain(retryLater);
  });
});
