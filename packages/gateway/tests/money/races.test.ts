import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verify } from '../../src/admin/verify.ts';
import { buyNow, makeCustomers, paymentPassword } from '../support/customers.ts';
import { openTestGateway, type Reply, type TestGateway } from '../support/gateway.ts';
import { setStock, stockOf } from '../support/stock.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const codes = (replies: readonly Reply[]) =>
  Object.fromEntries([...Map.groupBy(replies, (reply) => reply.code)].map(([code, all]) => [code, all.length]));
const placeOrder = (token: string, pid: number, cid: number, num: number) =>
  gateway.call('mall.Order.payment', { product: buyNow(pid, cid, num), pay_type: 'wallet_pay' }, { token });
const openPermit = (token: string) => gateway.call('mall.User.paymentPassword', { password: paymentPassword }, { token });
const pay = (token: string, order: Reply, key?: string) =>
  gateway.call(
    'mall.Pay.walletPay',
    { order_list: order.data, type: 'wallet_pay', payment_money: order.data.total },
    { token, ...(key !== undefined && { headers: { 'idempotency-key': key } }) },
  );

test('a hundred buyers at once for a stock of five make exactly five orders', async () => {
  await setStock(gateway, 10051, 5);
  const buyers = await makeCustomers(gateway, 100);
  const replies = await Promise.all(buyers.map(({ token }) => placeOrder(token, 1005, 10051, 1)));
  expect(codes(replies)).toEqual({ '200': 5, '50150': 95 });
  expect(await stockOf(gateway, 10051)).toBe(0);
  expect(await verify(gateway.db)).toEqual([]);
});

test('fifty parallel wallet payments on money for one make exactly one', async () => {
  const [customer] = await makeCustomers(gateway, 1, '60.00');
  if (!customer) throw new Error('no customer');
  await setStock(gateway, 10111, 60);
  const orders = [];
  for (let at = 0; at < 50; at += 1) orders.push(await placeOrder(customer.token, 1011, 10111, 1));
  // Fifty sessions of one customer, each with a permit of its own: only the money is short.
  const sessions = await sessionsOf(customer.id, 50);
  for (const session of sessions) await openPermit(session);
  const replies = await Promise.all(orders.map((order, at) => pay(sessions[at] ?? '', order)));
  expect(codes(replies)).toEqual({ '200': 1, '109': 49 });
  expect(await verify(gateway.db)).toEqual([]);
});

test('the same payment sent twenty times at once pays once, and everybody hears the same answer', async () => {
  const [customer] = await makeCustomers(gateway, 1);
  if (!customer) throw new Error('no customer');
  const order = await placeOrder(customer.token, 1013, 10132, 1);
  await openPermit(customer.token);
  const key = randomUUID();
  const replies = await Promise.all(Array.from({ length: 20 }, () => pay(customer.token, order, key)));
  expect(codes(replies)).toEqual({ '200': 20 });
  expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
  expect(replies.filter((reply) => reply.headers['idempotent-replayed'] === 'true')).toHaveLength(19);
  expect(await verify(gateway.db)).toEqual([]);
});

test('a key that comes back with another request is refused and changes nothing', async () => {
  const [customer] = await makeCustomers(gateway, 1);
  if (!customer) throw new Error('no customer');
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

test('crossing orders of the same two SKUs never deadlock', async () => {
  await setStock(gateway, 10191, 400);
  await setStock(gateway, 10192, 400);
  const buyers = await makeCustomers(gateway, 4, '0.00');
  const rounds = buyers.map(async ({ token }, at) => {
    const skus = at % 2 === 0 ? [10191, 10192] : [10192, 10191];
    const replies: Reply[] = [];
    for (let round = 0; round < 15; round += 1) {
      for (const sku of skus) await gateway.call('mall.Product.addCart', { pro_id: 1019, attribute_id: sku, num: 1 }, { token });
      const cart = await gateway.call('mall.Cart.index', {}, { token });
      const ids = cart.data.list.flatMap((group: { list: { id: number }[] }) => group.list.map((line) => line.id)).join(',');
      replies.push(await gateway.call('mall.Order.payment', { cart_id: ids, pay_type: 'wallet_pay' }, { token }));
    }
    return replies;
  });
  expect(codes((await Promise.all(rounds)).flat())).toEqual({ '200': 60 });
  expect(await verify(gateway.db)).toEqual([]);
});

async function sessionsOf(customerId: number, count: number): Promise<string[]> {
  const { openCustomerSession } = await import('../../src/sessions/sessions.ts');
  return Promise.all(Array.from({ length: count }, () => openCustomerSession(gateway.db, customerId, gateway.clock.now())));
}
