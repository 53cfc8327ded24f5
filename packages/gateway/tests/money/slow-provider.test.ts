import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeCustomers, type TestCustomer } from '../support/fixtures/customers.ts';
import { ordering } from '../support/fixtures/ordering.ts';
import { placePaidByQr, refundsOf, sendRefunds } from '../support/fixtures/refunding.ts';
import type { Fields, TestGateway } from '../support/gateway.ts';
import { openGatewayWithProvider, type TestProvider } from '../support/provider.ts';

/** More than the gateway has connections. */
const crowd = 30;

let gateway: TestGateway;
let provider: TestProvider;
let me: TestCustomer;
let other: TestCustomer;
beforeAll(async () => {
  ({ gateway, provider } = await openGatewayWithProvider());
});
beforeEach(async () => {
  const [a, b] = await makeCustomers(gateway, 2);
  if (!a || !b) throw new Error('no customers');
  [me, other] = [a, b];
});
afterEach(() => {
  provider.held = undefined;
  provider.status = 200;
});
afterAll(() => gateway.close());

const topUp = (at: number, fields: Fields = {}) =>
  gateway.call(
    'mall.Pay.index',
    { type: 'pc_wechat', total: '100.00', sNo: `CZ2026112112000000${1000 + at}`, ...fields },
    { token: me.token },
  );

describe('while the payment provider does not respond', () => {
  test('other customers get responses, with and without an idempotency key', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    provider.held = held;
    const before = provider.asked.length;
    const waiting = Array.from({ length: crowd }, (_, index) =>
      topUp(index, index % 2 ? { idempotency_key: `slow-provider-${index}` } : {}),
    );
    await vi.waitFor(() => expect(provider.asked.length).toBe(before + crowd), 2500);
    const read = await gateway.call('mall.Message.index', {}, { token: other.token });
    const placed = await ordering(gateway, other.token).place();
    release();
    expect([read.code, placed.code]).toEqual(['200', '200']);
    const codes = (await Promise.all(waiting)).map(({ code }) => code);
    expect(codes.filter((code) => code === '200')).toHaveLength(crowd);
  });
});

describe('a customer', () => {
  test('cannot open an unlimited number of charges', async () => {
    const codes: string[] = [];
    for (let at = 0; at < 31; at += 1) codes.push((await topUp(at)).code);
    expect(new Set(codes.slice(0, 30))).toEqual(new Set(['200']));
    expect(await topUp(31)).toMatchObject({ code: '50032', headers: { 'retry-after': expect.any(String) } });
    // An existing charge is still shown.
    expect((await topUp(0)).code).toBe('200');
  });
});

describe('when the provider fails repeatedly', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  test('the circuit breaker opens for a while, then allows calls again', async () => {
    provider.status = 500;
    for (let at = 0; at < 5; at += 1) {
      expect(await topUp(at)).toMatchObject({ http: 200, code: '50002', headers: { 'retry-after': '10' } });
    }
    provider.status = 200;
    const before = provider.asked.length;
    expect((await topUp(6)).code).toBe('50002');
    expect(provider.asked).toHaveLength(before);
    vi.setSystemTime(Date.now() + 11_000);
    expect((await topUp(6)).code).toBe('200');
    expect((await topUp(7)).code).toBe('200');
  });

  test('the circuit breaker opens for refunds, too, while charges continue', async () => {
    const [customer] = await makeCustomers(gateway, 1);
    if (!customer) throw new Error('No customer was made');
    const mine = ordering(gateway, customer.token);
    const placed = [];
    for (let at = 0; at < 7; at += 1) placed.push(await placePaidByQr(gateway, mine));
    provider.status = 500;
    for (const order of placed) expect((await mine.cancel(order)).code).toBe('200');
    await sendRefunds(gateway);
    const refunds = (await Promise.all(placed.map((order) => refundsOf(gateway, order)))).flat();
    const errors = refunds.map(({ lastError }) => lastError);
    expect(errors.filter((text) => text === 'The payment provider answered with status 500.')).toHaveLength(5);
    expect(errors.filter((text) => text.includes('circuit breaker is open'))).toHaveLength(2);
    provider.status = 200;
    expect((await topUp(8)).code).toBe('200');
    vi.setSystemTime(Date.now() + 11_000);
    gateway.clock.advance(60_000);
    await sendRefunds(gateway);
    const settled = (await Promise.all(placed.map((order) => refundsOf(gateway, order)))).flat();
    expect(settled.map(({ state }) => state)).toEqual(Array(7).fill('completed'));
  });
});
