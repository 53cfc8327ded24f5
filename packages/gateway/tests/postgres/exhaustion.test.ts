import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openSeeded } from '../support/processes/databases.ts';
import { type GatewayProcess, processEnvironment, startGateway } from '../support/processes/process.ts';
import { postNotice } from '../support/provider.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const dataDir = mkdtempSync(join(tmpdir(), 'mall-exhaustion-'));
/** A role that can open fewer connections than the gateway's pools. */
const role = `mall_${randomUUID().replaceAll('-', '')}`;
const connectionLimit = 5;
const paymentSecret = 'provider-secret-for-tests-only-0000';
let gateway: GatewayProcess;
let admin: pg.Client;
let databaseUrl: string;
let dropDatabase: () => Promise<void>;

beforeAll(async () => {
  const { database, url, drop } = await openSeeded();
  if (url === undefined) throw new Error('These tests need PostgreSQL');
  await database.close();
  databaseUrl = url;
  dropDatabase = drop;
  admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create role ${role} login connection limit ${connectionLimit}`);
  await admin.query(`grant all on all tables in schema public, drizzle to ${role}`);
  await admin.query(`grant all on all sequences in schema public, drizzle to ${role}`);
  await admin.query(`grant all on schema public, drizzle to ${role}`);
  await admin.query(`do $$ begin execute format('grant all on database %I to ${role}', current_database()); end $$`);
  const limited = new URL(url);
  limited.username = role;
  const environment = { ...processEnvironment(dataDir, limited.href), MALL_LOG_LEVEL: 'silent', MALL_PAYMENT_SECRET: paymentSecret };
  gateway = await startGateway(environment);
});

afterAll(async () => {
  await gateway.end('SIGKILL');
  await admin.query(`drop owned by ${role}`);
  await admin.query(`drop role ${role}`);
  await admin.end();
  await dropDatabase();
  rmSync(dataDir, { recursive: true });
});

const showProduct = () => gateway.call('mall.Product.index', { pro_id: 1001 });

async function statusesOf(calls: readonly Promise<{ readonly http: number }>[]): Promise<Set<number>> {
  return new Set((await Promise.all(calls)).map(({ http }) => http));
}

test('the gateway responds or refuses with 503 when PostgreSQL has no free connection, and responds again afterwards', async () => {
  const statuses = await statusesOf(Array.from({ length: 60 }, showProduct));
  expect([...statuses].toSorted()).toEqual([200, 503]);
  expect(await showProduct()).toMatchObject({ http: 200, code: '200' });
});

/** Locks a table while work runs. */
async function whileLocked(table: 'products' | 'charges', work: () => Promise<void>): Promise<void> {
  const holder = new pg.Client({ connectionString: databaseUrl });
  await holder.connect();
  try {
    await holder.query(`begin; lock table ${table} in access exclusive mode`);
    await work();
  } finally {
    await holder.end();
  }
}

test('the gateway returns 503 to calls that wait for a locked table, stays ready, and responds once the lock is released', async () => {
  await whileLocked('products', async () => {
    const locked = Promise.all([showProduct(), showProduct()]);
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200);
    expect((await locked).map(({ http, headers }) => [http, headers['retry-after']])).toEqual([
      [503, '1'],
      [503, '1'],
    ]);
  });
  expect(await showProduct()).toMatchObject({ http: 200, code: '200' });
});

test('the gateway returns 503 to a payment notice that waits for a locked table, without details of the database', async () => {
  await whileLocked('charges', async () => {
    const response = await postNotice(gateway.url, { reference: '0'.repeat(32), paid: '100.00', secret: paymentSecret });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await response.json()).toMatchObject({ code: '50002', data: { request_id: expect.any(String) } });
  });
});
