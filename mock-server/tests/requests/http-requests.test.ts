// @spec 7.3

import { readFile } from 'node:fs/promises';
import { operations } from '@mall/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineOf } from '../../src/control/call-line.ts';
import { type Mock, startMock } from '../../src/index.ts';
import { declaredExamples } from '../../src/responses/preference.ts';
import { malformedForms } from './malformed.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.close());

const product = { api: 'mall.Product.index', pro_id: '1001' };
const call = (init: RequestInit, path = '/api/') => fetch(`${mock.url}${path}`, { method: 'POST', ...init });
const unknownPath = {
  field: 'path',
  rule: 'enum',
  limit: [
    '/',
    '/api/',
    '/media/',
    '/control',
    '/control/rules',
    '/control/keys',
    '/calls',
    '/scenarios',
    '/openapi.json',
    '/health',
    '/<api>',
    '/api/<api>',
  ],
  message: expect.stringMatching(/^There is no address \/\w+.*Send a call to POST \/api\/ /),
};
const errors = (...list: object[]) => ({ code: '50010', message: expect.any(String), data: { errors: list } });

describe('the operation of a request', () => {
  it('is read from the body, the query or a multipart body', async () => {
    const multipart = new FormData();
    for (const [name, value] of Object.entries(product)) multipart.append(name, value);
    const responses = await Promise.all([
      call({ body: new URLSearchParams(product) }),
      call({ body: new URLSearchParams({ pro_id: '1001' }) }, '/api/?store_id=1&store_type=6&api=mall.Product.index'),
      call({ body: multipart }),
      call({ body: new URLSearchParams(product) }, '/api?store_id=1'),
    ]);
    for (const response of responses) {
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ code: '200' });
    }
  });

  it('is refused with similar names when it is unknown', async () => {
    const response = await call({ body: new URLSearchParams({ api: 'mall.product.indx' }) });
    expect(response.status).toBe(200);
    const limit = expect.arrayContaining(['mall.Product.index']);
    expect(await response.json()).toEqual(
      errors({ field: 'api', rule: 'enum', limit, message: expect.stringMatching(/Did you mean mall.Product.index/) }),
    );
  });

  it('is refused when it is missing or repeated', async () => {
    const several = new URLSearchParams('api=mall.Index.index&api=mall.Index.home');
    for (const body of [new URLSearchParams({ pro_id: '1' }), new URLSearchParams({ api: '' }), several, undefined]) {
      const response = await call(body ? { body } : {});
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual(
        errors({ field: 'api', rule: 'required', message: expect.stringMatching(/^api: name one operation, /) }),
      );
    }
  });

  it('GET / lists all operations', async () => {
    const response = await fetch(mock.url);
    expect(await response.json()).toHaveLength(operations.size);
  });
});

describe('HTTP errors', () => {
  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s with 405', async (method) => {
    for (const path of ['/api', '/api/?x=1', '/api/mall.Product.index', '/mall.Product.index']) {
      const response = await call({ method }, path);
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
      const message = `${method} is not allowed at ${path.split('?')[0]}: use POST.`;
      expect(await response.json()).toEqual(errors({ field: 'method', rule: 'enum', limit: ['POST'], message }));
    }
  });

  it('refuses a body over 10 MB with 413', async () => {
    const response = await call({
      body: new Uint8Array(10 * 1024 * 1024 + 1),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual(
      errors({ field: 'body', rule: 'maxLength', limit: 10 * 1024 * 1024, message: 'The body is larger than 10 MB.' }),
    );
  });

  it.each([
    ['JSON', 'application/json', '{"api":"mall.Product.index","pro_id":1001}'],
    ['text', 'text/plain', 'api=mall.Product.index'],
    ['an invalid content type', 'form', 'api=mall.Product.index'],
    ['multipart without a boundary', 'multipart/form-data', 'api=mall.Product.index'],
  ])('refuses %s with 415', async (_name, type, body) => {
    const response = await call({ body, headers: { 'content-type': type } });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ code: '50010', data: { errors: [{ field: 'content-type' }] } });
  });

  it.each([
    ['that is truncated', '--x\r\ncontent-disposition: form-data; name="api"\r\n\r\nmall.Prod'],
    ['without a part', 'api=mall.Upload.image'],
  ])('reports that a multipart body %s has no file part', async (_name, body) => {
    const response = await call({ body, headers: { 'content-type': 'multipart/form-data; boundary=x' } });
    expect(response.status).toBe(415);
    const message = expect.stringContaining('no file part and no field');
    expect(await response.json()).toEqual(errors({ field: 'body', rule: 'multipart', message }));
  });

  it('refuses a malformed address with 400 and an envelope', async () => {
    const response = await fetch(`${mock.url}/%zz`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual(
      errors({ field: 'request', rule: 'http', message: expect.stringMatching(/^The request cannot be read/) }),
    );
  });

  it.each(['/somewhere', '/control/page/page.ts'])('returns 404 for the unknown path %s', async (path) => {
    const response = await fetch(`${mock.url}${path}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual(errors(unknownPath));
  });

  it.each(['/apix/', '/foo/', '/apix/mall.Product.index', '/foo'])('returns 404 for a POST to the wrong base path %s', async (path) => {
    const response = await call({ body: new URLSearchParams(product) }, path);
    expect([response.status, await response.json()]).toEqual([404, errors(unknownPath)]);
  });

  it.each([
    ['POST', '/control', 'GET, PUT, DELETE'],
    ['PUT', '/calls', 'GET, DELETE'],
    ['POST', '/scenarios', 'GET'],
    ['DELETE', '/health', 'GET'],
    ['POST', '/control/page/main.js', 'GET'],
  ])('refuses %s %s with 405 and the methods allowed there', async (method, path, allow) => {
    const response = await call({ method }, path);
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
    expect(await response.json()).toEqual(
      errors({ field: 'method', rule: 'enum', limit: allow.split(', '), message: `${method} is not allowed at ${path}: use ${allow}.` }),
    );
  });

  it('names the body when its JSON is invalid', async () => {
    const response = await call({ body: '{', headers: { 'content-type': 'application/json' } }, '/api/mall.Product.index');
    expect([response.status, await response.json()]).toEqual([
      400,
      errors({ field: 'body', rule: 'json', message: 'The body is not valid JSON: it ends too early, at line 1, column 2.' }),
    ]);
  });

  it('suggests the virtual path for JSON that is sent to /api/', async () => {
    const response = await call({ body: JSON.stringify(product), headers: { 'content-type': 'application/json' } });
    const limit = expect.arrayContaining(['application/json at /api/mall.Product.index']);
    expect([response.status, await response.json()]).toEqual([
      415,
      errors({ field: 'content-type', rule: 'enum', limit, message: expect.any(String) }),
    ]);
  });
});

it('every example of a success has the message of the gateway', () => {
  const examples = [...operations.values()].flatMap((operation) => declaredExamples(operation).filter(({ code }) => code === '200'));
  expect(new Set(examples.map(({ value }) => Object(value).message))).toEqual(new Set(['Success.']));
});

it('a success has the message of the gateway, in the language of the call', async () => {
  const messages: string[] = [];
  for (const language of ['', 'en', 'zh', 'ko'])
    messages.push((await (await call({ body: new URLSearchParams({ ...product, language }) })).json()).message);
  expect(messages).toEqual(['Success.', 'Success.', '操作成功。', '완료되었습니다.']);
});

describe('a call that is refused before its operation is known', () => {
  const json = { 'content-type': 'application/json' };
  it.each<[string, string, RequestInit, object, RegExp]>([
    [
      'an unknown operation',
      '/api/',
      { body: new URLSearchParams({ api: 'mall.Cart.indx' }) },
      { status: 200 },
      /Did you mean mall\.Cart\.index/,
    ],
    [
      'an operation without similar names',
      '/api/',
      { body: new URLSearchParams({ api: '§' }) },
      { status: 200 },
      /GET \/ lists the operations\.$/,
    ],
    ['no operation', '/api/', {}, { status: 200, api: '' }, /name one operation/],
    ['a wrong path', '/apix/', { body: new URLSearchParams(product) }, { status: 404, api: '' }, /There is no address \/apix\//],
    ['a wrong method', '/api/mall.Cart.index', { method: 'GET' }, { status: 405, method: 'GET' }, /GET is not allowed at .*: use POST\.$/],
    [
      'an unsupported media type',
      '/api/',
      { body: 'a', headers: { 'content-type': 'text/plain' } },
      { status: 415 },
      /"text\/plain" is not supported: send /,
    ],
    [
      'JSON at the single address',
      '/api/',
      { body: '{"api":"mall.Cart.index"}', headers: json },
      { status: 415 },
      /application\/json at \/api\/mall\.Cart\.index/,
    ],
    [
      'malformed JSON',
      '/api/mall.Cart.index',
      { body: '{"a":}', headers: json },
      { status: 400, api: 'mall.Cart.index' },
      /see line 1, column 6\.$/,
    ],
    [
      'a malformed key',
      '/api/?api=mall.Cart.index',
      { headers: { 'x-mall-mock-key': 'a b' } },
      { status: 400, api: 'mall.Cart.index' },
      /"a b" is not a key/,
    ],
  ])('is explained in the response and in the log: %s', async (_case, path, init, logged, message) => {
    const body = await (await call(init, path)).json();
    expect(body).toMatchObject({ code: '50010', data: { errors: [{ message: expect.stringMatching(message) }] } });
    const [last] = mock.calls();
    expect(last).toMatchObject({
      ...logged,
      verdict: '50010',
      steeredBy: 'refusal',
      faults: [{ message: expect.stringMatching(message) }],
    });
    expect(last && lineOf(last)).toMatch(message);
  });

  it('is not logged when it is sent to an address of the mock itself', async () => {
    const before = mock.calls()[0]?.id;
    for (const path of ['/favicon.ico', '/media/products/1001/pack?w=5', '/calls?limit=0']) await fetch(`${mock.url}${path}`);
    await call({ method: 'POST' }, '/control');
    expect(mock.calls()[0]?.id).toBe(before);
  });
});

describe('an upload', () => {
  const upload = async (file?: string | File) => {
    const body = new FormData();
    if (file !== undefined) body.append('file', file);
    const response = await call({ body }, '/api/?api=mall.Product.uploadImgs');
    const envelope: unknown = await response.json();
    return envelope;
  };
  const limit = 5 * 1024 * 1024;

  it('returns the URL of an image', async () => {
    const response = await upload(new File([new Uint8Array(limit)], 'after-shower.jpg'));
    expect(response).toMatchObject({ code: '200', data: { url: expect.stringMatching(/^\/media\/uploads\/[0-9a-f]{12}\.webp\?/) } });
    const { url } = Object(response).data;
    expect((await fetch(`${mock.url}${url}`)).headers.get('content-type')).toBe('image/webp');
  });

  it('is limited to 5 MB', async () => {
    expect(await upload(new File([new Uint8Array(limit + 1)], 'after-shower.jpg'))).toEqual(
      errors({ field: 'file', rule: 'maxLength', limit }),
    );
    expect(await upload('after-shower.jpg')).toEqual(errors({ field: 'file', rule: 'type', limit: 'file' }));
    for (const nothing of [undefined, new File([], '')]) {
      expect(await upload(nothing)).toEqual(errors({ field: 'file', rule: 'required' }));
    }
  });
});

describe('language', () => {
  it.each([
    ['zh', { language: 'zh' }, '', 'ko'],
    ['tn', { language: 'tn' }, '', 'en-US'],
    ['ko', {}, '', 'ko-KR,ko;q=0.9,en;q=0.8'],
    ['en', { language: 'en_US' }, '', 'ko'],
    ['ko', {}, '&language=ko_KR', 'en-US'],
    ['zh', { language: 'zh_CN' }, '&language=ko_KR', 'en-US'],
  ])('localizes an error message to %s: form %j, query %j, header %j', async (language, field, query, acceptLanguage) => {
    const texts: unknown = JSON.parse(await readFile(new URL(`../../../locales/${language}/errors.json`, import.meta.url), 'utf8'));
    const headers = { prefer: 'code=101', 'accept-language': acceptLanguage };
    const response = await call({ body: new URLSearchParams({ ...product, ...field }), headers }, `/api/?store_id=1${query}`);
    expect(await response.json()).toMatchObject({ code: '101', message: Reflect.get(Object(texts), 'unknownProduct') });
  });
});

describe('malformed forms', () => {
  it.each(malformedForms)('responds with an envelope to $name', async ({ type, body }) => {
    const response = await call({ body, headers: { 'content-type': type } });
    expect(response.status).toBeLessThan(500);
    expect(await response.json()).toMatchObject({ code: expect.stringMatching(/^\d{3,5}$/), message: expect.any(String) });
  });
});
