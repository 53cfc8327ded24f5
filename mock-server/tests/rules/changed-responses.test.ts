import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Mock, startMock } from '../../src/index.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.close());
afterEach(() => control('DELETE'));

const api = 'mall.Product.index';

interface Envelope {
  readonly code: string;
  readonly data: Record<string, unknown> & { readonly pro?: Record<string, unknown> };
}

async function control(method: string, body?: unknown): Promise<[number, unknown]> {
  const response = await fetch(`${mock.url}/control`, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  return [response.status, await response.json()];
}
const setRules = (...rules: object[]) => control('PUT', { rules });
const setValidRules = async (...rules: object[]) => expect(await setRules(...rules)).toMatchObject([200, {}]);
const refusal = (...errors: object[]) => [400, { errors: errors.map((error) => expect.objectContaining(error)) }];

async function callProduct(fields: Record<string, string>, name = api): Promise<Envelope> {
  return JSON.parse(
    await (await fetch(`${mock.url}/api/`, { method: 'POST', body: new URLSearchParams({ api: name, ...fields }) })).text(),
  );
}
const codeOf = async (fields: Record<string, string>, name?: string) => (await callProduct(fields, name)).code;

describe('a rule with conditions', () => {
  const response = { example: 'unknown_product' };

  it.each([
    ['equals', { pro_id: { equals: 1001 } }, { pro_id: '1001' }, { pro_id: '1002' }],
    ['equals a number written as a text', { pro_id: { equals: '1001' } }, { pro_id: '1001' }, { pro_id: '1002' }],
    ['present', { type: { present: true } }, { pro_id: '1', type: 'MS' }, { pro_id: '1' }],
    ['absent', { type: { absent: true } }, { pro_id: '1' }, { pro_id: '1', type: 'MS' }],
    ['matches', { type: { matches: 'M.' } }, { pro_id: '1', type: 'MS' }, { pro_id: '1', type: 'KM' }],
    ['contains', { pro_id: { contains: '00' } }, { pro_id: '1001' }, { pro_id: '1011' }],
    ['not', { pro_id: { not: { equals: 1001 } } }, { pro_id: '1002' }, { pro_id: '1001' }],
    ['not present', { type: { not: { present: true } } }, { pro_id: '1' }, { pro_id: '1', type: 'MS' }],
    ['access_id', { access_id: { equals: 'one' } }, { pro_id: '1', access_id: 'one' }, { pro_id: '1', access_id: 'two' }],
    ['language', { language: { equals: 'en_US' } }, { pro_id: '1', language: 'en' }, { pro_id: '1', language: 'ko' }],
    ['two fields', { pro_id: { equals: 1001 }, type: { absent: true } }, { pro_id: '1001' }, { pro_id: '1001', type: 'MS' }],
  ])('applies only to matching requests: %s', async (_name, when, matching, other) => {
    await setValidRules({ api, when, response });
    expect(await codeOf(matching)).toBe('101');
    expect(await codeOf(other)).not.toBe('101');
  });

  it('compares nested values', async () => {
    const cart = 'mall.Cart.upCart';
    await setValidRules({ api: cart, when: { 'cart.0.cart_id': { equals: '7' } }, response: { code: '4003' } });
    expect(await codeOf({ cart: '[{"cart_id":"7","num":"2"}]' }, cart)).toBe('4003');
    expect(await codeOf({ cart: '[{"cart_id":"8","num":"2"}]' }, cart)).toBe('200');
    await setValidRules({ api: cart, when: { cart: { equals: [{ cart_id: 7, num: 2 }] } }, response: { code: '4003' } });
    expect(await codeOf({ cart: '[{"cart_id":"7","num":"2"}]' }, cart)).toBe('4003');
    expect(await codeOf({ cart: '[{"cart_id":"7","num":"3"}]' }, cart)).toBe('200');
  });

  it('counts only matching requests', async () => {
    await setValidRules({ api, when: { pro_id: { equals: 1001 } }, response, nth: 2 });
    const codes = [];
    for (const pro_id of ['1001', '1002', '1001', '1001']) codes.push(await codeOf({ pro_id }));
    expect(codes).toEqual(['200', '200', '101', '200']);
  });

  it('for all operations applies where the field is sent', async () => {
    await setValidRules({ api: '*', when: { pro_id: { present: true } }, response: { code: '4003' } });
    expect([await codeOf({ pro_id: '1' }), await codeOf({}, 'mall.Login.getCode')]).toEqual(['4003', '200']);
    expect((await callProduct({}, 'mall.no.such')).code).toBe('50010');
  });

  it.each([
    [
      'an unknown field',
      { prod_id: { present: true } },
      { field: 'rules.0.when.prod_id', rule: 'enum', limit: expect.arrayContaining(['pro_id']) },
    ],
    [
      'a value that the field cannot have',
      { pro_id: { equals: 'tea' } },
      { field: 'rules.0.when.pro_id.equals', rule: 'type', limit: 'integer' },
    ],
    [
      'an unknown language',
      { language: { equals: 'fr' } },
      { field: 'rules.0.when.language.equals', rule: 'enum', limit: ['en', 'zh', 'tn', 'ko'] },
    ],
    ['an invalid regular expression', { type: { matches: '(' } }, { field: 'rules.0.when.type.matches', rule: 'regex', limit: '(' }],
    ['no condition', {}, { field: 'rules.0.when', rule: 'minProperties' }],
    ['a field without a condition', { pro_id: {} }, { field: 'rules.0.when.pro_id', rule: 'minProperties' }],
    ['two conditions for one field', { pro_id: { present: true, absent: true } }, { field: 'rules.0.when.pro_id', rule: 'maxProperties' }],
    ['an unknown condition', { pro_id: { above: 1 } }, { field: 'rules.0.when.pro_id.above', rule: 'additionalProperties' }],
    ['present: false', { pro_id: { present: false } }, { field: 'rules.0.when.pro_id.present', rule: 'const' }],
  ])('is refused with %s', async (_name, when, error) => {
    expect(await setRules({ api, when, response })).toEqual(refusal(error));
  });
});

describe('inline data and patches', () => {
  it('data replaces the data of an example', async () => {
    const captcha = { ...(await callProduct({}, 'mall.Login.getCode')).data, code: 'abc' };
    await setValidRules({ api: 'mall.Login.getCode', response: { data: captcha } });
    expect(await callProduct({}, 'mall.Login.getCode')).toEqual({ code: '200', message: expect.any(String), data: captcha });
  });

  it('a patch is merged into the data of the example, null removes, and the example itself is unchanged', async () => {
    await setValidRules({ api, response: { patch: { pro: { name: 'Tea', price_range: null }, login_status: 1 } } });
    const { data } = await callProduct({ pro_id: '1001' });
    expect(data.pro).toMatchObject({ name: 'Tea', pro_id: 1001 });
    expect(data.pro).not.toHaveProperty('price_range');
    await control('DELETE');
    expect((await callProduct({ pro_id: '1001' })).data.pro).toHaveProperty('price_range');
  });

  it('changes the named example, including an error example', async () => {
    await setValidRules({ api, response: { example: 'unknown_product', data: { pro_id: 5 }, unchecked: true } });
    expect(await callProduct({ pro_id: '1001' })).toMatchObject({ code: '101', data: { pro_id: 5 } });
  });

  it('reads {{request.language}} and {{request.access_id}} of the caller, and logs no session token', async () => {
    const http = { headers: { 'x-session': '{{request.access_id}}' } };
    await setValidRules({ api, response: { message: 'In {{request.language}} for {{request.access_id}}', http } });
    const headers = { authorization: 'Bearer token-of-anna', 'accept-language': 'ko' };
    const response = await fetch(`${mock.url}/api/`, { method: 'POST', body: new URLSearchParams({ api, pro_id: '1001' }), headers });
    expect(response.headers.get('x-session')).toBe('token-of-anna');
    expect(await response.json()).toMatchObject({ message: 'In ko for token-of-anna' });
    expect(mock.calls()[0]?.response).toContain('In ko for [redacted]');
    await setValidRules({ api, when: { access_id: { equals: 'token-of-bert' } }, response: { code: '4003' } });
    await fetch(`${mock.url}/api/`, { method: 'POST', body: new URLSearchParams({ api, pro_id: '1001' }), headers });
    expect(JSON.stringify(mock.calls()[0])).not.toContain('token-of-anna');
    await setValidRules({ api, response: { patch: { pro: { name: '{{request.access_id}} {{request.language}}' } } } });
  });

  it('reads {{request.field}} as the value of the request, inside a text as text', async () => {
    await setValidRules({
      api,
      response: { patch: { pro: { pro_id: '{{request.pro_id}}', name: 'Product {{request.pro_id}} ({{request.type}})' } } },
    });
    expect((await callProduct({ pro_id: '4711', type: 'MS' })).data.pro).toMatchObject({ pro_id: 4711, name: 'Product 4711 (MS)' });
    expect((await callProduct({ pro_id: '4712' })).data.pro).toMatchObject({ pro_id: 4712, name: 'Product 4712 ()' });
  });

  it('a member named __proto__ is data, and does not change prototypes', async () => {
    const patch: unknown = JSON.parse('{"__proto__":{"polluted":true}}');
    await setValidRules({ api, response: { patch, unchecked: true } });
    expect(Object.entries((await callProduct({ pro_id: '1001' })).data)).toContainEqual(['__proto__', { polluted: true }]);
    expect({}).not.toHaveProperty('polluted');
  });

  it.each([
    ['a patch that violates the contract', { patch: { pro: { name: 7 } } }, { field: 'rules.0.response.patch.pro.name', rule: 'type' }],
    [
      'a patch with an unknown field',
      { patch: { pro: { nmae: 'Tea' } } },
      { field: 'rules.0.response.patch.pro.nmae', rule: 'enum', limit: expect.arrayContaining(['name']) },
    ],
    [
      'an unknown reference',
      { patch: { pro: { name: 'Tea {{pro_id}}' } } },
      { field: 'rules.0.response.patch', rule: 'template', limit: expect.arrayContaining(['{{request.FIELD}}']) },
    ],
    ['a patch that removes a required field', { patch: { pro: null } }, { field: 'rules.0.response.patch.pro', rule: 'required' }],
    ['a patch that is not an object', { patch: 1 }, { field: 'rules.0.response.patch', rule: 'type' }],
    ['data that violates the contract', { data: [] }, { field: 'rules.0.response.data', rule: 'type' }],
    ['data and a patch', { data: {}, patch: {} }, { field: 'rules.0.response', rule: 'not' }],
    ['a patch of a generated response', { patch: {}, dynamic: true }, { field: 'rules.0.response', rule: 'not' }],
    ['unchecked alone', { unchecked: true }, { field: 'rules.0.response', rule: 'anyOf' }],
    [
      'an unknown field of the request',
      { patch: { pro: { name: '{{request.prod_id}}' } } },
      { field: 'rules.0.response.patch', rule: 'enum', limit: expect.arrayContaining(['pro_id']) },
    ],
    [
      'a patch that is nested too deeply',
      { patch: JSON.parse(`${'{"a":'.repeat(60)}1${'}'.repeat(60)}`), unchecked: true },
      { field: 'rules.0.response.patch', rule: 'depth' },
    ],
  ])('%s is refused', async (_name, response, error) => {
    const [status, body] = await setRules({ api, response });
    expect([status, body]).toEqual([400, { errors: expect.arrayContaining([expect.objectContaining(error)]) }]);
  });

  it('a change under * is refused: examples differ by operation', async () => {
    expect(await setRules({ api: '*', response: { patch: {} } })).toEqual(refusal({ field: 'rules.0.api', rule: 'not', limit: '*' }));
  });

  it('unchecked allows a response that violates the contract', async () => {
    await setValidRules({ api, response: { patch: { pro: { name: 7 } }, unchecked: true } });
    expect((await callProduct({ pro_id: '1001' })).data.pro?.name).toBe(7);
  });

  it('setRules throws for invalid rules', () => {
    const wrong = { api, response: [{ patch: { pro: { name: 7 } } }] };
    expect(() => mock.setRules([wrong])).toThrow('rules.0.response.0.patch.pro.name');
  });
});

describe('a state that a rule takes from a request', () => {
  const add = { api: 'mall.Product.addCart', response: { setState: { sku: '{{request.attribute_id}}', added: '{{request.num}}' } } };
  const line = { api: 'mall.Cart.index', response: { patch: { total: '{{state.added}}', data0: ['{{state.sku}}'] }, unchecked: true } };
  const addToCart = (num: string) => callProduct({ pro_id: '1001', attribute_id: '10012', num }, add.api);

  it('is a value of later responses, with its type', async () => {
    await setValidRules(add, line);
    expect((await callProduct({}, line.api)).data).toMatchObject({ data0: [null] });
    await addToCart('3');
    expect((await callProduct({}, line.api)).data).toMatchObject({ total: 3, data0: [10012] });
    expect(await control('GET')).toMatchObject([200, { states: { sku: 10012, added: 3 } }]);
  });

  it('is inserted into messages and headers, and matches conditions', async () => {
    const http = { headers: { 'x-sku': 'no. {{state.sku}}' } };
    await setValidRules(add, { api, whenState: { sku: '10012' }, response: { message: 'SKU {{state.sku}}', http } });
    await addToCart('1');
    const response = await fetch(`${mock.url}/api/`, { method: 'POST', body: new URLSearchParams({ api, pro_id: '1001' }) });
    expect([response.headers.get('x-sku'), await response.json()]).toMatchObject(['no. 10012', { message: 'SKU 10012' }]);
  });

  it('does not require unchecked where the contract has a type for it', async () => {
    await setValidRules(add, { api: line.api, response: { patch: { total: '{{state.added}}' } } });
  });

  it('is refused with a similar name of a state, or with an unknown field', async () => {
    const message = 'rules.1.response: no rule sets the state "skuu". Did you mean sku?';
    expect(await setRules(add, { api, response: { message: '{{state.skuu}}' } })).toEqual(refusal({ message }));
    const unknownField = { field: 'rules.0.response.setState.sku', nearest: ['attribute_id'] };
    expect(await setRules({ ...add, response: { setState: { sku: '{{request.atribute_id}}' } } })).toEqual(refusal(unknownField));
  });
});

it('templates may be random numbers and amounts between two limits', async () => {
  const name = '{{random 3 4}} for {{amount 7.5 7.51}}';
  await setValidRules({ api, response: { patch: { pro: { name, num: '{{random 12 11}}', price: '{{amount 5 5}}' } } } });
  const { data } = await callProduct({ pro_id: '1001' });
  expect(data.pro).toMatchObject({ name: expect.stringMatching(/^[34] for 7\.5[01]$/), price: '5.00' });
  expect([11, 12]).toContain(data.pro?.num);
});
