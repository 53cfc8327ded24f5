import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { verify } from '../../src/admin/verify.ts';
import { type Db, openPglite } from '../../src/db/database.ts';
import { eq, inArray } from '../../src/db/drizzle.ts';
import { openPostgres } from '../../src/db/postgres.ts';
import { orderStatus, orders } from '../../src/domains/orders/schema.ts';
import { requestRefund } from '../../src/refunds/refunds.ts';
import type { RefundRow } from '../../src/refunds/repository.ts';
import { refunds } from '../../src/refunds/schema.ts';
import { addMinutes, systemClock } from '../../src/shared/clock.ts';
import { buyNow, makeCustomers } from '../support/fixtures/customers.ts';
import { patches, patchesSku } from '../support/fixtures/ordering.ts';
import { setStock } from '../support/fixtures/stock.ts';
import { isLong } from '../support/long.ts';
import { openSeeded } from '../support/processes/databases.ts';
import {
  type Environment,
  type GatewayProcess,
  processEnvironment,
  type RunningProgram,
  startGateway,
  startProgram,
} from '../support/processes/process.ts';
import { openProvider, sendNotice, type TestProvider } from '../support/provider.ts';
import { testSettings } from '../support/settings.ts';

// Starting a process takes longer on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const providerSecret = 'provider-secret-for-tests-only-0000';
const killedSenders = isLong ? 6 : 2;
const cancelRounds = isLong ? 3 : 1;
const crowd = 6;

interface PaidOrder {
  readonly id: number;
  readonly token: string;
}

const dataDir = mkdtempSync(join(tmpdir(), 'mall-refund-kill-'));
let provider: TestProvider;
let environment: Environment;
let dropDatabase: () => Promise<void>;
let databaseUrl: string | undefined;
/** Orders paid by QR code and not cancelled yet. */
const paidOrders: PaidOrder[] = [];

beforeAll(async () => {
  provider = await openProvider(providerSecret);
  const { database, url, drop } = await openSeeded(join(dataDir, 'pglite'));
  [databaseUrl, dropDatabase] = [url, drop];
  const world = { db: database.db, clock: systemClock, settings: testSettings() };
  const customers = await makeCustomers(world, crowd);
  await setStock(world, patchesSku, 1000);
  await database.close();
  const { paymentUrl } = provider.settings;
  environment = { ...processEnvironment(dataDir, url), MALL_PAYMENT_URL: paymentUrl, MALL_PAYMENT_SECRET: providerSecret };
  const gateway = await startGateway(environment);
  for (let at = 0; at < killedSenders + cancelRounds * crowd; at += 1) {
    const { token } = customers[at % crowd] ?? { token: '' };
    paidOrders.push(await placePaid(gateway, token));
  }
  await gateway.end('SIGTERM');
});
afterAll(async () => {
  await dropDatabase();
  await provider.close();
  rmSync(dataDir, { recursive: true });
});
beforeEach(() => {
  provider.refunds.manner = 'prompt';
  provider.refunds.onRequest = () => undefined;
  provider.refunds.asked.length = 0;
});

async function placePaid(gateway: GatewayProcess, token: string): Promise<PaidOrder> {
  const { data } = await gateway.call('mall.Order.payment', { product: buyNow(patches, patchesSku, 1), pay_type: 'wallet_pay' }, { token });
  const code = await gateway.call('mall.Pay.index', { type: 'pc_alipay', total: data.total, order_list: data }, { token });
  const notice = { reference: code.data.split('/').at(-1), paid: data.total, secret: providerSecret };
  expect(await sendNotice(gateway.url, notice)).toBe('applied');
  return { id: data.order_id, token };
}

const take = (count: number): PaidOrder[] => paidOrders.splice(0, count);

/** Opens the database while no process of the mall uses it. */
async function inDatabase<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const database = databaseUrl === undefined ? await openPglite(join(dataDir, 'pglite')) : openPostgres(databaseUrl);
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

const verified = () => inDatabase(verify);
const refundsOf = (ids: readonly number[]): Promise<RefundRow[]> =>
  inDatabase((db) =>
    db
      .select()
      .from(refunds)
      .where(inArray(refunds.orderId, [...ids])),
  );

async function cancelWith(gateway: GatewayProcess, { id, token }: PaidOrder, key: string): Promise<string | undefined> {
  const headers = { 'idempotency-key': key };
  const reply = await gateway.call('mall.Order.removeOrder', { order_id: id }, { token, headers }).catch(() => undefined);
  return reply?.code;
}

const sender = (at: Date): RunningProgram => startProgram('tests/support/processes/refund-sender.ts', [at.toISOString()], environment);

/** When a process that sends a refund is killed. */
const moments: readonly {
  readonly at: string;
  readonly manner: 'prompt' | 'unresponsive' | 'responseLost';
  readonly request: string;
  readonly turns: number;
  /** Whether every run tests it, not only the matrix. */
  readonly daily?: true;
}[] = [
  { at: 'while the provider has not yet made the refund', manner: 'unresponsive', request: '/refunds', turns: 0 },
  { at: 'when the provider has made the refund and not yet answered', manner: 'responseLost', request: '/refunds', turns: 5, daily: true },
  { at: 'as the response arrives', manner: 'prompt', request: '/refunds', turns: 5 },
  { at: 'shortly after the response', manner: 'prompt', request: '/refunds', turns: 40 },
  { at: 'while it asks again', manner: 'responseLost', request: '/refund-queries', turns: 0 },
  { at: 'when it has asked again', manner: 'prompt', request: '/refund-queries', turns: 20 },
];

for (const { at, manner, request, turns, daily } of moments) {
  const name = `claim 23: a process killed ${at} leaves a refund that is made once, and a consistent ledger`;
  test(name, { tags: daily ? [] : ['matrix'] }, async () => {
    const [order] = take(1);
    if (!order) throw new Error('no order left');
    const now = new Date();
    await inDatabase(async (db) => {
      const [row] = await db.select().from(orders).where(eq(orders.id, order.id));
      if (!row) throw new Error('The order is gone');
      await db.transaction((tx) => requestRefund(tx, { order: row, amount: row.total, reason: 'cancellation' }, now));
    });

    if (request === '/refund-queries') {
      provider.refunds.manner = 'responseLost';
      await sender(now).ended;
    }
    provider.refunds.manner = manner;
    const later = addMinutes(now, 2);
    let killed: Promise<unknown> | undefined;
    const victim = sender(later);
    provider.refunds.onRequest = (url) => {
      if (url !== request || killed) return;
      killed = (async () => {
        for (let at = 0; at < turns; at += 1) await turn();
        victim.kill();
      })();
    };
    await victim.ended;
    expect(killed).toBeDefined();
    expect(await verified()).toEqual([]);

    provider.refunds.manner = 'prompt';
    const survivor = await sender(addMinutes(later, 10)).ended;
    expect(survivor).toMatchObject({ code: 0, stderr: '' });
    const [refund, ...others] = await refundsOf([order.id]);
    expect(others).toEqual([]);
    expect(refund).toMatchObject({ state: 'completed', amount: 5400n });
    expect(provider.refunds.made.get(refund?.reference ?? '')).toBe('54.00');
    expect(await verified()).toEqual([]);
  });
}

describe.each(Array.from({ length: cancelRounds }, (_, index) => ({ nth: index + 2, turns: index * 15 })))(
  'claim 23: a gateway killed $turns turns after cancellation $nth',
  ({ nth, turns }) => {
    test('has refunded each order once when the cancellations are sent again', { tags: 'matrix' }, async () => {
      const cancelled = take(crowd).map((order) => ({ order, key: randomUUID() }));
      const gateway = await startGateway(environment);
      const replies = cancelled.map(async ({ order, key }, index) => {
        const reply = cancelWith(gateway, order, key);
        if (index + 1 === nth) {
          for (let passed = 0; passed < turns; passed += 1) await turn();
          await gateway.end('SIGKILL');
        }
        return reply;
      });
      await Promise.all(replies);
      expect(await verified()).toEqual([]);

      const next = await startGateway(environment);
      for (const { order, key } of cancelled) expect(await cancelWith(next, order, key)).toBe('200');
      await next.end('SIGTERM');
      const ids = cancelled.map(({ order }) => order.id);
      const states = await inDatabase((db) => db.select({ status: orders.status }).from(orders).where(inArray(orders.id, ids)));
      expect(states.every(({ status }) => status === orderStatus.closed)).toBe(true);
      expect((await refundsOf(ids)).map(({ orderId }) => orderId).sort()).toEqual(ids.toSorted());
      expect((await sender(addMinutes(new Date(), 10)).ended).code).toBe(0);
      for (const { reference, state } of await refundsOf(ids)) {
        expect(state).toBe('completed');
        expect(provider.refunds.made.get(reference)).toBe('54.00');
      }
      expect(await verified()).toEqual([]);
    });
  },
);
