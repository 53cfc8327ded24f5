import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/drizzle.ts';
import { applyFor, upload } from '../support/fixtures/applying.ts';
import { imageOf } from '../support/fixtures/images.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';
import { captchaAnswer } from '../support/settings.ts';

const lines: string[] = [];
const logTo = new Writable({
  decodeStrings: false,
  write(chunk: string, _encoding, done) {
    lines.push(...String(chunk).split('\n').filter(Boolean));
    done();
  },
});

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ logTo });
});
afterAll(() => gateway.close());

const phone = '13800000001';
const password = 'mall2026';
const wrongPassword = 'wrong-pass-9';
const paymentPassword = '246810';
const consignee = '柳如烟';
const mobile = '13612345678';
const street = '灵隐路八十八号';
const key = 'idempotency-key-of-one-payment';
const identityNumber = '11010519491231002X';

/** Values that no log line may contain: personal data and secrets. */
const secrets = new Set([phone, password, wrongPassword, paymentPassword, consignee, mobile, street, captchaAnswer, key, identityNumber]);

function expectClean(from = 0): void {
  for (const line of lines.slice(from)) {
    for (const secret of secrets) {
      expect(line).not.toContain(secret);
      expect(line).not.toContain(encodeURIComponent(secret));
    }
  }
}

async function signIn(guest: string, typed = password): Promise<string> {
  const captcha = await gateway.call('mall.Login.getCode');
  secrets.add(captcha.data.code);
  const fields = { type: 1, phone, password: typed, imgCode: captchaAnswer, verificationCode: captcha.data.code };
  const { data } = await gateway.call('mall.Login.login', fields, { token: guest });
  if (data) secrets.add(data.access_id);
  return data?.access_id ?? '';
}

async function journey(): Promise<string> {
  await gateway.call('mall.Index.search', { keyword: mobile });
  const added = await gateway.call('mall.Product.addCart', { pro_id: 1001, attribute_id: 10011, num: 2 });
  const guest: string = added.data.access_id;
  secrets.add(guest);
  await gateway.call('mall.Cart.index', { access_id: guest });
  await signIn(guest, wrongPassword);
  const token = await signIn(guest);
  const saved = { user_name: consignee, mobile, place: '浙江省,杭州市,西湖区', address: street };
  await gateway.call('mall.Address.saveAddress', saved, { token });
  await gateway.call('mall.Address.saveAddress', { ...saved, mobile: `${mobile}x` }, { token });
  const cart_id = (await gateway.call('mall.Cart.index', {}, { token })).data.list[0].list[0].id;
  await gateway.call('mall.Order.settlement', { cart_id }, { token });
  const placed = await gateway.call('mall.Order.payment', { cart_id, pay_type: 'wallet_pay', remarks: [consignee] }, { token });
  await gateway.call('mall.User.paymentPassword', { password: wrongPassword }, { token });
  await gateway.call('mall.User.paymentPassword', { password: paymentPassword }, { token });
  const payment = { order_list: placed.data, type: 'wallet_pay', payment_money: placed.data.total, idempotency_key: key };
  expect(await gateway.call('mall.Pay.walletPay', payment, { token })).toMatchObject({ code: '200' });
  await gateway.call('mall.Order.orderDetails', { order_id: placed.data.order_id }, { token });
  await gateway.call('mall.Cart.index', {}, { headers: { authorization: `Bearer ${token}` } });
  expect(await applyFor(gateway, token, { ID_number: identityNumber, tel: mobile })).toMatchObject({ code: '200' });
  return token;
}

/** Requests an uploaded image by its signed URL. */
async function lookByAddress(token: string): Promise<void> {
  const file = new File([new Uint8Array(await imageOf('png'))], 'image.png');
  const { url } = (await gateway.call('mall.Product.uploadImgs', { file }, { token })).data;
  secrets.add(new URLSearchParams(url.split('?')[1]).get('signature') ?? '');
  await gateway.call('mall.User.setPersonalResources', { headimgurl: url }, { token });
  expect((await gateway.server.inject({ method: 'GET', url })).statusCode).toBe(200);
  expect((await gateway.server.inject({ method: 'GET', url: url.replace('uploads/', 'uploads/0') })).statusCode).toBe(404);
}

/** Sends calls that are refused before their body is read. */
async function knockWrongly(token: string): Promise<void> {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const url = `/api/?access_id=${token}&phone=${phone}`;
  const payload = `api=${encodeURIComponent(`mall.${password} ${phone}`)}&access_id=${token}`;
  await gateway.server.inject({ method: 'POST', url, headers: type, payload });
  await gateway.server.inject({ method: 'GET', url });
  await gateway.server.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload });
  await gateway.server.inject({ method: 'POST', url: `/nowhere/${token}?phone=${phone}`, headers: type, payload });
  await gateway.server.inject({ method: 'POST', url, headers: { ...type, origin: `https://${phone}.example` } });
  await gateway.server.inject({ method: 'GET', url: `/media/${phone}%zz?token=${token}` });
}

describe('the log', () => {
  test('claim 6: of a whole session has each call with its code, and no personal data or secrets', async () => {
    const token = await journey();
    await lookByAddress(token);
    await knockWrongly(token);
    const calls = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'call');
    expect(calls.length).toBeGreaterThan(15);
    expect(calls).toContainEqual(
      expect.objectContaining({ api: 'mall.Pay.walletPay', code: '200', ms: expect.any(Number), id: expect.any(String) }),
    );
    expect(calls).toContainEqual(expect.objectContaining({ api: 'mall.Login.login', code: '305' }));
    expect(calls).toContainEqual(expect.objectContaining({ api: '?', code: '50010' }));
    expectClean();
  });

  test('of an internal error states what failed and where, but not with which values', async () => {
    const token = await signIn('');
    // Runs before the fault is injected, because the application is the call that must fail.
    const imgUrls = [await upload(gateway, token), await upload(gateway, token)].join(',');
    const from = lines.length;
    await gateway.db.execute(sql`alter table addresses drop column zip_code`);
    await gateway.db.execute(sql`alter table customers drop column avatar`);
    const saved = { user_name: consignee, mobile, place: '浙江省,杭州市,西湖区', address: street };
    expect(await gateway.call('mall.Address.saveAddress', saved, { token })).toMatchObject({ http: 500, code: '50002' });
    await gateway.db.execute(sql`alter table shop_applications drop column about`);
    expect(await applyFor(gateway, token, { ID_number: identityNumber, imgUrls })).toMatchObject({ http: 500, code: '50002' });
    await signIn('');
    const failures = lines
      .slice(from)
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === 'failed');
    expect(failures.length).toBeGreaterThanOrEqual(2);
    for (const { id, err } of failures) {
      expect(id).toMatch(/^[\w-]{36}$/);
      expect(err.messages.join(' ')).toMatch(/Failed query: .* does not exist/s);
      expect(err.stack).toMatch(/at .+src\/.+:\d+/);
    }
    expectClean();
  });
});
