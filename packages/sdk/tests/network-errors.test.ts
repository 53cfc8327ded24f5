import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ContractViolation, call, createMallClient, describeError, isMallError, NetworkError, TimeoutError } from '../src/index.ts';
import { type MallResponse, ok, refuse, startGateway, type TestGateway } from './support/gateway.ts';
import { payThing, readThing, sendThing, wireThing } from './support/operations.ts';
import { rejectionOf } from './support/rejection-of.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.received.length = 0;
});

const client = (more: object = {}) => createMallClient({ baseUrl: gateway.baseUrl, ...more });

function thrower(error: Error): () => never {
  return () => {
    throw error;
  };
}

describe('no response of the gateway', () => {
  test('a cut connection is a network error with its cause', async () => {
    gateway.respond(() => ({ cut: true }));
    const fault = await rejectionOf(call(client(), sendThing));
    expect(fault).toBeInstanceOf(NetworkError);
    expect(fault).toMatchObject({ maybeApplied: true, retryable: false, status: undefined, code: undefined });
    expect(fault.cause).toBeInstanceOf(Error);
  });

  test('the message of a network error contains URL, cause and attempts', async () => {
    const baseUrl = 'http://127.0.0.1:1/api/';
    const refused = Object.assign(new TypeError('fetch failed'), { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) });
    const fetch = () => Promise.reject<Response>(refused);
    expect((await rejectionOf(call(client({ baseUrl, fetch }), readThing))).message).toBe(
      'test.Thing.read could not be reached at http://127.0.0.1:1/api/: ECONNREFUSED (attempt 3)',
    );
    const hidden = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
    expect((await rejectionOf(call(client({ baseUrl, fetch: hidden }), sendThing))).message).toBe(
      'test.Thing.send could not be reached at http://127.0.0.1:1/api/: Failed to fetch (attempt 1)',
    );
  });

  test('the message of a network error explains codes that do not name the cause', async () => {
    gateway.respond(() => ({ cut: true }));
    expect((await rejectionOf(call(client(), sendThing))).message).toMatch(
      /: UND_ERR_SOCKET, the connection was closed before the response \(attempt 1\)$/,
    );
    const baseUrl = gateway.baseUrl.replace('http:', 'https:');
    expect((await rejectionOf(call(client({ baseUrl }), sendThing))).message).toMatch(
      /: ERR_SSL_WRONG_VERSION_NUMBER, the server speaks http, not https \(attempt 1\)$/,
    );
  });

  test('the message of a timeout contains limit and attempts', async () => {
    const fetch = () => new Promise<Response>(() => {});
    expect((await rejectionOf(call(client({ timeoutMs: 20, fetch }), readThing))).message).toBe(
      'test.Thing.read did not answer within 20 ms (attempt 3)',
    );
  });

  test.each<[string, string, object]>([
    ['a fetch that resolves to no response', 'test.Thing.read: fetch resolved to no Response', { fetch: async () => ({}) }],
    ['a fetch that throws', 'out of order', { fetch: thrower(new TypeError('out of order')) }],
  ])('%s is a TypeError and is not retried', async (_, message, options) => {
    const attempts: number[] = [];
    const hooks = { beforeRequest: ({ attempt }: { attempt: number }) => void attempts.push(attempt) };
    const error = await call(client({ hooks, ...options }), readThing).catch((thrown: unknown) => thrown);
    expect(isMallError(error)).toBe(false);
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toMatchObject({ message: expect.stringContaining(message) });
    expect(attempts).toEqual([1]);
  });

  test.each<[string, MallResponse]>([
    ['late head', { ...ok(wireThing), delayMs: 500 }],
    ['body that stops halfway', { ...ok(wireThing), half: true }],
  ])('a %s is a timeout', async (_, response) => {
    gateway.respond(() => response);
    const started = Date.now();
    const fault = await rejectionOf(call(client({ timeoutMs: 5000 }), sendThing, {}, { timeoutMs: 100 }));
    expect(fault).toBeInstanceOf(TimeoutError);
    expect(fault).toMatchObject({ maybeApplied: true, retryable: false });
    expect(Date.now() - started).toBeLessThan(450);
  });

  test('a read operation that timed out was not applied', async () => {
    gateway.respond(() => ({ ...ok(wireThing), delayMs: 400 }));
    const attempts: number[] = [];
    const hooks = { beforeRequest: ({ attempt }: { attempt: number }) => void attempts.push(attempt) };
    expect(await rejectionOf(call(client({ timeoutMs: 40, hooks }), readThing))).toMatchObject({
      name: 'TimeoutError',
      maybeApplied: false,
      retryable: true,
    });
    expect(attempts).toEqual([1, 2, 3]);
  });

  test('a fetch that ignores its signal times out nevertheless', async () => {
    const fetchThatIgnoresSignals = client({ timeoutMs: 50, fetch: () => new Promise<Response>(() => {}) });
    expect((await rejectionOf(call(fetchThatIgnoresSignals, sendThing))).name).toBe('TimeoutError');
  });

  test('an HTTP error without envelope is a network error', async () => {
    gateway.respond(() => ({ status: 404, text: '<h1>Not here</h1>' }));
    expect(await rejectionOf(call(client(), readThing))).toMatchObject({ name: 'NetworkError', status: 404, retryable: false });
    expect(gateway.received).toHaveLength(1);
  });

  test.each<[string, MallResponse]>([
    ['without envelope', { text: '<h1>No</h1>' }],
    ['with an envelope', { json: { code: '50010', message: 'Please check what you entered.', data: null } }],
  ])('HTTP 403 and 404 %s name the cause in the configuration', async (_, response) => {
    gateway.respond(() => ({ ...response, status: 403 }));
    expect((await rejectionOf(call(client(), sendThing))).message).toMatch(
      /HTTP 403( \("No"\))?\. If the call comes from a page, the gateway must list its origin in MALL_CORS_ORIGINS\.$/,
    );
    gateway.respond(() => ({ ...response, status: 404 }));
    expect((await rejectionOf(call(client(), sendThing))).message).toMatch(
      /HTTP 404( \("No"\))?\. No gateway at this address\. Check baseUrl/,
    );
  });

  test.each([
    ['method', 'enum', 405],
    ['path', 'enum', 404],
  ])('a refusal of the field %s names baseUrl as the cause', async (field, rule, status) => {
    gateway.respond(() => refuse('50010', { errors: [{ field, rule }] }, { status }));
    expect((await rejectionOf(call(client(), sendThing))).message).toBe(
      `test.Thing.send was refused with HTTP ${status}. No gateway at this address. Check baseUrl: it ends with the path of the gateway, usually /api/.`,
    );
  });

  test.each([{}, [], { errors: [] }, { hint: 1 }])('HTTP 403 with the data %j names the setting of the gateway', async (data) => {
    gateway.respond(() => refuse('50010', data, { status: 403 }));
    expect((await rejectionOf(call(client(), sendThing))).message).toBe(
      'test.Thing.send was refused with HTTP 403. If the call comes from a page, the gateway must list its origin in MALL_CORS_ORIGINS.',
    );
  });

  test('a refusal with fields or another code names no configuration, whatever its HTTP status', async () => {
    gateway.respond(() => refuse('50010', { errors: [{ field: 'id', rule: 'exists' }] }, { status: 404 }));
    expect((await rejectionOf(call(client(), sendThing))).message).toBe(
      'test.Thing.send was refused: 50010 parameter_refused (id names no record that this session may use)',
    );
    gateway.respond(() => refuse('203', null, { status: 403 }));
    expect((await rejectionOf(call(client(), sendThing))).message).toMatch(/^test\.Thing\.send was refused: 203 session_invalid\. /);
  });

  test('a success that is not an envelope violates the contract', async () => {
    gateway.respond(() => ({ text: '<h1>Hello</h1>' }));
    const fault = await rejectionOf(call(client(), readThing));
    expect(fault).toBeInstanceOf(ContractViolation);
    expect(fault).toMatchObject({
      path: '',
      expected: 'an envelope with a code. Check baseUrl if this is not the gateway',
      received: 'text/html ("Hello")',
    });
  });

  test.each([
    ['{"code":"200","mess', 'application/json', 'incomplete or invalid JSON (19 characters)'],
    ['', 'application/json', 'empty'],
    ['{"ok":true}', 'application/json', 'application/json ("{"ok":true}")'],
    ['{"ok":true}', '', 'text without a content type ("{"ok":true}")'],
  ])('names the response %j of the type "%s", which is no envelope', async (text, type, received) => {
    gateway.respond(() => ({ text, headers: { 'Content-Type': type } }));
    const fault = await rejectionOf(call(client(), readThing));
    expect(fault).toBeInstanceOf(ContractViolation);
    expect(fault.message).toBe(
      `test.Thing.read: the response is ${received}, expected an envelope with a code. Check baseUrl if this is not the gateway`,
    );
  });
});

describe('a redirect', () => {
  test.each([301, 302, 307, 308])('%i is not followed: neither the session nor the form is sent elsewhere', async (status) => {
    const elsewhere = await startGateway();
    try {
      gateway.respond(() => ({ ...ok(wireThing), status, headers: { Location: `${elsewhere.baseUrl}?key=SECRET#SECRET` } }));
      const session = { get: () => 'token-1', set: () => {} };
      const fault = await rejectionOf(call(client({ session }), payThing, {}, { idempotencyKey: 'order-no-1' }));
      expect(fault).toMatchObject({ name: 'NetworkError', status, retryable: false, maybeApplied: true });
      expect(fault.message).toBe(
        `test.Thing.pay was answered with HTTP ${status} to ${elsewhere.baseUrl}. Redirects are not followed. Check baseUrl: it ends with the path of the gateway, usually /api/.`,
      );
      expect(gateway.received).toHaveLength(1);
      expect(elsewhere.received).toHaveLength(0);
    } finally {
      await elsewhere.close();
    }
  });
});

test.each([
  ['https://user:SECRET@login.example/start?next=SECRET', ' to https://login.example/start'],
  ['/login?next=SECRET', ' to /login'],
  ['', ''],
])('the error of a redirect names its target %s without credentials and query', async (location, target) => {
  gateway.respond(() => ({ status: 302, text: '', headers: location ? { Location: location } : {} }));
  const { message } = await rejectionOf(call(client(), sendThing));
  expect(message).toContain(`was answered with HTTP 302${target}. Redirects are not followed.`);
});

describe('aborting', () => {
  test('aborts a call in flight, and its request', async () => {
    gateway.respond(() => ({ ...ok(wireThing), delayMs: 1000 }));
    const before = gateway.abandoned();
    const controller = new AbortController();
    const pending = call(client(), readThing, {}, { signal: controller.signal });
    setTimeout(() => controller.abort(new Error('enough')), 60);
    const fault = await rejectionOf(pending);
    expect(fault).toMatchObject({ name: 'AbortedError', maybeApplied: false, retryable: false });
    expect(fault.cause).toMatchObject({ message: 'enough' });
    await expect.poll(() => gateway.abandoned()).toBe(before + 1);
    expect(gateway.received).toHaveLength(1);
  });

  test('with AbortSignal.timeout rejects with a TimeoutError and is not retried', async () => {
    gateway.respond(() => ({ ...ok(wireThing), delayMs: 1000 }));
    const attempts: number[] = [];
    const hooks = { onRetry: ({ attempt }: { attempt: number }) => void attempts.push(attempt) };
    const fault = await rejectionOf(call(client({ hooks }), sendThing, {}, { signal: AbortSignal.timeout(60) }));
    expect(fault).toBeInstanceOf(TimeoutError);
    expect(fault).toMatchObject({
      message: 'test.Thing.send exceeded the deadline of its signal',
      maybeApplied: true,
      retryable: false,
      cause: { name: 'TimeoutError' },
    });
    expect(describeError(fault).action).toBe('toast');
    gateway.respond(() => refuse('50032', null, { status: 429, headers: { 'Retry-After': '4' } }));
    const waiting = await rejectionOf(call(client(), readThing, {}, { signal: AbortSignal.timeout(100) }));
    expect(waiting).toMatchObject({ name: 'TimeoutError', maybeApplied: false });
    expect(attempts).toEqual([]);
  });

  test('sends no request when the signal is aborted before the call', async () => {
    const fault = await rejectionOf(call(client(), readThing, {}, { signal: AbortSignal.abort() }));
    expect(fault.name).toBe('AbortedError');
    expect(gateway.received).toHaveLength(0);
  });

  test('ends the delay before the next attempt', async () => {
    gateway.respond(() => refuse('50032', null, { status: 429, headers: { 'Retry-After': '4' } }));
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 100);
    const started = Date.now();
    expect((await rejectionOf(call(client(), readThing, {}, { signal: controller.signal }))).name).toBe('AbortedError');
    expect(Date.now() - started).toBeLessThan(1000);
    expect(gateway.received).toHaveLength(1);
  });
});
