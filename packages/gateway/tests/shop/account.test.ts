import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from '../../src/db/drizzle.ts';
import { customers } from '../../src/domains/account/schema.ts';
import { openCustomerSession } from '../../src/sessions/sessions.ts';
import { hashPassword } from '../../src/shared/passwords.ts';
import { upload } from '../support/fixtures/applying.ts';
import { askForCode, callWithCaptcha, codeSentTo, otherThan } from '../support/fixtures/codes.ts';
import { makeCustomer, makeCustomers, paymentPassword, type TestCustomer } from '../support/fixtures/customers.ts';
import { ordering } from '../support/fixtures/ordering.ts';
import { type Fields, openTestGateway, type TestGateway } from '../support/gateway.ts';

const minute = 60_000;
const password = 'mall2026';

let gateway: TestGateway;
let me: TestCustomer & { phone: string };
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  gateway.clock.advance(25 * 60 * minute);
  const customer = await makeCustomer(gateway);
  const [row] = await gateway.db
    .update(customers)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(customers.id, customer.id))
    .returning();
  me = { ...customer, phone: row?.phone ?? '' };
});

const call = (api: string, fields: Fields = {}) => gateway.call(api, fields, { token: me.token });
const code = (smsType: number, fields: Fields = {}) =>
  askForCode(gateway, { smsType, ...fields }, `+86 ${fields.newPhone ?? me.phone}`, { token: me.token });
const refusedField = (field: string) => ({ code: '50010', data: { errors: [{ field }] } });

describe('the payment password', () => {
  const set = (fields: Fields) => call('mall.User.setPaymentPassword', { password: '112233', password1: '112233', ...fields });
  const modify = (fields: Fields) => call('mall.User.modifyPaymentPassword', { password: '112233', password1: '112233', ...fields });
  const opens = async (candidate: string) => (await call('mall.User.paymentPassword', { password: candidate })).code === '200';
  const forget = () => gateway.db.update(customers).set({ paymentPasswordHash: null }).where(eq(customers.id, me.id));

  test('is set once with a code, and opens a payment', async () => {
    await forget();
    expect((await call('mall.User.accountSecurity')).data).toMatchObject({ password_staus: 0 });
    const pcode = await code(5);
    expect(await set({ pcode, password1: '112234' })).toMatchObject(refusedField('password1'));
    expect(await set({ pcode: otherThan(pcode) })).toMatchObject({ code: '302' });
    expect(await set({ pcode })).toMatchObject({ code: '200', data: {} });
    const [stored] = await gateway.db.select().from(customers).where(eq(customers.id, me.id));
    expect(stored?.paymentPasswordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await opens('112233')).toBe(true);
    expect((await call('mall.User.accountSecurity')).data).toMatchObject({ password_staus: 1 });
    expect(await set({ pcode })).toMatchObject({ code: '50486' });
  });

  test('is replaced only by a different one, which also ends a lock', async () => {
    const pcode = await code(5);
    expect(await modify({ pcode, password: paymentPassword, password1: paymentPassword })).toMatchObject({ code: '415' });
    for (let tries = 0; tries < 5; tries += 1) await opens('000000');
    expect(await opens(paymentPassword)).toBe(false);
    expect(await modify({ pcode })).toMatchObject({ code: '200' });
    expect(await opens('112233')).toBe(true);
    expect(await modify({ pcode })).toMatchObject({ code: '303' });
  });

  test("cannot be replaced before it is set or with another customer's code", async () => {
    const pcode = await code(5);
    const [other] = await makeCustomers(gateway, 1);
    const fields = { pcode, password: '112233', password1: '112233' };
    expect(await gateway.call('mall.User.modifyPaymentPassword', fields, { token: other?.token ?? '' })).toMatchObject({ code: '303' });
    await forget();
    expect(await modify({ pcode })).toMatchObject({ code: '50737' });
  });

  test('of a customer without a phone is verified by e-mail', async () => {
    await gateway.db
      .update(customers)
      .set({ phone: null, email: 'only.mail@example.com', paymentPasswordHash: null })
      .where(eq(customers.id, me.id));
    await call('mall.User.secretKey', { smsType: 5 });
    expect(await set({ pcode: await codeSentTo(gateway, 'only.mail@example.com') })).toMatchObject({ code: '200' });
    expect((await call('mall.User.accountSecurity')).data).toEqual({ password_staus: 1, mobile: '' });
  });
});

describe('the login password', () => {
  const change = (fields: Fields) =>
    call('mall.User.updatepassword', { password, passwordOld: 'spring27', x_password1: 'spring27', ...fields });
  const signIn = async (candidate: string) =>
    callWithCaptcha(gateway, 'mall.Login.login', { type: 1, phone: me.phone, password: candidate, isAuto: 1 });
  const isSignedIn = async (token: string) => (await gateway.call('mall.Address.index', {}, { token })).code === '200';

  test('claim 26: is changed with the current one, which ends every other session and automatic sign-in', async () => {
    const { data } = await signIn(password);
    expect(await change({})).toMatchObject({ code: '200', data: {} });
    expect(await Promise.all([me.token, data.access_id].map(isSignedIn))).toEqual([true, false]);
    expect(await gateway.call('mall.Login.autoLogin', { autoToken: data.autoToken })).toMatchObject({ code: '50010' });
    expect(await signIn(password)).toMatchObject({ code: '305' });
    expect(await signIn('spring27')).toMatchObject({ code: '200' });
  });

  test('must be a new one, entered twice', async () => {
    expect(await change({ x_password1: 'spring28' })).toMatchObject(refusedField('x_password1'));
    expect(await change({ passwordOld: password, x_password1: password })).toMatchObject({ code: '415' });
  });

  test('can be tried five times in fifteen minutes', async () => {
    for (let tries = 0; tries < 5; tries += 1) expect(await change({ password: 'wrong-one' })).toMatchObject({ code: '50053' });
    expect(await change({})).toMatchObject({ http: 429, code: '50032' });
    gateway.clock.advance(15 * minute);
    expect(await change({})).toMatchObject({ code: '200' });
  });
});

/** Opens another session of the customer, as on a second device. */
const secondSession = () => openCustomerSession(gateway.db, me.id, gateway.clock.now());
const isSignedIn = async (token: string) => (await gateway.call('mall.User.accountSecurity', {}, { token })).code === '200';

describe('changing a credential ends the other sessions but not the current one', () => {
  test('for a new phone', async () => {
    const other = await secondSession();
    const authenticationToken = (await call('mall.User.authentication', { pCode: await code(3) })).data.token;
    const newPhone = '13790001234';
    const pCode = await code(3, { newPhone });
    expect(await call('mall.User.updatePhone', { cpc: '86', authenticationToken, newPhone, pCode })).toMatchObject({ code: '200' });
    expect([await isSignedIn(other), await isSignedIn(me.token)]).toEqual([false, true]);
  });

  test('for a new payment password', async () => {
    const other = await secondSession();
    const fields = { pcode: await code(5), password: '112233', password1: '112233' };
    expect(await call('mall.User.modifyPaymentPassword', fields)).toMatchObject({ code: '200' });
    expect([await isSignedIn(other), await isSignedIn(me.token)]).toEqual([false, true]);
  });

  test('for a new account name and first login password', async () => {
    await gateway.db.update(customers).set({ passwordHash: null, account: null }).where(eq(customers.id, me.id));
    const other = await secondSession();
    const fields = { user_name: `first${me.id}x`, password: 'spring2027' };
    expect(await call('mall.User.setUsernamePassword', fields)).toMatchObject({ code: '200' });
    expect([await isSignedIn(other), await isSignedIn(me.token)]).toEqual([false, true]);
  });
});

describe('the phone', () => {
  const prove = async () => (await call('mall.User.authentication', { pCode: await code(3) })).data.token;
  const bind = (fields: Fields) => call('mall.User.updatePhone', { cpc: '86', ...fields });
  const newPhone = () => `1370000${Math.floor(Math.random() * 10_000)}`.padEnd(11, '7');

  test('is changed in two steps, each verified by a code', async () => {
    const phone = newPhone();
    const authenticationToken = await prove();
    const pCode = await code(3, { newPhone: phone });
    expect(await bind({ authenticationToken, newPhone: phone, pCode: otherThan(pCode) })).toMatchObject({ code: '302' });
    expect(await bind({ authenticationToken, newPhone: phone, pCode })).toMatchObject({ code: '200', data: {} });
    expect((await call('mall.User.personalResources')).data.mobile).toBe(`${phone.slice(0, 3)}****${phone.slice(-4)}`);
    const login = { type: 1, phone, password };
    expect(await callWithCaptcha(gateway, 'mall.Login.login', login)).toMatchObject({ code: '200' });
    gateway.clock.advance(minute);
    const again = await code(3, { newPhone: phone });
    expect(await bind({ authenticationToken, newPhone: phone, pCode: again })).toMatchObject({ code: '50486' });
  });

  test("is not changed by a verification that is ten minutes old or another customer's", async () => {
    const phone = newPhone();
    const token = await prove();
    const [other] = await makeCustomers(gateway, 1);
    const theirs = { token: other?.token ?? '' };
    const pCode = await askForCode(gateway, { smsType: 3, newPhone: phone }, `+86 ${phone}`, theirs);
    const stolen = { authenticationToken: token, newPhone: phone, pCode };
    expect(await gateway.call('mall.User.updatePhone', stolen, theirs)).toMatchObject({ code: '50486' });
    gateway.clock.advance(10 * minute);
    const fresh = { authenticationToken: token, newPhone: phone, pCode: await code(3, { newPhone: phone }) };
    expect(await bind(fresh)).toMatchObject({ code: '50486' });
  });

  test("cannot be another customer's, and is verified only by a code sent to the bound phone", async () => {
    const authenticationToken = await prove();
    const pCode = await code(3, { newPhone: '13800000001' });
    expect(await bind({ authenticationToken, newPhone: '13800000001', pCode })).toMatchObject({ code: '301' });
    expect(await call('mall.User.authentication', { phone: '13800000001', pCode })).toMatchObject({ code: '303' });
  });
});

describe('the profile', () => {
  const change = (fields: Fields) => call('mall.User.setPersonalResources', fields);
  const profile = async () => (await call('mall.User.personalResources')).data;

  test('changes only the sent fields', async () => {
    const image = await upload(gateway, me.token);
    expect(await change({ userName: '林 青', sex: 2 })).toMatchObject({ code: '200', data: {} });
    expect(await change({ headimgurl: image })).toMatchObject({ code: '200' });
    expect(await profile()).toMatchObject({ user_name: '林 青', sex: 2, headimgurl: image, birthday: '', is_default_birthday: 1 });
    expect((await call('mall.Index.index')).data).toMatchObject({ user_name: '林 青', headUrl: image });
  });

  test("refuses another customer's image", async () => {
    const [other] = await makeCustomers(gateway, 1);
    expect(await change({ headimgurl: await upload(gateway, other?.token ?? '') })).toMatchObject(refusedField('headimgurl'));
    expect(await profile()).toMatchObject({ headimgurl: '' });
  });

  test('accepts a birthday once, which must be before today', async () => {
    const today = new Date(gateway.clock.now().getTime() + 8 * 60 * minute).toISOString().slice(0, 10);
    for (const birthday of [today, '2999-01-01', '1899-12-31']) expect(await change({ birthday })).toMatchObject(refusedField('birthday'));
    expect(await change({ birthday: '1992-04-18' })).toMatchObject({ code: '200' });
    expect(await change({ birthday: '1992-04-18', sex: 1 })).toMatchObject({ code: '200' });
    expect(await change({ birthday: '1992-04-19' })).toMatchObject({ code: '50486' });
    expect(await profile()).toMatchObject({ birthday: '1992-04-18', is_default_birthday: 2, sex: 1 });
  });
});

test('the account overview counts the orders and shows the newest', async () => {
  const mine = ordering(gateway, me.token);
  const placed = await mine.place();
  const paid = await mine.placePaid();
  await mine.placeShipped();
  const { data } = await call('mall.User.index');
  expect(data).toMatchObject({ user: { user_name: 'Tester 0', money: '892.00' }, dfk_num: 1, dfh_num: 1, dsh_num: 1, dpj_num: 0, th: 0 });
  expect(data.order_list.map(({ status }: { status: number }) => status)).toEqual([2, 1, 0]);
  expect(data.order_list[1]).toMatchObject({ id: paid.data.order_id, sNo: paid.data.sNo, z_price: '54.00' });
  expect(data.order_list[2]).toMatchObject({ id: placed.data.order_id, img: expect.stringContaining('/media/products/1011') });
});
