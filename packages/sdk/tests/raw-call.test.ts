import { afterAll, beforeAll, beforeEach, expect, expectTypeOf, test } from 'vitest';
import { type CallOptions, createMallClient, InsufficientBalanceError, rawCall, SessionInvalidError } from '../src/index.ts';
import { ok, refuse, startGateway, type TestGateway } from './support/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.received.length = 0;
  gateway.respond(() => ok({ price: '128' }));
});

const client = (more: object = {}) => createMallClient({ baseUrl: gateway.baseUrl, retryDelayMs: () => 0, ...more });

/** Calls a function with arguments that its types refuse, as JavaScript can. */
const untyped = (fn: (...args: never[]) => unknown, ...args: unknown[]) => Reflect.apply(fn, undefined, args);

test('calls an operation that the SDK does not have, and returns its data as received', async () => {
  const session = { get: () => 'token-1', set() {} };
  const response = rawCall(client({ session, language: 'ko' }), 'mall.New.thing', { field: 1, open: true, ids: [1, 2], place: { a: 'b' } });
  expectTypeOf(response).resolves.toEqualTypeOf<unknown>();
  await expect(response).resolves.toEqual({ price: '128' });
  expect(gateway.received[0]?.form).toEqual({
    api: 'mall.New.thing',
    field: '1',
    open: '1',
    ids: '1,2',
    place: '{"a":"b"}',
    language: 'ko',
    access_id: 'token-1',
  });
  await expect(rawCall(client(), 'mall.New.thing').withResponse()).resolves.toMatchObject({ response: { status: 200 } });
});

test('sends a field that the contract does not have to a known operation', async () => {
  await expect(rawCall(client({ validation: 'strict' }), 'mall.Product.index', { pro_id: 1001, channel: 'app' })).resolves.toEqual({
    price: '128',
  });
  expect(gateway.received[0]?.form).toMatchObject({ pro_id: '1001', channel: 'app' });
});

test('sends a file as a multipart form', async () => {
  await rawCall(client(), 'mall.New.files', { note: 'a', files: [new File(['picture'], 'a.png', { type: 'image/png' })] });
  expect(gateway.received[0]?.url.searchParams.get('api')).toBe('mall.New.files');
  expect(gateway.received[0]?.body).toContain('name="files"; filename="a.png"\r\nContent-Type: image/png\r\n\r\npicture\r\n');
});

test('throws the errors of a call, and reports the end of the session', async () => {
  gateway.respond(() => refuse('109'));
  await expect(rawCall(client(), 'mall.New.pay')).rejects.toThrow(InsufficientBalanceError);
  gateway.respond(() => refuse('50010', { errors: [{ field: 'id', rule: 'minimum', limit: 1 }] }));
  await expect(rawCall(client(), 'mall.New.thing')).rejects.toMatchObject({
    name: 'BusinessError',
    message: 'mall.New.thing was refused: 50010 parameter_refused (id must be at least 1)',
    fieldErrors: [{ field: 'id' }],
  });
  gateway.respond(() => refuse('203'));
  const tokens: (string | null)[] = [];
  const session = { get: () => 'token-1', set: (token: string | null) => void tokens.push(token) };
  await expect(rawCall(client({ session }), 'mall.New.thing')).rejects.toThrow(SessionInvalidError);
  expect(tokens).toEqual([null]);
});

test.each([
  [
    { rule: 'enum', message: 'api: there is no operation "mall.New.thing". Did you mean mall.New.things?' },
    '(api: there is no operation "mall.New.thing". Did you mean mall.New.things?)',
  ],
  [{ rule: 'exists' }, '(there is no operation "mall.New.thing")'],
])('the error of an unknown operation has the reason of the server: %j', async (error, reason) => {
  gateway.respond(() => refuse('50010', { errors: [{ field: 'api', ...error }] }));
  await expect(rawCall(client(), 'mall.New.thing')).rejects.toThrow(`mall.New.thing was refused: 50010 parameter_refused ${reason}`);
});

test.each<[string, CallOptions & { idempotencyKey?: string }, number]>([
  ['not without options, whatever the client says', {}, 1],
  ['as often as maxRetries states', { maxRetries: 1 }, 2],
  ['not with maxRetries 0', { maxRetries: 0 }, 1],
  ['as often as the client says with an idempotency key', { idempotencyKey: 'order-no-1' }, 4],
  ['as often as maxRetries states with an idempotency key', { idempotencyKey: 'order-no-1', maxRetries: 1 }, 2],
])('is retried %s', async (_, options, requests) => {
  gateway.respond(() => refuse('50032'));
  await expect(rawCall(client({ maxRetries: 3 }), 'mall.New.thing', {}, options)).rejects.toMatchObject({ code: '50032' });
  expect(gateway.received).toHaveLength(requests);
  expect(new Set(gateway.received.map(({ headers }) => headers['idempotency-key']))).toEqual(new Set([options.idempotencyKey]));
});

test('a timeout without retries leaves open whether the call was applied', async () => {
  gateway.respond(() => ({ delayMs: 1000, ...ok(null) }));
  await expect(rawCall(client({ timeoutMs: 20 }), 'mall.New.thing')).rejects.toMatchObject({ name: 'TimeoutError', maybeApplied: true });
});

test.each([
  [[undefined, 'mall.New.thing'], 'rawCall: client is undefined, expected the result of createMallClient({ baseUrl })'],
  [[client, { api: 'a' }], 'rawCall: client is function, expected the result of createMallClient({ baseUrl })'],
])('refuses the arguments %j', (args, message) => {
  expect(() => untyped(rawCall, ...args)).toThrow(new TypeError(message));
});

test.each([
  ['an object with api', { api: 'mall.New.thing' }],
  ['""', ''],
])('refuses the name %s', (printed, api) => {
  expect(() => untyped(rawCall, client(), api)).toThrow(
    new TypeError(`rawCall: api is ${printed}, expected the name of an operation such as "mall.Product.index"`),
  );
});
