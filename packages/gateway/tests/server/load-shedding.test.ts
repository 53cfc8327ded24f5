import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeCustomer } from '../support/fixtures/customers.ts';
import { openTestGateway, type Reply, type TestGateway } from '../support/gateway.ts';

const product = JSON.stringify([{ pid: 1011 }, { cid: 10111 }, { num: 1 }]);

let gateway: TestGateway;
let token: string;
/** Opens a gateway with a customer. */
const open = async (measuresEventLoop: boolean) => {
  gateway = await openTestGateway({ measuresEventLoop });
  const customer = await makeCustomer(gateway);
  token = customer.token;
};

const list = () => gateway.call('mall.Index.search', { page: 1, pageSize: 20 });
const settle = () => gateway.call('mall.Order.settlement', { product }, { token });
const health = async () => (await gateway.server.inject('/healthz')).statusCode;
const notice = () =>
  gateway.server.inject({ method: 'POST', url: '/notices/payments', headers: { 'content-type': 'application/json' }, payload: '{}' });
const image = async () => (await gateway.server.inject('/media/none.webp')).statusCode;

const refusedOrdinary = {
  http: 503,
  code: '50002',
  data: { request_id: expect.any(String) },
  headers: expect.objectContaining({ 'retry-after': '10' }),
};

describe('with more calls in flight than it can finish in time, the gateway', () => {
  beforeAll(() => open(false));
  afterAll(() => gateway.close());

  /** Sends product lists while a table they read is locked, until one is refused. */
  async function occupy(): Promise<{ waiting: Promise<Reply>[]; release: () => Promise<void> }> {
    const locked = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const lock = gateway.db.transaction(async (tx) => {
      await tx.execute('lock table products in access exclusive mode');
      locked.resolve();
      await released.promise;
    });
    await locked.promise;
    const waiting = Array.from({ length: 220 }, list);
    return {
      waiting,
      release: async () => {
        released.resolve();
        await lock;
      },
    };
  }

  test('refuses lists, still accepts checkout and health checks, and accepts all calls afterwards', async () => {
    const { waiting, release } = await occupy();
    expect(await list()).toMatchObject(refusedOrdinary);
    expect(await health()).toBe(200);
    const settled = settle();
    await release();
    expect(await settled).toMatchObject({ http: 200, code: '200' });
    expect(await gateway.metrics.print()).toContain('mall_calls_shed_total{class="ordinary"} 1\n');
    expect(new Set((await Promise.all(waiting)).map(({ code }) => code))).toEqual(new Set(['200']));
    expect((await list()).code).toBe('200');
  });
});

describe('with a delayed event loop, the gateway', () => {
  beforeAll(() => open(true));
  afterAll(() => gateway.close());

  /** Blocks the event loop repeatedly for some milliseconds; returns a function that stops it. */
  function block(ms: number): () => void {
    let immediate: NodeJS.Immediate;
    const again = () => {
      const until = performance.now() + ms;
      while (performance.now() < until);
      immediate = setImmediate(again);
    };
    again();
    return () => clearImmediate(immediate);
  }

  test('refuses lists and images, accepts checkout, payment notices and health checks, and accepts all calls afterwards', {
    tags: 'matrix',
  }, async () => {
    const end = block(800);
    try {
      // On a busy machine the delay can briefly exceed the second threshold, too.
      await vi.waitFor(
        async () => {
          expect(await list()).toMatchObject(refusedOrdinary);
          expect(await image()).toBe(503);
          expect(await settle()).toMatchObject({ http: 200, code: '200' });
          expect((await notice()).json()).toEqual({ outcome: 'badly_signed' });
          expect(await health()).toBe(200);
        },
        { timeout: 60_000 },
      );
    } finally {
      end();
    }
    await vi.waitFor(async () => expect((await list()).code).toBe('200'), { timeout: 20_000 });
    expect(await image()).toBe(404);
  });

  test('refuses checkout and payment notices, too, above the second threshold, and still responds to health checks', {
    tags: 'matrix',
  }, async () => {
    const end = block(2500);
    try {
      await vi.waitFor(async () => expect((await settle()).http).toBe(503), { timeout: 30_000 });
      expect((await settle()).headers['retry-after']).toBe('2');
      const { statusCode, headers } = await notice();
      expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
      expect(await health()).toBe(200);
    } finally {
      end();
    }
    await vi.waitFor(async () => expect((await settle()).code).toBe('200'), { timeout: 20_000 });
  });
});
