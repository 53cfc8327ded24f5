import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectHarmless, inside } from '../support/expect-harmless.ts';
import { buyNow, makeCustomers } from '../support/fixtures/customers.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';
import { type RawRequest, sendRaw } from '../support/raw-request.ts';

let gateway: TestGateway;
let customer: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  customer = (await makeCustomers(gateway, 1))[0]?.token ?? '';
});
afterAll(() => gateway.close());

const post = (request: RawRequest) => sendRaw(gateway, request);

describe('invalid text', () => {
  test.each(['%', '%zz', '%E0%A4%A', '%C3', '%FF%FE', '%ED%A0%80', '%00', '+%2', '%u0041'])('in a form is harmless: %s', async (text) => {
    for (const payload of [`api=mall.Index.search&keyword=${text}`, `api=${text}`, `api=mall.Product.index&pro_id=${text}`, text]) {
      expectHarmless(await post({ payload }));
    }
  });

  test.each(['/api/%', '/api/%zz', '/api/?api=%zz', '/api/?%', '/media/%', '/media/%zz?w=320', '/%E0%A4%A'])(
    'in a URL is harmless: %s',
    async (url) => {
      const { http, body } = await post({ url, method: url.startsWith('/media') ? 'GET' : 'POST' });
      expect(http).toBeLessThan(500);
      expect(body).not.toMatch(inside);
    },
  );

  test('every response of every route forbids content type sniffing', async () => {
    for (const [method, url] of [
      ['POST', '/api/'],
      ['GET', '/api/'],
      ['GET', '/readyz'],
      ['GET', '/media/mall/logo'],
      ['GET', '/nothing'],
    ] as const)
      expect([url, (await gateway.server.inject({ method, url })).headers['x-content-type-options']]).toEqual([url, 'nosniff']);
  });

  test('as bytes that are not UTF-8 is harmless', async () => {
    expectHarmless(
      await post({ payload: Buffer.concat([Buffer.from('api=mall.Index.search&keyword='), Buffer.from([0xff, 0xfe, 0xc3, 0x28])]) }),
    );
  });

  test('as lone surrogates in JSON is refused with the field', async () => {
    const fields = { product: buyNow(1001, 10011, 1), pay_type: 'wallet_pay', remarks: '["\\ud83d", "\\udc00 \\ud800"]' };
    const reply = await gateway.call('mall.Order.payment', fields, { token: customer });
    expectHarmless(reply);
    expect(reply).toMatchObject({ code: '50010', data: { errors: [{ field: 'remarks.0' }, { field: 'remarks.1' }] } });
  });
});

describe('malicious JSON', () => {
  const pay = (order_list: string) =>
    gateway.call('mall.Pay.walletPay', { order_list, type: 'wallet_pay', payment_money: '1.00' }, { token: customer });

  test.each([100, 10_000, 1_000_000])('is refused when it is nested %d levels deep', async (depth) => {
    const reply = await pay(`{"sNo":"GM1","more":${'['.repeat(depth)}${']'.repeat(depth)}}`);
    expectHarmless(reply);
    expect(reply.code).toBe('50010');
  });

  test('cannot pollute prototypes', async () => {
    const product = '[{"__proto__":{"pid":1001}},{"cid":10011},{"num":1}]';
    expect(await gateway.call('mall.Product.immediatelyCart', { product })).toMatchObject({ code: '50010' });
    expect(await pay('{"__proto__":{"sNo":"GM1"}}')).toMatchObject({ code: '50010', data: { errors: [{ field: 'order_list.sNo' }] } });
    expect(Object.hasOwn(Object.prototype, 'pid')).toBe(false);
  });
});
