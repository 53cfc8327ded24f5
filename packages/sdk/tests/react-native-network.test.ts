/** Tests calls over `whatwg-fetch`, which React Native uses as its `fetch`, on an XMLHttpRequest with the limits of the native one. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { call, createMallClient } from '../src/index.ts';
import { ok, startGateway, type TestGateway } from './support/gateway.ts';
import { NativeXMLHttpRequest } from './support/native-xhr.ts';
import { aThing, readThing, signIn, wireThing } from './support/operations.ts';
import { rejectionOf } from './support/rejection-of.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('XMLHttpRequest', NativeXMLHttpRequest);
  const { fetch, Headers, Request, Response } = await import('whatwg-fetch');
  for (const [name, value] of Object.entries({ fetch, Headers, Request, Response })) vi.stubGlobal(name, value);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await gateway.close();
});

test('a call over whatwg-fetch sends the form with its content type', async () => {
  gateway.respond(() => ok(wireThing));
  await expect(call(createMallClient({ baseUrl: gateway.baseUrl }), readThing, { id: 7 })).resolves.toEqual(aThing);
  expect(gateway.received.at(-1)).toMatchObject({
    form: { api: 'test.Thing.read', id: '7' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
});

test('a call over whatwg-fetch refuses the response of a followed redirect, and stores none of its tokens', async () => {
  const elsewhere = await startGateway();
  const stored: (string | null)[] = [];
  const session = { get: () => null, set: (token: string | null) => void stored.push(token) };
  try {
    gateway.respond(() => ({ status: 307, headers: { Location: elsewhere.baseUrl } }));
    elsewhere.respond(() => ok({ access_id: 'stolen' }));
    const fault = await rejectionOf(call(createMallClient({ baseUrl: gateway.baseUrl, session }), signIn));
    expect(fault.message).toBe(
      `test.Login.login was answered with HTTP 302 to ${elsewhere.baseUrl}. Redirects are not followed. Check baseUrl: it ends with the path of the gateway, usually /api/.`,
    );
    expect(stored).toEqual([]);
  } finally {
    await elsewhere.close();
  }
});
