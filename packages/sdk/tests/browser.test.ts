import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call, createMallClient } from '../src/index.ts';
import { sendThing } from './support/operations.ts';
import { rejectionOf } from './support/rejection-of.ts';

const page = new URL('https://shop.example/cart');
const unreachable = () => Promise.reject<Response>(new TypeError('Failed to fetch'));

beforeEach(() => {
  vi.stubGlobal('location', page);
});
afterEach(() => vi.unstubAllGlobals());

describe('createMallClient in a browser', () => {
  test.each([{}, { baseUrl: undefined }, { baseUrl: null }, { baseUrl: 12 }, { baseUrl: {} }, undefined])(
    'refuses a missing baseUrl instead of using the address of the page: %j',
    (options) => {
      expect(() => Reflect.apply(createMallClient, undefined, [options])).toThrow(
        /^createMallClient: baseUrl is .*, expected the address /,
      );
    },
  );

  test.each(['shop.example/api/', 'api/', 'localhost:4010/api/'])(
    'refuses %s, which has neither a scheme nor a leading slash',
    (baseUrl) => {
      expect(() => createMallClient({ baseUrl })).toThrow(
        `createMallClient: baseUrl is "${baseUrl}", expected the address of a gateway with https:// or http://, such as https://shop.example/api/, or in a browser a path with a leading slash`,
      );
    },
  );

  test.each(['/api/', './api/', '../api/', '//other.example/api/', 'HTTPS://shop.example/api/'])('accepts %s', (baseUrl) => {
    expect(() => createMallClient({ baseUrl })).not.toThrow();
  });
});

describe('the error of a request that a browser does not send', () => {
  const messageFor = async (baseUrl: string) => {
    // The `Request` of Node.js cannot resolve a path: Node.js has no page.
    vi.stubGlobal('Request', function request(url: string) {
      return { url: new URL(url, page).href };
    });
    return (await rejectionOf(call(createMallClient({ baseUrl, fetch: unreachable }), sendThing))).message;
  };

  test('names the setting of the gateway that allows the origin of the page', async () => {
    expect(await messageFor('https://api.example/api/')).toBe(
      'test.Thing.send could not be reached at https://api.example/api/: Failed to fetch. If the gateway is running, it must list the origin https://shop.example of this page in MALL_CORS_ORIGINS (attempt 1)',
    );
  });

  test.each(['https://shop.example/api/', '/api/'])('has no such hint for %s, which has the origin of the page', async (baseUrl) => {
    expect(await messageFor(baseUrl)).toBe(`test.Thing.send could not be reached at ${baseUrl}: Failed to fetch (attempt 1)`);
  });

  test('states that the device is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await messageFor('https://api.example/api/')).toMatch(/: Failed to fetch\. This device is offline \(attempt 1\)$/);
  });
});
