import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mock, startMock } from '../src/index.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.close());

const product = '/api/mall.Product.index';
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(mock.url + path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

describe('a JSON body', () => {
  it.each([{ pro_id: 1001 }, { pro_id: '1001', type: '' }])('%j is read at a virtual path', async (fields) => {
    const response = await post(product, JSON.stringify(fields));
    expect([response.status, await response.json()]).toMatchObject([200, { code: '200', data: { pro: { pro_id: 1001 } } }]);
  });

  it('that violates the contract is refused with the virtual status', async () => {
    const response = await post(product, '{"pro_id":true}');
    expect([response.status, await response.json()]).toMatchObject([
      409,
      { code: '50010', data: { errors: [{ field: 'pro_id', rule: 'type' }] } },
    ]);
  });

  it.each([{ x: 1 }, ['ko'], true, 7, null])('with %j as session or language is refused, as at the gateway', async (value) => {
    const response = await post(product, JSON.stringify({ pro_id: 1001, access_id: value, language: value }));
    const errors = ['access_id', 'language'].map((field) => ({ field, rule: 'type', limit: 'string' }));
    expect([response.status, await response.json()]).toMatchObject([409, { code: '50010', data: { errors } }]);
    expect(response.headers.get('x-mock-refused-only-by')).toBeNull();
  });

  it('that is refused for its session consumes no step of a rule', async () => {
    const api = 'mall.Product.index';
    mock.setRules([{ api, response: [{ code: '4003' }, { example: 'ok' }] }]);
    expect((await post(product, '{"pro_id":1001,"access_id":7}')).status).toBe(409);
    expect((await post(product, '{"pro_id":1001,"access_id":"7"}')).status).toBe(503);
    mock.setRules([]);
  });

  it.each(['{"pro_id":', '[]', 'null', `{"pro_id":1001,"deep":${'['.repeat(30_000)}${']'.repeat(30_000)}}`])(
    'is refused with 400: %.20s',
    async (body) => {
      const response = await post(product, body);
      expect([response.status, await response.json()]).toMatchObject([400, { code: '50010' }]);
    },
  );

  it('is refused with 415 at /api/', async () => {
    expect((await post('/api/', '{"api":"mall.Product.index","pro_id":1001}')).status).toBe(415);
  });

  it('is among the supported content types of a virtual path', async () => {
    const response = await post(product, 'pro_id=1001', { 'content-type': 'text/plain' });
    const limit = ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'];
    expect([response.status, await response.json()]).toMatchObject([
      415,
      { data: { errors: [{ field: 'content-type', rule: 'enum', limit }] } },
    ]);
  });

  it('is listed in the log by field', async () => {
    await post('/api/mall.Cart.upCart', '{"cart":[{"cart_id":7}],"language":"ko"}');
    const calls: { fields: unknown; body: unknown }[] = JSON.parse(await (await fetch(`${mock.url}/calls`)).text());
    expect(calls[0]?.body).toBe('{"cart":[{"cart_id":7}],"language":"ko"}');
    expect(calls[0]?.fields).toEqual([
      ['cart', '[{"cart_id":7}]'],
      ['language', 'ko'],
    ]);
  });
});

describe('the log', () => {
  it.each(['{"pro_id": 1001}', '{"pro_id":'])('has the body %j as it was sent', async (body) => {
    await post(product, body);
    expect(mock.calls()[0]?.body).toBe(body);
  });

  it('has the first 64 kB of a JSON body, and no body of a form', async () => {
    const body = JSON.stringify({ pro_id: 1001, note: 'x'.repeat(70_000) });
    await post(product, body);
    expect(mock.calls()[0]?.body).toBe(body.slice(0, 65_536));
    await post(product, 'pro_id=1001', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(mock.calls()[0]).not.toHaveProperty('body');
  });
});

it('GET /openapi.json serves the contract with the mock as its server', async () => {
  const response = await fetch(`${mock.url}/openapi.json`);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=300');
  expect(await response.json()).toMatchObject({
    openapi: '3.1.0',
    servers: [{ url: `${mock.url}/api` }],
    paths: { '/mall.Product.index': {} },
  });
});
