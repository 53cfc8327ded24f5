import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allOperations } from '../src/generated/facade.ts';
import { call, createMallClient, type Operation } from '../src/index.ts';
import { defaultRetryDelay } from '../src/retry.ts';
import { ok, refuse, startGateway, type TestGateway } from './support/gateway.ts';
import { aThing, payThing, readThing, sendThing, wireThing, writeThing } from './support/operations.ts';
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
const operations = Object.values(allOperations).flatMap((domain) => Object.values<Operation<object, unknown>>(domain));
const headerOf = (name: string) => gateway.received.map(({ headers }) => headers[name]);

describe('retries', () => {
  test('a safe call succeeds after two errors with one request id', async () => {
    gateway.respond((_, count) => (count < 3 ? { cut: true } : ok(wireThing)));
    const attempts: number[] = [];
    const hooks = { beforeRequest: ({ attempt }: { attempt: number }) => void attempts.push(attempt) };
    await expect(call(client({ hooks }), readThing, { pro_id: 1 })).resolves.toEqual(aThing);
    expect(attempts).toEqual([1, 2, 3]);
    expect(new Set(headerOf('x-request-id')).size).toBe(1);
    expect(gateway.received.map(({ form }) => form.pro_id)).toEqual(['1', '1', '1']);
  });

  test('each attempt has its own timeout', async () => {
    gateway.respond((_, count) => (count === 1 ? { ...ok(wireThing), delayMs: 600 } : { ...ok(wireThing), delayMs: 150 }));
    await expect(call(client({ timeoutMs: 250 }), readThing)).resolves.toEqual(aThing);
    expect(gateway.received).toHaveLength(2);
  });

  test('the third attempt is the last', async () => {
    gateway.respond(() => ({ status: 502, text: 'bad gateway' }));
    await expect(call(client(), readThing)).rejects.toMatchObject({ name: 'NetworkError', status: 502, retryable: true });
    expect(gateway.received).toHaveLength(3);
  });

  test.each([
    ['of the client', { maxRetries: 0 }, {}, 1],
    ['of the client', { maxRetries: 1 }, {}, 2],
    ['of the call before that of the client', { maxRetries: 0 }, { maxRetries: 3 }, 4],
    ['of the call', {}, { maxRetries: 0 }, 1],
  ])('maxRetries %s limits the attempts: %j, %j', async (_, options, more, attemptsByOperation) => {
    gateway.respond(() => ({ status: 502, text: 'bad gateway', headers: { 'Retry-After': '0' } }));
    await expect(call(client(options), readThing, {}, more)).rejects.toMatchObject({ name: 'NetworkError', status: 502 });
    expect(gateway.received).toHaveLength(attemptsByOperation);
  });

  test('a transient code is retried, any other is not', async () => {
    gateway.respond((_, count) => (count === 1 ? refuse('50032') : ok(wireThing)));
    await expect(call(client(), readThing)).resolves.toEqual(aThing);
    expect(gateway.received).toHaveLength(2);
    gateway.respond(() => refuse('50010'));
    await expect(call(client(), readThing)).rejects.toMatchObject({ code: '50010' });
    expect(gateway.received).toHaveLength(3);
  });

  test('the delay is the number of seconds that the server requests', async () => {
    gateway.respond((_, count) => (count === 1 ? refuse('50032', null, { status: 429, headers: { 'Retry-After': '1' } }) : ok(wireThing)));
    const started = Date.now();
    await call(client(), readThing);
    expect(Date.now() - started).toBeGreaterThanOrEqual(990);
  });

  test('a server that requests a minute is not retried', async () => {
    gateway.respond(() => refuse('50032', null, { status: 429, headers: { 'Retry-After': '60' } }));
    await expect(call(client(), readThing)).rejects.toMatchObject({ code: '50032', retryAfter: 60, retryable: true });
    expect(gateway.received).toHaveLength(1);
  });

  test('an operation that accepts a key is retried with the key of the call', async () => {
    gateway.respond((_, count) => (count < 3 ? { cut: true } : ok(wireThing)));
    await expect(call(client(), writeThing, {}, { idempotencyKey: 'order-no-1' })).resolves.toEqual(aThing);
    expect(headerOf('idempotency-key')).toEqual(['order-no-1', 'order-no-1', 'order-no-1']);
  });

  test('a call without a key is retried with one random key, which its error has', async () => {
    gateway.respond(() => ({ cut: true }));
    const failures = [await rejectionOf(call(client(), writeThing)), await rejectionOf(call(client(), writeThing))];
    expect(failures[0]).toMatchObject({ name: 'NetworkError', maybeApplied: true, retryable: true, attempt: 3 });
    const [one, other] = failures.map(({ idempotencyKey }) => idempotencyKey);
    expect(one).toMatch(/^[0-9a-f]{32}$/);
    expect(other).not.toBe(one);
    expect(headerOf('idempotency-key')).toEqual([one, one, one, other, other, other]);
  });

  test('a key in the headers of the call is that of all attempts', async () => {
    gateway.respond(() => ({ cut: true }));
    const failure = await rejectionOf(call(client(), writeThing, {}, { headers: { 'idempotency-key': 'order-no-1' } }));
    expect(failure.idempotencyKey).toBe('order-no-1');
    expect(headerOf('idempotency-key')).toEqual(['order-no-1', 'order-no-1', 'order-no-1']);
  });

  test('the key of the option takes precedence over that of the headers, and the error has the key that a hook sent', async () => {
    gateway.respond(() => ({ cut: true }));
    const headers = { 'Idempotency-Key': 'header-key-1' };
    const own = { maxRetries: 0, headers, idempotencyKey: 'option-key-1' };
    expect((await rejectionOf(call(client(), writeThing, {}, own))).idempotencyKey).toBe('option-key-1');
    const hooks = { beforeRequest: ({ headers: sent }: { headers: Headers }) => sent.set('Idempotency-Key', 'hook-key-1') };
    expect((await rejectionOf(call(client({ hooks }), writeThing, {}, { maxRetries: 0 }))).idempotencyKey).toBe('hook-key-1');
    expect(headerOf('idempotency-key')).toEqual(['option-key-1', 'hook-key-1']);
  });

  test('a call without a key is sent once to a server that ignores keys', async () => {
    gateway.respond(() => ({ cut: true }));
    const legacy = client({ idempotencyKeys: false });
    await expect(call(legacy, writeThing)).rejects.toMatchObject({ maybeApplied: true, retryable: false, idempotencyKey: undefined });
    expect(headerOf('idempotency-key')).toEqual([undefined]);
  });

  test('other operations are sent once, whatever the error', async () => {
    gateway.respond(() => ({ status: 503, text: 'away' }));
    await expect(call(client(), sendThing)).rejects.toMatchObject({
      name: 'NetworkError',
      retryable: false,
    });
    expect(headerOf('idempotency-key')).toEqual([undefined]);
  });

  test('a payment without a key is never retried by a client without keys, even when the server requests it', async () => {
    gateway.respond(() => refuse('50032', null, { status: 429, headers: { 'Retry-After': '0' } }));
    await expect(call(client({ idempotencyKeys: false }), payThing)).rejects.toMatchObject({ code: '50032' });
    expect(gateway.received).toHaveLength(1);
    await expect(call(client(), payThing, {}, { idempotencyKey: 'payment-1' })).rejects.toMatchObject({ code: '50032' });
    expect(headerOf('idempotency-key')).toEqual([undefined, 'payment-1', 'payment-1', 'payment-1']);
    expect(new Set(headerOf('x-request-id')).size).toBe(2);
  });

  test('each operation of the contract is repeated as often as the contract allows', async () => {
    const attemptsByOperation = await Promise.all(
      operations.map(async (operation) => {
        let sent = 0;
        const fetch = () => {
          sent++;
          return Promise.reject<Response>(new TypeError('fetch failed'));
        };
        await expect(call(client({ fetch }), operation, {})).rejects.toMatchObject({ name: 'NetworkError' });
        return [operation.api, sent] as const;
      }),
    );
    expect(attemptsByOperation).toEqual(operations.map(({ api, idempotency }) => [api, idempotency === 'no' ? 1 : 3]));
    expect(operations.find(({ api }) => api === 'mall.Pay.walletPay')?.idempotency).toBe('key');
  });

  test('the delay is random below a doubling limit', () => {
    for (const [attempt, limit] of [
      [1, 250],
      [2, 500],
      [20, 5000],
    ] as const) {
      const delays = Array.from({ length: 200 }, () => defaultRetryDelay(attempt, { retryAfter: undefined }) ?? Number.NaN);
      expect(Math.min(...delays)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...delays)).toBeLessThan(limit);
      expect(delays.every(Number.isInteger)).toBe(true);
      expect(new Set(delays).size).toBeGreaterThan(100);
    }
  });
});
