import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customers } from '../../src/domains/account/schema.ts';
import { type Gateway, openGateway } from '../../src/gateway.ts';
import { readSettings } from '../../src/settings.ts';
import { makeCustomers, type TestCustomer } from '../support/fixtures/customers.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';
import { makeDatabase, type OwnDatabase } from '../support/processes/databases.ts';

const production = {
  MALL_PROFILE: 'production',
  MALL_SECRET: 'a-secret-of-at-least-32-characters-1',
  MALL_INTERNAL_KEY: 'a-key-of-at-least-32-characters-00002',
  MALL_PUBLIC_URL: 'https://mall.example',
};
const demo = readSettings({});

describe('the production profile', () => {
  test('starts with its own secrets and an https URL, and listens on all interfaces', () => {
    expect(readSettings(production)).toMatchObject({ profile: 'production', host: '0.0.0.0', captchaAnswer: undefined, trustProxy: false });
    expect(readSettings({ ...production, HOST: '10.0.0.1' }).host).toBe('10.0.0.1');
  });
});

test('the demo listens only on the local machine, unless HOST is set', () => {
  expect(demo).toMatchObject({ profile: 'demo', host: '127.0.0.1', port: 4000, publicUrl: 'http://localhost:3000' });
  expect(readSettings({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
});

describe('a production gateway', () => {
  const captchaAnswer = 'open sesame';
  const dataDir = mkdtempSync(join(tmpdir(), 'mall-production-'));
  let gateway: Gateway;
  let database: OwnDatabase | undefined;
  beforeAll(async () => {
    database = await makeDatabase('empty');
    const environment = { ...production, MALL_DATA_DIR: dataDir, DATABASE_URL: database?.url };
    // Simulates a bypass of the settings validation.
    gateway = await openGateway({ settings: { ...readSettings(environment), captchaAnswer }, log: false });
  });
  afterAll(async () => {
    await gateway.close();
    await database?.drop();
    rmSync(dataDir, { recursive: true });
  });

  async function call(fields: Record<string, string>) {
    const response = await gateway.server.inject({
      method: 'POST',
      url: '/api/',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
    return response.json();
  }

  test('seeds no products and no demo customer', async () => {
    expect(await call({ api: 'mall.Index.search' })).toMatchObject({ code: '200', data: { total: 0, list: [] } });
    expect(await call({ api: 'mall.Product.index', pro_id: '1001' })).toMatchObject({ code: '101' });
    expect(await gateway.database.db.select().from(customers)).toEqual([]);
  });

  test('serves its pages without products', async () => {
    for (const api of ['mall.Index.index', 'mall.Index.home', 'mall.Home.getBlockGoodsList', 'mall.User.getUserTell', 'mall.Cart.index']) {
      expect(await call({ api })).toMatchObject({ code: '200' });
    }
  });

  test('refuses the demo captcha answer', async () => {
    const { data } = await call({ api: 'mall.Login.getCode' });
    const fields = { type: '3', phone: 'shopper01', password: 'mall2026', imgCode: captchaAnswer, verificationCode: data.code };
    expect(await call({ api: 'mall.Login.login', ...fields })).toMatchObject({ code: '51127' });
  });
});

describe('a caller that sends a session or an address', () => {
  let gateway: TestGateway;
  let a: TestCustomer;
  let b: TestCustomer;
  beforeAll(async () => {
    gateway = await openTestGateway();
    const [first, second] = await makeCustomers(gateway, 2);
    if (!first || !second) throw new Error('no customers');
    [a, b] = [first, second];
  });
  afterAll(() => gateway.close());

  const wrongKeys = [
    '',
    'wrong',
    ' ',
    demo.internalKey,
    'internal-key-for-tests-only-00000',
    'internal-key-for-tests-only-0000000',
    'Internal-key-for-tests-only-000000',
  ];
  const tries = 31;
  const shell = (headers: Record<string, string>, access_id?: string) => gateway.call('mall.Index.index', { access_id }, { headers });
  /** Signing in is limited by address: thirty attempts a minute. */
  const lastTry = async (headersOf: (at: number) => Record<string, string>) => {
    const fields = { type: 3, phone: 'nobody', password: 'wrong-one', imgCode: 'wrong', verificationCode: 'none' };
    const codes = [];
    for (let at = 0; at < tries; at += 1) codes.push((await gateway.call('mall.Login.login', fields, { headers: headersOf(at) })).code);
    return codes.at(-1);
  };

  test('is identified by X-Access-Id rather than by the form when it has the internal key', async () => {
    expect((await shell({ 'x-access-id': a.token })).data).toMatchObject({ login_status: 1, user_name: 'Tester 0' });
    expect((await shell({ 'x-access-id': a.token }, b.token)).data).toMatchObject({ user_name: 'Tester 0' });
  });

  test.each(wrongKeys)("is not trusted with the key %j: the session is the form's", async (key) => {
    const headers = { 'x-internal-key': key, 'x-access-id': a.token };
    expect((await shell(headers)).data).toMatchObject({ login_status: 0, user_name: '' });
    expect((await shell(headers, b.token)).data).toMatchObject({ user_name: 'Tester 1' });
    expect(await gateway.call('mall.Address.index', {}, { headers })).toMatchObject({ code: '203' });
  });

  test('with the internal key is rate limited by the sent address', async () => {
    expect(await lastTry((at) => ({ 'x-client-ip': `203.0.113.${at}` }))).toBe('51127');
  });

  test('without the internal key is rate limited by the address of its connection', async () => {
    const invent = (at: number) => ({ 'x-internal-key': 'wrong', 'x-client-ip': `203.0.113.${at}`, 'x-forwarded-for': `203.0.113.${at}` });
    expect(await lastTry(invent)).toBe('50032');
  });
});
