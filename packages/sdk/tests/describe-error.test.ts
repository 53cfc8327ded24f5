import { describe, expect, test } from 'vitest';
import { call, createMallClient, describeError, errorCatalog } from '../src/index.ts';
import { payThing, readThing, sendThing } from './support/operations.ts';

/** What a call throws when the gateway answers this. */
async function thrownBy(answer: () => Response | Promise<Response>, operation = payThing, more: object = {}): Promise<unknown> {
  const client = createMallClient({ baseUrl: 'http://gateway/api/', fetch: async () => answer(), validation: 'strict' });
  return call(client, operation, {}, more).then(
    () => expect.fail('it succeeded'),
    (error: unknown) => error,
  );
}

const refused = (code: string, more: ResponseInit = {}) => Response.json({ code, message: 'In plain words.', data: null }, more);

describe('what to do about a refusal', () => {
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

  test('every code of the catalogue has its own words', async () => {
    for (const [code, { key, action }] of Object.entries(errorCatalog)) {
      if (code !== '200') expect(describeError(await thrownBy(() => refused(code)))).toMatchObject({ messageKey: key, action });
    }
  });

  test('109 has nothing to do with a balance where none is at stake', async () => {
    expect(describeError(await thrownBy(() => refused('109'), sendThing))).toMatchObject({ action: 'toast', messageKey: 'refused' });
  });

  test('says how long to wait', async () => {
    const fault = await thrownBy(() => refused('220', { status: 429, headers: { 'Retry-After': '60' } }));
    expect(describeError(fault)).toMatchObject({ messageKey: 'codeRateLimited', args: { code: '220', retryAfter: 60 } });
  });

  test('a rate limit without a code is "too busy"', async () => {
    const fault = await thrownBy(() => new Response('slow down', { status: 429, headers: { 'Retry-After': '60' } }));
    expect(describeError(fault)).toMatchObject({ action: 'toast', messageKey: 'tooBusy', args: { code: undefined, retryAfter: 60 } });
  });
});

describe('what to do without an answer', () => {
  const unavailable = { action: 'toast', messageKey: 'unavailable' };

  test('a broken connection, a late answer and an odd one are our fault', async () => {
    expect(describeError(await thrownBy(() => Promise.reject(new TypeError('fetch failed'))))).toMatchObject(unavailable);
    expect(describeError(await thrownBy(() => new Promise<Response>(() => {}), payThing, { timeoutMs: 20 }))).toMatchObject(unavailable);
    const odd = describeError(await thrownBy(() => Response.json({ code: 200, data: [] }), readThing));
    expect(odd).toMatchObject({ ...unavailable, args: { message: undefined } });
  });

  test('what the caller aborted needs no word', async () => {
    expect(describeError(await thrownBy(() => refused('200'), payThing, { signal: AbortSignal.abort() }))).toMatchObject({
      action: 'none',
    });
  });

  test.each([new Error('secret'), 'secret', undefined, null, 7, { code: '203' }])('%o is no fault of a call', (thrown) => {
    expect(describeError(thrown)).toEqual({
      ...unavailable,
      args: { code: undefined, requestId: undefined, message: undefined, retryAfter: undefined },
    });
  });
});
