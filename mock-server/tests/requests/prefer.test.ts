import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mock, startMock } from '../../src/index.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.close());

const product = { api: 'mall.Product.index', pro_id: '1001' };
const call = (init: RequestInit, path = '/api/') => fetch(`${mock.url}${path}`, { method: 'POST', ...init });
const callProduct = (prefer: string) => call({ body: new URLSearchParams(product), headers: { prefer } });
const errors = (...list: object[]) => ({ code: '50010', message: expect.any(String), data: { errors: list } });

describe('Prefer', () => {
  it('accepts a virtual status, an error code, an example, or a status with an example', async () => {
    for (const prefer of ['code=409', 'code=101', 'example=unknown_product', 'code=409, example=unknown_product', 'code="409"']) {
      expect(await (await callProduct(prefer)).json()).toMatchObject({ code: '101' });
    }
  });

  it('repeats a generated response for the same seed', async () => {
    const [first, second, other] = await Promise.all(
      ['1', '1', '2'].map(async (seed) => (await callProduct(`dynamic=true, seed=${seed}`)).text()),
    );
    expect(first).toBe(second);
    expect(other).not.toBe(first);
    const [one, another] = await Promise.all([callProduct('dynamic=true'), callProduct('dynamic=true')]);
    expect(await one?.text()).not.toBe(await another?.text());
  });

  it('never generates an error response', async () => {
    expect(await (await callProduct('code=409, dynamic=true')).json()).toMatchObject({ code: '101' });
  });

  it.each([
    ['example=unknwon_product', { field: 'Prefer.example', rule: 'enum', limit: expect.arrayContaining(['unknown_product']) }],
    ['code=418', { field: 'Prefer.code', rule: 'enum', limit: expect.arrayContaining(['200', '409', '101']) }],
    ['exmaple=unknown_product', { field: 'Prefer.exmaple', rule: 'enum', limit: expect.arrayContaining(['example']) }],
    ['seed=1', { field: 'Prefer.seed', rule: 'dependentRequired', limit: 'dynamic' }],
    ['dynamic=yes', { field: 'Prefer.dynamic', rule: 'enum', limit: ['true', 'false', 'compatible'] }],
    ['long=1', { field: 'Prefer.long', rule: 'enum', limit: ['true', 'false'] }],
  ])('is refused with 400 and similar names when it is invalid: %s', async (prefer, error) => {
    const response = await callProduct(prefer);
    expect([response.status, await response.json()]).toMatchObject([400, errors({ ...error, message: expect.any(String) })]);
    const virtual = await call({ body: new URLSearchParams(product), headers: { prefer } }, '/api/mall.Product.index');
    expect([virtual.status, await virtual.json()]).toMatchObject([400, errors(error)]);
  });

  it('reports every invalid preference of a header', async () => {
    const response = await callProduct('colour=red, long=maybe, ');
    expect(await response.json()).toMatchObject({ data: { errors: [{ field: 'Prefer.colour' }, { field: 'Prefer.long' }] } });
  });

  it('uses the first of a repeated preference', async () => {
    expect(await (await callProduct('code=101, code=4003')).json()).toMatchObject({ code: '101' });
  });

  it('does not disable rules when it has only preferences of RFC 7240', async () => {
    mock.setRules([{ api: product.api, response: { code: '4003' } }]);
    expect(await (await callProduct('respond-async')).json()).toMatchObject({ code: '4003' });
    expect(await (await callProduct('respond-async, example=ok')).json()).toMatchObject({ code: '200' });
    mock.setRules([]);
  });

  it('may be empty', async () => {
    expect(await (await callProduct('')).json()).toMatchObject({ code: '200' });
  });

  it('does not accept an invalid request', async () => {
    const response = await call({ body: new URLSearchParams({ ...product, pro_id: 'x' }), headers: { prefer: 'code=409' } });
    expect(await response.json()).toEqual(errors({ field: 'pro_id', rule: 'type', limit: 'integer' }));
  });
});
