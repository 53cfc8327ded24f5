// @spec 3.2 3.3 3.7 5.12 7.1 7.3 7.9 7.10 7.12

import { type Operation, operations } from '@mall/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleOf, type FieldSchema, fieldsOf, isJson, type Place, placesOf, type Request, withValue } from '../support/contract.ts';
import { expectHarmless } from '../support/expect-harmless.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';
import { formType, type RawRequest, sendRaw } from '../support/raw-request.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

/** An error in an otherwise valid request. */
interface Wrong {
  readonly what: string;
  readonly operation: Operation;
  /** The field that the response must name. */
  readonly field: string;
  readonly fields: Record<string, string | Blob>;
}

/** A value that violates the schema of a field, and how. */
type Broken = readonly [what: string, value: unknown];

const notWhole = ['abc', '1.5', '1e1', '0x1', ' 1', '٣', '9'.repeat(20)];

function brokenValues({ path, schema, required }: Place, json: boolean): Broken[] {
  const { minLength = 0 } = schema;
  // Empty text in an optional field counts as not sent, and so does an empty element of a comma-separated list.
  const refusesShort = schema.type === 'string' && minLength > (required ? 0 : 1) && (json || path.length === 1);
  return [
    ...(required ? [['is missing', undefined] as const] : []),
    ...(required && schema.type === 'integer' && !json ? [['is empty', ''] as const] : []),
    ...(schema.type === 'integer' ? brokenNumbers(schema, json) : []),
    ...(schema.type === 'string' ? brokenTexts(schema, json) : []),
    ...(refusesShort ? [['is too short', 'a'.repeat(minLength - 1)] as const] : []),
    ...(schema.type === 'array' ? brokenLists(schema, json, required) : []),
    ...(schema.type === 'object' ? (['text', 12, null, []] as const).map((value) => ['is no object', value] as const) : []),
    ...(schema.enum ? [['is none of the choices', schema.type === 'integer' ? 77 : 'something-else'] as const] : []),
  ];
}

function brokenNumbers({ minimum, maximum, 'x-clamp': isClamped }: FieldSchema, json: boolean): Broken[] {
  // Numeric text counts as a number inside JSON as well, so only non-numeric text is wrong there.
  const wrong = json ? [...notWhole, 1.5, null, true, {}, []] : notWhole;
  return [
    ...wrong.map((value) => [`is ${JSON.stringify(value)}`, value] as const),
    ...(minimum === undefined ? [] : [['is too low', minimum - 1] as const]),
    ...(maximum === undefined || isClamped ? [] : [['is too high', maximum + 1] as const]),
  ];
}

/** Returns a text that does not match the pattern. */
function misfit(pattern: string): string {
  const found = ['<!>', ' '].find((text) => !new RegExp(pattern, 'u').test(text));
  if (found === undefined) throw new Error(`No text here breaks ${pattern}`);
  return found;
}

function brokenTexts({ maxLength, pattern }: FieldSchema, json: boolean): Broken[] {
  return [
    ['holds U+0000', 'a\u0000b'],
    ...(json ? [12, null, true, {}].map((value) => [`is ${JSON.stringify(value)}`, value] as const) : []),
    ...(maxLength === undefined ? [] : [['is too long', 'a'.repeat(maxLength + 1)] as const]),
    ...(pattern === undefined ? [] : [['has the wrong form', misfit(pattern)] as const]),
  ];
}

function brokenLists({ minItems = 0, maxItems, items = {} }: FieldSchema, json: boolean, required: boolean): Broken[] {
  const element = items.type === 'integer' ? 1 : items.type === 'string' ? 'a' : {};
  // An empty comma-separated list is an empty text, which counts as not sent in an optional field.
  const fewest = json || required ? 1 : 2;
  return [
    ...(minItems >= fewest ? [['is too short', Array(minItems - 1).fill(element)] as const] : []),
    ...(maxItems === undefined ? [] : [['is too long', Array(maxItems + 1).fill(element)] as const]),
    ...(json ? ['text', 12, null, {}].map((value) => [`is ${JSON.stringify(value)}`, value] as const) : []),
  ];
}

const brokenJson = ['{', '[1,', 'undefined', '{"a":1}}', "{'a':1}"];

function wrongsOf(operation: Operation): Wrong[] {
  const places = placesOf(operation);
  const broken = places.flatMap((place) => {
    const json = isJson(operation, place.path[0] ?? '');
    return brokenValues(place, json).map(([what, value]) => wrong(operation, place.path, what, value));
  });
  const unread = places
    .filter(({ path: [name = '', ...inside] }) => inside.length === 0 && isJson(operation, name))
    .flatMap(({ path }) => brokenJson.map((text) => wrong(operation, path, `is the broken JSON ${text}`, text)));
  return [...broken, ...unread];
}

function wrong(operation: Operation, path: readonly string[], what: string, value: unknown): Wrong {
  const request: Request = withValue(exampleOf(operation), path, value);
  return { what: `${path.join('.')} ${what}`, operation, field: path.join('.'), fields: fieldsOf(operation, request) };
}

const all = [...operations.values()];

describe.each(all.map((operation) => ({ api: operation.api, wrongs: wrongsOf(operation) })))('$api', ({ api, wrongs }) => {
  test('claim 29: refuses each request that violates the contract, and names the field', async () => {
    for (const { what, field, fields } of wrongs) {
      const reply = await gateway.call(api, fields);
      expectHarmless(reply);
      expect(reply, what).toMatchObject({ http: 200, code: '50010' });
      const named: string[] = reply.data.errors.map((error: { field: string }) => error.field);
      expect(named, what).toContain(field);
    }
  });

  test('accepts the form of the contract example', async () => {
    const operation = operations.get(api);
    if (!operation) throw new Error(`There is no ${api}`);
    const reply = await gateway.call(api, fieldsOf(operation, exampleOf(operation)));
    expectHarmless(reply);
    // Its ids do not exist, but it satisfies every limit: the remaining rules concern records, not the form.
    for (const { rule } of reply.data?.errors ?? []) expect(['exists', 'equalsOrder']).toContain(rule);
  });
});

test('the generated requests violate every kind of limit', () => {
  const whats = all.flatMap(wrongsOf).map(({ what }) => what);
  for (const kind of [
    'is missing',
    'is too long',
    'is too short',
    'is too low',
    'is too high',
    'holds U+0000',
    'broken JSON',
    'no object',
  ]) {
    expect(whats.filter((what) => what.includes(kind)).length, kind).toBeGreaterThan(0);
  }
  expect(whats.length).toBeGreaterThan(200);
});

describe('an operation that does not exist', () => {
  test.each([
    '',
    'mall.Nothing.index',
    'constructor',
    '__proto__',
    'toString',
    'mall.Index.index ',
    '/mall.Index.index',
    'x'.repeat(10_000),
  ])('is refused: %.40j', async (api) => {
    const reply = await gateway.call(api);
    expectHarmless(reply);
    expect(reply).toMatchObject({ http: 200, code: '50010', data: { errors: [{ field: 'api', rule: 'exists' }] } });
  });

  test.each(['pro_id=1001', 'api=mall.Index.index&api=mall.Index.home'])('is refused unless one api is named: %s', async (payload) => {
    const { code, data } = (await post({ payload })).json;
    expect({ code, data }).toMatchObject({ code: '50010', data: { errors: [{ field: 'api' }] } });
  });
});

const post = (request: RawRequest) => sendRaw(gateway, request);

describe('the HTTP endpoint', () => {
  const refused = { json: { code: '50010', data: null } };

  test.each([
    ['more than 64 kB', `api=mall.Index.search&keyword=${'a'.repeat(64 * 1024)}`],
    ['more than 1000 fields', `api=mall.Index.search${'&a=1'.repeat(1000)}`],
  ])('refuses a form of %s', async (_name, payload) => {
    const reply = await post({ payload });
    expect(reply).toMatchObject({ http: 413, ...refused });
    expectHarmless(reply);
  });

  test('refuses a form of more than 1000 parts for an operation that accepts files', async () => {
    const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
    const url = '/api/?api=mall.Product.uploadImgs';
    const reply = await post({ url, headers: { 'content-type': 'multipart/form-data; boundary=x' }, payload: `${part.repeat(1001)}--x--` });
    expect(reply).toMatchObject({ http: 413, ...refused });
  });

  test.each(['GET', 'PUT', 'PATCH', 'DELETE'] as const)('refuses the method %s', async (method) => {
    for (const url of ['/api/', '/api', '/api/?api=mall.Index.index']) {
      const reply = await post({ method, url });
      expect(reply).toMatchObject({ http: 405, headers: { allow: 'POST' }, ...refused });
    }
  });

  test('responds to an invalid URL with the usual envelope', async () => {
    const reply = await post({ url: '/%zz' });
    expect(reply).toMatchObject({ http: 400, ...refused });
    expectHarmless(reply);
  });

  test.each(['application/json', 'text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'nonsense', `${formType}x`])(
    'refuses the content type %s',
    async (type) => {
      const reply = await post({ headers: { 'content-type': type }, payload: '{"api":"mall.Index.index"}' });
      expect(reply).toMatchObject({ http: 415, ...refused });
    },
  );

  test.each([
    '--x\r\nContent-Disposition: form-data; name="api"\r\n\r\nmall.Index.index',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="../../etc/passwd"\r\nContent-Type: image/png\r\n\r\n\u0000\u0001',
    '--y--',
    '\r\n\r\n',
  ])('refuses a malformed multipart body: %j', async (payload) => {
    for (const type of ['multipart/form-data; boundary=x', 'multipart/form-data', 'multipart/form-data; boundary=']) {
      const reply = await post({ headers: { 'content-type': type }, url: '/api/?api=mall.Index.index', payload });
      expectHarmless(reply);
      expect(reply.json.code).toBe('50010');
    }
  });

  test.each(['https://evil.example', 'http://localhost:3000.evil.example', 'http://localhost:3001', 'https://localhost:3000', 'null', ''])(
    'claim 27: refuses pages of the Origin %j',
    async (origin) => {
      for (const method of ['POST', 'OPTIONS'] as const) {
        const reply = await post({ method, headers: { origin } });
        expect(reply).toMatchObject({ http: 403, ...refused });
        expect(reply.headers).not.toHaveProperty('access-control-allow-origin');
      }
    },
  );

  test('accepts pages of the mall', async () => {
    expect(await post({ headers: { origin: 'http://localhost:3000' } })).toMatchObject({ http: 200, json: { code: '200' } });
  });

  test('returns 404 for other paths', async () => {
    for (const url of ['/', '/api/x/y', '/admin', '/api//']) expect(await post({ url })).toMatchObject({ http: 404, ...refused });
  });

  test('returns a well-formed request id, and creates one otherwise', async () => {
    expect((await post({ headers: { 'x-request-id': 'abc-12345' } })).headers['x-request-id']).toBe('abc-12345');
    expect((await post({ headers: { 'x-request-id': '<script>alert(1)</script>' } })).headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });
});

test('claim 29: an internal error returns only its code and the request id', async () => {
  const broken = await openTestGateway();
  await broken.database.close();
  const reply = await broken.call('mall.Index.home', {}, { headers: { 'x-request-id': 'ask-me-12345', 'accept-language': 'ko' } });
  expect(reply.http).toBeGreaterThanOrEqual(500);
  expect(reply).toMatchObject({ code: '50002', data: { request_id: 'ask-me-12345' } });
  expect(Object.keys(reply.data)).toEqual(['request_id']);
  expect(reply.message).toMatch(/\p{Script=Hangul}/u);
  await broken.server.close();
});
