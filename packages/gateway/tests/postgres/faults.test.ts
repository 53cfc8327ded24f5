import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { systemClock } from '../../src/shared/clock.ts';
import { makeCustomers } from '../support/customers.ts';
import { openSeeded } from '../support/databases.ts';
import { isLong } from '../support/long.ts';
import { startOrderLoad } from '../support/order-load.ts';
import { type Environment, type GatewayProcess, mall, processEnvironment, startGateway, until } from '../support/process.ts';
import { openProvider, sendNotice, type TestProvider } from '../support/provider.ts';
import { testSettings } from '../support/settings.ts';
import { setStock } from '../support/stock.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

/** The long run has each fault several times; every run has each once. */
const rounds = isLong ? 5 : 1;
const sku = { pro_id: 1011, attribute_id: 10111 };
const customerCount = 6;
const paymentSecret = 'provider-secret-for-tests-only-0000';
const requestTimeoutMs = 2000;

const folders = [mkdtempSync(join(tmpdir(), 'mall-faults-a-')), mkdtempSync(join(tmpdir(), 'mall-faults-b-'))];
let environments: Environment[];
const gateways: GatewayProcess[] = [];
let provider: TestProvider;
let admin: pg.Client;
let tokens: readonly string[];
let databaseUrl: string;
let dropDatabase: () => Promise<void>;

beforeAll(async () => {
  const { database, url, drop } = await openSeeded();
  if (url === undefined) throw new Error('These tests need PostgreSQL');
  [databaseUrl, dropDatabase] = [url, drop];
  const world = { db: database.db, clock: systemClock, settings: testSettings() };
  tokens = (await makeCustomers(world, customerCount, '900000.00')).map(({ token }) => token);
  await setStock(world, sku.attribute_id, 1_000_000);
  await database.close();
  admin = new pg.Client({ connectionString: url });
  await admin.connect();
  provider = await openProvider(paymentSecret);
  environments = folders.map((folder) => ({
    ...processEnvironment(folder, url),
    MALL_LOG_LEVEL: 'silent',
    MALL_PAYMENT_URL: provider.settings.paymentUrl,
    MALL_PAYMENT_SECRET: paymentSecret,
    MALL_REQUEST_TIMEOUT_MS: String(requestTimeoutMs),
  }));
  for (const environment of environments) gateways.push(await startGateway(environment));
});

afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.end('SIGKILL')));
  await provider.close();
  await admin.end();
  await dropDatabase();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const [first, second] = [0, 1] as const;
function gatewayAt(place: number): GatewayProcess {
  const gateway = gateways[place];
  if (!gateway) throw new Error(`There is no gateway ${place}`);
  return gateway;
}

/** Money and goods add up. */
const verify = async () => expect(await mall(environments[first] ?? {}, 'verify')).toMatchObject({ code: 0, stderr: '' });

/**
 * Injects a fault while customers place orders at both gateways. Afterwards both take orders again, every refusal said when to try again,
 * every acknowledged order is there, and money and goods add up.
 */
async function survives(name: string, inject: () => Promise<void>, alsoAllowed: readonly string[] = []): Promise<void> {
  const load = startOrderLoad(gateways, tokens, sku);
  expect(await until(async () => load.orders.length >= 10, 30_000)).toBe(true);
  await inject();
  const before = gateways.map((_gateway, place) => load.ordersAt(place));
  const ended = performance.now();
  const sellAgain = async () => before.every((count, place) => load.ordersAt(place) > count);
  expect(await until(sellAgain, 30_000)).toBe(true);
  process.stderr.write(`${name}: both gateways take orders ${Math.round(performance.now() - ended)} ms after it\n`);
  await load.stop();
  expect([...load.refusals].filter((refusal) => !['503, Retry-After: 1', ...alsoAllowed].includes(refusal))).toEqual([]);
  for (const { token, id } of load.orders)
    expect(await gatewayAt(second).call('mall.Order.orderDetails', { order_id: id }, { token })).toMatchObject({ code: '200' });
  await verify();
}

const terminateConnections = () =>
  admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()');

async function lockOrders(milliseconds: number): Promise<void> {
  const holder = new pg.Client({ connectionString: databaseUrl });
  await holder.connect();
  await holder.query('begin; lock table orders in access exclusive mode');
  await pause(milliseconds);
  await holder.end();
}

async function restartSecond(): Promise<void> {
  await gatewayAt(second).end('SIGKILL');
  gateways[second] = await startGateway(environments[second] ?? {});
}

/** Sends forms of ten megabytes to both gateways; each is refused. */
async function sendLargeForms(): Promise<void> {
  const body = 'a=1&'.repeat(2_600_000);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const send = ({ url }: GatewayProcess) =>
    fetch(`${url}/api/`, { method: 'POST', headers, body }).then(
      ({ status }) => status,
      // The gateway closes the connection of who sends on after the refusal.
      () => 413,
    );
  expect(new Set(await Promise.all([...gateways, ...gateways, ...gateways].map(send)))).toEqual(new Set([413]));
}

/** Opens connections that never finish their request; the gateways close each of them. */
async function openSlowClients(): Promise<void> {
  const begin = (url: string) =>
    new Promise<Socket>((resolve, reject) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () => resolve(socket));
      socket.once('error', reject).resume();
      socket.write(
        'POST /api/ HTTP/1.1\r\nHost: mall\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\napi=',
      );
    });
  const sockets = await Promise.all(Array.from({ length: 300 }, (_, at) => begin(gatewayAt(at % 2).url)));
  expect(await until(async () => sockets.every(({ closed }) => closed), requestTimeoutMs * 5)).toBe(true);
}

describe('two gateways that customers order at survive', () => {
  for (let round = 1; round <= rounds; round += 1) {
    test(`every connection of the database ended, ${round}`, () =>
      survives('connections ended', async () => void (await terminateConnections())));
    test(`the table of orders locked for four seconds, ${round}`, () => survives('table locked', () => lockOrders(4000)));
    test(`one of them killed and started again, ${round}`, () => survives('gateway killed', restartSecond, ['no answer']));
    test(`forms of ten megabytes, ${round}`, () => survives('large forms', sendLargeForms));
    test(`300 clients that do not finish their request, ${round}`, () => survives('slow clients', openSlowClients));
  }
});

describe('a payment provider that', () => {
  let charges = 0;
  /** Asks for a QR code to top up 100.00; gives the reply and the reference of the charge. */
  async function charge(token: string) {
    charges += 1;
    const fields = { type: 'pc_wechat', total: '100.00', sNo: `CZ20261121120000${String(charges).padStart(6, '0')}` };
    const reply = await gatewayAt(charges % 2).call('mall.Pay.index', fields, { token });
    return { code: reply.code, reference: reply.code === '200' ? String(reply.data).split('/').at(-1) : undefined };
  }
  const balanceOf = async (token: string) => Number((await gatewayAt(first).call('mall.User.index', {}, { token })).data.user.money);

  async function opened(token: string): Promise<string> {
    const { reference } = await charge(token);
    if (reference === undefined) throw new Error('The provider gave no QR code');
    return reference;
  }

  test('tells of one payment many times, to both gateways at once, is believed once', async () => {
    const [token = ''] = tokens;
    const before = await balanceOf(token);
    const reference = await opened(token);
    const told = { reference, paid: '100.00', secret: paymentSecret };
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, at) => sendNotice(gatewayAt(at % 2).url, told)));
    expect(outcomes.toSorted()).toEqual(['applied', ...Array(19).fill('repeated')].toSorted());
    expect(await balanceOf(token)).toBe(before + 100);
    await verify();
  });

  test('lies about the amount, or is somebody else, is not believed', async () => {
    const [token = ''] = tokens;
    const before = await balanceOf(token);
    const reference = await opened(token);
    expect(await sendNotice(gatewayAt(first).url, { reference, paid: '10000.00', secret: paymentSecret })).toBe('wrong_amount');
    expect(await sendNotice(gatewayAt(first).url, { reference, paid: '100.00', secret: 'a-secret-of-somebody-else-0000000' })).toBe(
      'badly_signed',
    );
    expect(await balanceOf(token)).toBe(before);
    await verify();
  });

  test('does not answer keeps nobody from ordering', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    provider.held = held;
    const asked = Array.from({ length: 20 }, () => charge(tokens[0] ?? ''));
    await survives('provider slow', () => pause(2000));
    provider.held = undefined;
    release();
    await Promise.all(asked);
  });
});
