import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as production from '../src/diagnostics/developer-details.production.ts';
import { uploadsAdd } from '../src/generated/operations/uploads.ts';
import { call, createMallClient, type MallError, upload } from '../src/index.ts';
import { type MallResponse, ok, refuse, startGateway, type TestGateway } from './support/gateway.ts';
import { readThing, sendThing, uploadPicture, wireThing } from './support/operations.ts';
import { rejectionOf } from './support/rejection-of.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.received.length = 0;
});

const client = (more: object = {}) => createMallClient({ baseUrl: gateway.baseUrl, retryDelayMs: () => 0, ...more });
const errorOf = (response: MallResponse, more: object = {}, operation = sendThing) => {
  gateway.respond(() => response);
  return rejectionOf(call(client(more), operation));
};

describe('the error of a refusal', () => {
  test('has the name of its code, its meaning and its path in the documentation', async () => {
    expect(await errorOf(refuse('50150'))).toMatchObject({
      code: '50150',
      codeName: 'insufficient_stock',
      meaning: 'There is not enough stock for the quantity.',
      docsPath: '/errors/#50150',
      message: 'test.Thing.send was refused: 50150 insufficient_stock. There is not enough stock for the quantity.',
    });
  });

  test('has neither name nor meaning for a code that is not in the catalogue', async () => {
    const { codeName, meaning, docsPath, message } = await errorOf(refuse('31337'));
    expect([codeName, meaning, docsPath]).toEqual([undefined, undefined, undefined]);
    expect(message).toBe('test.Thing.send was refused: 31337 (Refused with 31337.)');
  });

  test('has the number of its attempt', async () => {
    expect(await errorOf(refuse('50032'), { maxRetries: 1 }, readThing)).toMatchObject({ attempt: 2 });
  });
});

describe('the URL in errors and hooks', () => {
  const secrets = (origin: string) => `${origin}?key=secret-1`;

  test('omits the query of baseUrl', async () => {
    const afterResponse = vi.fn();
    const error = await errorOf(refuse('101'), { baseUrl: secrets(gateway.baseUrl), hooks: { afterResponse } });
    expect(gateway.received[0]?.url.search).toBe('?key=secret-1&store_id=1&store_type=6');
    expect(error.url).toBe(`${gateway.baseUrl}?store_id=1&store_type=6`);
    expect(afterResponse).toHaveBeenCalledWith(expect.objectContaining({ url: error.url }));
  });

  test('omits the query in the message of a network error as well', async () => {
    const error = await errorOf({ cut: true }, { baseUrl: secrets(gateway.baseUrl) });
    expect(error.message).toMatch(/^test\.Thing\.send could not be reached at http:\/\/127\.0\.0\.1:\d+\/api\/: \S+ .*\(attempt 1\)$/);
  });

  test('never contains credentials: createMallClient refuses them without quoting them', () => {
    expect(() => client({ baseUrl: 'https://user:secret-1@shop.example/api/' })).toThrow(
      'createMallClient: baseUrl is an address with a user name or password, which cannot be sent; use the option headers',
    );
  });
});

describe('the headers of the response in errors and hooks', () => {
  test('are a read-only record with lower-case names, which can be serialized as JSON, with secrets masked', async () => {
    const headers = { 'X-Served-By': 'b', 'Set-Cookie': 'pc_user=secret-1', 'X-Device-Token': 'secret-2' };
    const afterResponse = vi.fn();
    const error = await errorOf({ ...refuse('101'), headers }, { hooks: { afterResponse } });
    expect(error.headers).toMatchObject({ 'x-served-by': 'b', 'set-cookie': '[redacted]', 'x-device-token': '[redacted]' });
    expect(Object.isFrozen(error.headers)).toBe(true);
    expect(JSON.stringify(error)).toContain('"x-served-by":"b"');
    expect(afterResponse.mock.lastCall?.[0].headers).toEqual(error.headers);
  });

  test('are complete in withResponse', async () => {
    gateway.respond(() => ({ ...ok(wireThing), headers: { 'X-Device-Token': 'device-1' } }));
    const { response } = await call(client(), readThing).withResponse();
    expect(response.headers.get('X-Device-Token')).toBe('device-1');
  });
});

describe('a response that is not from the gateway', () => {
  test('is quoted with mail addresses, tokens and long numbers masked', async () => {
    const text = '<h1>Bad gateway</h1> mail admin@shop.example token=abc123 sk_live_abcdefghijklmnopqrstuvwxyz card 4111111111111111';
    const excerpt = 'Bad gateway mail [redacted] token=[redacted] [redacted] card [redacted]';
    expect(await errorOf({ status: 502, text })).toMatchObject({
      name: 'NetworkError',
      status: 502,
      excerpt,
      message: `test.Thing.send was answered with HTTP 502 ("${excerpt}")`,
    });
    expect(await errorOf({ text })).toMatchObject({ name: 'ContractViolation', excerpt });
  });

  test.each([
    ['Authorization: Bearer abcdef0123456789', 'Authorization: Bearer [redacted]'],
    ['{"token": "short"}', '{"token": "[redacted]"}'],
    ['session eyJhbGciOiJ9.eyJpZCI6MX0.c2ln ended', 'session [redacted] ended'],
    ['call +86 138 0013 8000 or (010) 5555-0100', 'call [redacted] or [redacted]'],
    ['2026-11-26 14:05:00 nginx/1.25.3 502 Bad Gateway', '2026-11-26 14:05:00 nginx/1.25.3 502 Bad Gateway'],
    ['Bearer authentication required', 'Bearer authentication required'],
  ])('is quoted as an excerpt: %s', async (text, excerpt) => {
    expect(await errorOf({ status: 502, text })).toMatchObject({ excerpt });
  });

  test.each([
    [401, 'A proxy in front of the gateway requires credentials. Pass them in the option headers.'],
    [413, 'The request is larger than the gateway or a proxy in front of it accepts.'],
  ])('HTTP %d names the usual cause', async (status, hint) => {
    expect((await errorOf({ status, text: '' })).message).toBe(`test.Thing.send was answered with HTTP ${status}. ${hint}`);
  });

  test('has the number of its attempt after retries', async () => {
    const late = { status: 503, text: 'Busy', headers: { 'Retry-After': '1' } };
    expect((await errorOf(late, {}, readThing)).message).toBe(
      'test.Thing.read was answered with HTTP 503 ("Busy") (attempt 3). Retry after 1 s',
    );
    const refusal = await errorOf(refuse('50032'), {}, readThing);
    expect(refusal.message).toMatch(/^test\.Thing\.read was refused: 50032 too_busy\. .*[^.] \(attempt 3\)$/);
  });
});

test('JSON of an error has its message', async () => {
  const error = await errorOf(refuse('101'));
  expect(JSON.parse(JSON.stringify(error))).toMatchObject({ name: 'BusinessError', message: error.message, api: 'test.Thing.send' });
});

test('a contract violation counts its fields and names the first three', async () => {
  const wrong = { id: null, name: 7, open: 'perhaps' };
  const one = await errorOf(ok({ ...wireThing, id: null }), { validation: 'strict' }, readThing);
  expect(one.message).toMatch(/^test\.Thing\.read: id is null, expected [^;]*$/);
  const three = await errorOf(ok(wrong), { validation: 'strict' }, readThing);
  expect(three.message).toMatch(
    /^test\.Thing\.read: 3 fields violate the contract: id is null, expected .*; name is number, expected .*; open is string, expected [^;]*$/,
  );
});

describe('the error of a refused file', () => {
  const picture = (content: string, name: string, type: string) => new File([content], name, { type });

  test.each<[File | Uint8Array, string]>([
    [picture('', 'a.png', 'image/png'), 'file ("a.png") is empty'],
    [picture('x'.repeat(11), 'a.png', 'image/png'), 'file ("a.png") has 11 B, the limit is 10 B'],
    [picture('x', 'notes.txt', 'text/plain'), 'file ("notes.txt") has the media type "text/plain". Accepted: application/pdf, image/*'],
    [new Uint8Array(3), 'file has no media type: give it as the option type. Accepted: application/pdf, image/*'],
  ])('names the problem: %o', async (file, reason) => {
    const error = await rejectionOf(upload(client(), uploadPicture, { file }));
    expect(error).toMatchObject({ name: 'UploadError', message: `test.Thing.image: ${reason}` });
  });

  test('states the size in megabytes, of a stream only the limit', async () => {
    const bytes = new Uint8Array(5 * 1024 ** 2 + 1);
    const stream = new Blob([bytes]).stream();
    const messageOf = async (file: Uint8Array | ReadableStream<Uint8Array>) =>
      (await rejectionOf(upload(client(), uploadsAdd, { file }, { type: 'image/png' }))).message;
    expect(await messageOf(bytes)).toBe('mall.Product.uploadImgs: file has 5.01 MB, the limit is 5 MB');
    expect(await messageOf(stream)).toBe('mall.Product.uploadImgs: file is larger than the limit of 5 MB');
  });
});

test('onError gets the duration of the whole call', async () => {
  const onError = vi.fn((_: MallError, event: { durationMs: number }) => event.durationMs);
  await errorOf({ ...refuse('50032'), delayMs: 30 }, { hooks: { onError }, maxRetries: 1 }, readThing);
  expect(onError).toHaveBeenCalledOnce();
  expect(onError.mock.results[0]?.value).toBeGreaterThanOrEqual(58);
});

test('a server sends its own User-Agent unless the headers contain one', async () => {
  gateway.respond(() => ok(wireThing));
  await call(client(), readThing);
  await call(client({ headers: { 'User-Agent': 'shop/1' } }), readThing);
  expect(gateway.received.map(({ headers }) => headers['user-agent'])).toEqual([
    expect.stringMatching(/^mall-sdk\/\S+ node\/\d+\.\d+\.\d+$/),
    'shop/1',
  ]);
});

test('a production build contains none of these texts', () => {
  expect([production.meaningOf('101'), production.excerptOf('<h1>502</h1>'), production.userAgent()]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
