import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Mock, startMock } from '../../src/index.ts';
import { sendTo } from '../support/valid-call.ts';
import { closed, controlOf, notFound, product, refused } from './control-calls.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.close());

const { codeOf, control, setRules } = controlOf(() => mock);

afterEach(async () => {
  for (const key of [undefined, 'anna', 'bert']) await control('DELETE', undefined, key);
});

describe('a rule', () => {
  it('applies to all sessions until it is deleted', async () => {
    expect(await codeOf(product)).toBe('200');
    expect(await setRules([notFound])).toEqual([
      200,
      { key: null, rules: [{ ...notFound, response: [notFound.response] }], states: {}, warnings: [] },
    ]);
    expect([await codeOf(product), await codeOf(product, 'anna')]).toEqual(['101', '101']);
    expect(await control('DELETE')).toEqual([200, { key: null, rules: [], states: {} }]);
    expect(await codeOf(product)).toBe('200');
  });

  it('for one session applies to it alone and precedes the rules for all sessions', async () => {
    await setRules([closed]);
    await setRules([notFound], 'anna');
    expect([await codeOf(product, 'anna'), await codeOf(product, 'bert'), await codeOf(product)]).toEqual(['101', '4003', '4003']);
    expect(await control('GET', undefined, 'anna')).toMatchObject([200, { key: 'anna', rules: [{ api: product }] }]);
    expect(await control('GET', undefined, 'bert')).toEqual([200, { key: 'bert', rules: [], states: {} }]);
  });

  it('applies to the session of the cookie when no key is given', async () => {
    const body = JSON.stringify({ rules: [notFound] });
    await fetch(`${mock.url}/control`, { method: 'PUT', body, headers: { cookie: 'mall_mock=anna' } });
    expect([await codeOf(product, 'anna'), await codeOf(product)]).toEqual(['101', '200']);
  });

  it('responds with its steps in order and repeats the last one', async () => {
    await setRules([{ api: product, response: [{ example: 'unknown_product' }, { code: '4003' }, { example: 'ok' }] }]);
    const codes = [];
    for (let count = 0; count < 5; count += 1) codes.push(await codeOf(product));
    expect(codes).toEqual(['101', '4003', '200', '200', '200']);
  });

  it('with nth applies to that call only', async () => {
    await setRules([{ ...notFound, nth: 3 }]);
    const codes = [];
    for (let count = 0; count < 4; count += 1) codes.push(await codeOf(product));
    expect(codes).toEqual(['200', '200', '101', '200']);
  });

  it('counts calls per session and restarts when it is set again', async () => {
    for (const session of ['anna', 'bert']) await setRules([{ ...notFound, nth: 1 }], session);
    expect([await codeOf(product, 'anna'), await codeOf(product, 'bert'), await codeOf(product, 'anna')]).toEqual(['101', '101', '200']);
    await setRules([{ ...notFound, nth: 1 }], 'anna');
    expect(await codeOf(product, 'anna')).toBe('101');
  });

  it('ignores and does not count a call with a Prefer header', async () => {
    await setRules([{ ...notFound, nth: 1 }]);
    expect(await codeOf(product, undefined, { prefer: 'code=4003' })).toBe('4003');
    expect(await codeOf(product)).toBe('101');
  });

  it('for all operations ignores those that do not declare its response', async () => {
    await setRules([{ api: '*', response: { example: 'unknown_product' } }]);
    expect([await codeOf(product), await codeOf('mall.Login.getCode')]).toEqual(['101', '200']);
  });

  it('delays the response', async () => {
    await setRules([{ api: product, response: { delayMs: 300 } }]);
    const startTime = performance.now();
    expect(await codeOf(product)).toBe('200');
    expect(performance.now() - startTime).toBeGreaterThanOrEqual(299);
  });

  it('closes the connection before the response or in the middle of it', async () => {
    await setRules([{ api: product, response: [{ fault: 'drop' }, { fault: 'truncate' }, { example: 'ok' }] }]);
    await expect(sendTo(mock, product)).rejects.toThrow('fetch failed');
    const truncated = await sendTo(mock, product);
    expect(truncated.status).toBe(200);
    expect(truncated.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(truncated.headers.get('x-mock-answered-by')).toBe('rule');
    const received: Uint8Array[] = [];
    const readBody = async () => {
      for await (const chunk of truncated.body ?? []) received.push(chunk);
    };
    await expect(readBody()).rejects.toThrow('terminated');
    const whole = await (await sendTo(mock, product)).text();
    const part = Buffer.concat(received).toString();
    expect(truncated.headers.get('content-length')).toBe(String(Buffer.byteLength(whole)));
    expect(part).toBe(whole.slice(0, whole.length / 2));
    expect(mock.calls()[1]).toMatchObject({ verdict: 'cut off', status: 200, response: part.slice(0, 2000) });
  });

  it('aborts the connection with a reset', async () => {
    await setRules([{ api: product, response: { fault: 'reset' } }]);
    await expect(sendTo(mock, product)).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
    expect(mock.calls()[0]).toMatchObject({ verdict: 'reset' });
  });

  it('sends the body in parts over time', async () => {
    const whole = await (await sendTo(mock, product)).text();
    await setRules([{ api: product, response: { dripMs: 200 } }]);
    const startTime = performance.now();
    const response = await sendTo(mock, product);
    const parts: Uint8Array[] = [];
    for await (const part of response.body ?? []) parts.push(part);
    expect(performance.now() - startTime).toBeGreaterThanOrEqual(195);
    expect([response.headers.get('content-length'), Buffer.concat(parts).toString()]).toEqual([null, whole]);
    expect(parts.length).toBeGreaterThan(1);
  });

  it('can be set by setRules', async () => {
    mock.setRules([{ api: product, response: [{ example: 'unknown_product' }] }], 'anna');
    expect([await codeOf(product, 'anna'), await codeOf(product)]).toEqual(['101', '200']);
  });
});

describe('a query of /control', () => {
  it.each([
    ['?kee=anna', { field: 'kee', rule: 'enum', limit: ['key'] }],
    ['?key=', { field: 'key', rule: 'minLength', limit: 1 }],
    ['?key=anna&key=bert', { field: 'key', rule: 'maxItems', limit: 1 }],
    ['?key=a%20b', { field: 'key', rule: 'pattern', limit: '^[\\w.-]+$' }],
  ])('%s is refused', async (query, error) => {
    const response = await fetch(`${mock.url}/control${query}`, { method: 'PUT', body: JSON.stringify({ rules: [closed] }) });
    expect([response.status, await response.json()]).toEqual(refused(error));
    expect(await codeOf(product)).toBe('200');
  });
});

describe('the keys of /control', () => {
  const keys = async (method = 'GET', query = '') => {
    const response = await fetch(`${mock.url}/control/keys${query}`, { method });
    return [response.status, await response.json()];
  };

  it('are those with rules or states', async () => {
    await setRules([closed]);
    await setRules([closed], 'bert');
    await control('PUT', { states: { payment: 'paid' } }, 'anna');
    await setRules([], 'carl');
    expect(await keys()).toEqual([200, { keys: ['anna', 'bert'] }]);
    expect(mock.keys()).toEqual(['anna', 'bert']);
  });

  it.each<[string, () => unknown]>([
    ['DELETE /control/keys', () => keys('DELETE')],
    ['deleteKeys', () => mock.deleteKeys()],
  ])('are deleted by %s with their rules and states, without the rules of all sessions', async (_, deleteKeys) => {
    await setRules([notFound]);
    await setRules([closed], 'bert');
    await control('PUT', { states: { payment: 'paid' } }, 'anna');
    await deleteKeys();
    expect(await keys()).toEqual([200, { keys: [] }]);
    expect(await control('GET', undefined, 'anna')).toMatchObject([200, { states: {} }]);
    expect([await codeOf(product, 'bert'), await codeOf(product)]).toEqual(['101', '101']);
  });

  it('take no query parameter', async () => {
    expect(await keys('GET', '?key=anna')).toMatchObject([400, { errors: [{ field: 'key' }] }]);
  });
});

describe('the rules and states of a key', () => {
  const pay = { api: 'mall.Pay.walletPay', response: { setState: { payment: 'paid' } } };
  const paid = { api: product, whenState: { payment: 'paid' }, response: { example: 'unknown_product' } };

  it('can be sent back in the format of a response of /control', async () => {
    await setRules([pay, paid], 'anna');
    await control('PUT', { states: { payment: 'paid' } }, 'anna');
    const [, stored] = await control('GET', undefined, 'anna');
    expect(stored).toMatchObject({ key: 'anna', states: { payment: 'paid' } });
    await control('DELETE', undefined, 'anna');
    expect(await control('PUT', stored, 'anna')).toEqual([200, { ...Object(stored), warnings: [] }]);
    expect(await codeOf(product, 'anna')).toBe('101');
  });

  it('are added and deleted one by one, without changing the counters and states of the others', async () => {
    await setRules([{ ...notFound, nth: 2 }], 'anna');
    await control('PUT', { states: { payment: 'paid' } }, 'anna');
    expect(await codeOf(product, 'anna')).toBe('200');
    const rules = async (method: string, path: string, body?: object) => {
      const response = await fetch(`${mock.url}/control/rules${path}?key=anna`, { method, ...(body && { body: JSON.stringify(body) }) });
      return [response.status, await response.json()];
    };
    expect(await rules('POST', '', closed)).toMatchObject([
      200,
      { rules: [{ api: '*' }, { nth: 2 }], states: { payment: 'paid' }, warnings: [] },
    ]);
    expect(await codeOf(product, 'anna')).toBe('4003');
    expect(await rules('POST', '', { api: 'mall.X', response: {} })).toMatchObject([400, {}]);
    expect(await rules('DELETE', '/2')).toMatchObject([
      400,
      { errors: [{ message: 'index: there is no such rule; the rules have the indexes 0 to 1.' }] },
    ]);
    expect(await rules('DELETE', '/0')).toMatchObject([200, { rules: [{ nth: 2 }] }]);
    expect(await codeOf(product, 'anna')).toBe('101');
  });
});

it('delays a response by a number of milliseconds in a range', async () => {
  await setRules([{ api: product, response: { delayMs: { min: 100, max: 101 } } }]);
  const startTime = performance.now();
  expect(await codeOf(product)).toBe('200');
  expect(performance.now() - startTime).toBeGreaterThanOrEqual(99);
});
