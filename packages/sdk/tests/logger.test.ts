import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, createMallClient } from '../src/index.ts';
import { ok, refuse, startGateway, type TestGateway } from './support/gateway.ts';
import { aThing, readThing, sendThing, wireThing } from './support/operations.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.received.length = 0;
});

/** A client with a logger, and the lines that it logs. */
function loggingClient() {
  const lines: [string, object][] = [];
  const log = (message: string, fields: object) => void lines.push([message, fields]);
  const session = { get: () => 'SECRET-session', set() {} };
  const client = createMallClient({ baseUrl: `${gateway.baseUrl}?key=SECRET-key`, logger: { debug: log, info: log, warn: log }, session });
  return { client, lines };
}

test('the log has each request, response and retry of a call, with status, code, duration, reason and delay', async () => {
  const { client, lines } = loggingClient();
  const unavailable = { status: 503, text: '<h1>upstream timed out</h1>', headers: { 'Set-Cookie': 'SECRET-cookie' } };
  gateway.respond((_, count) => (count === 1 ? unavailable : count === 2 ? refuse('50002', null, { status: 503 }) : ok(wireThing)));
  await expect(call(client, readThing, { keyword: 'balm' }, { retryDelayMs: (attempt) => attempt })).resolves.toEqual(aThing);
  const requestId = gateway.received[0]?.headers['x-request-id'];
  const url = `${gateway.baseUrl}?store_id=1&store_type=6`;
  const event = (attempt: number) => ({ api: 'test.Thing.read', requestId, attempt, url });
  const fields = { keyword: 'balm', access_id: '[redacted]' };
  const durationMs = expect.any(Number);
  expect(lines).toEqual([
    ['test.Thing.read request', { ...event(1), fields }],
    ['test.Thing.read response', { ...event(1), status: 503, code: undefined, durationMs }],
    ['test.Thing.read retry', { ...event(1), delayMs: 1, reason: expect.stringContaining('was answered with HTTP 503') }],
    ['test.Thing.read request', { ...event(2), fields }],
    ['test.Thing.read response', { ...event(2), status: 503, code: '50002', durationMs }],
    ['test.Thing.read retry', { ...event(2), delayMs: 2, reason: expect.stringContaining('was refused: 50002') }],
    ['test.Thing.read request', { ...event(3), fields }],
    ['test.Thing.read response', { ...event(3), status: 200, code: '200', durationMs }],
  ]);
  expect(JSON.stringify(lines)).not.toContain('SECRET');
});

test('the log has the reason of a retry without a response', async () => {
  const { client, lines } = loggingClient();
  gateway.respond((_, count) => (count === 1 ? { cut: true } : ok(wireThing)));
  await call(client, readThing, {}, { retryDelayMs: () => 0 });
  expect(lines.map(([message]) => message.split(' ')[1])).toEqual(['request', 'retry', 'request', 'response']);
  expect(lines[1]?.[1]).toMatchObject({ delayMs: 0, reason: expect.stringContaining('could not be reached') });
});

test('the log of a failed call has its error, but no secret at any depth', async () => {
  const { client, lines } = loggingClient();
  gateway.respond(() => refuse('305'));
  const secrets = {
    password: 'SECRET-1',
    imgCode: 'SECRET-2',
    keyCode: 'SECRET-3',
    phone: 'SECRET-4',
    mobile: 'SECRET-5',
    zhanghao_email: 'SECRET-6',
    ID_number: 'SECRET-9',
    address: { tel: 'SECRET-7', list: [{ idCard: 'SECRET-8' }] },
    keyword: 'visible',
  };
  await expect(call(client, sendThing, secrets)).rejects.toThrow();
  const text = JSON.stringify(lines);
  expect(text).not.toContain('SECRET');
  expect(text).toContain('visible');
  expect(text).toContain('test.Thing.send');
  expect(text).toContain('305');
  expect(text).toContain(gateway.received[0]?.headers['x-request-id']);
});

test.each([
  ['info', 'BusinessError', refuse('101', null, { status: 409 }), undefined],
  ['info', 'SessionInvalidError', refuse('203', null, { status: 401 }), undefined],
  ['info', 'AbortedError', {}, AbortSignal.abort()],
  ['warn', 'MaintenanceError', refuse('4003', null, { status: 503 }), undefined],
  ['warn', 'NetworkError', { status: 404, text: '<h1>Not found</h1>' }, undefined],
  ['warn', 'NetworkError', { cut: true }, undefined],
  ['warn', 'ContractViolation', ok({ id: 'seven' }), undefined],
] as const)('the log has at %s the %s of a call', async (level, name, response, signal) => {
  const lines: [string, string][] = [];
  const log = (at: string) => (message: string) => void lines.push([at, message]);
  const logger = { debug: () => {}, info: log('info'), warn: log('warn') };
  const client = createMallClient({ baseUrl: gateway.baseUrl, logger, maxRetries: 0, validation: 'strict' });
  gateway.respond(() => response);
  await expect(call(client, readThing, {}, { signal })).rejects.toThrow();
  expect(lines).toEqual([[level, `test.Thing.read failed: ${name}`]]);
});
