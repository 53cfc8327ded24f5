import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobsOf } from '../../src/composition/jobs.ts';
import { rowsOf } from '../../src/db/database.ts';
import { sql } from '../../src/db/drizzle.ts';
import { emails } from '../../src/emails/schema.ts';
import { pendingMessages } from '../../src/messenger/schema.ts';
import { askForCode, callWithCaptcha } from '../support/fixtures/codes.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';

const day = 24 * 60 * 60 * 1000;
/** Tables with temporary rows created by shoppers; uploads, e-mails and back-office tokens are tested elsewhere. */
const temporary = [
  'attempts',
  'auto_tokens',
  'captchas',
  'cart_lines',
  'guests',
  'idempotency_keys',
  'phone_change_tokens',
  'search_words',
  'sent_codes',
  'sessions',
] as const;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const count = async (table: string) =>
  (await rowsOf<{ n: number }>(gateway.db, sql`select count(*)::int as n from ${sql.identifier(table)}`))[0]?.n ?? 0;
const counts = async () => Object.fromEntries(await Promise.all(temporary.map(async (table) => [table, await count(table)])));

async function runEveryJob(): Promise<void> {
  for (const { run } of jobsOf(gateway.db, gateway.settings)) await run(gateway.clock.now());
}

const addToCart = (token?: string) =>
  gateway.call('mall.Product.addCart', { pro_id: 1001, attribute_id: 10011, num: 1 }, token === undefined ? {} : { token });

/** Creates rows: a customer signs in with an automatic token and verifies the phone; a guest fills a cart and searches. */
async function leaveRows(): Promise<void> {
  const signIn = await callWithCaptcha(gateway, 'mall.Login.login', { type: 3, phone: 'shopper01', password: 'mall2026', isAuto: 1 });
  const token: string = signIn.data.access_id;
  const pCode = await askForCode(gateway, { smsType: 3 }, '+86 13800000001', { token });
  expect(await gateway.call('mall.User.authentication', { pCode }, { token })).toMatchObject({ code: '200' });
  const key = { token, headers: { 'idempotency-key': 'purge-test-key-0001' } };
  expect(await gateway.call('mall.Product.addCart', { pro_id: 1001, attribute_id: 10011, num: 1 }, key)).toMatchObject({ code: '200' });
  await gateway.db.execute(sql`delete from cart_lines`);
  const guest: string = (await addToCart()).data.access_id;
  await gateway.call('mall.Index.search', { keyword: 'milk' }, { token: guest });
  await gateway.call('mall.Login.getCode');
  await askForCode(gateway, { smsType: 1, phone: '13600000001' }, '+86 13600000001');
}

describe('temporary rows', () => {
  test('are all deleted after a year, except those still in use', async () => {
    await leaveRows();
    const before = await counts();
    for (const table of temporary) expect([table, before[table]]).not.toEqual([table, 0]);
    await runEveryJob();
    expect(await counts()).toEqual(before);
    gateway.clock.advance(366 * day);
    await runEveryJob();
    expect(await counts()).toEqual(Object.fromEntries(temporary.map((table) => [table, 0])));
  });

  test('of a guest without a second visit are deleted after a week, of others after 180 days', async () => {
    await addToCart();
    const back: string = (await addToCart()).data.access_id;
    expect(await gateway.call('mall.Cart.index', {}, { token: back })).toMatchObject({ data: { total: 1 } });
    expect(await count('guests')).toBe(2);
    gateway.clock.advance(8 * day);
    await runEveryJob();
    expect(await count('guests')).toBe(1);
    expect(await gateway.call('mall.Cart.index', {}, { token: back })).toMatchObject({ data: { total: 1 } });
    gateway.clock.advance(170 * day);
    await runEveryJob();
    expect(await count('cart_lines')).toBe(1);
    gateway.clock.advance(20 * day);
    await runEveryJob();
    expect([await count('guests'), await count('cart_lines')]).toEqual([0, 0]);
  });

  test('of sent e-mails and given-up codes are deleted after 30 days; a given-up e-mail stays for the operator', async () => {
    const now = gateway.clock.now();
    const words = { en: 'x', zh: 'x', tn: 'x', ko: 'x' };
    const email = { recipient: 'su@example.com', language: null, subject: words, text: words, createdAt: now };
    await gateway.db.insert(emails).values([
      { ...email, sentAt: now },
      { ...email, failedAt: now },
    ]);
    await gateway.db
      .insert(pendingMessages)
      .values({ recipient: '+86 13600000009', encryptedText: '', attempts: 5, nextAttemptAt: null, createdAt: now, expiresAt: now });
    gateway.clock.advance(29 * day);
    await runEveryJob();
    expect([await count('emails'), await count('pending_messages')]).toEqual([2, 1]);
    gateway.clock.advance(2 * day);
    await runEveryJob();
    expect([await count('emails'), await count('pending_messages')]).toEqual([1, 0]);
  });
});
