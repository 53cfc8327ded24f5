// @spec 1.6 7.31

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from '../../src/db/drizzle.ts';
import { customers } from '../../src/domains/account/schema.ts';
import { dummyPasswordHash } from '../../src/domains/auth/log-in.ts';
import { attempts } from '../../src/limits/schema.ts';
import { hashPassword, verifyPassword } from '../../src/shared/passwords.ts';
import { type CallOptions, type Fields, openTestGateway, type TestGateway } from '../support/gateway.ts';
import { captchaAnswer } from '../support/settings.ts';

const minute = 60_000;
const password = 'mall2026';
const refused = { http: 200, code: '305', data: null };
const tooBusy = { code: '50032' };
const tooManyAttempts = { http: 429, code: '416', message: 'Too many wrong passwords. Please try again later, or reset your password.' };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
  await gateway.db.update(customers).set({ email: 'lin.qing@example.com' }).where(eq(customers.account, 'shopper01'));
});
afterAll(() => gateway.close());
// Attempts counted in one test must not limit the next one.
beforeEach(() => gateway.clock.advance(20 * minute));

async function signIn(fields: Fields, options: CallOptions = {}) {
  const captcha = await gateway.call('mall.Login.getCode', {}, options);
  return gateway.call('mall.Login.login', { password, imgCode: captchaAnswer, verificationCode: captcha.data.code, ...fields }, options);
}

describe('a customer', () => {
  test('can sign in with the account name in upper or lower case', async () => {
    const reply = await signIn({ type: 3, phone: 'Shopper01' }, { headers: { 'accept-language': 'ko-KR' } });
    expect(reply).toMatchObject({
      http: 200,
      code: '200',
      data: { user_name: 'Lin Qing', headimgurl: '', y_password: 1, user_lang_code: 'ko_KR' },
    });
    expect(Number.isInteger(reply.data.userId)).toBe(true);
    expect(reply.data.access_id).toMatch(/^[\w-]{43}$/);
  });

  test.each([undefined, '', '86', '0086'])('can sign in with a phone and the dial code %j', async (cpc) => {
    expect(await signIn({ type: 1, phone: '13800000001', cpc })).toMatchObject({ code: '200' });
  });

  test('can sign in with an e-mail address', async () => {
    expect(await signIn({ type: 2, e_mail: 'Lin.Qing@example.com' })).toMatchObject({ code: '200' });
  });

  test('can use the token for their own data', async () => {
    const { data } = await signIn({ type: 3, phone: 'shopper01' });
    expect(await gateway.call('mall.Address.index', {}, { token: data.access_id })).toMatchObject({ code: '200' });
    expect(await gateway.call('mall.Address.index', {}, { token: `${data.access_id}x` })).toMatchObject({ code: '203' });
  });
});

describe('claim 25: a failed sign-in', () => {
  test.each([
    ['a wrong password', { type: 3, phone: 'shopper01', password: 'mall2027' }],
    ['an unknown account', { type: 3, phone: 'nobody01' }],
    ['an unknown phone', { type: 1, phone: '13900000009' }],
    ['the phone with another dial code', { type: 1, phone: '13800000001', cpc: '82' }],
    ['an unknown e-mail', { type: 2, e_mail: 'nobody@example.com' }],
    ['an account name sent as a phone', { type: 1, phone: 'shopper01' }],
    ['no account name', { type: 3 }],
    ['no phone', { type: 1, phone: ' ' }],
    ['no e-mail', { type: 2, phone: 'shopper01' }],
  ])('returns the same error for %s', async (_name, fields) => {
    expect(await signIn(fields)).toMatchObject(refused);
  });

  test('for an unknown account verifies a dummy hash with the cost of a real one that matches no password', async () => {
    const cost = (hash: string) => hash.split('$').slice(0, 4);
    expect(cost(dummyPasswordHash)).toEqual(cost(await hashPassword(password)));
    expect(await verifyPassword(password, dummyPasswordHash)).toBe(false);
  });
});

test('a sign-in with a wrong captcha is refused before the password is checked', async () => {
  expect(await signIn({ type: 3, phone: 'nobody01', imgCode: 'wrong' })).toMatchObject({ code: '51127' });
});

describe('five wrong passwords', () => {
  const fail = async (fields: Fields, times: number) => {
    for (let at = 0; at < times; at += 1) expect(await signIn({ ...fields, password: 'wrong-one' })).toMatchObject(refused);
  };

  test.each([
    ['of an account', { type: 3, phone: 'shopper01' }],
    ['of an account that does not exist', { type: 3, phone: 'nobody02' }],
  ])('claim 25: %s lock the account name for the network of the client for fifteen minutes', async (_name, fields) => {
    await fail(fields, 5);
    expect(await signIn(fields)).toMatchObject(tooManyAttempts);
    expect(await signIn({ ...fields, phone: fields.phone.toUpperCase() })).toMatchObject(tooManyAttempts);
    gateway.clock.advance(15 * minute - 1);
    expect(await signIn(fields)).toMatchObject(tooManyAttempts);
    gateway.clock.advance(1);
    expect(await signIn(fields)).toMatchObject(fields.phone === 'shopper01' ? { code: '200' } : refused);
  });

  test('sent concurrently lock the account name like five in sequence', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => signIn({ type: 3, phone: 'shopper01', password: 'wrong-one' })));
    expect(replies.filter(({ code }) => code === '305')).toHaveLength(5);
    expect(replies.filter(({ code }) => code === '416')).toHaveLength(3);
  });

  test('are counted from zero again after a correct password', async () => {
    const fields = { type: 3, phone: 'shopper01' };
    await fail(fields, 4);
    expect(await signIn(fields)).toMatchObject({ code: '200' });
    await fail(fields, 4);
    expect(await signIn(fields)).toMatchObject({ code: '200' });
  });

  test('do not lock the customer out on another network', async () => {
    await fail({ type: 3, phone: 'shopper01' }, 5);
    expect(await signIn({ type: 3, phone: 'shopper01' }, { client: '192.0.2.99' })).toMatchObject({ code: '200' });
  });

  test('from each of ten networks lock the account name for all networks for an hour', async () => {
    for (let network = 0; network < 10; network += 1) {
      for (let at = 0; at < 5; at += 1) {
        const fields = { type: 3, phone: 'nobody04', password: 'wrong-one' };
        expect(await signIn(fields, { client: `198.51.100.${network}` })).toMatchObject(refused);
      }
    }
    expect(await signIn({ type: 3, phone: 'nobody04' }, { client: '192.0.2.99' })).toMatchObject(tooManyAttempts);
    gateway.clock.advance(60 * minute);
    expect(await signIn({ type: 3, phone: 'nobody04' }, { client: '192.0.2.99' })).toMatchObject(refused);
  });

  test('cause a lock whose refusals contain the remaining seconds in Retry-After', async () => {
    const fields = { type: 3, phone: 'nobody05' };
    await fail(fields, 1);
    gateway.clock.advance(2 * minute);
    await fail(fields, 4);
    const waits = [];
    for (const milliseconds of [0, 12 * minute, minute - 1]) {
      gateway.clock.advance(milliseconds);
      const reply = await signIn(fields);
      expect(reply).toMatchObject(tooManyAttempts);
      waits.push(reply.headers['retry-after']);
    }
    expect(waits).toEqual(['780', '60', '1']);
  });

  test('return the longer Retry-After when the name is locked for the network and for all networks', async () => {
    const fields = { type: 3, phone: 'nobody06', password: 'wrong-one' };
    for (let at = 0; at < 45; at += 1) await signIn(fields, { client: `198.51.100.${Math.floor(at / 5)}` });
    gateway.clock.advance(5 * minute);
    await fail(fields, 4);
    expect((await signIn(fields)).code).toBe('305');
    const reply = await signIn(fields);
    expect(reply).toMatchObject(tooManyAttempts);
    expect(reply.headers['retry-after']).toBe(String(55 * 60));
  });

  test('do not include successful sign-ins: fifty of them lock nothing', async () => {
    for (let time = 0; time <= 50; time += 1) {
      expect(await signIn({ type: 3, phone: 'shopper01' }, { client: `198.51.100.${time}` })).toMatchObject({ code: '200' });
    }
  });

  test('do not lock other customers', async () => {
    await fail({ type: 3, phone: 'nobody03' }, 5);
    expect(await signIn({ type: 3, phone: 'shopper01' })).toMatchObject({ code: '200' });
  });

  test('are stored without a readable account name or IP address', async () => {
    await fail({ type: 3, phone: 'a-secret-typed-here' }, 1);
    const keys = (await gateway.db.select().from(attempts)).map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.join()).not.toMatch(/secret|192\.0\.2/);
  });
});

test('claim 25: an IP address is rate limited after thirty sign-ins per minute, an IPv6 address by its /64 prefix', async () => {
  const replies = [];
  const options = { client: '2001:db8:1:2::1' };
  for (let at = 0; at < 30; at += 1) replies.push((await signIn({ type: 3, phone: `stranger${at}`, imgCode: 'wrong' }, options)).code);
  expect(new Set(replies)).toEqual(new Set(['51127']));
  expect(await signIn({ type: 3, phone: 'shopper01' }, options)).toMatchObject(tooBusy);
  expect(await signIn({ type: 3, phone: 'shopper01' }, { client: '2001:db8:1:2:ffff::9' })).toMatchObject(tooBusy);
  expect(await signIn({ type: 3, phone: 'shopper01' }, { client: '2001:db8:1:3::1' })).toMatchObject({ code: '200' });
  gateway.clock.advance(minute);
  expect(await signIn({ type: 3, phone: 'shopper01' }, options)).toMatchObject({ code: '200' });
});
