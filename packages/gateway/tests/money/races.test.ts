// @spec 5.30 7.17 8.10

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verify } from '../../src/admin/verify.ts';
import { runJobs } from '../../src/composition/jobs.ts';
import { buyNow, makeCustomer, makeCustomers, paymentPassword } from '../support/fixtures/customers.ts';
import { setStock, stockOf } from '../support/fixtures/stock.ts';
import { openTestGateway, type Reply, type TestGateway } from '../support/gateway.ts';
import { isLong } from '../support/long.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const minute = 60_000;
/** The number of attempts at crossing orders; more in the long run. */
const rounds = isLong ? 200 : 15;

const codes = (replies: readonly Reply[]) =>
  Object.fromEntries([...Map.groupBy(replies, (reply) => reply.code)].map(([code, all]) => [code, all.length]));
const placeOrder = (token: string, pid: number, cid: number, num: number) =>
  gateway.call('mall.Order.payment', { product: buyNow(pid, cid, num), pay_type: 'wallet_pay' }, { token });
const openPermit = (token: string) => gateway.call('mall.User.paymentPassword', { password: paymentPassword }, { token });
const detailsOf = async (token: string, { data }: Reply): Promise<Reply['data']> =>
  (await gateway.call('mall.Order.orderDetails', { order_id: data.order_id }, { token })).data;
const pay = (token: string, order: Reply, key?: string) =>
  gateway.call(
    'mall.Pay.walletPay',
    { order_list: order.data, type: 'wallet_pay', payment_money: order.data.total },
    { token, ...(key !== undefined && { headers: { 'idempotency-key': key } }) },
  );

test('claim 16: a hundred concurrent buyers of the last piece create exactly one order', async () => {
  await setStock(gateway, 10051, 1);
  const buyers = await makeCustomers(gateway, 100);
  const replies = await Promise.all(buyers.map(({ token }) => placeOrder(token, 1005, 10051, 1)));
  expect(codes(replies)).toEqual({ '200': 1, '50150': 99 });
  expect(await stockOf(gateway, 10051)).toBe(0);
  expect(await verify(gateway.db)).toEqual([]);
});

test.each(['short', 'with space', 'x'.repeat(256)])('refuses the idempotency key "%s", and creates no order', async (key) => {
  const { token } = await makeCustomer(gateway, '0.00');
  const request = { product: buyNow(1005, 10051, 1), pay_type: 'wallet_pay' };
  const refused = await gateway.call('mall.Order.payment', request, { token, headers: { 'idempotency-key': key } });
  expect(refused).toMatchObject({ code: '50010', data: { errors: [{ field: 'idempotency_key', rule: 'pattern' }] } });
  expect((await gateway.call('mall.Order.index', {}, { token })).data.order).toEqual([]);
});

test('claim 5: fifty concurrent wallet payments with money for one make exactly one', async () => {
  const customer = await makeCustomer(gateway, '60.00');
  await setStock(gateway, 10111, 60);
  const orders = [];
  for (let at = 0; at < 50; at += 1) orders.push(await placeOrder(customer.token, 1011, 10111, 1));
  // Fifty sessions of one customer, each with its own permit: only the money is insufficient.
  const sessions = await sessionsOf(customer.id, 50);
  for (const session of sessions) await openPermit(session);
  const replies = await Promise.all(orders.map((order, index) => pay(sessions[index] ?? '', order)));
  expect(codes(replies)).toEqual({ '200': 1, '109': 49 });
  expect(await verify(gateway.db)).toEqual([]);
});

test('claim 9: the same payment sent twenty times concurrently pays once, and every call gets the same response', async () => {
  const customer = await makeCustomer(gateway);
  const order = await placeOrder(customer.token, 1013, 10132, 1);
  await openPermit(customer.token);
  const key = randomUUID();
  const replies = await Promise.all(Array.from({ length: 20 }, () => pay(customer.token, order, key)));
  expect(codes(replies)).toEqual({ '200': 20 });
  expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
  expect(replies.filter((reply) => reply.headers['idempotent-replayed'] === 'true')).toHaveLength(19);
  expect(await verify(gateway.db)).toEqual([]);
});

test('claim 8: an order sent twice with one key creates one order, and returns the same bytes twice', async () => {
  const [customer] = await makeCustomers(gateway, 1);
  const options = { token: customer?.token ?? '', headers: { 'idempotency-key': randomUUID() } };
  const fields = { product: buyNow(1013, 10132, 1), pay_type: 'wallet_pay' };
  const first = await gateway.call('mall.Order.payment', fields, options);
  const again = await gateway.call('mall.Order.payment', fields, options);
  expect(first.headers).not.toHaveProperty('idempotent-replayed');
  expect(again).toMatchObject({ code: '200', body: first.body, headers: { 'idempotent-replayed': 'true' } });
  expect((await gateway.call('mall.Order.index', {}, options)).data.order_num).toBe(1);
});

test('claim 9: an order sent twenty times concurrently with one key creates one order', async () => {
  const [customer] = await makeCustomers(gateway, 1);
  const options = { token: customer?.token ?? '', headers: { 'idempotency-key': randomUUID() } };
  const fields = { product: buyNow(1013, 10132, 1), pay_type: 'wallet_pay' };
  const replies = await Promise.all(Array.from({ length: 20 }, () => gateway.call('mall.Order.payment', fields, options)));
  expect(codes(replies)).toEqual({ '200': 20 });
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  expect((await gateway.call('mall.Order.index', {}, options)).data.order_num).toBe(1);
});

test('claim 10: a key reused with another request is refused and changes nothing', async () => {
  const customer = await makeCustomer(gateway);
  const headers = { 'idempotency-key': randomUUID() };
  const first = await gateway.call(
    'mall.Order.payment',
    { product: buyNow(1001, 10011, 1), pay_type: 'wallet_pay' },
    { token: customer.token, headers },
  );
  const other = await gateway.call(
    'mall.Order.payment',
    { product: buyNow(1001, 10011, 2), pay_type: 'wallet_pay' },
    { token: customer.token, headers },
  );
  expect(first.code).toBe('200');
  expect(other).toMatchObject({ code: '50010', data: { errors: [{ field: 'idempotency_key', rule: 'sameRequest' }] } });
  const list = await gateway.call('mall.Order.index', {}, { token: customer.token });
  expect(list.data.order_num).toBe(1);
});

test('claim 21: crossing orders of the same two SKUs never deadlock', async () => {
  await setStock(gateway, 10191, 4 * rounds);
  await setStock(gateway, 10192, 4 * rounds);
  const buyers = await makeCustomers(gateway, 4, '0.00');
  const shopping = buyers.map(async ({ token }, index) => {
    const skus = index % 2 === 0 ? [10191, 10192] : [10192, 10191];
    const replies: Reply[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const sku of skus) await gateway.call('mall.Product.addCart', { pro_id: 1019, attribute_id: sku, num: 1 }, { token });
      const cart = await gateway.call('mall.Cart.index', {}, { token });
      const ids = cart.data.list.flatMap((group: { list: { id: number }[] }) => group.list.map((line) => line.id)).join(',');
      replies.push(await gateway.call('mall.Order.payment', { cart_id: ids, pay_type: 'wallet_pay' }, { token }));
    }
    return replies;
  });
  expect(codes((await Promise.all(shopping)).flat())).toEqual({ '200': 4 * rounds });
  expect(await verify(gateway.db)).toEqual([]);
});

test('claim 18: an order paid while it expires is either paid or closed, consistently with stock and money', async () => {
  // Orders left unpaid by other tests must not be released in this one.
  gateway.clock.advance(61 * minute);
  await runJobs(gateway.db, gateway.clock.now());
  await setStock(gateway, 10111, 100);
  const buyers = await makeCustomers(gateway, 6);
  const placed = await Promise.all(buyers.map(({ token }) => placeOrder(token, 1011, 10111, 1)));
  gateway.clock.advance(58 * minute);
  for (const { token } of buyers) await openPermit(token);
  const now = gateway.clock.now();
  // The payments are still in time; the jobs, of two processes, have a slightly fast clock.
  const late = new Date(now.getTime() + 2 * minute);
  const [paid] = await Promise.all([
    Promise.all(buyers.map(({ token }, index) => pay(token, placed[index] as Reply))),
    runJobs(gateway.db, late),
    runJobs(gateway.db, late),
  ]);
  const orders = await Promise.all(buyers.map(({ token }, index) => detailsOf(token, placed[index] as Reply)));
  const ends = orders.map(({ status, user_money }) => `${status} ${user_money}`);
  expect(ends).toEqual(paid.map(({ code }) => (code === '200' ? '1 946.00' : '7 1000.00')));
  expect(await stockOf(gateway, 10111)).toBe(100 - paid.filter(({ code }) => code === '200').length);
  expect(await verify(gateway.db)).toEqual([]);
});

async function sessionsOf(customerId: number, count: number): Promise<string[]> {
  const { openCustomerSession } = await import('../../src/sessions/sessions.ts');
  return Promise.all(Array.from({ length: count }, () => openCustomerSession(gateway.db, customerId, gateway.clock.now())));
}
