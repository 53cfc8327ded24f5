// @spec 1.15 3.25 7.1 7.2 7.3 7.4 7.5 8.1 9.23

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call, createMallClient, type Fetch } from '../src/index.ts';
import { ok, startGateway, type TestGateway } from './support/gateway.ts';
import { aThing, readThing, upload, wireThing, writeThing } from './support/operations.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.received.length = 0;
  gateway.respond(() => ok(wireThing));
});

const last = () => {
  const request = gateway.received.at(-1);
  if (!request) throw new Error('nothing was sent');
  return request;
};

describe('a request on the wire', () => {
  test('is sent to the single URL with the operation in the form', async () => {
    const client = createMallClient({ baseUrl: gateway.baseUrl });
    await expect(call(client, readThing, { pro_id: 1001 })).resolves.toEqual(aThing);
    const { method, url, headers, form } = last();
    expect(method).toBe('POST');
    expect(`${url.pathname}${url.search}`).toBe('/api/?store_id=1&store_type=6');
    expect(headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(form).toEqual({ api: 'test.Thing.read', pro_id: '1001' });
  });

  test('preserves the query of the URL and accepts another store', async () => {
    const client = createMallClient({ baseUrl: `${gateway.baseUrl}?via=test`, storeId: 7, storeType: 2 });
    await call(client, readThing);
    expect(last().url.search).toBe('?via=test&store_id=7&store_type=2');
  });

  test('encodes booleans, lists, objects and JSON fields, and omits undefined fields', async () => {
    const client = createMallClient({ baseUrl: gateway.baseUrl });
    const lines = [{ sku: 1, note: 'a,b' }];
    await call(client, writeThing, {
      yes: true,
      no: false,
      ids: [1, 2, 5],
      lines,
      at: { city: 'Köln' },
      gone: undefined,
      none: null,
      zero: 0,
      text: 'é & =',
    });
    expect(last().form).toEqual({
      api: 'test.Thing.write',
      yes: '1',
      no: '0',
      ids: '1,2,5',
      lines: '[{"sku":1,"note":"a,b"}]',
      at: '{"city":"Köln"}',
      zero: '0',
      text: 'é & =',
    });
  });

  test('sends an empty list as an empty text, or as a comma where the contract requires an element', async () => {
    const client = createMallClient({ baseUrl: gateway.baseUrl });
    await call(client, { ...writeThing, emptyLists: { ids: ',' } }, { ids: [], groups: [], lines: [] });
    expect(last().form).toMatchObject({ ids: ',', groups: '', lines: '[]' });
  });

  test('uploads as multipart with the operation in the query', async () => {
    const client = createMallClient({ baseUrl: gateway.baseUrl, session: { get: () => 'token-1', set: () => {} } });
    await call(client, upload, { file: new File(['picture'], 'face.png', { type: 'image/png' }), note: 'hello' });
    const { url, headers, body } = last();
    expect(url.searchParams.get('api')).toBe('test.Thing.upload');
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(body).toContain('name="file"; filename="face.png"\r\nContent-Type: image/png\r\n\r\npicture');
    expect(body).toContain('name="note"\r\n\r\nhello');
    expect(body).toContain('name="access_id"\r\n\r\ntoken-1');
  });

  test('contains session, language, request id and headers', async () => {
    const client = createMallClient({
      baseUrl: gateway.baseUrl,
      language: () => 'tn',
      session: { get: () => 'token-1', set: () => {} },
      headers: { 'X-Client-Ip': '10.0.0.1', 'X-Who': 'client' },
    });
    await call(client, readThing, {}, { headers: { 'X-Who': 'call' } });
    const { form, headers } = last();
    expect(form).toEqual({ api: 'test.Thing.read', access_id: 'token-1', language: 'tn' });
    expect(headers['accept-language']).toBe('zh-TW');
    expect(headers['x-client-ip']).toBe('10.0.0.1');
    expect(headers['x-who']).toBe('call');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  });

  test('forwards the request id of the client’s or the call’s headers', async () => {
    const client = createMallClient({ baseUrl: gateway.baseUrl, headers: { 'x-request-id': 'id-of-the-request' } });
    await call(client, readThing);
    expect(last().headers['x-request-id']).toBe('id-of-the-request');
    await call(client, readThing, {}, { headers: { 'X-Request-Id': 'id-of-the-call' } });
    expect(last().headers['x-request-id']).toBe('id-of-the-call');
  });

  test.each([
    ['en', 'en-US'],
    ['zh', 'zh-CN'],
    ['ko', 'ko-KR'],
    ['zh_TW', 'zh-TW'],
  ] as const)('sends the language %s as the tag %s', async (language, tag) => {
    await call(createMallClient({ baseUrl: gateway.baseUrl, language }), readThing);
    expect(last().headers['accept-language']).toBe(tag);
    expect(last().form.language).toBe(language);
  });

  test('contains neither session nor language when there are none', async () => {
    await call(createMallClient({ baseUrl: gateway.baseUrl, session: { get: () => undefined, set: () => {} } }), readThing);
    expect(last().form).toEqual({ api: 'test.Thing.read' });
  });

  test('uses the given fetch', async () => {
    const seen: string[] = [];
    const fetch: Fetch = (url, init) => {
      seen.push(url);
      return globalThis.fetch(url, init);
    };
    await call(createMallClient({ baseUrl: gateway.baseUrl, fetch }), readThing);
    expect(seen).toEqual([`${gateway.baseUrl}?store_id=1&store_type=6`]);
  });

  test('passes address and init to fetch, as undici and node-fetch take them', async () => {
    const calls: Parameters<Fetch>[] = [];
    const fetch: Fetch = (...sent) => {
      calls.push(sent);
      return globalThis.fetch(...sent);
    };
    await call(createMallClient({ baseUrl: gateway.baseUrl, fetch }), writeThing, { name: 'Balm' });
    expect(calls).toEqual([
      [
        `${gateway.baseUrl}?store_id=1&store_type=6`,
        {
          method: 'POST',
          headers: expect.objectContaining({ 'content-type': 'application/x-www-form-urlencoded' }),
          body: 'name=Balm&api=test.Thing.write',
          signal: expect.any(AbortSignal),
          redirect: 'manual',
        },
      ],
    ]);
  });

  test('the hook before a request may add headers, and ends the call by throwing', async () => {
    const hooks = {
      beforeRequest({ headers, attempt, api }: { headers: Headers; attempt: number; api: string }) {
        headers.set('X-Trace', `${api}#${attempt}`);
      },
    };
    await call(createMallClient({ baseUrl: gateway.baseUrl, hooks }), readThing);
    expect(last().headers['x-trace']).toBe('test.Thing.read#1');
    const stop = new Error('not now');
    const failing = createMallClient({ baseUrl: gateway.baseUrl, hooks: { beforeRequest: () => Promise.reject(stop) } });
    await expect(call(failing, readThing)).rejects.toBe(stop);
    expect(gateway.received).toHaveLength(1);
  });
});
