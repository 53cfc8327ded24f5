import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type AnyMallError,
  BusinessError,
  ContractViolation,
  call,
  createMallClient,
  InsufficientBalanceError,
  isMallError,
  MaintenanceError,
  MallError,
  NetworkError,
  RateLimitedError,
  SessionInvalidError,
  TimeoutError,
} from '../src/index.ts';
import { type Answer, ok, refuse, startGateway, type TestGateway } from './support/gateway.ts';
import { payThing, readThing, sendThing, wireThing } from './support/operations.ts';

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

async function faultOf(promise: Promise<unknown>): Promise<AnyMallError> {
  const outcome = await promise.then(
    () => new Error('it succeeded'),
    (error: unknown) => error,
  );
  if (!isMallError(outcome)) throw outcome;
  expect(outcome).toBeInstanceOf(MallError);
  expect(outcome).toBeInstanceOf(Error);
  return outcome;
}

describe('answers that say no', () => {
  test.each([
    ['203', SessionInvalidError],
    [203, SessionInvalidError],
    ['404', SessionInvalidError],
    ['109', InsufficientBalanceError],
    ['50470', InsufficientBalanceError],
    [4003, MaintenanceError],
    ['50010', BusinessError],
    ['99999', BusinessError],
  ])('code %s is a %o', async (code, Fault) => {
    gateway.answer(() => refuse(code, { more: 1 }));
    const fault = await faultOf(call(client(), payThing));
    expect(fault).toBeInstanceOf(Fault);
    expect(fault).toMatchObject({
      name: Fault.name,
      api: 'test.Thing.pay',
      code: String(code),
      status: 200,
      data: { more: 1 },
      retryable: false,
    });
    expect(fault.serverMessage).toBe(`Refused with ${code}.`);
    expect(gateway.received.map(({ headers }) => headers['x-request-id'])).toEqual([fault.requestId]);
  });

  test('109 is a plain refusal where no balance is at stake', async () => {
    gateway.answer(() => refuse('109'));
    expect((await faultOf(call(client(), sendThing))).name).toBe('BusinessError');
  });

  test("the server's text may be named msg, or be missing", async () => {
    gateway.answer(() => ({ json: { code: '50010', msg: 'Sorry.' } }));
    expect((await faultOf(call(client(), sendThing))).serverMessage).toBe('Sorry.');
    gateway.answer(() => ({ json: { code: '50010' } }));
    expect((await faultOf(call(client(), sendThing))).serverMessage).toBeUndefined();
  });

  test.each<[string, unknown, string]>([
    ['50150', null, '50150 insufficient_stock'],
    ['50010', { errors: [{ field: 'pro_id', rule: 'minimum', limit: 1 }] }, '50010 parameter_refused (pro_id: minimum 1)'],
    [
      '50010',
      { errors: [{ field: 'pro_id', rule: 'required' }, 'odd', { field: 'num', rule: 'maximum', limit: 99 }] },
      '50010 parameter_refused (pro_id: required, num: maximum 99)',
    ],
    ['50010', { errors: 'none' }, '50010 parameter_refused'],
    ['31337', null, '31337 (Refused with 31337.)'],
  ])('the message of code %s with data %j names operation, code and fields', async (code, data, reason) => {
    gateway.answer(() => refuse(code, data));
    expect((await faultOf(call(client(), sendThing))).message).toBe(`test.Thing.send was refused: ${reason}`);
  });

  test('a refused request has its fields, and any other failure has none', async () => {
    gateway.answer(() =>
      refuse('50010', { errors: [{ field: 'pro_id', rule: 'minimum', limit: 1 }, 'odd', { field: 'num', rule: 'required' }] }),
    );
    expect((await faultOf(call(client(), sendThing))).fieldErrors).toEqual([
      { field: 'pro_id', rule: 'minimum', limit: 1 },
      { field: 'num', rule: 'required', limit: undefined },
    ]);
    gateway.answer(() => refuse('50010', { errors: 'none' }));
    expect((await faultOf(call(client(), sendThing))).fieldErrors).toEqual([]);
    gateway.answer(() => ({ cut: true }));
    expect((await faultOf(call(client(), sendThing))).fieldErrors).toEqual([]);
  });

  test.each<[string, unknown, unknown]>([
    [
      'with a notice',
      { systemMsgType: 1, systemMsgTitle: 'Closed', systemMsg: '<p>Until ten.</p>' },
      { title: 'Closed', html: '<p>Until ten.</p>' },
    ],
    ['without a notice', null, undefined],
    ['with a notice of another form', { systemMsgTitle: 'Closed' }, undefined],
  ])('a maintenance %s', async (_, data, notice) => {
    gateway.answer(() => refuse('4003', data));
    const fault = await faultOf(call(client(), sendThing));
    if (fault.name !== 'MaintenanceError') throw fault;
    expect(fault.notice).toEqual(notice);
  });

  test('the message without a name and a text of the server is the code', async () => {
    gateway.answer(() => ({ json: { code: '31337' } }));
    expect((await faultOf(call(client(), sendThing))).message).toBe('test.Thing.send was refused: 31337');
  });

  test.each<[string, Answer]>([
    ['HTTP 429 with any code', refuse('50738', null, { status: 429, headers: { 'Retry-After': '60' } })],
    ['code 220', refuse('220', null, { headers: { 'Retry-After': '60' } })],
    ['code 416', refuse('416', null, { headers: { 'Retry-After': '60' } })],
    ['code 50032', refuse('50032', null, { headers: { 'Retry-After': '60' } })],
    ['HTTP 429 without envelope', { status: 429, text: 'slow down', headers: { 'Retry-After': '60' } }],
  ])('%s is a rate limit with the moment to try again', async (_, answer) => {
    gateway.answer(() => answer);
    const before = Date.now();
    const fault = await faultOf(call(client(), sendThing));
    expect(fault).toBeInstanceOf(RateLimitedError);
    if (fault.name !== 'RateLimitedError') throw fault;
    expect(fault.retryAfter).toBe(60);
    expect(fault).not.toHaveProperty('maybeApplied');
    const at = fault.retryAt?.getTime();
    expect(at).toBeGreaterThanOrEqual(before + 60_000);
    expect(at).toBeLessThanOrEqual(Date.now() + 60_000);
  });

  test('a rate limit without Retry-After names no moment', async () => {
    gateway.answer(() => refuse('50032'));
    expect(await faultOf(call(client(), sendThing))).toMatchObject({ name: 'RateLimitedError', retryAfter: undefined, retryAt: undefined });
  });

  test('a session that is no longer valid is no rate limit, whatever its HTTP status', async () => {
    gateway.answer(() => refuse('203', null, { status: 429 }));
    expect((await faultOf(call(client(), sendThing))).name).toBe('SessionInvalidError');
  });

  test('Retry-After as an HTTP date is the seconds until then', async () => {
    const later = new Date(Date.now() + 90_000).toUTCString();
    gateway.answer(() => refuse('220', null, { status: 429, headers: { 'Retry-After': later } }));
    const { retryAfter } = await faultOf(call(client(), sendThing));
    expect(retryAfter).toBeGreaterThan(85);
    expect(retryAfter).toBeLessThanOrEqual(90);
  });

  test.each([
    ['Sun, 06 Nov 1994 08:49:37 GMT', 0],
    ['soon', undefined],
    ['soon GMT', undefined],
    ['-1', undefined],
    ['1.5', undefined],
  ])('Retry-After %j is %j', async (value, seconds) => {
    gateway.answer(() => refuse('220', null, { status: 429, headers: { 'Retry-After': value } }));
    expect((await faultOf(call(client(), sendThing))).retryAfter).toBe(seconds);
  });

  test('a success may say 200 as a number', async () => {
    gateway.answer(() => ({ json: { code: 200, message: '', data: wireThing } }));
    await expect(call(client(), readThing)).resolves.toMatchObject({ id: 7 });
  });
});

describe('no answer of the gateway', () => {
  test('a cut connection is a network error with its cause', async () => {
    gateway.answer(() => ({ cut: true }));
    const fault = await faultOf(call(client(), sendThing));
    expect(fault).toBeInstanceOf(NetworkError);
    expect(fault).toMatchObject({ maybeApplied: true, retryable: false, status: undefined, code: undefined });
    expect(fault.cause).toBeInstanceOf(Error);
  });

  test('the message of a network error names address, cause and tries', async () => {
    const baseUrl = 'http://127.0.0.1:1/api/';
    const refused = Object.assign(new TypeError('fetch failed'), { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) });
    const fetch = () => Promise.reject<Response>(refused);
    expect((await faultOf(call(client({ baseUrl, fetch }), readThing))).message).toBe(
      'test.Thing.read could not be reached at http://127.0.0.1:1/api/: ECONNREFUSED (3 tries)',
    );
    const hidden = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
    expect((await faultOf(call(client({ baseUrl, fetch: hidden }), sendThing))).message).toBe(
      'test.Thing.send could not be reached at http://127.0.0.1:1/api/: Failed to fetch (1 try)',
    );
  });

  test('the message of a timeout names limit and tries', async () => {
    const fetch = () => new Promise<Response>(() => {});
    expect((await faultOf(call(client({ timeoutMs: 20, fetch }), readThing))).message).toBe(
      'test.Thing.read did not answer within 20 ms (3 tries)',
    );
  });

  test.each<[string, string, object, object]>([
    ['a fetch that resolves to no response', 'test.Thing.read: fetch resolved to no Response', { fetch: async () => ({}) }, {}],
    ['a fetch that throws', 'out of order', { fetch: thrower(new TypeError('out of order')) }, {}],
    ['an input that has no form', 'BigInt', {}, { at: { id: 1n } }],
  ])('%s is a TypeError and is not tried again', async (_, message, options, input) => {
    const attempts: number[] = [];
    const hooks = { beforeRequest: ({ attempt }: { attempt: number }) => void attempts.push(attempt) };
    const error = await call(client({ hooks, ...options }), readThing, { ...input }).catch((thrown: unknown) => thrown);
    expect(isMallError(error)).toBe(false);
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toMatchObject({ message: expect.stringContaining(message) });
    expect(attempts).toEqual([1]);
  });

  test.each<[string, Answer]>([
    ['late head', { ...ok(wireThing), delayMs: 500 }],
    ['body that stops halfway', { ...ok(wireThing), half: true }],
  ])('a %s is a timeout', async (_, answer) => {
    gateway.answer(() => answer);
    const started = Date.now();
    const fault = await faultOf(call(client({ timeoutMs: 5000 }), sendThing, {}, { timeoutMs: 100 }));
    expect(fault).toBeInstanceOf(TimeoutError);
    expect(fault).toMatchObject({ maybeApplied: true, retryable: false });
    expect(Date.now() - started).toBeLessThan(450);
  });

  test('a reader that timed out changed nothing', async () => {
    gateway.answer(() => ({ ...ok(wireThing), delayMs: 400 }));
    expect(await faultOf(call(client({ timeoutMs: 40 }), readThing))).toMatchObject({
      name: 'TimeoutError',
      maybeApplied: false,
      retryable: true,
    });
    expect(gateway.received).toHaveLength(3);
  });

  test('a fetch that does not heed its signal times out all the same', async () => {
    const deaf = client({ timeoutMs: 50, fetch: () => new Promise<Response>(() => {}) });
    expect((await faultOf(call(deaf, sendThing))).name).toBe('TimeoutError');
  });

  test('an HTTP error without envelope is a network error', async () => {
    gateway.answer(() => ({ status: 404, text: '<h1>Not here</h1>' }));
    expect(await faultOf(call(client(), readThing))).toMatchObject({ name: 'NetworkError', status: 404, retryable: false });
    expect(gateway.received).toHaveLength(1);
  });

  test.each<[string, Answer]>([
    ['without envelope', { text: '<h1>No</h1>' }],
    ['with an envelope', { json: { code: '50010', message: 'Please check what you entered.', data: null } }],
  ])('HTTP 403 and 404 %s name the cause in the configuration', async (_, answer) => {
    gateway.answer(() => ({ ...answer, status: 403 }));
    expect((await faultOf(call(client(), sendThing))).message).toBe(
      'test.Thing.send: The gateway refused the Origin of this page (HTTP 403). Add it to MALL_CORS_ORIGINS.',
    );
    gateway.answer(() => ({ ...answer, status: 404 }));
    expect((await faultOf(call(client(), sendThing))).message).toBe(
      'test.Thing.send: Nothing answers at this path (HTTP 404). Check baseUrl.',
    );
  });

  test('a refusal with fields or another code is no matter of the configuration, whatever its HTTP status', async () => {
    gateway.answer(() => refuse('50010', { errors: [{ field: 'id', rule: 'known' }] }, { status: 404 }));
    expect((await faultOf(call(client(), sendThing))).message).toBe('test.Thing.send was refused: 50010 parameter_refused (id: known)');
    gateway.answer(() => refuse('203', null, { status: 403 }));
    expect((await faultOf(call(client(), sendThing))).message).toBe('test.Thing.send was refused: 203 session_invalid');
  });

  test('a success that is no envelope breaks the contract', async () => {
    gateway.answer(() => ({ text: '<h1>Hello</h1>' }));
    const fault = await faultOf(call(client(), readThing));
    expect(fault).toBeInstanceOf(ContractViolation);
    expect(fault).toMatchObject({ path: '', expected: 'an envelope with a code', received: 'text/html' });
  });

  test.each(['{"code":"200","mess', ''])('an answer that is no complete JSON is named so: %j', async (text) => {
    gateway.answer(() => ({ text, headers: { 'Content-Type': 'application/json' } }));
    const fault = await faultOf(call(client(), readThing));
    expect(fault).toBeInstanceOf(ContractViolation);
    expect(fault.message).toBe(
      `test.Thing.read: response data is incomplete or invalid JSON (${text.length} characters), expected an envelope with a code`,
    );
  });
});

describe('a redirect', () => {
  test.each([301, 302, 307, 308])('%i is not followed: neither the session nor the form goes elsewhere', async (status) => {
    const elsewhere = await startGateway();
    try {
      gateway.answer(() => ({ ...ok(wireThing), status, headers: { Location: elsewhere.baseUrl } }));
      const session = { get: () => 'token-1', set: () => {} };
      const fault = await faultOf(call(client({ session }), payThing, {}, { idempotencyKey: 'order-no-1' }));
      expect(fault).toMatchObject({ name: 'NetworkError', status, retryable: false, maybeApplied: true });
      expect(fault.message).toBe('test.Thing.pay: Redirects are not followed. Check baseUrl.');
      expect(gateway.received).toHaveLength(1);
      expect(elsewhere.received).toHaveLength(0);
    } finally {
      await elsewhere.close();
    }
  });
});

describe('aborting', () => {
  test('ends a call in flight, and the request with it', async () => {
    gateway.answer(() => ({ ...ok(wireThing), delayMs: 1000 }));
    const before = gateway.abandoned();
    const controller = new AbortController();
    const pending = call(client(), readThing, {}, { signal: controller.signal });
    setTimeout(() => controller.abort(new Error('enough')), 60);
    const fault = await faultOf(pending);
    expect(fault).toMatchObject({ name: 'AbortedError', maybeApplied: false, retryable: false });
    expect(fault.cause).toMatchObject({ message: 'enough' });
    await expect.poll(() => gateway.abandoned()).toBe(before + 1);
    expect(gateway.received).toHaveLength(1);
  });

  test('before the call sends nothing', async () => {
    const fault = await faultOf(call(client(), readThing, {}, { signal: AbortSignal.abort() }));
    expect(fault.name).toBe('AbortedError');
    expect(gateway.received).toHaveLength(0);
  });

  test('cuts the pause before the next try', async () => {
    gateway.answer(() => refuse('50032', null, { status: 429, headers: { 'Retry-After': '4' } }));
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 100);
    const started = Date.now();
    expect((await faultOf(call(client(), readThing, {}, { signal: controller.signal }))).name).toBe('AbortedError');
    expect(Date.now() - started).toBeLessThan(1000);
    expect(gateway.received).toHaveLength(1);
  });
});

describe('recognising faults', () => {
  test('goes by brand, not by class: another copy of the package counts', () => {
    const foreign = Object.assign(new Error('x'), { [Symbol.for('@mall/sdk.error')]: true });
    expect(isMallError(foreign)).toBe(true);
    expect(isMallError(new Error('x'))).toBe(false);
    expect(isMallError(null)).toBe(false);
    expect(isMallError('203')).toBe(false);
  });
});
