/** `raw_call` of the Python package. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ok, refuse, startGateway, type TestGateway } from './support/gateway.ts';
import { callFromAsyncPython, callFromPython, errorOf } from './support/python.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.received.length = 0;
  gateway.respond(() => ok({ total: 128.5, access_id: 'issued' }));
});

const call = (program: string) => callFromPython(gateway.baseUrl, program);
const sent = () => gateway.received.map(({ url, body }) => [url.pathname, JSON.parse(body)]);

describe('raw_call of a Python client', () => {
  test('calls an operation that the package does not have, and returns its data as received', async () => {
    const program = `
mall.session.set("token-1")
data = mall.raw_call("mall.New.thing", {"field": 1, "open": True, "ids": [1, 2], "place": {"a": "b"}, "none": None})
result = [data, mall.session.get()]`;
    expect(await call(program)).toEqual([{ total: 128.5, access_id: 'issued' }, 'token-1']);
    const fields = { field: 1, open: true, ids: [1, 2], place: { a: 'b' }, language: 'en', access_id: 'token-1' };
    expect(sent()).toEqual([['/api/mall.New.thing', fields]]);
  });

  test('sends a field that the contract does not have to a known operation, and returns its amounts as received', async () => {
    expect(await call('result = mall.raw_call("mall.Order.payment", {"cart_id": [1], "channel": "app"})["total"]')).toBe(128.5);
    expect(sent()).toEqual([['/api/mall.Order.payment', { cart_id: [1], channel: 'app', language: 'en' }]]);
  });

  test('is a coroutine of an asynchronous client', async () => {
    const program = 'result = await mall.with_options(language="ko").raw_call("mall.New.thing", {"field": 1})';
    expect(await callFromAsyncPython(gateway.baseUrl, program)).toEqual({ total: 128.5, access_id: 'issued' });
    expect(sent()).toEqual([['/api/mall.New.thing', { field: 1, language: 'ko' }]]);
  });

  test('sends a file and other fields as a multipart form, lists joined by commas and objects as JSON text', async () => {
    const fields =
      '{"file": File(b"picture", "a.png", "image/png"), "open": True, "ids": [1, 2], "place": {"a": "b"}, "lines": [{"id": 1}]}';
    await call(`mall.raw_call("mall.New.files", ${fields})`);
    const [request] = gateway.received;
    expect(request?.body).toContain('name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\npicture\r\n');
    for (const [name, text] of Object.entries({ open: '1', ids: '1,2', place: '{"a": "b"}', lines: '[{"id": 1}]', language: 'en' })) {
      expect(request?.body).toContain(`name="${name}"\r\n\r\n${text}\r\n`);
    }
  });

  test('sends an open binary file as a file', async () => {
    await call('with open("pyproject.toml", "rb") as file:\n    mall.raw_call("mall.New.files", {"file": file})');
    expect(gateway.received[0]?.body).toContain('name="file"; filename="pyproject.toml"');
  });

  test('sends a name with special characters as one segment of the path', async () => {
    await call('mall.raw_call("mall.New/a b?c")');
    expect(gateway.received[0]?.url.pathname).toBe('/api/mall.New%2Fa%20b%3Fc');
  });

  test.each([
    ['insufficient balance', refuse('109'), 'InsufficientBalanceError: mall.New.thing was refused: 109 insufficient_balance'],
    [
      'a refused field',
      refuse('50010', { errors: [{ field: 'id', rule: 'minimum', limit: 1 }] }),
      'BusinessError: mall.New.thing was refused: 50010 parameter_refused (id must be at least 1)',
    ],
    [
      'an unknown operation, with the message of the mock server',
      refuse(
        '50010',
        {
          errors: [{ field: 'api', rule: 'enum', message: 'api: there is no operation "mall.New.thing". Did you mean mall.New.things?' }],
        },
        { status: 409 },
      ),
      'BusinessError: mall.New.thing was refused: 50010 parameter_refused (api: there is no operation "mall.New.thing". Did you mean mall.New.things?)',
    ],
    [
      'an unknown operation, of a gateway without a message',
      refuse('50010', { errors: [{ field: 'api', rule: 'exists' }] }, { status: 409 }),
      'BusinessError: mall.New.thing was refused: 50010 parameter_refused (there is no operation "mall.New.thing")',
    ],
    ['an ended session', refuse('203'), 'SessionInvalidError: mall.New.thing was refused: 203 session_invalid'],
  ])('raises the error of %s', async (_, response, message) => {
    gateway.respond(() => response);
    const program = `mall.session.set("token-1")${errorOf('mall.raw_call("mall.New.thing")')}\nresult = [result, mall.session.get()]`;
    const token = message.startsWith('Session') ? null : 'token-1';
    expect(await call(program)).toEqual([expect.stringContaining(message), token]);
  });

  test.each([
    ['not without options, whatever the client says', '', 1, undefined],
    ['as often as max_retries states', ', max_retries=1', 2, undefined],
    ['not with max_retries=0', ', max_retries=0', 1, undefined],
    ['as often as the client says with an idempotency key', ', idempotency_key="order-0001"', 3, 'order-0001'],
    ['as often as max_retries states with an idempotency key', ', idempotency_key="order-0001", max_retries=1', 2, 'order-0001'],
  ])('is retried %s', async (_, options, requests, key) => {
    gateway.respond(() => refuse('50032'));
    const program = errorOf(`mall.with_options(max_retries=2).raw_call("mall.New.thing", {}${options})`);
    expect(await call(program)).toContain('RateLimitedError');
    expect(gateway.received.map(({ headers }) => headers['idempotency-key'])).toEqual(Array(requests).fill(key));
  });

  test.each([
    ['""', 'TypeError: raw_call: api is \'\', expected the name of an operation such as "mall.Product.index"'],
    ['None', 'TypeError: raw_call: api is None, expected the name of an operation such as "mall.Product.index"'],
    ['"mall.New.thing", [1]', 'TypeError: raw_call: fields is a list, expected a mapping of names to values'],
    [
      '"mall.New.thing", idempotency_key=""',
      "ValueError: mall.New.thing: idempotency_key is '', expected a str of 8 to 255 letters, digits and _ . : - such as str(uuid.uuid4())",
    ],
    ['"mall.New.thing", max_retries=-1', 'ValueError: max_retries is -1, expected a whole number of at least 0'],
  ])('refuses the arguments %s, and sends nothing', async (args, message) => {
    expect(await call(errorOf(`mall.raw_call(${args})`))).toBe(message);
    expect(gateway.received).toEqual([]);
  });
});
