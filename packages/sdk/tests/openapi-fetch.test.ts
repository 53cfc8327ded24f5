import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, test } from 'vitest';
import { createMallClient, type Schemas } from '../src/index.ts';
import { createFetchClient } from '../src/openapi-fetch.ts';
import { exampleResponses, operations } from './support/contract.ts';
import { ok, refuse, startGateway, type TestGateway } from './support/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.received.length = 0;
});

const product = operations.find(({ api }) => api === 'mall.Product.index');
const api = () => createFetchClient(createMallClient({ baseUrl: gateway.baseUrl, language: 'ko', validation: 'strict' }));

describe('the openapi-fetch client', () => {
  test('returns decoded data for the virtual path', async () => {
    gateway.respond(() => ok(product && exampleResponses(product)[0]?.data));
    const { data, error } = await api().POST('/mall.Product.index', { body: { pro_id: 1001 }, headers: { 'X-Trace': 'abc' } });
    expect(error).toBeUndefined();
    const page: Schemas['ProductPage'] | undefined = data?.data;
    expectTypeOf(data?.data.shop_list.is_open).toEqualTypeOf<number | undefined>();
    expect(page?.pro.price).toMatch(/^\d+\.\d\d/);
    expect(typeof data?.data.login_status).toBe('boolean');
    const [request] = gateway.received;
    expect(request?.form).toEqual({ api: 'mall.Product.index', pro_id: '1001', language: 'ko' });
    expect(request?.headers['x-trace']).toBe('abc');
    expect(request?.headers['content-type']).toContain('x-www-form-urlencoded');
  });

  test.each([
    ['203', 401],
    ['101', 409],
    ['4003', 503],
  ])('returns the refusal %s as an error with status %i', async (code, status) => {
    gateway.respond(() => refuse(code, { why: 1 }));
    const { data, error, response } = await api().POST('/mall.Product.index', { body: { pro_id: 1 } });
    expect(data).toBeUndefined();
    expect(error).toEqual({ code, message: `Refused with ${code}.`, data: { why: 1 } });
    expect(response.status).toBe(status);
  });

  test('throws without a response, and respects the signal', async () => {
    gateway.respond(() => ({ status: 404, text: 'no' }));
    await expect(api().POST('/mall.Product.index', { body: { pro_id: 1 } })).rejects.toMatchObject({ name: 'NetworkError' });
    await expect(api().POST('/mall.Product.index', { body: { pro_id: 1 }, signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortedError',
    });
  });
});
