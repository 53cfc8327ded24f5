// @spec 7.24

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from '../../src/db/drizzle.ts';
import { purgeExpired } from '../../src/domains/auth/purge-expired.ts';
import { captchas } from '../../src/domains/auth/schema.ts';
import { attempts } from '../../src/limits/schema.ts';
import { sessions } from '../../src/sessions/schema.ts';
import { hashToken } from '../../src/sessions/tokens.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';
import { captchaAnswer } from '../support/settings.ts';

const day = 24 * 60 * 60 * 1000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

async function fillGuestCart(num: number): Promise<string> {
  const added = await gateway.call('mall.Product.addCart', { pro_id: 1001, attribute_id: 10011, num });
  expect(added.code).toBe('200');
  return added.data.access_id;
}

const cartOf = async (token: string) => (await gateway.call('mall.Cart.index', {}, { token })).data;
const isSignedIn = async (token: string) => (await gateway.call('mall.Address.index', {}, { token })).code === '200';

async function emptyCart(token: string): Promise<void> {
  const { list } = await cartOf(token);
  const ids = list.flatMap((group: { list: { id: number }[] }) => group.list.map(({ id }) => id));
  if (ids.length > 0) await gateway.call('mall.Cart.delCart', { car_id: ids.join(',') }, { token });
}

describe('signing in', () => {
  test('stores the token only as its hash', async () => {
    const token = await gateway.signIn();
    const hashes = (await gateway.db.select().from(sessions)).map(({ tokenHash }) => tokenHash);
    expect(hashes.some((hash) => hash.equals(hashToken(token)))).toBe(true);
    expect(hashes.map((hash) => hash.toString('latin1')).join()).not.toContain(token);
  });

  test('claim 26: ends the guest session and transfers the cart', async () => {
    await emptyCart(await gateway.signIn());
    const guest = await fillGuestCart(2);
    const customer = await gateway.signIn(guest);
    expect(customer).not.toBe(guest);
    expect(await cartOf(customer)).toMatchObject({ login_status: 1, selected_num: 2 });
    expect(await cartOf(guest)).toMatchObject({ login_status: 0, total: 0 });
  });

  test('claim 26: twice concurrently with one guest transfers the cart once', async () => {
    await emptyCart(await gateway.signIn());
    const guest = await fillGuestCart(3);
    const [customer] = await Promise.all([gateway.signIn(guest), gateway.signIn(guest)]);
    expect(await cartOf(customer)).toMatchObject({ selected_num: 3 });
  });

  test('with a wrong password does not change the guest cart', async () => {
    const guest = await fillGuestCart(1);
    const captcha = await gateway.call('mall.Login.getCode');
    const fields = { type: 3, phone: 'shopper01', password: 'wrong-one', imgCode: captchaAnswer, verificationCode: captcha.data.code };
    expect(await gateway.call('mall.Login.login', fields, { token: guest })).toMatchObject({ code: '305' });
    expect(await cartOf(guest)).toMatchObject({ selected_num: 1 });
  });

  test('claim 26: with a signed-in session ends that session, and no other', async () => {
    const elsewhere = await gateway.signIn();
    const first = await gateway.signIn();
    const second = await gateway.signIn(first);
    expect(await Promise.all([elsewhere, first, second].map(isSignedIn))).toEqual([true, false, true]);
  });
});

describe('signing out', () => {
  test('claim 26: invalidates the token, and only this one', async () => {
    const [one, other] = [await gateway.signIn(), await gateway.signIn()];
    expect(await gateway.call('mall.Login.quit', {}, { token: one })).toMatchObject({ http: 200, code: '200', data: {} });
    expect(await isSignedIn(one)).toBe(false);
    expect(await isSignedIn(other)).toBe(true);
    expect(await gateway.call('mall.Login.quit', {}, { token: one })).toMatchObject({ code: '203' });
  });

  test("preserves the customer's cart", async () => {
    const first = await gateway.signIn();
    await emptyCart(first);
    await gateway.call('mall.Product.addCart', { pro_id: 1001, attribute_id: 10011, num: 1 }, { token: first });
    await gateway.call('mall.Login.quit', {}, { token: first });
    expect(await cartOf(await gateway.signIn())).toMatchObject({ selected_num: 1 });
  });

  test('requires a signed-in customer', async () => {
    expect(await gateway.call('mall.Login.quit')).toMatchObject({ code: '203' });
    expect(await gateway.call('mall.Login.quit', {}, { token: await fillGuestCart(1) })).toMatchObject({ code: '203' });
  });
});

describe('a session without sign-out', () => {
  async function signInToStay(): Promise<string> {
    const captcha = await gateway.call('mall.Login.getCode');
    const account = { type: 3, phone: 'shopper01', password: 'mall2026', isAuto: 1 };
    const fields = { ...account, imgCode: captchaAnswer, verificationCode: captcha.data.code };
    return (await gateway.call('mall.Login.login', fields)).data.access_id;
  }

  test('expires seven days after its last use, or thirty for a customer who stays signed in', async () => {
    const [plain, kept] = [await gateway.signIn(), await signInToStay()];
    gateway.clock.advance(7 * day - 1);
    expect(await isSignedIn(plain)).toBe(true);
    gateway.clock.advance(7 * day - 1);
    expect(await isSignedIn(plain)).toBe(true);
    gateway.clock.advance(7 * day);
    expect(await isSignedIn(plain)).toBe(false);
    expect(await isSignedIn(kept)).toBe(true);
    gateway.clock.advance(30 * day - 1);
    expect(await isSignedIn(kept)).toBe(true);
    gateway.clock.advance(30 * day);
    expect(await isSignedIn(kept)).toBe(false);
  });

  test('expires a year after it was opened, however often it is used, and is purged', async () => {
    const token = await gateway.signIn();
    for (let days = 0; days < 364; days += 4) {
      gateway.clock.advance(4 * day);
      expect(await isSignedIn(token)).toBe(true);
    }
    gateway.clock.advance(day);
    expect(await isSignedIn(token)).toBe(false);
    await purgeExpired(gateway.db, gateway.clock.now());
    expect(
      await gateway.db
        .select()
        .from(sessions)
        .where(eq(sessions.tokenHash, hashToken(token))),
    ).toEqual([]);
  });

  test('stores its last use at most once in a tenth of its lifetime', async () => {
    const token = await gateway.signIn();
    const expiresAt = async () => {
      const [row] = await gateway.db
        .select()
        .from(sessions)
        .where(eq(sessions.tokenHash, hashToken(token)));
      return row?.expiresAt.getTime();
    };
    const opened = gateway.clock.now().getTime();
    gateway.clock.advance(0.7 * day);
    await isSignedIn(token);
    expect(await expiresAt()).toBe(opened + 7 * day);
    gateway.clock.advance(1);
    await isSignedIn(token);
    expect(await expiresAt()).toBe(opened + 7.7 * day + 1);
  });

  test('is not extended by a use after its expiry', async () => {
    const token = await gateway.signIn();
    gateway.clock.advance(7 * day);
    for (let time = 0; time < 2; time += 1) expect(await isSignedIn(token)).toBe(false);
  });
});

test('the purge deletes expired session records only', async () => {
  await gateway.signIn();
  await gateway.call('mall.Login.getCode');
  gateway.clock.advance(8 * day);
  const token = await gateway.signIn();
  const captcha = await gateway.call('mall.Login.getCode');
  await purgeExpired(gateway.db, gateway.clock.now());
  const remaining = { sessions: await gateway.db.select().from(sessions), captchas: await gateway.db.select().from(captchas) };
  expect(remaining.sessions.every(({ expiresAt }) => expiresAt > gateway.clock.now())).toBe(true);
  expect(remaining.captchas.map(({ tokenHash }) => tokenHash)).toEqual([hashToken(captcha.data.code)]);
  expect((await gateway.db.select().from(attempts)).every(({ since }) => since >= gateway.clock.now())).toBe(true);
  expect(await isSignedIn(token)).toBe(true);
});
