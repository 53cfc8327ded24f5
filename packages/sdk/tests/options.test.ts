import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { catalogProduct } from '../src/generated/operations/catalog.ts';
import { call, createMall, createMallClient } from '../src/index.ts';
import { exampleOf, wireExampleOf } from '../src/testing.ts';
import { ok, refuse, startGateway, type TestGateway } from './support/gateway.ts';
import { aThing, readThing, signIn, wireThing, writeThing } from './support/operations.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  gateway.received.length = 0;
  gateway.respond(() => ok(wireThing));
});

const client = (more: object = {}) => createMallClient({ baseUrl: gateway.baseUrl, ...more });

describe('createMallClient', () => {
  test.each([
    ['baseUrl', undefined],
    ['baseUrl', ''],
    ['baseUrl', 7],
    ['baseUrl', 'shop.example/api/'],
    ['baseUrl', '/api/'],
    ['baseUrl', 'ftp://shop.example/api/'],
    ['storeId', 0],
    ['storeId', '1'],
    ['storeId', 1.5],
    ['storeType', -1],
    ['timeoutMs', 0],
    ['timeoutMs', Number.POSITIVE_INFINITY],
    ['timeoutMs', Number.NaN],
    ['maxRetries', -1],
    ['maxRetries', null],
    ['language', 7],
    ['language', 'fr'],
    ['language', 'french'],
    ['fetch', 5],
    ['validation', 'loud'],
    ['hooks', 1],
  ])('refuses the %s %j and names it', (name, value) => {
    expect(() => client({ [name]: value })).toThrow(TypeError);
    const printedValue = typeof value === 'number' ? String(value) : JSON.stringify(value);
    expect(() => client({ [name]: value })).toThrow(`createMallClient: ${name} is ${printedValue}, expected `);
  });

  test.each([
    [undefined, 'baseUrl is undefined, expected '],
    [{}, 'baseUrl is undefined, expected '],
    [null, 'options are null, expected an object such as { baseUrl: '],
    ['https://shop.example/api/', 'options are "https://shop.example/api/", expected an object such as { baseUrl: '],
  ])('refuses %j instead of options', (options, message) => {
    expect(() => Reflect.apply(createMallClient, undefined, [options])).toThrow(`createMallClient: ${message}`);
  });

  test.each(['https://shop.example/api/#token=abc', 'https://shop.example/api/#'])(
    'refuses the baseUrl %s, whose fragment would swallow the fields of calls, without printing it',
    (baseUrl) => {
      const message = 'createMallClient: baseUrl is an address with a fragment (#), which is not sent; remove it';
      expect(() => client({ baseUrl })).toThrow(new TypeError(message));
      expect(() => client({ baseUrl: new URL(baseUrl) })).toThrow(new TypeError(message));
    },
  );

  test('takes the address as a URL', async () => {
    await call(createMallClient({ baseUrl: new URL(gateway.baseUrl) }), readThing);
    expect(gateway.received).toHaveLength(1);
  });

  test('names withOptions in the refusal of its options', () => {
    const options: object = { timeout: 5 };
    expect(() => client({}).withOptions(options)).toThrow('withOptions has no option timeout. Did you mean timeoutMs?');
  });

  test.each([
    ['baseURL', 'Did you mean baseUrl?'],
    ['timeout', 'Did you mean timeoutMs?'],
    ['timout', 'Did you mean timeoutMs?'],
    ['maxRetry', 'Did you mean maxRetries?'],
    ['langauge', 'Did you mean language?'],
    ['lagnuage', 'Did you mean language?'],
    ['store_id', 'Did you mean storeId?'],
    [
      'colour',
      'Known: baseUrl, storeId, storeType, session, timeoutMs, maxRetries, retryDelayMs, language, fetch, headers, validation, idempotencyKeys, hooks, logger.',
    ],
  ])('refuses the unknown option %s: %s', (name, hint) => {
    expect(() => client({ [name]: 1 })).toThrow(new TypeError(`createMallClient has no option ${name}. ${hint}`));
  });

  test.each(['en', 'tn', 'en_US', 'zh-TW', 'ko-kr'])('accepts the language %s', (language) => {
    expect(() => client({ language })).not.toThrow();
  });

  test('refuses a hook that is not a function', () => {
    expect(() => client({ hooks: { onError: 'log' } })).toThrow(
      new TypeError('createMallClient: hooks.onError is "log", expected a function'),
    );
  });

  test('refuses an unknown hook', () => {
    expect(() => client({ hooks: { onRequest: () => {} } })).toThrow(
      new TypeError('createMallClient has no hook onRequest. Known: beforeRequest, afterResponse, onRetry, onError, onContractViolation.'),
    );
    expect(() => client({ hooks: { onErrors: () => {} } })).toThrow('Did you mean onError?');
  });

  test.each([
    ['session', 'secret-token', 'session is string, expected an object with get and set'],
    ['session', { get: () => null }, 'session is an object with get, expected an object with get and set'],
    ['logger', {}, 'logger is an empty object, expected an object with debug, info and warn'],
    ['headers', 'secret-token', 'headers is string, expected an object of names and values, or a function that returns one'],
  ])('refuses the %s %j without quoting it', (name, value, message) => {
    expect(() => client({ [name]: value })).toThrow(new TypeError(`createMallClient: ${message}`));
  });

  test.each([{ maxRetries: 0 }, { storeId: 1, storeType: 6, timeoutMs: 1 }, { timeoutMs: undefined, maxRetries: undefined }])(
    'accepts %j',
    (options) => {
      expect(client(options).options).toMatchObject(options);
    },
  );

  test('accepts a relative URL where the page has one', () => {
    vi.stubGlobal('location', { href: 'https://shop.example/cart?step=1' });
    expect(() => client({ baseUrl: '/api/' })).not.toThrow();
    vi.stubGlobal('location', { href: 'about:blank' });
    expect(() => client({ baseUrl: '/api/' })).toThrow('baseUrl');
  });
});

test.each([
  ['JSON.stringify', (value: object) => JSON.stringify(value)],
  ['console.log', (value: object) => inspect(value)],
])('%s shows a client without secrets', (_, print) => {
  const options = {
    baseUrl: 'https://shop.example/api/?key=SECRET',
    headers: { Authorization: 'Bearer SECRET' },
    session: { get: () => 'SECRET', set() {}, token: 'SECRET' },
  };
  for (const printed of [createMallClient(options), createMallClient(options).withOptions({ headers: { 'X-Key': 'SECRET' } })]) {
    const text = print({ printed });
    expect(text).toContain('https://shop.example/api/?[redacted]');
    expect(text).not.toContain('SECRET');
  }
});

describe('an asynchronous session', () => {
  test('is read before each call and written before the call resolves', async () => {
    let token: string | null = 'old';
    const session = {
      get: async () => token,
      set: async (next: string | null) => {
        await Promise.resolve();
        token = next;
      },
    };
    await call(client({ session }), readThing);
    expect(gateway.received.at(-1)?.form.access_id).toBe('old');
    gateway.respond(() => ok({ access_id: 'fresh' }));
    await call(client({ session }), signIn);
    expect(token).toBe('fresh');
    gateway.respond(() => refuse('203'));
    await expect(call(client({ session }), readThing)).rejects.toMatchObject({ name: 'SessionInvalidError' });
    expect(token).toBeNull();
    gateway.respond(() => ok(wireThing));
    await expect(call(client({ session }), readThing)).resolves.toEqual(aThing);
    expect(gateway.received.at(-1)?.form).not.toHaveProperty('access_id');
  });
});

describe('options of one call', () => {
  const session = { get: () => 'of the store', set: vi.fn() };

  test('the language overrides that of the client', async () => {
    await call(client({ language: 'en' }), readThing, {}, { language: 'ko' });
    const { form, headers } = gateway.received[0] ?? expect.fail('nothing was sent');
    expect(form.language).toBe('ko');
    expect(headers['accept-language']).toBe('ko-KR');
  });

  test.each([
    ['another', 'another'],
    [null, undefined],
    [undefined, 'of the store'],
  ])('the token %j sends %j', async (token, sent) => {
    await call(client({ session }), readThing, {}, { token });
    expect(gateway.received[0]?.form.access_id).toBe(sent);
  });

  test.each<[string, object, string]>([
    ['timeoutMs', { timeoutMs: -1 }, 'timeoutMs is -1, expected a whole number from 1 to 2147483647'],
    ['maxRetries', { maxRetries: 0.5 }, 'maxRetries is 0.5, expected a whole number from 0 to 2147483647'],
    [
      'idempotencyKey of 7 characters',
      { idempotencyKey: 'order-1' },
      'idempotencyKey is "order-1", expected 8 to 255 letters, digits, dots, colons, underscores and hyphens',
    ],
    ['idempotencyKey of 256 characters', { idempotencyKey: 'k'.repeat(256) }, 'idempotencyKey is "kkk'],
    ['idempotencyKey with a space', { idempotencyKey: 'order no 1' }, 'idempotencyKey is "order no 1"'],
    ['signal', { signal: 'stop' }, 'signal is "stop", expected an AbortSignal'],
    ['signal that is a controller', { signal: new AbortController() }, 'signal is an AbortController; pass controller.signal'],
    ['token', { token: 12345 }, 'token is number, expected a string or null'],
    ['list of headers', { headers: [['X-A', 'b']] }, 'headers is array, expected an object of names and values'],
    ['headers', { headers: 'X-A: b' }, 'headers is string, expected an object of names and values, or a function that returns one'],
  ])('an invalid %s is a TypeError, and nothing is sent', async (_, options, message) => {
    const error = await call(client(), writeThing, {}, options).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toMatchObject({ message: expect.stringContaining(`test.Thing.write: ${message}`) });
    expect(gateway.received).toHaveLength(0);
  });

  test('an unknown option is a TypeError that names the most similar one', async () => {
    const options: object = { timeout: 100 };
    await expect(call(client(), readThing, {}, options)).rejects.toThrow('test.Thing.read has no option timeout. Did you mean timeoutMs?');
  });

  test('a call with its own token neither reads nor writes the session store', async () => {
    session.set.mockClear();
    gateway.respond(() => refuse('203'));
    await expect(call(client({ session }), readThing, {}, { token: 'of the call' })).rejects.toMatchObject({ code: '203' });
    gateway.respond(() => ok({ access_id: 'fresh' }));
    await call(client({ session }), signIn, {}, { token: null });
    expect(session.set).not.toHaveBeenCalled();
  });
});

describe('withResponse', () => {
  test('resolves to data, status, headers and request id', async () => {
    gateway.respond(() => ({ ...ok(wireThing), headers: { 'X-Served-By': 'a' } }));
    const { data, response, requestId } = await call(client(), readThing).withResponse();
    expect(data).toEqual(aThing);
    expect(response.status).toBe(200);
    expect(response.headers.get('X-Served-By')).toBe('a');
    expect(requestId).toBe(gateway.received[0]?.headers['x-request-id']);
  });

  test('works on the methods of createMall', async () => {
    gateway.respond(() => ok(wireExampleOf(catalogProduct)));
    const { data, response } = await createMall(client()).catalog.product({ pro_id: 1001 }).withResponse();
    expect(data).toEqual(exampleOf(catalogProduct));
    expect(response.ok).toBe(true);
    expect(gateway.received).toHaveLength(1);
  });

  test('rejects as the call does, without an unhandled rejection', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    gateway.respond(() => refuse('50010'));
    await expect(call(client(), readThing).withResponse()).rejects.toMatchObject({ name: 'BusinessError', code: '50010' });
    await new Promise(setImmediate);
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});

const { throwIfAborted } = AbortSignal.prototype;

describe('a platform without some globals of a browser, such as React Native', () => {
  test('creates request ids without crypto', async () => {
    vi.stubGlobal('crypto', undefined);
    await call(client(), readThing);
    await call(client(), readThing);
    const ids = gateway.received.map(({ headers }) => headers['x-request-id']);
    expect(ids).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(new Set(ids).size).toBe(2);
  });

  test('ends calls without DOMException and with signals that have no reason', async () => {
    vi.stubGlobal('DOMException', undefined);
    vi.spyOn(AbortSignal.prototype, 'reason', 'get').mockReturnValue(undefined);
    Reflect.set(AbortSignal.prototype, 'throwIfAborted', undefined);
    onTestFinished(() => {
      vi.restoreAllMocks();
      Reflect.set(AbortSignal.prototype, 'throwIfAborted', throwIfAborted);
    });
    await expect(call(client(), readThing)).resolves.toEqual(aThing);
    const fetchThatIgnoresSignals = client({ fetch: () => new Promise<Response>(() => {}), timeoutMs: 20, maxRetries: 0 });
    await expect(call(fetchThatIgnoresSignals, readThing)).rejects.toMatchObject({ name: 'TimeoutError' });
    await expect(call(client(), readThing, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortedError' });
    expect(gateway.received).toHaveLength(1);
  });
});
