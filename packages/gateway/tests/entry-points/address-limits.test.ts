import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/drizzle.ts';
import { refusedNotices } from '../../src/domains/payments/schema.ts';
import { attempts } from '../../src/limits/schema.ts';
import { sign } from '../../src/providers/signature.ts';
import { makeCustomers } from '../support/fixtures/customers.ts';
import type { TestGateway } from '../support/gateway.ts';
import { openGatewayWithProvider } from '../support/provider.ts';

let gateway: TestGateway;
beforeAll(async () => {
  ({ gateway } = await openGatewayWithProvider());
});
afterAll(() => gateway.close());

/** Sets the count of a limit. */
const setCount = (limit: string, count: number) =>
  gateway.db
    .update(attempts)
    .set({ count })
    .where(sql`${attempts.key} like ${`${limit}:%`}`);
const tooBusy = { http: 429, code: '50032', headers: expect.objectContaining({ 'retry-after': expect.any(String) }) };

/** Additions are counted in batches of ten. */
const batch = 10;
const maxAdditions = 1200;
const add = (client: string, token?: string) =>
  gateway.call('mall.Product.addCart', { pro_id: 1011, attribute_id: 10111, num: 1 }, { client, ...(token !== undefined && { token }) });
const addTimes = async (times: number, client: string, token: string) => {
  for (let at = 0; at < times; at += 1) expect((await add(client, token)).code).toBe('200');
};
const customers = (count: number) => makeCustomers(gateway, count);

describe('additions to carts', () => {
  test('of all guests of one network address are limited to 1,200 an hour; its customers and other addresses are not refused', async () => {
    const address = '203.0.113.20';
    const guest = (await add(address)).data.access_id;
    await addTimes(batch - 1, address, guest);
    await setCount('cart-additions', maxAdditions - batch);
    const other = (await add(address)).data.access_id;
    await addTimes(batch - 1, address, other);
    await addTimes(batch - 1, address, other);
    expect(await add(address, guest)).toMatchObject(tooBusy);
    expect(await add(address, other)).toMatchObject(tooBusy);
    expect(await add(address)).toMatchObject(tooBusy);
    const [customer] = await customers(1);
    expect((await add(address, customer?.token)).code).toBe('200');
    expect((await add('203.0.113.21')).code).toBe('200');
  });

  test('of one session are limited to 1,200 an hour, from any address', async () => {
    const [one, another] = await customers(2);
    if (!one || !another) throw new Error('no customers');
    await addTimes(batch, '203.0.113.30', one.token);
    await setCount('cart-additions', maxAdditions);
    await addTimes(batch - 1, '203.0.113.31', one.token);
    expect(await add('203.0.113.32', one.token)).toMatchObject(tooBusy);
    expect((await add('203.0.113.32', another.token)).code).toBe('200');
  });
});

test('charges of all customers of one network address are limited to 300 in ten minutes', async () => {
  const [one, another] = await customers(2);
  const charge = (client: string, token: string | undefined, number: number) =>
    gateway.call(
      'mall.Pay.index',
      { type: 'pc_wechat', total: '100.00', sNo: `CZ2026112112000000${number}` },
      { client, ...(token !== undefined && { token }) },
    );
  expect((await charge('203.0.113.40', one?.token, 2001)).code).toBe('200');
  await setCount('charges-address', 299);
  expect((await charge('203.0.113.40', another?.token, 2002)).code).toBe('200');
  expect(await charge('203.0.113.40', another?.token, 2003)).toMatchObject(tooBusy);
  expect((await charge('203.0.113.41', another?.token, 2003)).code).toBe('200');
});

test('payment notices without a valid signature are limited to 300 per hour and address, and not recorded above that', async () => {
  const payload = JSON.stringify({ reference: '0'.repeat(32), paid: '1.00' });
  const send = async (remoteAddress: string, secret: string) => {
    const headers = { 'content-type': 'application/json', ...sign(payload, secret, gateway.clock.now()) };
    const {
      statusCode,
      headers: answered,
      body,
    } = await gateway.server.inject({
      method: 'POST',
      url: '/notices/payments',
      remoteAddress,
      headers,
      payload,
    });
    return { status: statusCode, retryAfter: answered['retry-after'], body };
  };
  const recorded = async () => (await gateway.db.select().from(refusedNotices)).reduce((sum, { count }) => sum + count, 0);
  expect((await send('203.0.113.50', 'of nobody')).status).toBe(400);
  await setCount('unsigned-notices', 299);
  expect((await send('203.0.113.50', 'of nobody')).status).toBe(400);
  const before = await recorded();
  expect(await send('203.0.113.50', 'of nobody')).toMatchObject({ status: 429, retryAfter: '3600', body: '{"outcome":"too_many"}' });
  expect(await recorded()).toBe(before);
  expect((await send('203.0.113.51', 'of nobody')).status).toBe(400);
  expect(await send('203.0.113.50', gateway.settings.paymentSecret)).toMatchObject({ status: 400, body: '{"outcome":"unknown"}' });
});
