import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { verify } from '../../src/admin/verify.ts';
import { type Db, openPglite } from '../../src/db/database.ts';
import { asc, inArray } from '../../src/db/drizzle.ts';
import { openPostgres } from '../../src/db/postgres.ts';
import { applyForAfterSale } from '../../src/domains/after-sales/apply-for-after-sale.ts';
import { afterSales } from '../../src/domains/after-sales/schema.ts';
import { afterSaleKind, afterSaleState } from '../../src/domains/after-sales/state-machine.ts';
import { shipOrder } from '../../src/domains/orders/ship-order.ts';
import { refunds } from '../../src/refunds/schema.ts';
import { addMinutes, systemClock } from '../../src/shared/clock.ts';
import { buyNow, makeCustomer, type TestCustomer } from '../support/fixtures/customers.ts';
import { patches, patchesSku } from '../support/fixtures/ordering.ts';
import { setStock } from '../support/fixtures/stock.ts';
import { isLong } from '../support/long.ts';
import { openSeeded } from '../support/processes/databases.ts';
import { type Environment, type GatewayProcess, processEnvironment, startGateway, startProgram } from '../support/processes/process.ts';
import { openProvider, sendNotice, type TestProvider } from '../support/provider.ts';
import { testSettings } from '../support/settings.ts';

// Starting a process takes longer on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const providerSecret = 'provider-secret-for-tests-only-0000';
const perRound = 4;
/** The number of event loop turns after which the approver is killed: before, within and after its transaction. */
const moments: readonly { readonly nth: number; readonly turns: number; readonly daily?: true }[] = [
  { nth: 2, turns: 25, daily: true },
  { nth: 3, turns: 100 },
  ...(isLong
    ? [
        { nth: 1, turns: 0 },
        { nth: 2, turns: 400 },
      ]
    : []),
];

const dataDir = mkdtempSync(join(tmpdir(), 'mall-after-sale-kill-'));
let provider: TestProvider;
let environment: Environment;
let dropDatabase: () => Promise<void>;
let databaseUrl: string | undefined;
/** Open refunds of shipped orders that were paid by QR code. */
let open: number[];

beforeAll(async () => {
  provider = await openProvider(providerSecret);
  const { database, url, drop } = await openSeeded(join(dataDir, 'pglite'));
  [databaseUrl, dropDatabase] = [url, drop];
  const world = { db: database.db, clock: systemClock, settings: testSettings() };
  const customer = await makeCustomer(world);
  await setStock(world, patchesSku, 1000);
  await database.close();
  const { paymentUrl } = provider.settings;
  environment = { ...processEnvironment(dataDir, url), MALL_PAYMENT_URL: paymentUrl, MALL_PAYMENT_SECRET: providerSecret };
  const gateway = await startGateway(environment);
  const numbers: { readonly orderId: number; readonly number: string }[] = [];
  for (let at = 0; at < perRound * moments.length; at += 1) numbers.push(await placePaid(gateway, customer));
  const lineIds = await Promise.all(numbers.map(({ orderId }) => lineOf(gateway, customer, orderId)));
  await gateway.end('SIGTERM');
  await inDatabase(async (db) => {
    for (const [at, { number }] of numbers.entries()) {
      const now = new Date();
      await shipOrder(db, number, { courier: 'SF', parcelNumber: `SF${at}` }, now);
      const application = {
        lineIds: [lineIds[at] ?? 0],
        kind: afterSaleKind.refundOnly,
        amount: undefined,
        reason: 'It broke.',
        images: [],
      };
      await db.transaction((tx) => applyForAfterSale(tx, customer.id, application, now));
    }
  });
  open = (await inDatabase((db) => db.select({ id: afterSales.id }).from(afterSales).orderBy(asc(afterSales.id)))).map(({ id }) => id);
});
afterAll(async () => {
  await dropDatabase();
  await provider.close();
  rmSync(dataDir, { recursive: true });
});

async function placePaid(gateway: GatewayProcess, { token }: TestCustomer): Promise<{ orderId: number; number: string }> {
  const { data } = await gateway.call('mall.Order.payment', { product: buyNow(patches, patchesSku, 1), pay_type: 'wallet_pay' }, { token });
  const code = await gateway.call('mall.Pay.index', { type: 'pc_alipay', total: data.total, order_list: data }, { token });
  const notice = { reference: code.data.split('/').at(-1), paid: data.total, secret: providerSecret };
  expect(await sendNotice(gateway.url, notice)).toBe('applied');
  return { orderId: data.order_id, number: data.sNo };
}

async function lineOf(gateway: GatewayProcess, { token }: TestCustomer, order_id: number): Promise<number> {
  return (await gateway.call('mall.Order.orderDetails', { order_id }, { token })).data.list[0].id;
}

/** Opens the database while no process of the mall uses it. */
async function inDatabase<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const database = databaseUrl === undefined ? await openPglite(join(dataDir, 'pglite')) : openPostgres(databaseUrl);
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

const approver = (ids: readonly number[]) => startProgram('tests/support/processes/after-sale-approver.ts', ids.map(String), environment);
const sender = () => startProgram('tests/support/processes/refund-sender.ts', [addMinutes(new Date(), 10).toISOString()], environment);
const afterSalesOf = (ids: readonly number[]) =>
  inDatabase((db) =>
    db
      .select()
      .from(afterSales)
      .where(inArray(afterSales.id, [...ids]))
      .orderBy(asc(afterSales.id)),
  );

for (const { nth, turns, daily } of moments) {
  const name = `claim 23: a process killed ${turns} turns after it began approval ${nth} of refunds has refunded each after-sale once or not at all, and the rest can be approved`;
  test(name, { tags: daily ? [] : ['matrix'] }, async () => {
    const ids = open.splice(0, perRound);
    const victim = approver(ids);
    let begun = 0;
    victim.onMessage(async () => {
      begun += 1;
      if (begun !== nth) return;
      for (let at = 0; at < turns; at += 1) await turn();
      victim.kill();
    });
    await victim.ended;
    expect(begun).toBeGreaterThanOrEqual(nth);
    expect(await inDatabase(verify)).toEqual([]);

    const left = (await afterSalesOf(ids)).filter(({ state }) => state !== afterSaleState.refunded);
    expect(left.every(({ state }) => state === afterSaleState.underReview)).toBe(true);
    expect((await approver(left.map(({ id }) => id)).ended).code).toBe(0);
    expect((await sender().ended).code).toBe(0);
    const made = await inDatabase((db) => db.select().from(refunds).where(inArray(refunds.afterSaleId, ids)));
    expect(made).toHaveLength(perRound);
    for (const { reference, state } of made) {
      expect(state).toBe('completed');
      expect(provider.refunds.made.get(reference)).toBe('54.00');
    }
    expect(await inDatabase(verify)).toEqual([]);
  });
}
