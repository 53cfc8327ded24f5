import type { paths } from '@mall/contract/types';
import createClient from 'openapi-fetch';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCustomers } from '../support/fixtures/customers.ts';
import { tinyImage } from '../support/fixtures/images.ts';
import { bodyOf, openTestGateway, type TestGateway } from '../support/gateway.ts';
import { formType, type RawRequest, sendRaw } from '../support/raw-request.ts';

const listed = 'https://shop.example';
const jsonType = 'application/json';

let gateway: TestGateway;
let url: string;
beforeAll(async () => {
  gateway = await openTestGateway({ settings: { corsOrigins: [listed] } });
  url = await gateway.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => gateway.close());

const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const callSingleAddress = (api: string, fields: Record<string, string>) => sendRaw(gateway, { payload: form({ api, ...fields }) });
const virtual = (api: string, request: RawRequest) => sendRaw(gateway, { url: `/api/${api}`, ...request });
const sendForm = (api: string, fields: Record<string, string>) => virtual(api, { payload: form(fields) });
const sendJson = (api: string, fields: unknown, headers: Record<string, string> = {}) =>
  virtual(api, { headers: { 'content-type': jsonType, ...headers }, payload: JSON.stringify(fields) });
const refused = { json: { code: '50010', message: expect.any(String) } };

describe('a virtual path', () => {
  test.each([
    ['a success', 'mall.Product.index', { pro_id: '1001' }, 200],
    ['a refusal by the mall', 'mall.Product.index', { pro_id: '999999' }, 409],
    ['a refusal by the contract', 'mall.Product.index', { pro_id: 'x' }, 409],
    ['an operation that needs a session', 'mall.User.accountSecurity', {}, 401],
    ['an unknown operation', 'mall.Product.indx', { pro_id: '1001' }, 409],
  ])(
    'responds to %s with the body of the single address, for a form and for JSON, with its virtual status',
    async (_case, api, fields, status) => {
      const expected = await callSingleAddress(api, fields);
      expect(expected.http).toBe(200);
      expect(await sendForm(api, fields)).toMatchObject({ http: status, json: expected.json });
      expect(await sendJson(api, fields)).toMatchObject({ http: status, json: expected.json });
    },
  );

  test('reads numbers, booleans and nested values of JSON unchanged', async () => {
    const expected = await callSingleAddress('mall.Index.search', { keyword: 'tea', searchType: '1', page: '1' });
    expect(await sendJson('mall.Index.search', { keyword: 'tea', searchType: 1, page: 1 })).toMatchObject({
      http: 200,
      json: expected.json,
    });
    expect(await sendJson('mall.Product.index', { pro_id: true })).toMatchObject({
      json: { code: '50010', data: { errors: [{ field: 'pro_id', rule: 'type' }] } },
    });
    const [customer] = await makeCustomers(gateway, 1);
    const product = [{ pid: 1001 }, { cid: '10011' }, { num: 1 }];
    const bought = await sendJson('mall.Product.immediatelyCart', { access_id: customer?.token, product });
    expect(bought).toMatchObject({ http: 200, json: { code: '200' } });
  });

  test('accepts the session and the language from form and JSON', async () => {
    const [customer] = await makeCustomers(gateway, 1);
    const fields = { access_id: customer?.token ?? '', language: 'ko' };
    const expected = await callSingleAddress('mall.User.accountSecurity', fields);
    expect(expected.json.code).toBe('200');
    expect(await sendForm('mall.User.accountSecurity', fields)).toMatchObject({ http: 200, json: expected.json });
    expect(await sendJson('mall.User.accountSecurity', fields)).toMatchObject({ http: 200, json: expected.json });
  });

  test.each([[{ x: 1 }], [['ko']], [true], [7], [null]])('refuses %j as session, language or key in JSON', async (value) => {
    const errors = (...fields: string[]) => ({ data: { errors: fields.map((field) => ({ field, rule: 'type', limit: 'string' })) } });
    const fields = { access_id: value, language: value };
    expect(await sendJson('mall.Product.index', { pro_id: 1001, ...fields })).toMatchObject({
      http: 409,
      json: { code: '50010', ...errors('access_id', 'language') },
    });
    const payment = { cart_id: '1', address_id: 1, pay_type: 'wallet_pay', idempotency_key: value };
    expect(await sendJson('mall.Order.payment', payment)).toMatchObject({ json: { code: '50010', ...errors('idempotency_key') } });
  });

  test('accepts the session as a bearer token, which the field access_id overrides', async () => {
    const [customer, other] = await makeCustomers(gateway, 2);
    const api = 'mall.User.personalResources';
    const nameOf = async (authorization: string, fields = {}) => (await sendJson(api, fields, { authorization })).json.data?.user_name;
    expect(await nameOf(`Bearer ${customer?.token}`)).toBe('Tester 0');
    expect(await nameOf(`bearer ${customer?.token}`)).toBe('Tester 0');
    expect(await nameOf(`Bearer ${customer?.token}`, { access_id: other?.token })).toBe('Tester 1');
    for (const authorization of ['Bearer', 'Bearer unknown', `Basic ${customer?.token}`, `Bearer ${customer?.token} more`, ''])
      expect(await sendJson(api, {}, { authorization })).toMatchObject({ http: 401, json: { code: '203' } });
    const headers = { origin: 'https://evil.example', authorization: `Bearer ${customer?.token}` };
    expect(await virtual(api, { headers })).toMatchObject({ http: 403, ...refused });
  });

  test('runs an operation once for one Idempotency-Key, at either address', async () => {
    const [customer] = await makeCustomers(gateway, 1);
    const address = {
      user_name: 'Kim',
      mobile: '13800000001',
      cpc: '86',
      place: '浙江省,杭州市,西湖区',
      address: 'Lake Road 1',
      is_default: 1,
      access_id: customer?.token,
    };
    const key = { 'idempotency-key': 'virtual-path-0001' };
    const first = await sendJson('mall.Address.saveAddress', address, key);
    const second = await sendJson('mall.Address.saveAddress', address, key);
    const { payload } = await bodyOf('mall.Address.saveAddress', address);
    const third = await sendRaw(gateway, { headers: key, payload });
    expect(first).toMatchObject({ http: 200, json: { code: '200' } });
    for (const repeated of [second, third]) {
      expect(repeated).toMatchObject({ http: 200, headers: { 'idempotent-replayed': 'true' }, body: first.body });
    }
  });

  test('accepts a form with a file', async () => {
    const [customer] = await makeCustomers(gateway, 1);
    const body = new FormData();
    body.set('file', new File([tinyImage], 'a.png', { type: 'image/png' }));
    body.set('access_id', customer?.token ?? '');
    const response = await fetch(`${url}/api/mall.Product.uploadImgs`, { method: 'POST', body });
    expect([response.status, await response.json()]).toMatchObject([200, { code: '200' }]);
  });

  test('applies the Origin rules of the single address', async () => {
    const payload = form({ pro_id: '1001' });
    expect(await virtual('mall.Product.index', { payload, headers: { origin: 'https://evil.example' } })).toMatchObject({
      http: 403,
      ...refused,
    });
    const headers = { 'access-control-allow-origin': listed };
    expect(await virtual('mall.Product.index', { payload, headers: { origin: listed } })).toMatchObject({ http: 200, headers });
    const preflight = await virtual('mall.Product.index', { method: 'OPTIONS', headers: { origin: listed } });
    expect(preflight).toMatchObject({ http: 204, headers: { ...headers, 'access-control-allow-methods': 'POST' } });
    expect(preflight.headers['access-control-allow-headers']).toBe('authorization, content-type, idempotency-key, x-request-id');
  });

  test('applies the limits of method, size and content type of the single address', async () => {
    expect(await virtual('mall.Product.index', { method: 'GET' })).toMatchObject({ http: 405, headers: { allow: 'POST' }, ...refused });
    const large = JSON.stringify({ pro_id: 1001, note: 'x'.repeat(64 * 1024) });
    const json = { 'content-type': jsonType };
    expect(await virtual('mall.Product.index', { headers: json, payload: large })).toMatchObject({ http: 413, ...refused });
    expect(await virtual('mall.Product.index', { headers: { 'content-type': 'text/plain' } })).toMatchObject({ http: 415, ...refused });
    for (const payload of ['{"pro_id":', '[1]', 'null', '"text"'])
      expect(await virtual('mall.Product.index', { headers: json, payload })).toMatchObject({ http: 400, ...refused });
    expect(await sendRaw(gateway, { headers: json, payload: '{"api":"mall.Index.index"}' })).toMatchObject({ http: 415, ...refused });
    expect(await sendRaw(gateway, { headers: json, url: '/api/?api=mall.Index.index' })).toMatchObject({ http: 415, ...refused });
  });

  test('names the operation, whatever the body names', async () => {
    const response = await virtual('mall.Product.index', {
      headers: { 'content-type': formType },
      payload: 'api=mall.User.accountSecurity&pro_id=999999',
    });
    expect(response).toMatchObject({ http: 409, json: { code: '101' } });
  });
});

describe('GET /openapi.json', () => {
  test('serves the contract with the request origin as server, for every site, cacheable for five minutes', async () => {
    const { statusCode, headers, body } = await gateway.server.inject({
      url: '/openapi.json',
      headers: { origin: 'https://editor.example', host: 'shop.example:4000' },
    });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300',
      'content-type': 'application/json; charset=utf-8',
    });
    const document: unknown = JSON.parse(body);
    expect(document).toMatchObject({
      openapi: '3.1.0',
      servers: [{ url: 'http://shop.example:4000/api' }],
      paths: { '/mall.Product.index': { post: {} } },
    });
  });

  test('lets a generated client call the server it names', async () => {
    const response = await fetch(`${url}/openapi.json`);
    const document: { servers: { url: string }[] } = JSON.parse(await response.text());
    const baseUrl = document.servers[0]?.url ?? '';
    expect(baseUrl).toBe(new URL('/api', response.url).href);
    const client = createClient<paths>({ baseUrl });
    const found = await client.POST('/mall.Product.index', { body: { pro_id: 1001 } });
    expect(found.response.status).toBe(200);
    expect(found.data?.data.pro.name).toEqual(expect.any(String));
    const missing = await client.POST('/mall.Product.index', { body: { pro_id: 999999 } });
    expect(missing.response.status).toBe(409);
    expect(missing.error?.code).toBe('101');
    const signedOut = await client.POST('/mall.User.accountSecurity', { body: {} });
    expect(signedOut.response.status).toBe(401);
    expect(signedOut.error?.code).toBe('203');
  });
});
