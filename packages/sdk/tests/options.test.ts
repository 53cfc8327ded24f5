import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { call, createMallClient } from '../src/index.ts';
import { ok, refuse, startGateway, type TestGateway } from './support/gateway.ts';
import { aThing, readThing, signIn, wireThing } from './support/operations.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  gateway.received.length = 0;
  gateway.answer(() => ok(wireThing));
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
  ])('refuses the %s %j by its name', (name, value) => {
    expect(() => client({ [name]: value })).toThrow(TypeError);
    expect(() => client({ [name]: value })).toThrow(`createMallClient: ${name} is ${JSON.stringify(value)}, expected `);
  });

  test.each([{ maxRetries: 0 }, { storeId: 1, storeType: 6, timeoutMs: 1 }, { timeoutMs: undefined, maxRetries: undefined }])(
    'takes %j',
    (options) => {
      expect(client(options).options).toMatchObject(options);
    },
  );

  test('takes a relative address where the page has one', () => {
    vi.stubGlobal('location', { href: 'https://shop.example/cart?step=1' });
    expect(() => client({ baseUrl: '/api/' })).not.toThrow();
    vi.stubGlobal('location', { href: 'about:blank' });
    expect(() => client({ baseUrl: '/api/' })).toThrow('baseUrl');
  });
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
    gateway.answer(() => ok({ access_id: 'fresh' }));
    await call(client({ session }), signIn);
    expect(token).toBe('fresh');
    gateway.answer(() => refuse('203'));
    await expect(call(client({ session }), readThing)).rejects.toMatchObject({ name: 'SessionInvalidError' });
    expect(token).toBeNull();
    gateway.answer(() => ok(wireThing));
    await expect(call(client({ session }), readThing)).resolves.toEqual(aThing);
    expect(gateway.received.at(-1)?.form).not.toHaveProperty('access_id');
  });
});
