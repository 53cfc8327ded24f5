import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attempts } from '../../src/limits/schema.ts';
import { askForCode, callWithCaptcha, codeSentTo } from '../support/fixtures/codes.ts';
import { type CallOptions, type Fields, openTestGateway, type Reply, type TestGateway } from '../support/gateway.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const password = 'mall2026';
const phone = '13800000001';
const home = '192.0.2.1';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());
// Attempts counted in one test must not limit the next one.
beforeEach(() => gateway.clock.advance(day));

const withDevice = (device: string | undefined, options: CallOptions = {}): CallOptions => ({
  ...options,
  headers: { ...(device !== undefined && { 'x-device-token': device }), ...options.headers },
});
const signIn = (device?: string, fields: Fields = {}, options: CallOptions = {}) =>
  callWithCaptcha(gateway, 'mall.Login.login', { type: 3, phone: 'shopper01', password, ...fields }, withDevice(device, options));
const failFrom = (client: string, device?: string) => signIn(device, { password: 'wrong-one' }, { client });
const times = async (count: number, call: (at: number) => Promise<Reply>) => {
  for (let index = 0; index < count; index += 1) expect(await call(index)).toMatchObject({ code: '305' });
};
/** Locks the name for one network. */
const lockHere = () => times(5, () => failFrom(home));
/** Locks the name for all networks, as an attacker with ten addresses does. */
const lockName = () => times(50, (at) => failFrom(`198.51.100.${Math.floor(at / 5)}`));
const locked = { http: 429, code: '416' };

/** Returns the device token of a response, which must have one. */
function tokenOf({ headers, body }: Reply): string {
  const token = headers['x-device-token'];
  if (typeof token !== 'string') throw new Error(`No device token came with ${body}`);
  return token;
}

/** Registers a customer with a code; returns the response. */
let phones = 0;
async function enterByCode(number = `1350000${String(phones++).padStart(4, '0')}`): Promise<Reply> {
  const keyCode = await askForCode(gateway, { smsType: 1, phone: number }, `+86 ${number}`);
  return callWithCaptcha(gateway, 'mall.Login.register', { type: 1, phone: number, keyCode });
}

describe('a device token', () => {
  test('is issued with a sign-in by password, code or automatic token, and with a registration', async () => {
    const byPassword = await signIn(undefined, { isAuto: 1 });
    const byToken = await gateway.call('mall.Login.autoLogin', { autoToken: byPassword.data.autoToken });
    const byCode = await enterByCode(phone);
    const newcomer = '13400000001';
    const keyCode = await askForCode(gateway, { smsType: 2, phone: newcomer }, `+86 ${newcomer}`);
    const fields = { type: 0, userId: 'device2026', password: 'moon2026', phone: newcomer, keyCode };
    const registered = await callWithCaptcha(gateway, 'mall.Login.userRegister', fields);
    const tokens = [byPassword, byToken, byCode, registered].map(tokenOf);
    expect(new Set(tokens).size).toBe(4);
    for (const token of tokens) expect(token).toMatch(/^\d{10}\.[\w-]{22}\.[\w-]{43}$/);
  });

  test('is not issued with a refusal, or by an operation that does not authenticate the customer', async () => {
    const session = await gateway.signIn();
    const replies = [await failFrom(home), await gateway.call('mall.Login.getCode'), await gateway.call('mall.Index.index')];
    for (const { headers } of [...replies, await gateway.call('mall.Login.quit', {}, { token: session })])
      expect(headers['x-device-token']).toBeUndefined();
  });

  test('is issued only to a storefront', async () => {
    const reply = await signIn(undefined, {}, { headers: { 'x-internal-key': 'another-key-000000000000000000000000' } });
    expect(reply).toMatchObject({ code: '200' });
    expect(reply.headers['x-device-token']).toBeUndefined();
  });
});

describe('a recognized device', () => {
  test('can sign in from the network for which the name is locked', async () => {
    const device = tokenOf(await signIn());
    await lockHere();
    expect(await signIn()).toMatchObject(locked);
    expect(await signIn(device)).toMatchObject({ code: '200' });
  });

  test('can sign in while an attacker repeatedly locks the name for all networks', async () => {
    let device = tokenOf(await signIn());
    for (let hour = 0; hour < 2; hour += 1) {
      await lockName();
      expect(await signIn(undefined, {}, { client: '203.0.113.1' })).toMatchObject(locked);
      const owner = await signIn(device, {}, { client: '203.0.113.1' });
      expect(owner).toMatchObject({ code: '200' });
      device = tokenOf(owner);
      // The owner's success does not grant the attacker further attempts.
      expect(await failFrom('198.51.100.99')).toMatchObject(locked);
      gateway.clock.advance(60 * minute);
    }
  });

  test('can sign in with each login name of its customer', async () => {
    const device = tokenOf(await signIn());
    const byPhone = { type: 1, phone };
    await times(5, () => signIn(undefined, { ...byPhone, password: 'wrong-one' }));
    expect(await signIn(undefined, byPhone)).toMatchObject(locked);
    expect(await signIn(device, byPhone)).toMatchObject({ code: '200' });
  });

  test('does not lock the account name by wrong passwords', async () => {
    const device = tokenOf(await signIn());
    await times(5, () => failFrom(home, device));
    expect(await signIn()).toMatchObject({ code: '200' });
  });

  test('is limited like an unrecognized device for fifteen minutes after five wrong passwords', async () => {
    const device = tokenOf(await signIn());
    await lockName();
    await times(5, () => failFrom(home, device));
    expect(await signIn(device)).toMatchObject(locked);
    gateway.clock.advance(15 * minute - 1);
    expect(await signIn(device)).toMatchObject(locked);
    gateway.clock.advance(1);
    expect(await signIn(device)).toMatchObject({ code: '200' });
  });

  test('has five attempts again after a correct password', async () => {
    const device = tokenOf(await signIn());
    await lockHere();
    await times(4, () => failFrom(home, device));
    expect(await signIn(device)).toMatchObject({ code: '200' });
    await times(4, () => failFrom(home, device));
    expect(await signIn(device)).toMatchObject({ code: '200' });
  });

  test('that sends nine wrong passwords concurrently has five of them verified despite the lock', async () => {
    const device = tokenOf(await signIn());
    await lockHere();
    const codes = (await Promise.all(Array.from({ length: 9 }, () => failFrom(home, device)))).map(({ code }) => code);
    expect(codes.sort()).toEqual([...Array.from({ length: 5 }, () => '305'), ...Array.from({ length: 4 }, () => '416')]);
  });
});

describe('an unrecognized device', () => {
  const refused = async (device: string, options?: CallOptions) => expect(await signIn(device, {}, options)).toMatchObject(locked);

  test('is a device with the token of another customer, a modified token, or no token', async () => {
    const device = tokenOf(await signIn());
    const [expires = '', nonce = '', signature = ''] = device.split('.');
    const otherCustomer = tokenOf(await enterByCode());
    await lockHere();
    await refused(otherCustomer);
    await refused(`${Number(expires) + 1}.${nonce}.${signature}`);
    await refused(`${expires}.${nonce.slice(0, -1)}${nonce.endsWith('A') ? 'Q' : 'A'}.${signature}`);
    await refused(`${expires}.${nonce}.${'A'.repeat(43)}`);
    for (const nonsense of ['', '..', 'x'.repeat(4000), `${device}.x`, `0${device}`]) await refused(nonsense);
    expect(await signIn(device)).toMatchObject({ code: '200' });
  });

  test('is a device whose token was not sent by a trusted storefront', async () => {
    const device = tokenOf(await signIn());
    // Without the key the gateway uses the address of the connection.
    await times(5, () => failFrom('127.0.0.1'));
    await refused(device, { headers: { 'x-internal-key': 'another-key-000000000000000000000000' } });
  });

  test('is a device whose last sign-in was 180 days ago', async () => {
    const device = tokenOf(await signIn());
    gateway.clock.advance(180 * day - 60 * minute);
    await lockHere();
    const renewed = tokenOf(await signIn(device));
    gateway.clock.advance(60 * minute);
    await lockHere();
    await refused(device);
    expect(await signIn(renewed)).toMatchObject({ code: '200' });
  });

  test('is every device after a password change, except for the browser that made the change', async () => {
    const entry = await enterByCode();
    const choose = { user_name: 'changer01', password: 'moon2026' };
    const chosen = await gateway.call('mall.User.setUsernamePassword', choose, { token: entry.data.access_id });
    const elsewhere = tokenOf(chosen);
    const change = { password: 'moon2026', passwordOld: 'spring2027', x_password1: 'spring2027' };
    const changed = await gateway.call('mall.User.updatepassword', change, { token: entry.data.access_id });
    const here = tokenOf(changed);
    const fields = { phone: 'changer01', password: 'spring2027' };
    await times(5, () => signIn(undefined, { ...fields, password: 'wrong-one' }));
    expect(await signIn(tokenOf(entry), fields)).toMatchObject(locked);
    expect(await signIn(elsewhere, fields)).toMatchObject(locked);
    expect(await signIn(here, fields)).toMatchObject({ code: '200' });
  });

  test('becomes recognized when its customer resets the password there, and can then sign in', async () => {
    const entry = await enterByCode();
    const choose = { user_name: 'forgetter1', password: 'moon2026' };
    await gateway.call('mall.User.setUsernamePassword', choose, { token: entry.data.access_id });
    const fields = { phone: 'forgetter1', password: 'spring2027' };
    await times(5, () => signIn(undefined, fields));
    const number = `1350000${String(phones - 1).padStart(4, '0')}`;
    gateway.clock.advance(minute);
    await gateway.call('mall.Login.secretKey', { phone: number });
    const keyCode = await codeSentTo(gateway, `+86 ${number}`);
    const reset = { type: 0, phone: number, keyCode, password: fields.password, rpwd: fields.password };
    const device = tokenOf(await callWithCaptcha(gateway, 'mall.Login.forgotpassword', reset));
    expect(await signIn(undefined, fields)).toMatchObject(locked);
    expect(await signIn(device, fields)).toMatchObject({ code: '200' });
  });
});

test('a device token is not stored readable in the database', async () => {
  const device = tokenOf(await signIn());
  await failFrom(home, device);
  const keys = (await gateway.db.select().from(attempts)).map(({ key }) => key).join();
  for (const part of device.split('.')) expect(keys).not.toContain(part);
});
