import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/drizzle.ts';
import { attempts } from '../../src/limits/schema.ts';
import { guests } from '../../src/sessions/schema.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';

const maxPerHour = 600;
const product = { pro_id: 1011, attribute_id: 10111, num: 1 };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const add = (client: string, token?: string) =>
  gateway.call('mall.Product.addCart', product, { client, ...(token !== undefined && { token }) });
const guestCount = async () => (await gateway.db.select({ count: sql<number>`count(*)::int` }).from(guests))[0]?.count;

test('one network address creates at most 600 guests an hour; its existing guests and other addresses are not limited', async () => {
  const address = '203.0.113.7';
  const first = await add(address);
  expect(first.code).toBe('200');
  // Sets the count as if the address had created all except one.
  await gateway.db.update(attempts).set({ count: maxPerHour - 1 });
  expect((await add(address)).code).toBe('200');
  const before = await guestCount();
  expect(await add(address)).toMatchObject({ code: '50032', headers: { 'retry-after': expect.any(String) } });
  expect(await guestCount()).toBe(before);
  expect((await add(address, first.data.access_id)).code).toBe('200');
  expect((await add('203.0.113.8')).code).toBe('200');
});
