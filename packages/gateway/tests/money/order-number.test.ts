import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { verify } from '../../src/admin/verify.ts';
import { buyNow, makeCustomers } from '../support/fixtures/customers.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';

// Random numbers would collide within a second only once in years, so the test controls them.
const dice = vi.hoisted(() => ({ next: [] as number[] }));
vi.mock(import('node:crypto'), async (original) => {
  const crypto = await original();
  const randomInt = (...limits: [number]) => dice.next.shift() ?? crypto.randomInt(...limits);
  return { ...crypto, randomInt: Object.assign(randomInt, crypto.randomInt) };
});

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  token = (await makeCustomers(gateway, 1))[0]?.token ?? '';
});
afterAll(() => gateway.close());

const place = () => gateway.call('mall.Order.payment', { product: buyNow(1011, 10111, 1), pay_type: 'wallet_pay' }, { token });

test('orders that draw the same number in the same second get different numbers', async () => {
  dice.next = [7, 7, 7, 8, 9];
  const [first, second] = [await place(), await place()];
  expect([first.data.sNo, second.data.sNo]).toEqual(['GM20261121120000000007', 'GM20261121120000000008']);
  dice.next = [9, 9, 10];
  const both = await Promise.all([place(), place()]);
  expect(new Set(both.map(({ data }) => data.sNo))).toEqual(new Set(['GM20261121120000000009', 'GM20261121120000000010']));
  expect(await verify(gateway.db)).toEqual([]);
});
