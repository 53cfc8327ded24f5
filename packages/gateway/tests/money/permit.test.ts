// @spec 2.92 4.31 5.22 7.16 7.17

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { customers } from '../../src/domains/account/schema.ts';
import { openCustomerSession } from '../../src/sessions/sessions.ts';
import { hashPassword, pepper, verifyPassword } from '../../src/shared/passwords.ts';
import { buyNow, makeCustomer, paymentPassword, type TestCustomer } from '../support/fixtures/customers.ts';
import { openTestGateway, type Reply, type TestGateway } from '../support/gateway.ts';

let gateway: TestGateway;
let customer: TestCustomer;
beforeAll(async () => {
  gateway = await openTestGateway();
});
beforeEach(async () => {
  customer = await makeCustomer(gateway);
});
afterAll(() => gateway.close());

const minute = 60_000;
const openPermit = (token: string, password = paymentPassword) => gateway.call('mall.User.paymentPassword', { password }, { token });
const order = () =>
  gateway.call('mall.Order.payment', { product: buyNow(1011, 10111, 1), pay_type: 'wallet_pay' }, { token: customer.token });
const pay = (placed: Reply, token = customer.token, money = placed.data.total) =>
  gateway.call('mall.Pay.walletPay', { order_list: placed.data, type: 'wallet_pay', payment_money: money }, { token });
const state = async (placed: Reply) => {
  const { data } = await gateway.call('mall.Order.orderDetails', { order_id: placed.data.order_id }, { token: customer.token });
  return { status: data.status, money: data.user_money };
};
const untouched = { status: 0, money: '1000.00' };

test('a payment without a permit is refused', async () => {
  const placed = await order();
  expect((await pay(placed)).code).toBe('50735');
  expect(await state(placed)).toEqual(untouched);
});

test('a permit allows one payment', async () => {
  const [first, second] = [await order(), await order()];
  await openPermit(customer.token);
  expect((await pay(first)).code).toBe('200');
  expect((await pay(second)).code).toBe('50735');
  expect((await state(second)).status).toBe(0);
});

test('ten concurrent correct payment passwords are all accepted', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => openPermit(customer.token)));
  expect(replies.map(({ code }) => code)).toEqual(Array(10).fill('200'));
});

test('fifty concurrent wrong payment passwords count as five attempts', async () => {
  const replies = await Promise.all(Array.from({ length: 50 }, () => openPermit(customer.token, '000000')));
  const [wrong, locked] = ['50738', '50736'].map((code) => replies.filter((reply) => reply.code === code).length);
  expect({ wrong, locked }).toEqual({ wrong: 4, locked: 46 });
});

test('a permit expires after five minutes', async () => {
  const placed = await order();
  await openPermit(customer.token);
  gateway.clock.advance(5 * minute);
  expect((await pay(placed)).code).toBe('50735');
  expect(await state(placed)).toEqual(untouched);
});

test('a permit is valid only in the session that opened it', async () => {
  const placed = await order();
  const other = await openCustomerSession(gateway.db, customer.id, gateway.clock.now());
  await openPermit(other);
  expect((await pay(placed)).code).toBe('50735');
  expect(await state(placed)).toEqual(untouched);
});

test("an amount that differs from the order's is refused and does not consume the permit", async () => {
  const placed = await order();
  await openPermit(customer.token);
  expect(await pay(placed, customer.token, '0.01')).toMatchObject({ code: '50010', data: { errors: [{ field: 'payment_money' }] } });
  expect((await pay(placed)).code).toBe('200');
});

test('an order cannot be paid twice or after it has expired', async () => {
  const [first, late] = [await order(), await order()];
  await openPermit(customer.token);
  expect((await pay(first)).code).toBe('200');
  await openPermit(customer.token);
  expect((await pay(first)).code).toBe('50486');
  gateway.clock.advance(61 * minute);
  await openPermit(customer.token);
  expect((await pay(late)).code).toBe('50486');
});

test('claim 6: five wrong passwords lock the wallet until midnight in China, in any sequence', async () => {
  const wrong = await Promise.all(Array.from({ length: 8 }, () => openPermit(customer.token, '000000')));
  const codes = wrong.map((reply) => reply.code);
  expect(codes.filter((code) => code === '50738')).toHaveLength(4);
  expect(codes.filter((code) => code === '50736')).toHaveLength(4);
  expect((await openPermit(customer.token)).code).toBe('50736');
  // Other tests have moved the clock; twelve hours and a minute after noon is always after midnight.
  gateway.clock.advance(12 * 60 * minute + minute);
  expect((await openPermit(customer.token)).code).toBe('200');
});

test('claim 6: a payment password is stored as a separate slow hash with salt and pepper', async () => {
  const [one, other] = [
    await hashPassword(pepper(paymentPassword, 'one secret')),
    await hashPassword(pepper(paymentPassword, 'one secret')),
  ];
  expect(one).not.toBe(other);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await verifyPassword(pepper(paymentPassword, 'another secret'), one)).toBe(false);
  const kept = await gateway.db.select({ hash: customers.paymentPasswordHash }).from(customers);
  for (const { hash } of kept) if (hash !== null) expect(hash).toMatch(/^\$argon2id\$/);
  expect(kept.filter(({ hash }) => hash !== null).length).toBeGreaterThan(1);
});

test('a correct password resets the count', async () => {
  for (let at = 0; at < 4; at += 1) await openPermit(customer.token, '000000');
  expect((await openPermit(customer.token)).code).toBe('200');
  expect(await openPermit(customer.token, '000000')).toMatchObject({ code: '50738', data: { attempts_left: 4 } });
});
