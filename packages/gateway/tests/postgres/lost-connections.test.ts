import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { systemClock } from '../../src/shared/clock.ts';
import { makeCustomers } from '../support/fixtures/customers.ts';
import { setStock } from '../support/fixtures/stock.ts';
import { openSeeded } from '../support/processes/databases.ts';
import { startOrderLoad } from '../support/processes/order-load.ts';
import { type Environment, type GatewayProcess, mall, processEnvironment, startGateway, until } from '../support/processes/process.ts';
import { testSettings } from '../support/settings.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const sku = { pro_id: 1011, attribute_id: 10111 };
const customerCount = 8;

const dataDir = mkdtempSync(join(tmpdir(), 'mall-lost-connections-'));
let environment: Environment;
let gateway: GatewayProcess;
let admin: pg.Client;
let tokens: readonly string[];
let dropDatabase: () => Promise<void>;

beforeAll(async () => {
  const { database, url, drop } = await openSeeded();
  if (url === undefined) throw new Error('These tests need PostgreSQL');
  dropDatabase = drop;
  const world = { db: database.db, clock: systemClock, settings: testSettings() };
  tokens = (await makeCustomers(world, customerCount, '900000.00')).map(({ token }) => token);
  await setStock(world, sku.attribute_id, 100_000);
  await database.close();
  environment = { ...processEnvironment(dataDir, url), MALL_LOG_LEVEL: 'silent' };
  admin = new pg.Client({ connectionString: url });
  await admin.connect();
  gateway = await startGateway(environment);
});

afterAll(async () => {
  await gateway.end('SIGKILL');
  await admin.end();
  await dropDatabase();
  rmSync(dataDir, { recursive: true });
});

/** Terminates every connection of the database except the test's own, as a restart of PostgreSQL does; returns how many there were. */
async function terminateConnections(): Promise<number> {
  const { rowCount } = await admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  return rowCount ?? 0;
}

const isReady = async () => (await fetch(`${gateway.url}/readyz`)).status === 200;

test('the gateway returns 503 while its connections are terminated under load, becomes ready again, and loses no acknowledged order', async () => {
  const load = startOrderLoad([gateway], tokens, sku);
  const terminated: number[] = [];
  for (let round = 1; round <= 5; round += 1) {
    expect(await until(async () => load.orders.length >= round * 10, 30_000)).toBe(true);
    terminated.push(await terminateConnections());
    expect(await until(isReady, 1000)).toBe(true);
  }
  await load.stop();
  expect(Math.min(...terminated)).toBeGreaterThan(0);
  expect([...load.refusals]).toEqual(['503, Retry-After: 1']);
  for (const { token, id } of load.orders) {
    expect(await gateway.call('mall.Order.orderDetails', { order_id: id }, { token })).toMatchObject({ code: '200' });
  }
  expect(await mall(environment, 'verify')).toMatchObject({ code: 0, stderr: '' });
});
