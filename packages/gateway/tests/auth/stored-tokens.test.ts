import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../src/db/database.ts';
import { sql } from '../../src/db/drizzle.ts';
import { callWithCaptcha, codeSentTo } from '../support/fixtures/codes.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

/** Returns the tables that contain a text in any row, as in a dump. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    gateway.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found = [];
  for (const { name } of tables) {
    const rows = await rowsOf(gateway.db, sql`select from ${sql.identifier(name)} t where t::text like ${`%${text}%`} limit 1`);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

test('the database contains no readable session token, not even in the responses stored for idempotency keys', async () => {
  const fields = { type: 3, phone: 'shopper01', password: 'mall2026', isAuto: 1 };
  const { access_id: token, autoToken } = (await callWithCaptcha(gateway, 'mall.Login.login', fields)).data;
  const keyed = { token, headers: { 'idempotency-key': 'key-of-a-line-in-the-cart' } };
  const line = { pro_id: 1001, attribute_id: 10011, num: 1 };
  const first = await gateway.call('mall.Product.addCart', line, keyed);
  expect(first.data.access_id).toBe(token);
  const again = await gateway.call('mall.Product.addCart', line, keyed);
  expect([again.headers['idempotent-replayed'], again.data]).toEqual(['true', first.data]);
  expect(await tablesWith('key-of-a-line-in-the-cart')).toEqual(['idempotency_keys']);
  expect([await tablesWith(token), await tablesWith(autoToken)]).toEqual([[], []]);
});

test("a code is readable only in the demo's outbox", async () => {
  await gateway.call('mall.User.secretKey', { smsType: 1, phone: '13600000001' });
  expect(await tablesWith(await codeSentTo(gateway, '+86 13600000001'))).toEqual(['outbox']);
});
