/** The Python package: its calls of the mock server. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RunningMock, startMock } from './support/mock.ts';
import { recordedCalls, resetMock, setRules } from './support/mock-control.ts';
import { callFromPython } from './support/python.ts';
import { startServer } from './support/serve.ts';

let mock: RunningMock;
let folder: string;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-python-'));
  mock = await startMock('--require-session');
}, 60_000);
afterAll(async () => {
  await mock?.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => resetMock(mock));
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** Starts a server that is not the mock; returns its address. */
async function serve(...[respond]: Parameters<typeof startServer>): Promise<string> {
  const { baseUrl, stop } = await startServer(respond);
  stops.push(stop);
  return baseUrl;
}

/** Returns a program that calls the mall and describes the error. */
const errorOf = (call: string) => `
try:
    ${call}
except MallError as error:
    result = [type(error).__name__, error.status, error.code, error.name, error.retry_after, error.attempt]`;

/** Returns a program that calls the mall and returns the message of the error. */
const messageOf = (call: string) => `
try:
    ${call}
except MallError as error:
    result = str(error)`;

describe('a Python client', () => {
  test('signs in, lists, adds to the cart, places an order and uploads with one session', async () => {
    const picture = join(folder, 'balm.png');
    await writeFile(picture, Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(100)]));
    const result = await callFromPython(
      mock.baseUrl,
      `
found = mall.catalog.search(keyword="balm", s_type=[1, 2])
product = mall.catalog.product(pro_id=1001)
captcha = mall.auth.captcha()
mall.auth.login(type=3, phone="shopper01", password="mall2026", imgCode="k7mp", verificationCode=captcha["code"])
signed_in = mall.session.get()
added = mall.cart.add(pro_id=1001, attribute_id=100101, num=1)
order = mall.checkout.place_order(cart_id=[added["cart_id"]], pay_type="wallet_pay")
picture = mall.uploads.add(file=${JSON.stringify(picture)})
result = [found["total"], product["pro"]["price"], order["total"], "/media/" in picture["url"], signed_in, mall.session.get()]`,
    );
    const calls = await recordedCalls(mock);
    const sessionOf = (api: string) => calls.find((call) => call.api === api)?.fields.find(([name]) => name === 'access_id')?.[1];
    const [total, price, orderTotal, isUploaded, signedIn, added] = [...Object(result)];
    expect([total, price, orderTotal, isUploaded]).toEqual([2, '128.00', '256.00', true]);
    expect(sessionOf('mall.Index.search')).toBeUndefined();
    expect(sessionOf('mall.Product.addCart')).toBe(signedIn);
    expect([sessionOf('mall.Order.payment'), sessionOf('mall.Product.uploadImgs')]).toEqual([added, added]);
    expect(calls[0]?.headers).toMatchObject({
      'accept-language': 'en-US',
      'user-agent': expect.stringMatching(/^mall-sdk-python\/\d/),
      'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  test('returns an amount that the mall sends as a number as a decimal string, which other operations accept', async () => {
    const result = await callFromPython(
      mock.baseUrl,
      `
mall.session.set("token")
settled = mall.checkout.settle(cart_id=[501])
order = mall.checkout.place_order(cart_id=[501], pay_type="wallet_pay", total=settled["total"])
result = [settled["total"], order["total"]]`,
    );
    expect(result).toEqual(['256.00', '256.00']);
  });

  test('has the types and the named values of the API in modules', async () => {
    const program = 'import mall.models, mall.enums\nresult = [mall.models.ProductPage.__name__, mall.enums.OrderStatus.SHIPPED]';
    expect(await callFromPython(mock.baseUrl, program)).toEqual(['ProductPage', 2]);
  });

  test.each([
    ['zh', 'zh-CN'],
    ['tn', 'zh-TW'],
    ['zh-CN', 'zh-CN'],
    ['en_US', 'en-US'],
  ])('sends the language %s', async (language, tag) => {
    await callFromPython(mock.baseUrl, `mall.with_options(language="${language}").catalog.product(pro_id=1001)`);
    const [call] = await recordedCalls(mock);
    expect([Object.fromEntries(call?.fields ?? []).language, call?.headers['accept-language']]).toEqual([language, tag]);
  });

  test.each([
    ['None', '', 'TypeError: base_url is None, expected the address of a gateway'],
    ['"shop.example"', '', "ValueError: base_url is 'shop.example', expected the address of a gateway"],
    [
      '"https://shop.example/api/?store_id=1"',
      '',
      "ValueError: base_url is 'https://shop.example/api/?store_id=1', expected the address of a gateway with https:// or http:// and without a query",
    ],
    ['"http://me:secret@shop.example/api/"', '', 'ValueError: base_url is an address with a user name or password'],
    ['url', 'language="fr"', `ValueError: language is 'fr', expected "en", "zh", "tn", "ko" or a locale of one such as "zh-CN"`],
    ['url', 'timeout="5"', "TypeError: timeout is '5', expected a number of seconds greater than 0"],
    ['url', 'timeout=0', 'ValueError: timeout is 0, expected a number of seconds greater than 0'],
    ['url', 'deadline=0', 'ValueError: deadline is 0, expected a number of seconds greater than 0'],
    ['url', 'max_retries=-1', 'ValueError: max_retries is -1, expected a whole number of at least 0'],
    ['url', 'session="secret"', 'TypeError: session is a str, expected an object with get and set'],
    ['url', 'headers={"Authorization": "secret\\n"}', "ValueError: headers['Authorization'] cannot be sent"],
    ['url', 'opener=1', 'TypeError: opener is an int, expected an opener'],
  ])('is not created with the options %s %s', async (url, options, message) => {
    const program = `
url = "https://shop.example/api/"
try:
    Mall(${url}, ${options})
except (TypeError, ValueError) as error:
    result = f"{type(error).__name__}: {error}"`;
    const result = await callFromPython(mock.baseUrl, program);
    expect(result).toContain(message);
    expect(result).not.toContain('secret');
  });

  test('forgets a session that the mall rejects', async () => {
    await setRules(mock, [{ api: 'mall.Order.index', response: { code: '203' } }]);
    const program = `mall.session.set("expired")${errorOf('mall.orders.list()')}\nresult.append(mall.session.get())`;
    expect(await callFromPython(mock.baseUrl, program)).toEqual(['SessionInvalidError', 401, '203', 'session_invalid', null, 1, null]);
  });

  test.each([
    [
      'an unknown product',
      'mall.Product.index',
      '101',
      'mall.catalog.product(pro_id=1)',
      ['BusinessError', 409, '101', 'unknown_product', null, 1],
    ],
    [
      'maintenance',
      'mall.Product.index',
      '4003',
      'mall.catalog.product(pro_id=1)',
      ['MaintenanceError', 503, '4003', 'maintenance', null, 1],
    ],
    [
      'insufficient balance',
      'mall.Pay.walletPay',
      '109',
      'mall.payments.pay_from_wallet(order_list={"sNo": "GM1"}, type="wallet_pay", payment_money="256.00")',
      ['InsufficientBalanceError', 402, '109', 'insufficient_balance', null, 1],
    ],
  ])('raises the error of %s', async (_, api, code, call, expected) => {
    await setRules(mock, [{ api, response: { code } }]);
    expect(await callFromPython(mock.baseUrl, `mall.session.set("token")${errorOf(call)}`)).toEqual(expected);
  });

  test.each([
    ['101', '/errors/#101'],
    ['77777', null],
  ])('has the path of code %s in the documentation, if the catalog has it', async (code, path) => {
    await setRules(mock, [{ api: 'mall.Product.index', response: { code, unchecked: true } }]);
    const program = errorOf('mall.catalog.product(pro_id=1)').replace(/result = .*/, 'result = error.docs_path');
    expect(await callFromPython(mock.baseUrl, program)).toBe(path);
  });

  test('names the fields that the mall refused', async () => {
    const program = `${errorOf('mall.catalog.product(pro_id=0)').replace(/result = .*/, 'result = [str(error), error.fields]')}`;
    expect(await callFromPython(mock.baseUrl, program)).toEqual([
      'mall.Product.index was refused: 50010 parameter_refused (pro_id must be at least 1)',
      [['pro_id', 'minimum', 1]],
    ]);
  });

  test('names the size and the limit of a file that is too large', async () => {
    const program = `${errorOf('mall.uploads.add(file=File(b"x" * (5 * 1024 ** 2 + 1), "a.png", "image/png"))').replace(/result = .*/, 'result = str(error)')}`;
    expect(await callFromPython(mock.baseUrl, program)).toContain('has 5.01 MB, the limit is 5 MB');
  });

  test.each([
    ['a set', 'mall.catalog.search(s_type={1, 2})', 's_type', 'Object of type set is not JSON serializable'],
    ['a class', 'mall.catalog.search(keyword=Decimal)', 'keyword', 'Object of type type is not JSON serializable'],
    [
      'a number that JSON cannot represent',
      'mall.catalog.search(page=float("nan"))',
      'page',
      'Out of range float values are not JSON compliant',
    ],
  ])('names the operation and the argument that is %s, and sends nothing', async (_, call, field, reason) => {
    const program = `from decimal import Decimal\ntry:\n    ${call}\nexcept TypeError as error:\n    result = str(error)`;
    expect(await callFromPython(mock.baseUrl, program)).toContain(
      `mall.Index.search: the request field ${field} cannot be serialized: ${reason}`,
    );
    expect(await recordedCalls(mock)).toEqual([]);
  });

  test('iterates the items of all pages', async () => {
    await setRules(mock, [{ api: 'mall.Order.index', response: { patch: { order_num: 2 } } }]);
    const program = 'mall.session.set("token")\nresult = [order["sNo"] for order in mall.orders.iterate_list()]';
    const rows = await callFromPython(mock.baseUrl, program);
    expect((await recordedCalls(mock)).map(({ fields }) => Object.fromEntries(fields).pageNum)).toEqual(['1', '2']);
    expect(rows).toHaveLength(1);
  });

  test('uploads an open binary file, and a named stream', async () => {
    const picture = join(folder, 'open.png');
    await writeFile(picture, Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(100)]));
    const program = `
import io
mall.session.set("token")
with open(${JSON.stringify(picture)}, "rb") as file:
    first = mall.uploads.add(file=file)
    file.seek(0)
    stream = io.BytesIO(file.read())
    stream.name = "folder/balm.png"
result = ["/media/" in added["url"] for added in (first, mall.uploads.add(file=stream))]`;
    expect(await callFromPython(mock.baseUrl, program)).toEqual([true, true]);
  });

  test('raises an upload error for a file that the contract does not allow, and sends nothing', async () => {
    const program = errorOf('mall.uploads.add(file=File(b"<svg/>", "a.svg", "image/svg+xml"))');
    expect(await callFromPython(mock.baseUrl, program)).toEqual(['UploadError', null, null, null, null, 1]);
    expect(await recordedCalls(mock)).toEqual([]);
  });
});

describe('retries of a Python client', () => {
  const rateLimited = { code: '50032' };

  test('wait for Retry-After and repeat an operation that changes nothing', async () => {
    await setRules(mock, [{ api: 'mall.Index.search', response: [rateLimited, { example: 'ok' }] }]);
    const program = 'import time\nstarted = time.monotonic()\nmall.catalog.search()\nresult = time.monotonic() - started';
    expect(await callFromPython(mock.baseUrl, program)).toBeGreaterThanOrEqual(1);
    const ids = (await recordedCalls(mock)).map(({ headers }) => headers['x-request-id']);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  test('do not repeat an operation that is neither safe nor has a key', async () => {
    await setRules(mock, [{ api: 'mall.Login.quit', response: { fault: 'drop' } }]);
    expect(await callFromPython(mock.baseUrl, errorOf('mall.auth.logout()'))).toEqual(['NetworkError', null, null, null, null, 1]);
    expect(await recordedCalls(mock)).toHaveLength(1);
  });

  test('send one idempotency key with all attempts, and another with the next call', async () => {
    await setRules(mock, [{ api: 'mall.Order.okOrder', response: [{ fault: 'drop' }, { fault: 'drop' }, { example: 'ok' }] }]);
    await callFromPython(mock.baseUrl, 'mall.session.set("token")\nfor _ in range(2):\n    mall.orders.receive(order_id=42)');
    const keys = (await recordedCalls(mock)).map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([keys[0], keys[0], keys[0], keys[3]]);
    expect(keys[3]).not.toBe(keys[0]);
  });

  test('end with the error of the last attempt and its Retry-After', async () => {
    const body = JSON.stringify({ code: '50032', message: 'Too many requests.', data: null });
    const server = await serve((response) => response.writeHead(429, { 'Retry-After': '7' }).end(body));
    const expected = ['RateLimitedError', 429, '50032', 'too_busy', 7, 1];
    expect(await callFromPython(server, errorOf('mall.catalog.search()'))).toEqual(expected);
  });
});

describe('a Python client of a faulty server', () => {
  test('raises a timeout after its time limit', async () => {
    const server = await serve(() => {});
    const call = 'mall.with_options(timeout=0.2, max_retries=1).catalog.search()';
    expect(await callFromPython(server, errorOf(call))).toEqual(['TimeoutError', null, null, null, null, 2]);
  });

  test('raises a network error for a response that is not an envelope', async () => {
    const server = await serve((response) => response.writeHead(502, { 'Retry-After': '6' }).end('<h1>Bad Gateway</h1>'));
    expect(await callFromPython(server, errorOf('mall.catalog.search()'))).toEqual(['NetworkError', 502, null, null, 6, 1]);
  });

  test('quotes the page of a proxy without markup and secrets', async () => {
    const page = '<style>a { color: red }</style><h1>Bad Gateway</h1> 2026-11-26 14:05 token=abc Bearer abcdef0123456789 +86 138 0013 8000';
    const server = await serve((response) => response.writeHead(502).end(page));
    const program = messageOf('mall.with_options(max_retries=0).catalog.search()');
    expect(await callFromPython(server, program)).toBe(
      'mall.Index.search was answered with HTTP 502 and no response of the mall ("Bad Gateway 2026-11-26 14:05 token=[redacted] Bearer [redacted] [redacted]").',
    );
  });

  test.each([
    ['a path of the mall without a gateway', () => new URL('/other/', mock.baseUrl).href],
    ['a server without a gateway', () => serve((response) => response.writeHead(404).end('Not found'))],
    ['a page that is not the mall', () => serve((response) => response.end('<h1>Welcome</h1>'))],
  ])('names base_url in the error for %s', async (_, address) => {
    const message = await callFromPython(await address(), messageOf('mall.catalog.search()'));
    expect(message).toContain('Check base_url: it ends with the path of the gateway, usually /api/.');
  });

  test('raises a network error for a refused connection', async () => {
    const call = 'mall.with_options(max_retries=0).catalog.search()';
    expect(await callFromPython('http://127.0.0.1:1/api/', errorOf(call))).toEqual(['NetworkError', null, null, null, null, 1]);
  });

  test('does not follow a redirect, which would carry the session to another address', async () => {
    const paths: (string | undefined)[] = [];
    const server = await serve((response, { url }) => {
      paths.push(url);
      response.writeHead(307, { Location: '/elsewhere' }).end();
    });
    expect(await callFromPython(server, errorOf('mall.catalog.search()'))).toEqual(['NetworkError', 307, null, null, null, 1]);
    expect(paths).toEqual(['/api/mall.Index.search']);
  });
});
