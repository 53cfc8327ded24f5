import { afterAll, beforeAll, beforeEach, expect, expectTypeOf, test } from 'vitest';
import { createMallClient, type Fetch, poll } from '../src/index.ts';
import { type MallResponse, ok, refuse, startGateway, type TestGateway } from './support/gateway.ts';
import { aThing, readThing, type Thing, wireThing } from './support/operations.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.received.length = 0;
});

const client = () => createMallClient({ baseUrl: gateway.baseUrl, timeoutMs: 2000 });
const until = ({ open }: Thing) => open;
const closed: MallResponse = ok({ ...wireThing, open: 0 });

test('poll repeats the call until the response fulfills the condition', async () => {
  gateway.respond((_, count) => (count < 4 ? closed : ok(wireThing)));
  const orderStatus = await poll(client(), readThing, { sNo: 'A1' }, { until, everyMs: 5 });
  expect(orderStatus).toEqual(aThing);
  expectTypeOf(orderStatus).toEqualTypeOf<Thing | undefined>();
  expect(gateway.received.map(({ form }) => form.sNo)).toEqual(['A1', 'A1', 'A1', 'A1']);
});

test('poll waits three seconds between requests by default', async () => {
  gateway.respond((_, count) => (count === 1 ? closed : ok(wireThing)));
  const started = performance.now();
  await poll(client(), readThing, {}, { until });
  expect(performance.now() - started).toBeGreaterThanOrEqual(2990);
});

test('waits for an asynchronous condition', async () => {
  const states = [false, false, true];
  gateway.respond(() => ok(wireThing));
  await poll(client(), readThing, {}, { until: async () => states.shift() ?? true, everyMs: 1 });
  expect(gateway.received).toHaveLength(3);
});

test('never has two questions on their way, however slow the responses', async () => {
  let open = 0;
  const maxCalls: number[] = [];
  const fetch: Fetch = async (url, init) => {
    maxCalls.push(++open);
    const response = await globalThis.fetch(url, init);
    await response.clone().text();
    open--;
    return response;
  };
  gateway.respond((_, count) => ({ ...(count < 4 ? closed : ok(wireThing)), delayMs: 40 }));
  await poll(createMallClient({ baseUrl: gateway.baseUrl, fetch }), readThing, {}, { until, everyMs: 1 });
  expect(maxCalls).toEqual([1, 1, 1, 1]);
});

test('poll continues after a broken connection', async () => {
  // A call fails after its third attempt; polling continues.
  gateway.respond((_, count) => (count < 5 ? { cut: true } : ok(wireThing)));
  await expect(poll(client(), readThing, {}, { until, everyMs: 1 })).resolves.toEqual(aThing);
  expect(gateway.received).toHaveLength(5);
});

test('poll continues after too many requests, and waits for the time that the server requests', async () => {
  gateway.respond((_, count) => (count === 1 ? refuse('50032', null, { status: 429, headers: { 'Retry-After': '1' } }) : ok(wireThing)));
  const started = performance.now();
  await expect(poll(client(), readThing, {}, { until, everyMs: 1, maxRetries: 0 })).resolves.toEqual(aThing);
  expect(performance.now() - started).toBeGreaterThanOrEqual(990);
  expect(gateway.received).toHaveLength(2);
});

test('poll continues while the server is unavailable', async () => {
  // A call fails after its third attempt; polling continues.
  gateway.respond((_, count) => (count < 5 ? refuse('50002', null, { status: 503 }) : ok(wireThing)));
  await expect(poll(client(), readThing, {}, { until, everyMs: 1 })).resolves.toEqual(aThing);
  expect(gateway.received).toHaveLength(5);
});

test('poll rejects with a refusal', async () => {
  gateway.respond((_, count) => (count < 3 ? closed : refuse('50010')));
  await expect(poll(client(), readThing, {}, { until, everyMs: 1 })).rejects.toMatchObject({ code: '50010' });
  expect(gateway.received).toHaveLength(3);
});

test('poll returns undefined when the deadline passes during a pause', async () => {
  gateway.respond(() => closed);
  await expect(poll(client(), readThing, {}, { until, everyMs: 60_000, deadlineMs: 300 })).resolves.toBeUndefined();
  expect(gateway.received).toHaveLength(1);
});

test('poll aborts the request in flight and returns undefined when the deadline passes', async () => {
  gateway.respond(() => ({ ...closed, delayMs: 60_000 }));
  const before = gateway.abandoned();
  await expect(poll(client(), readThing, {}, { until, deadlineMs: 100, timeoutMs: 60_000 })).resolves.toBeUndefined();
  await expect.poll(() => gateway.abandoned(), { timeout: 10_000 }).toBe(before + 1);
});

test('poll ends immediately when it is aborted, including during a pause', async () => {
  gateway.respond(() => closed);
  const controller = new AbortController();
  const polling = poll(client(), readThing, {}, { until, everyMs: 60_000, signal: controller.signal });
  await expect.poll(() => gateway.received.length, { timeout: 10_000 }).toBe(1);
  controller.abort(new Error('left the page'));
  await expect(polling).rejects.toMatchObject({ name: 'AbortedError', cause: { message: 'left the page' } });
  expect(gateway.received).toHaveLength(1);
});

test('poll ends with a timeout at the deadline of its signal', async () => {
  gateway.respond(() => closed);
  const polling = poll(client(), readThing, {}, { until, everyMs: 60_000, signal: AbortSignal.timeout(200) });
  await expect(polling).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(gateway.received).toHaveLength(1);
});
