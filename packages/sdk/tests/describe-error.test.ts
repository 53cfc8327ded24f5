import { describe, expect, test } from 'vitest';
import { call, createMallClient, describeError, errorCatalog } from '../src/index.ts';
import { payThing, readThing, sendThing } from './support/operations.ts';

/** Returns the error that a call throws for this response of the gateway. */
async function thrownBy(response: () => Response | Promise<Response>, operation = payThing, more: object = {}): Promise<unknown> {
  const client = createMallClient({ baseUrl: 'http://gateway/api/', fetch: async () => response(), validation: 'strict' });
  return call(client, operation, {}, more).then(
    () => expect.fail('it succeeded'),
    (error: unknown) => error,
  );
}

const refused = (code: string, more: ResponseInit = {}) => Response.json({ code, message: 'In plain words.', data: null }, more);

describe('describeError for a refusal', () => {
  test.each([
    ['203', 'signIn', 'sessionInvalid'],
    ['404', 'signIn', 'signInRequired'],
    ['4003', 'maintenance', 'maintenance'],
    ['109', 'insufficientBalance', 'insufficientBalance'],
    ['50737', 'setPaymentPassword', 'paymentPasswordNotSet'],
    ['50871', 'backToCart', 'cartLineShortOfStock'],
    ['101', 'home', 'unknownProduct'],
    ['50010', 'toast', 'parameterRefused'],
    ['31337', 'toast', 'refused'],
  ])('code %s: %s', async (code, action, messageKey) => {
    expect(describeError(await thrownBy(() => refused(code)))).toEqual({
      action,
      messageKey,
      args: { code, message: 'In plain words.', requestId: expect.stringMatching(/^[0-9a-f]{32}$/), retryAfter: undefined },
    });
  });

  test('every code of the catalogue has its own message', async () => {
    for (const [code, { key, action }] of Object.entries(errorCatalog)) {
      if (code !== '200') expect(describeError(await thrownBy(() => refused(code)))).toMatchObject({ messageKey: key, action });
    }
  });

  test('code 109 is a plain refusal in an operation without a balance', async () => {
    expect(describeError(await thrownBy(() => refused('109'), sendThing))).toMatchObject({ action: 'toast', messageKey: 'refused' });
  });

  test('returns the seconds to wait', async () => {
    const fault = await thrownBy(() => refused('220', { status: 429, headers: { 'Retry-After': '60' } }));
    expect(describeError(fault)).toMatchObject({ messageKey: 'codeRateLimited', args: { code: '220', retryAfter: 60 } });
  });

  test('a rate limit without a code is "too busy"', async () => {
    const fault = await thrownBy(() => new Response('slow down', { status: 429, headers: { 'Retry-After': '60' } }));
    expect(describeError(fault)).toMatchObject({ action: 'toast', messageKey: 'tooBusy', args: { code: undefined, retryAfter: 60 } });
  });
});

describe('describeError without a response', () => {
  const unavailable = { action: 'toast', messageKey: 'unavailable' };

  test('a broken connection, a timeout and an invalid response are reported as unavailable', async () => {
    expect(describeError(await thrownBy(() => Promise.reject(new TypeError('fetch failed'))))).toMatchObject(unavailable);
    expect(describeError(await thrownBy(() => new Promise<Response>(() => {}), payThing, { timeoutMs: 20 }))).toMatchObject(unavailable);
    const odd = describeError(await thrownBy(() => Response.json({ code: 200, data: [] }), readThing));
    expect(odd).toMatchObject({ ...unavailable, args: { message: undefined } });
  });

  test('returns the action none for an aborted call', async () => {
    expect(describeError(await thrownBy(() => refused('200'), payThing, { signal: AbortSignal.abort() }))).toMatchObject({
      action: 'none',
    });
  });

  test.each([new Error('secret'), 'secret', undefined, null, 7, { code: '203' }])(
    'treats %o, which is no error of a call, as unavailable',
    (thrown) => {
      expect(describeError(thrown)).toEqual({
        ...unavailable,
        args: { code: undefined, requestId: undefined, message: undefined, retryAfter: undefined },
      });
    },
  );
});
