/** Rules for more than the contract's examples: rate limits, HTTP responses, states, custom messages, templates, keys. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { namesFile } from '../../scripts/generate.ts';
import { defineRule, type Mock, type Rule, startMock } from '../../src/index.ts';
import { readRulesFile } from '../../src/rules/scenarios.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());
afterEach(() => {
  for (const key of [undefined, 'anna', 'bert']) mock.setRules([], key);
});

const product = { api: 'mall.Product.index', pro_id: '1001' };
const pay = { api: 'mall.Order.payment', cart_id: '501', address_id: '1', pay_type: 'wallet_pay' };

async function send(fields: Record<string, string>, headers: Record<string, string> = {}, path = '/api/') {
  const response = await fetch(`${mock.url}${path}`, { method: 'POST', body: new URLSearchParams(fields), headers });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined };
}
const codeOf = async (...call: Parameters<typeof send>) => String((await send(...call)).body.code);

describe('a rate limit', () => {
  const rateLimited = { status: 429, retryAfter: '1' };
  const callAs = async (headers = {}, path = '/api/') => {
    const { status, headers: response, body } = await send(product, headers, path);
    return { status, retryAfter: response.get('retry-after'), code: body.code };
  };

  it.each(['/api/', '/api/mall.Product.index'])('is sent for Prefer and for a rule with HTTP 429 and Retry-After at %s', async (path) => {
    for (const code of ['429', '50032', '220']) {
      const expectedCode = code === '429' ? '50032' : code;
      expect(await callAs({ prefer: `code=${code}` }, path)).toEqual({ ...rateLimited, code: expectedCode });
      mock.setRules([{ api: product.api, response: { code } }]);
      expect(await callAs({}, path)).toEqual({ ...rateLimited, code: expectedCode });
      mock.setRules([]);
    }
  });

  it.each([
    ['code_rate_limited', '220'],
    ['too_many_attempts', '416'],
    ['too_busy', '50032'],
  ])('is also the example %s of every operation', async (example, code) => {
    for (const prefer of [`example=${example}`, `code=429, example=${example}`, `code=${code}, example=${example}`])
      expect(await callAs({ prefer })).toEqual({ ...rateLimited, code });
    mock.setRules([{ api: '*', response: { example } }]);
    expect(await callAs()).toEqual({ ...rateLimited, code });
    mock.setRules([defineRule({ api: 'mall.Product.index', response: { example: 'too_many_attempts' } })]);
    expect(await callAs()).toEqual({ ...rateLimited, code: '416' });
    mock.setRules([]);
  });

  it('uses the code that the operation declares, and a step may set another Retry-After', async () => {
    mock.setRules([{ api: pay.api, response: { code: '429', http: { headers: { 'Retry-After': '7' } } } }]);
    const { status, headers, body } = await send(pay);
    expect([status, headers.get('retry-after'), body.code]).toEqual([429, '7', '50032']);
  });
});

describe('a step with http', () => {
  it('sends a status, headers and a custom body, also for an invalid request', async () => {
    const http = { status: 502, headers: { 'X-Proxy': 'edge-1' }, body: '<html>Bad gateway {{request.pro_id}}</html>' };
    mock.setRules([{ api: '*', response: { http: { status: 503, body: '' } } }], 'anna');
    mock.setRules([{ api: product.api, response: { http } }]);
    const response = await send(product);
    expect([response.status, response.headers.get('x-proxy'), response.text]).toEqual([502, 'edge-1', '<html>Bad gateway 1001</html>']);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect((await send({ ...product, pro_id: 'x' })).status).toBe(502);
    expect(await send(product, { cookie: 'mall_mock=anna' })).toMatchObject({ status: 503, text: '' });
    expect(mock.calls()[0]).toMatchObject({ verdict: 'HTTP 503', status: 503 });
  });

  it('changes status and headers of an envelope', async () => {
    mock.setRules([{ api: product.api, response: { code: '4003', http: { status: 503, headers: { 'Retry-After': '60' } } } }]);
    const { status, headers, body } = await send(product);
    expect([status, headers.get('retry-after'), body.code]).toEqual([503, '60', '4003']);
  });

  it.each([
    [{ http: { status: 99 } }, 'rules.0.response.http.status must be at least 200.'],
    [
      { http: { headers: { 'Content-Length': '1' } } },
      'rules.0.response.http.headers.Content-Length is written by the HTTP server itself.',
    ],
    [{ http: { headers: { 'X-A': 'a\nb' } } }, 'rules.0.response.http.headers.X-A must be printable ASCII.'],
    [{ http: { body: '' }, code: '4003' }, 'rules.0.response cannot have both http and code.'],
    [{ status: 429 }, 'rules.0.response.status: write "http": { "status": … } instead.'],
  ])('is refused with a message: %j', (response, message) => {
    const rules: unknown = [{ api: product.api, response }];
    expect(() => mock.setRules(rules as Rule[])).toThrow(message);
  });
});

describe('states', () => {
  const rules: Rule[] = [
    { api: pay.api, response: { example: 'ok', setState: { payment: 'paid' } } },
    { api: 'mall.Order.orderDetails', whenState: { payment: 'paid' }, response: { example: 'ok' } },
    { api: 'mall.Order.orderDetails', whenState: { payment: 'Started' }, response: { example: 'unpaid' } },
  ];
  const order = { api: 'mall.Order.orderDetails', order_id: '9001' };
  const status = async (cookie: string) => {
    await send(order, { cookie });
    return mock.calls()[0]?.rule;
  };

  it('are shared by operations, separate per session, and unchanged by a refused request', async () => {
    mock.setRules(rules);
    const [anna, bert] = ['mall_mock=anna', 'mall_mock=bert'];
    expect(await status(anna)).toBe(2);
    expect(await codeOf({ ...pay, address_id: 'x' }, { cookie: anna })).toBe('50010');
    expect(await status(anna)).toBe(2);
    expect(await codeOf(pay, { cookie: anna })).toBe('200');
    expect([await status(anna), await status(bert)]).toEqual([1, 2]);
    const control = await (await fetch(`${mock.url}/control?key=anna`)).json();
    expect(control.states).toEqual({ payment: 'paid' });
    mock.setRules(rules);
    expect(await status(anna)).toBe(2);
  });
});

describe('a step with a message or an undeclared code', () => {
  it('responds with the message and the code', async () => {
    mock.setRules([{ api: 'mall.Order.payment', response: { code: '50486', message: 'The coupon has expired.' } }]);
    expect((await send(pay)).body).toMatchObject({ code: '50486', message: 'The coupon has expired.' });
    mock.setRules([{ api: product.api, response: { code: '50999', message: 'New.', unchecked: true } }]);
    expect((await send(product)).body).toEqual({ code: '50999', message: 'New.', data: null });
    expect((await send(product, {}, '/api/mall.Product.index')).status).toBe(409);
  });

  it('refuses data of a failure that the contract does not describe', () => {
    expect(() => mock.setRules([{ api: product.api, response: { example: 'unknown_product', patch: { x: 1 } } }])).toThrow(
      'rules.0.response.patch.x: the contract describes no such data of the code 101. Add "unchecked": true',
    );
  });
});

describe('conditions', () => {
  it.each<[string, Partial<Rule>, boolean]>([
    ['greaterThan', { when: { pro_id: { greaterThan: 1000 } } }, true],
    ['atLeast', { when: { pro_id: { atLeast: 1002 } } }, false],
    ['lessThan', { when: { pro_id: { lessThan: 1001 } } }, false],
    ['atMost', { when: { pro_id: { atMost: 1001 } } }, true],
    ['oneOf', { when: { pro_id: { oneOf: ['1001', 1002] } } }, true],
    ['anyOf', { when: { pro_id: { anyOf: [{ equals: 7 }, { contains: '00' }] } } }, true],
    ['allOf', { when: { pro_id: { allOf: [{ atLeast: 1 }, { atMost: 7 }] } } }, false],
    ['whenHeaders', { whenHeaders: { 'X-App': { equals: 'ios' } } }, true],
    ['whenHeaders of another value', { whenHeaders: { 'x-app': { matches: 'android' } } }, false],
    ['a pattern of operations', { api: 'mall.Product.*' }, true],
    ['a pattern of other operations', { api: 'mall.Order.*' }, false],
  ])('%s applies only to calls that match the condition', async (_name, rule, applies) => {
    mock.setRules([{ api: product.api, response: { code: '4003' }, ...rule }]);
    expect(await codeOf(product, { 'x-app': 'ios' })).toBe(applies ? '4003' : '200');
  });
});

describe('templates', () => {
  it('insert request headers, counters, dates and identifiers into a response', async () => {
    const name = '{{counter}} {{header.X-App}} {{date+1d}} {{now - 2h}} {{uuid}}';
    mock.setRules([{ api: product.api, response: { patch: { pro: { name, pro_id: '{{counter}}' } } } }]);
    await send(product, { 'x-app': 'ios' });
    const { pro } = (await send(product, { 'x-app': 'ios' })).body.data;
    expect(pro.pro_id).toBe(2);
    expect(pro.name).toMatch(/^2 ios \d{4}-\d\d-\d\d \d{4}-\d\d-\d\d \d\d:\d\d:\d\d [\da-f-]{36}$/);
  });
});

describe('the session key of a call', () => {
  it('is read from the header, else the query, else the cookie', async () => {
    mock.setRules([{ api: product.api, response: { code: '4003' } }], 'anna');
    expect(await codeOf(product, { 'X-Mall-Mock-Key': 'anna', cookie: 'mall_mock=bert' })).toBe('4003');
    expect(await codeOf(product, { cookie: 'mall_mock=bert' }, '/api/?mock_key=anna')).toBe('4003');
    expect(await codeOf(product, { cookie: 'mall_mock=bert' })).toBe('200');
  });

  it('is refused with a message when it is malformed', async () => {
    const { status, body } = await send(product, { cookie: 'mall_mock=a b' });
    expect([status, body.data.errors[0].message]).toEqual([
      400,
      'cookie mall_mock: "a b" is not a key. A key has letters, digits, dots, hyphens and underscores.',
    ]);
  });
});

describe('the options rules and scenarios', () => {
  it('read rules and scenarios from files', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mall-mock-files-'));
    const file = join(folder, 'rules.json');
    await writeFile(file, JSON.stringify([{ api: product.api, response: { code: '4003' } }]));
    await writeFile(join(folder, 'wrong.yaml'), 'rules: [{ api: mall.X, response: { code: "1" } }]');
    await expect(readRulesFile(join(folder, 'wrong.yaml'))).rejects.toThrow('there is no operation "mall.X"');
    await expect(startMock({ scenarios: folder })).rejects.toThrow('rules.json has no summary.');
    const rules = await readRulesFile(file);
    await rm(folder, { recursive: true });
    const scenarios = await mkdtemp(join(tmpdir(), 'mall-mock-scenarios-'));
    await writeFile(
      join(scenarios, 'sold-out.yaml'),
      `summary: Sold out.\nrules: [{ api: ${product.api}, response: { example: sold_out } }]`,
    );
    const mockWithFiles = await startMock({ rules, scenarios });
    const callAs = async () => (await fetch(`${mockWithFiles.url}/api/`, { method: 'POST', body: new URLSearchParams(product) })).json();
    expect((await callAs()).code).toBe('4003');
    mockWithFiles.setScenario('sold-out');
    expect((await callAs()).code).toBe('200');
    await mockWithFiles.close();
    await rm(scenarios, { recursive: true });
  });
});

it('the generated names of operations and examples are up to date', async () => {
  expect(await readFile(new URL('../../src/generated/names.ts', import.meta.url), 'utf8')).toBe(namesFile());
});
