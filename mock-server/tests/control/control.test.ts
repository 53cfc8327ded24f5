import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Mock, startMock } from '../../src/index.ts';
import { sendTo } from '../support/valid-call.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.close());

const product = 'mall.Product.index';

interface WireResponse {
  readonly code: string | number;
  readonly data: Record<string, unknown>;
}

async function callProduct(api: string, session?: string, headers?: Record<string, string>): Promise<WireResponse> {
  const answered: WireResponse = JSON.parse(await (await sendTo(mock, api, session, headers)).text());
  return answered;
}
const codeOf = async (...call: Parameters<typeof callProduct>) => String((await callProduct(...call)).code);

/** Sends a request to /control; returns status and body. */
async function control(method: string, body?: unknown, key?: string): Promise<[number, unknown]> {
  const response = await fetch(`${mock.url}/control${key === undefined ? '' : `?key=${key}`}`, {
    method,
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return [response.status, await response.json()];
}
const setRules = (rules: unknown, key?: string) => control('PUT', { rules }, key);
const refused = (...errors: object[]) => [400, { errors: errors.map((error) => expect.objectContaining(error)) }];

const notFound = { api: product, response: { example: 'unknown_product' } };
const closed = { api: '*', response: { code: '4003' } };

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

  it('answers with its steps in turn and repeats the last one', async () => {
    await setRules([{ api: product, response: [{ example: 'unknown_product' }, { code: '4003' }, { example: 'ok' }] }]);
    const codes = [];
    for (let at = 0; at < 5; at += 1) codes.push(await codeOf(product));
    expect(codes).toEqual(['101', '4003', '200', '200', '200']);
  });

  it('with nth applies to that call only', async () => {
    await setRules([{ ...notFound, nth: 3 }]);
    const codes = [];
    for (let at = 0; at < 4; at += 1) codes.push(await codeOf(product));
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

  it('drops the connection or breaks it in the middle of the response', async () => {
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

  it('can be set from a test runner', async () => {
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
  ])('%s is refused', async (query, fault) => {
    const response = await fetch(`${mock.url}/control${query}`, { method: 'PUT', body: JSON.stringify({ rules: [closed] }) });
    expect([response.status, await response.json()]).toEqual(refused(fault));
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
  ])('lose their rules and states by %s, which keeps the rules of all sessions', async (_, deleteKeys) => {
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

it('takes a list of rules without an object around it, as a file of rules may be', async () => {
  expect(await control('PUT', [closed])).toMatchObject([200, { rules: [{ api: '*' }] }]);
  expect(await codeOf(product)).toBe('4003');
});

it.each([
  ['PUT', '/control', '[{"api":"*"} {"api":"*"}]', 'see line 1, column 14.'],
  ['PUT', '/control', '{"rules":[],\n', 'it ends too early, at line 2, column 1.'],
  ['POST', '/control/rules', '{"api":"*",}', 'see line 1, column 12.'],
  ['POST', '/control/rules', '{"api":"*"', 'it ends too early, at line 1, column 11.'],
])('%s %s names the position at which the body %s is no JSON', async (method, path, body, position) => {
  const response = await fetch(`${mock.url}${path}`, { method, body });
  const fault = { field: 'body', rule: 'json', message: `The body is not valid JSON: ${position}` };
  expect([response.status, await response.json()]).toEqual(refused(fault));
});

it.each([
  ['PUT', '/control', '7', 'body must be a JSON object with one of the members rules, scenario, states, or a list of rules.'],
  ['POST', '/control/rules', '[]', 'body must be a JSON object with one of the members api, response.'],
])('%s %s refuses JSON that is no object', async (method, path, body, message) => {
  const response = await fetch(`${mock.url}${path}`, { method, body });
  expect([response.status, await response.json()]).toEqual(refused({ field: 'body', rule: 'json', message }));
});

it('names each unknown member of a body', async () => {
  expect(await control('PUT', { rulez: [], scenaro: 'maintenance' })).toEqual(
    refused(
      { message: 'rulez: there is no member "rulez". Did you mean rules?' },
      { message: 'scenaro: there is no member "scenaro". Did you mean scenario?' },
    ),
  );
});

it('accepts a code that is written as a number', async () => {
  await setRules([{ api: product, response: { code: 4003 } }]);
  expect(await codeOf(product)).toBe('4003');
});

it('names a limit and a sentence in each error about a rule', async () => {
  const errors = [
    { api: product, response: { exmaple: 'ok' } },
    { api: product },
    { ...notFound, nth: 'x' },
    { ...notFound, when: { pro_id: { present: 1 } } },
  ];
  const [, body] = await setRules(errors);
  expect(body).toMatchObject({
    errors: [
      { message: 'rules.0.response.exmaple: there is no member "exmaple". Did you mean example?' },
      { message: 'rules.1.response is missing.' },
      { message: 'rules.2.nth must be of type integer.' },
      { message: 'rules.3.when.pro_id.present must be true.' },
    ],
  });
  expect(body).toMatchObject({
    errors: [
      { nearest: ['example'], limit: expect.arrayContaining(['code', 'http']) },
      { limit: 'response' },
      { limit: 'integer' },
      { limit: true },
    ],
  });
});

describe('the rules and states of a key', () => {
  const pay = { api: 'mall.Pay.walletPay', response: { setState: { payment: 'paid' } } };
  const paid = { api: product, whenState: { payment: 'paid' }, response: { example: 'unknown_product' } };

  it('can be sent back as /control answers them', async () => {
    await setRules([pay, paid], 'anna');
    await control('PUT', { states: { payment: 'paid' } }, 'anna');
    const [, stored] = await control('GET', undefined, 'anna');
    expect(stored).toMatchObject({ key: 'anna', states: { payment: 'paid' } });
    await control('DELETE', undefined, 'anna');
    expect(await control('PUT', stored, 'anna')).toEqual([200, { ...Object(stored), warnings: [] }]);
    expect(await codeOf(product, 'anna')).toBe('101');
  });

  it('change one by one, without a change of the counters and states of the others', async () => {
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

describe('an invalid rule is refused with its path, and the previous rules stay in effect:', () => {
  it.each([
    ['rules beside a scenario', { rules: [], scenario: 'maintenance' }, { field: 'scenario', rule: 'not', limit: ['rules', 'scenario'] }],
    ['an unknown member', { rule: [] }, { field: 'rule', rule: 'enum', limit: ['rules', 'scenario', 'states'] }],
    ['states that are no object', { states: 'paid' }, { field: 'states', rule: 'type' }],
    [
      'a range of delays without an end',
      { rules: [{ api: product, response: { delayMs: { min: 1 } } }] },
      { field: 'rules.0.response.delayMs.max' },
    ],
    [
      'a reversed range of delays',
      { rules: [{ api: product, response: { delayMs: { min: 2, max: 1 } } }] },
      { field: 'rules.0.response.delayMs.min' },
    ],
    [
      'a fault beside an example',
      { rules: [{ api: product, response: { fault: 'drop', example: 'ok' } }] },
      { field: 'rules.0.response', rule: 'not', limit: ['fault', 'example'] },
    ],
    ['invalid JSON', '{', { field: 'body', rule: 'json' }],
    ['no body', undefined, { field: 'body', rule: 'json' }],
    ['neither rules nor scenario', {}, { field: 'body', message: 'The body needs rules or scenario, or states.' }],
    [
      'the response of another key',
      { key: 'anna', rules: [] },
      { field: 'key', message: expect.stringContaining('send it to /control?key=anna') },
    ],
    ['an unknown operation', { rules: [{ ...notFound, api: 'mall.product.indx' }] }, { field: 'rules.0.api', rule: 'enum' }],
    [
      'an undeclared example',
      { rules: [{ api: product, response: { example: 'sold' } }] },
      { field: 'rules.0.response.example', rule: 'enum' },
    ],
    ['an undeclared code', { rules: [{ api: product, response: [{ code: '1' }] }] }, { field: 'rules.0.response.0.code', rule: 'enum' }],
    ['an example of no operation', { rules: [{ api: '*', response: { example: 'sold' } }] }, { field: 'rules.0.response.example' }],
    ['an empty step', { rules: [{ api: product, response: {} }] }, { field: 'rules.0.response', rule: 'minProperties' }],
    ['an empty list of steps', { rules: [{ api: product, response: [] }] }, { field: 'rules.0.response', rule: 'minItems' }],
    ['a missing response', { rules: [{ api: product }] }, { field: 'rules.0.response', rule: 'required' }],
    ['nth below 1', { rules: [{ ...notFound, nth: 0 }] }, { field: 'rules.0.nth', rule: 'minimum', limit: 1 }],
    [
      'a delay of one hour',
      { rules: [{ api: product, response: { delayMs: 3_600_000 } }] },
      { field: 'rules.0.response.delayMs', rule: 'maximum' },
    ],
    ['an unknown fault', { rules: [{ api: product, response: { fault: 'fire' } }] }, { field: 'rules.0.response.fault', rule: 'enum' }],
    ['an unknown member of a rule', { rules: [{ ...notFound, until: 'later' }] }, { field: 'rules.0.until', rule: 'additionalProperties' }],
    ['an unknown scenario', { scenario: 'maintenence' }, { field: 'scenario', rule: 'enum' }],
  ])('%s', async (_name, body, fault) => {
    await setRules([closed]);
    expect(await control('PUT', body)).toEqual(refused(fault));
    expect(await codeOf(product)).toBe('4003');
  });

  it('the error lists the nearest names', async () => {
    const nearest = expect.arrayContaining([product]);
    expect(await setRules([{ ...notFound, api: 'mall.product.indx' }])).toEqual(refused({ nearest }));
    expect(await control('PUT', { scenario: 'maintenence' })).toEqual(refused({ nearest: ['maintenance'] }));
  });
});

it('accepts the rules in the README', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  const readmeRules = [...readme.matchAll(/-X PUT \S+ -d '([^']+)'/g)].map(([, body = '']) => body);
  expect(readmeRules).toHaveLength(4);
  for (const body of readmeRules) expect(await control('PUT', body)).toMatchObject([200, { key: null }]);
});
