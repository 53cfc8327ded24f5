/** The checks before an operation runs: required sessions (`requireSession`) and idempotency keys. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Mock, startMock } from '../../src/index.ts';

const list = { api: 'mall.Cart.index' };
const pay = { api: 'mall.Order.payment', cart_id: '501', address_id: '1', pay_type: 'wallet_pay' };

async function send(mock: Mock, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await fetch(`${mock.url}/api/`, { method: 'POST', body: new URLSearchParams(fields), headers });
  const { code, data } = await response.json();
  const source = response.headers.get('x-mock-answered-by');
  return { code: String(code), source, replayed: response.headers.get('idempotent-replayed'), errors: data?.errors, data };
}

describe('a mock that requires sessions', () => {
  let mock: Mock;
  beforeAll(async () => {
    mock = await startMock({ requireSession: true });
  });
  afterAll(() => mock.close());

  it('returns 203 without a session where the operation requires one, also with a rule', async () => {
    expect(await send(mock, pay)).toMatchObject({ code: '203', source: 'refusal', data: null });
    mock.setRules([{ api: pay.api, response: [{ code: '4003' }, { example: 'ok' }] }]);
    expect((await send(mock, pay)).code).toBe('203');
    expect((await send(mock, { ...pay, access_id: 'a' })).code).toBe('4003');
    expect((await send(mock, pay, { 'x-access-id': 'a', 'x-internal-key': 'k' })).code).toBe('200');
    expect((await send(mock, pay, { authorization: 'Basic YTpi' })).code).toBe('203');
    expect((await send(mock, pay, { authorization: 'Bearer a' })).code).toBe('200');
    expect(mock.calls()[5]).toMatchObject({ verdict: '203', faults: [{ field: 'access_id', rule: 'required' }] });
  });

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['the header of the shop without its key', {}, { 'x-access-id': 'a' }],
    ['a token above the maximum length', { access_id: 'a'.repeat(129) }, {}],
    ['the token of a visitor with a cart', { access_id: 'g_5x0yWq3n8b1Z7kTfVdL2cRjP9aMhUeSo4iXgNwQvKtY' }, {}],
  ])('treats %s as no session', async (_, fields, headers) => {
    mock.setRules([]);
    expect(await send(mock, { ...pay, ...fields }, headers)).toMatchObject({ code: '203', source: 'refusal' });
  });

  it('responds to operations without sign-in, and refuses an invalid request before it checks the session', async () => {
    expect((await send(mock, { api: 'mall.Product.index', pro_id: '7' })).code).toBe('200');
    expect((await send(mock, { ...pay, pay_type: '?' })).code).toBe('50010');
  });
});

describe('a call with a session', () => {
  let mock: Mock;
  beforeAll(async () => {
    mock = await startMock();
  });
  afterAll(() => mock.close());
  const product = { api: 'mall.Product.index', pro_id: '1013' };
  const session = { access_id: 'u_1' };
  const loginStatus = async (...call: [Record<string, string>, Record<string, string>?]) => (await send(mock, ...call)).data.login_status;

  it.each([{ api: 'mall.Index.index' }, list, product])('gets the example for customers: %j', async (fields) => {
    expect(await loginStatus(fields)).toBe(0);
    expect(await loginStatus({ ...fields, ...session })).toBe(1);
    expect(await loginStatus(fields, { 'x-access-id': 'u_1', 'x-internal-key': 'k' })).toBe(1);
    expect(await loginStatus(fields, { 'x-access-id': 'u_1' })).toBe(0);
  });

  it('shows the requested product, and the example of a preference or rule', async () => {
    expect((await send(mock, { ...product, ...session })).data.pro.pro_id).toBe(1013);
    expect(await loginStatus({ ...list, ...session }, { prefer: 'example=ok' })).toBe(0);
    mock.setRules([{ api: list.api, response: { example: 'ok' } }]);
    expect(await loginStatus({ ...list, ...session })).toBe(0);
  });

  it('matches conditions on access_id, also by the header of the shop', async () => {
    mock.setRules([{ api: list.api, when: { access_id: { equals: 'u_1' } }, response: { example: 'empty' } }]);
    const sources = [
      await send(mock, list, { 'x-access-id': 'u_1', 'x-internal-key': 'k' }),
      await send(mock, list, { 'x-access-id': 'u_1' }),
    ];
    expect(sources.map(({ source }) => source)).toEqual(['rule', 'example']);
  });
});

describe('an idempotency key', () => {
  let mock: Mock;
  beforeAll(async () => {
    mock = await startMock();
  });
  afterAll(() => mock.close());
  beforeEach(() => {
    mock.setRules([{ api: pay.api, response: { patch: { total: '{{counter}}' }, unchecked: true } }]);
  });
  const key = { 'idempotency-key': 'order-0001' };
  const totalOf = async (...[fields, headers]: [Record<string, string>, Record<string, string>]) =>
    String((await send(mock, fields, headers)).data.total);

  it('repeats the response to an equal call, without a step of a rule', async () => {
    expect(await send(mock, pay, key)).toMatchObject({ source: 'rule', replayed: null, data: { total: 1 } });
    expect(await send(mock, pay, key)).toMatchObject({ source: 'replay', replayed: 'true', data: { total: 1 } });
    expect(await send(mock, { ...pay, idempotency_key: 'order-0001' })).toMatchObject({ source: 'replay', data: { total: 1 } });
    expect(await totalOf(pay, {})).toBe('2');
    expect(mock.calls()[1]).toMatchObject({ verdict: '200', steeredBy: 'replay' });
  });

  it('is refused with another request', async () => {
    await send(mock, pay, key);
    const other = { ...pay, address_id: '2' };
    expect(await send(mock, other, key)).toMatchObject({ code: '50010', errors: [{ field: 'idempotency_key', rule: 'sameRequest' }] });
  });

  it('is refused when it is invalid, where the operation takes one', async () => {
    expect(await send(mock, pay, { 'idempotency-key': 'short' })).toMatchObject({
      code: '50010',
      source: 'refusal',
      errors: [{ field: 'idempotency_key', rule: 'pattern', limit: '^[\\w.:-]{8,255}$' }],
    });
    expect((await send(mock, list, { 'idempotency-key': 'short' })).code).toBe('200');
  });

  it('applies to one session and one session key of the mock', async () => {
    expect(await totalOf(pay, key)).toBe('1');
    expect(await totalOf({ ...pay, access_id: 'anna' }, key)).toBe('2');
    expect(await totalOf(pay, { ...key, 'x-mall-mock-key': 'anna' })).toBe('3');
  });

  it('may be used again after a failure, and after rules are set', async () => {
    mock.setRules([{ api: pay.api, response: [{ code: '4003' }, { fault: 'drop' }, { example: 'ok' }] }]);
    expect((await send(mock, pay, key)).code).toBe('4003');
    await expect(send(mock, pay, key)).rejects.toThrow();
    expect(await send(mock, pay, key)).toMatchObject({ code: '200', replayed: null });
    mock.setRules([]);
    expect(await send(mock, pay, key)).toMatchObject({ code: '200', replayed: null });
  });

  it('does not replace the response of a preference', async () => {
    await send(mock, pay, key);
    expect(await send(mock, pay, { ...key, prefer: 'code=4003' })).toMatchObject({ code: '4003', source: 'prefer' });
  });
});
