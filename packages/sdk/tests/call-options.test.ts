import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogProduct } from '../src/generated/operations/catalog.ts';
import { call, createMallClient, type Fetch } from '../src/index.ts';
import { ok, refuse, startGateway, type TestGateway } from './support/gateway.ts';
import { readThing, sendThing, wireThing } from './support/operations.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.received.length = 0;
  gateway.respond(() => ok(wireThing));
});

const client = (more: object = {}) => createMallClient({ baseUrl: gateway.baseUrl, ...more });

/** Calls a function as JavaScript does, regardless of its types. */
const untyped = (run: (...values: never[]) => unknown, ...values: readonly unknown[]) => Reflect.apply(run, undefined, values);

describe('options that a call shares with its client', () => {
  test('withOptions returns a client with the changed options', async () => {
    const one = client({ language: 'en', headers: { 'X-Shop': 'a' } });
    const other = one.withOptions({ language: 'ko' });
    await call(other, readThing);
    await call(one, readThing);
    expect(gateway.received.map(({ form, headers }) => [form.language, headers['x-shop']])).toEqual([
      ['ko', 'a'],
      ['en', 'a'],
    ]);
    expect(() => untyped(one.withOptions, { languages: 'ko' })).toThrow('Did you mean language?');
  });

  test.each([
    ['objects', { 'X-Shop': 'a', 'X-Tenant': 't' }, { 'x-shop': 'b', 'X-Tenant': undefined }],
    ['Headers', new Headers({ 'X-Shop': 'a' }), new Headers({ 'X-Shop': 'b' })],
    ['functions', async () => ({ 'X-Shop': 'a', 'X-Tenant': 't' }), () => ({ 'X-Shop': 'b', 'X-Tenant': undefined })],
  ])('withOptions merges headers of client and changes: %s', async (_, headers, changes) => {
    const one = client({ headers: { 'X-Kept': 'k' } }).withOptions({ headers });
    await call(one.withOptions({ headers: changes }), readThing);
    await call(one.withOptions({ headers: undefined }), readThing);
    expect(gateway.received.map(({ headers: sent }) => [sent['x-kept'], sent['x-shop'], sent['x-tenant']])).toEqual([
      ['k', 'b', undefined],
      [undefined, undefined, undefined],
    ]);
  });

  test('headers of another request that concern its body and connection are not sent', async () => {
    const forwarded = {
      'Content-Length': '3',
      'transfer-encoding': 'chunked',
      Host: 'shop.example',
      'Content-Type': 'text/plain',
      'X-Kept': 'k',
    };
    await call(client({ headers: forwarded }), readThing, {}, { headers: { connection: 'close' } });
    const headers = gateway.received[0]?.headers ?? {};
    expect([headers['x-kept'], headers['content-type'], headers['transfer-encoding'], headers.connection]).toEqual([
      'k',
      'application/x-www-form-urlencoded',
      undefined,
      'keep-alive',
    ]);
  });

  test('withOptions adds hooks, and replaces those of the same name', async () => {
    const calls: string[] = [];
    const log = (name: string) => () => void calls.push(name);
    const hooks = { beforeRequest: log('before'), afterResponse: log('after') };
    const other = client({ hooks }).withOptions({ hooks: { afterResponse: log('other after') } });
    gateway.respond(() => refuse('50010'));
    await expect(call(other, readThing)).rejects.toMatchObject({ code: '50010' });
    expect(calls).toEqual(['before', 'other after']);
  });

  test('the language can be an asynchronous function, called once for all attempts of a call', async () => {
    const language = vi.fn(async () => 'ko');
    gateway.respond((_, count) => (count === 1 ? refuse('50032') : ok(wireThing)));
    await call(client({ language }), readThing, {}, { retryDelayMs: () => 0 });
    expect(gateway.received.map(({ form }) => form.language)).toEqual(['ko', 'ko']);
    expect(language).toHaveBeenCalledOnce();
  });

  test('headers can be an asynchronous function, called once for all attempts of a call', async () => {
    const headers = vi.fn(async () => ({ 'X-Trace': 'a', 'X-Shop': 'of the client' }));
    gateway.respond((_, count) => (count === 1 ? refuse('50032') : ok(wireThing)));
    await call(client({ headers }), readThing, {}, { headers: () => ({ 'X-Shop': 'of the call' }), retryDelayMs: () => 0 });
    expect(gateway.received.map(({ headers: sent }) => [sent['x-trace'], sent['x-shop']])).toEqual([
      ['a', 'of the call'],
      ['a', 'of the call'],
    ]);
    expect(headers).toHaveBeenCalledOnce();
  });

  test('the language may come from an asynchronous function', async () => {
    await call(client({ language: async () => 'ko' as const }), readThing);
    await call(client(), readThing, {}, { language: async () => 'zh' as const });
    expect(gateway.received.map(({ form }) => form.language)).toEqual(['ko', 'zh']);
  });

  test('a language that a function returns is checked as well', async () => {
    await expect(untyped(call, client(), readThing, {}, { language: () => 'fr' })).rejects.toThrow(
      new TypeError('test.Thing.read: language is "fr", expected "en", "zh", "tn", "ko" or a locale of one such as "zh-CN"'),
    );
    expect(gateway.received).toHaveLength(0);
  });

  test.each([
    ['a text', 'secret', 'string'],
    ['an array', [['X-Shop', 'a']], 'array'],
  ])('headers are refused when their function returns %s', async (_, returned, kind) => {
    await expect(untyped(call, client({ headers: async () => returned }), readThing)).rejects.toThrow(
      new TypeError(`test.Thing.read: headers returned ${kind}, expected an object of names and values`),
    );
    expect(gateway.received).toHaveLength(0);
  });

  test.each([
    ['an object', { token: 'secret' }, 'object'],
    ['a number', 7, 'number'],
  ])('a session is refused when its get returns %s', async (_, returned, kind) => {
    const session = { get: async () => returned, set() {} };
    await expect(untyped(call, untyped(createMallClient, { baseUrl: gateway.baseUrl, session }), readThing)).rejects.toThrow(
      new TypeError(`test.Thing.read: session.get returned ${kind}, expected a string or null`),
    );
    expect(gateway.received).toHaveLength(0);
  });

  test.each([
    ['NaN', Number.NaN],
    ['-1', -1],
    ['"100"', '100'],
    ['an empty object', Promise.resolve(100)],
  ])('a delay is refused when retryDelayMs returns %s', async (printed, returned) => {
    gateway.respond(() => refuse('50032'));
    await expect(untyped(call, client(), readThing, {}, { retryDelayMs: () => returned })).rejects.toThrow(
      new TypeError(`test.Thing.read: retryDelayMs returned ${printed}, expected milliseconds from 0 to 2147483647, or undefined`),
    );
    expect(gateway.received).toHaveLength(1);
  });

  test('an empty language leaves the choice to the server', async () => {
    await untyped(call, client({ language: 'ko' }), readThing, {}, { language: () => '' });
    expect(gateway.received[0]?.form).not.toHaveProperty('language');
  });

  test('a header without a value is not sent', async () => {
    await call(client({ headers: { 'X-Shop': undefined } }), readThing);
    await call(client({ headers: { 'X-Shop': 'a' } }), readThing, {}, { headers: { 'x-shop': undefined } });
    for (const { headers } of gateway.received) expect(headers).not.toHaveProperty('x-shop');
  });

  test('headers can be a Headers object', async () => {
    await call(client({ headers: new Headers({ 'X-Shop': 'a' }) }), readThing);
    expect(gateway.received[0]?.headers['x-shop']).toBe('a');
  });

  test('an error of the headers function rejects the call', async () => {
    const headers = async () => Promise.reject(new Error('no token'));
    await expect(call(client({ headers }), readThing)).rejects.toThrow('no token');
  });

  test('a call has its own fetch and validation', async () => {
    const fetch = vi.fn<Fetch>((url, init) => globalThis.fetch(url, init));
    await call(client(), readThing, {}, { fetch });
    expect(fetch).toHaveBeenCalledOnce();
    gateway.respond(() => ok({ ...wireThing, open: 'perhaps', id: null }));
    await expect(call(client(), readThing, {}, { validation: 'strict' })).rejects.toMatchObject({
      name: 'ContractViolation',
      message: expect.stringMatching(/^test\.Thing\.read: 2 fields violate the contract: id is null, expected .*; open is string, /),
    });
    await expect(call(client({ validation: 'strict' }), readThing, {}, { validation: 'off' })).resolves.toMatchObject({ name: 'Balm' });
  });

  test('retryDelayMs returns the delay, or undefined to stop retrying', async () => {
    gateway.respond(() => refuse('50032'));
    const retryDelayMs = vi.fn((attempt: number) => (attempt === 1 ? 0 : undefined));
    await expect(call(client({ retryDelayMs }), readThing)).rejects.toMatchObject({ code: '50032' });
    expect(gateway.received).toHaveLength(2);
    expect(retryDelayMs).toHaveBeenNthCalledWith(2, 2, expect.objectContaining({ name: 'RateLimitedError' }));
  });
});

describe('details in hooks and errors', () => {
  test('hooks get the URL, the headers of the response, and each retry', async () => {
    const hooks = { beforeRequest: vi.fn(), afterResponse: vi.fn(), onRetry: vi.fn() };
    gateway.respond((_, count) => (count === 1 ? refuse('50032') : { ...ok(wireThing), headers: { 'X-Served-By': 'b' } }));
    await call(client({ hooks, retryDelayMs: () => 0 }), readThing);
    const url = `${gateway.baseUrl}?store_id=1&store_type=6`;
    expect(hooks.beforeRequest).toHaveBeenCalledWith(expect.objectContaining({ url, attempt: 1 }));
    expect(hooks.onRetry).toHaveBeenCalledOnce();
    expect(hooks.onRetry).toHaveBeenCalledWith(
      expect.objectContaining({ api: 'test.Thing.read', attempt: 1, delayMs: 0, error: expect.objectContaining({ code: '50032' }) }),
    );
    expect(hooks.afterResponse.mock.lastCall?.[0]).toMatchObject({ url, attempt: 2, status: 200, code: '200' });
    expect(hooks.afterResponse.mock.lastCall?.[0].headers).toMatchObject({ 'x-served-by': 'b' });
  });

  test('errors have the URL and the headers of the response', async () => {
    gateway.respond(() => ({ ...refuse('50010'), headers: { 'X-Served-By': 'b' } }));
    const error = await call(client(), catalogProduct, { pro_id: 1001 }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ url: `${gateway.baseUrl}?store_id=1&store_type=6` });
    expect(error).toMatchObject({ headers: { 'x-served-by': 'b' } });
  });

  test('an error of a proxy contains the beginning of its page without markup', async () => {
    const page = `<html><style>h1 { color: red }</style><h1>502  Bad\n Gateway</h1><p>${'upstream '.repeat(40)}</p></html>`;
    gateway.respond(() => ({ status: 502, text: page }));
    await expect(call(client(), sendThing)).rejects.toThrow(
      /^test\.Thing\.send was answered with HTTP 502 \("502 Bad Gateway upstream [upstream ]{70,80}"\)$/,
    );
  });
});
