/** Hooks and the log of the Python package. */
import { afterEach, describe, expect, test } from 'vitest';
import { createServers } from './support/connections.ts';
import { callFromAsyncPython, callFromPython } from './support/python.ts';

const { serve, stop } = createServers();

afterEach(stop);

const recorder = `
class Recorder(Hook):
    def __init__(self):
        self.events = []

    def on_request(self, request):
        request.headers["Traceparent"] = f"00-{request.attempt}"
        self.events.append(["request", request.api, request.attempt])

    def on_response(self, result):
        error = type(result.error).__name__ if result.error else None
        self.events.append(["response", result.attempt, result.status, error, result.duration > 0])

recorder = Recorder()`;

describe('a hook of the Python package', () => {
  test('gets each attempt and its outcome, adds headers, and leaves the connection open', async () => {
    const traces: (string | undefined)[] = [];
    const server = await serve((response, { count, headers }) => {
      traces.push(headers.traceparent?.toString());
      if (count === 1) response.writeHead(503, { 'Retry-After': '0' }).end('{"code": "50002", "message": "", "data": null}');
      else response.end('{"code": "200", "message": "", "data": {"total": 2}}');
    });
    const program = `${recorder}
mall = Mall(os.environ["GATEWAY_URL"], hooks=[recorder])
mall.catalog.search()
mall.with_options(timeout=30).catalog.search()
mall.with_options(hooks=[]).catalog.search()
result = recorder.events`;
    expect(await callFromPython(server.url, program)).toEqual([
      ['request', 'mall.Index.search', 1],
      ['response', 1, 503, 'BusinessError', true],
      ['request', 'mall.Index.search', 2],
      ['response', 2, 200, null, true],
      ['request', 'mall.Index.search', 1],
      ['response', 1, 200, null, true],
    ]);
    expect(traces).toEqual(['00-1', '00-2', '00-1', undefined]);
    expect(server.connections()).toBe(1);
  });

  test('of an asynchronous client has the context variables of the call', async () => {
    const server = await serve();
    const program = `
import contextvars
trace = contextvars.ContextVar("trace", default=None)
seen = []

class Trace(Hook):
    def on_request(self, request):
        seen.append(trace.get())

mall = AsyncMall(os.environ["GATEWAY_URL"], hooks=[Trace()])
trace.set("00-async")
await mall.catalog.search()
result = seen`;
    expect(await callFromAsyncPython(server.url, program)).toEqual(['00-async']);
  });

  test('that fails before the request ends the call, and one that fails after it is logged', async () => {
    const server = await serve();
    const program = `
import io, logging
log = io.StringIO()
logging.basicConfig(stream=log, format="%(levelname)s %(message)s")

class Before(Hook):
    def on_request(self, request):
        raise RuntimeError("before")

class After(Hook):
    def on_response(self, attempt):
        raise RuntimeError("after")

try:
    mall.with_options(hooks=[Before()]).catalog.search()
except RuntimeError as error:
    result = [str(error)]
result.append(mall.with_options(hooks=[After()]).catalog.search()["total"])
result += [log.getvalue().splitlines()[0], log.getvalue().splitlines()[-1]]`;
    expect(await callFromPython(server.url, program)).toEqual([
      'before',
      2,
      'WARNING mall.Index.search: a hook failed',
      'RuntimeError: after',
    ]);
  });
});

describe('the idempotency key of a Python client', () => {
  const keyed = (statement: string) => `
class Keys(Hook):
    def on_request(self, request):
        ${statement}

try:
    mall.with_options(hooks=[Keys()], max_retries=1).cart.add(pro_id=1001, attribute_id=100101, num=1)
except NetworkError as error:
    result = [error.idempotency_key, error.retryable, error.attempt]`;

  test.each([
    ['replaces', 'request.headers["idempotency-key"] = "key-of-the-hook"', 'key-of-the-hook', [true, 2]],
    ['removes', 'del request.headers["Idempotency-Key"]', undefined, [false, 1]],
  ])('that a hook %s is that of the error, and decides whether the call is retried', async (_, statement, key, outcome) => {
    const sent: unknown[] = [];
    const server = await serve((response, { headers }) => {
      sent.push(headers['idempotency-key']);
      response.destroy();
    });
    const [ofError, ...rest] = [...Object(await callFromPython(server.url, keyed(statement)))];
    expect(ofError ?? undefined).toBe(key);
    expect(rest).toEqual(outcome);
    expect(new Set(sent)).toEqual(new Set([key]));
  });
});

describe('the log of the Python package', () => {
  const logOf = (statements: string) => `
import io, logging
log = io.StringIO()
logging.basicConfig(stream=log, format="%(levelname)s %(message)s")
logging.getLogger("mall").setLevel(logging.DEBUG)
mall = mall.with_options(max_retries=0)
${statements}
result = log.getvalue()`;

  test('has the fields of each attempt, without secrets and personal data at any depth', async () => {
    const server = await serve();
    const program = logOf(
      `mall.raw_call("mall.Login.login", {"type": 3, "phone": "shopper01", "password": "secret", "list": [{"e_mail": "secret", "num": 1}]})`,
    );
    const log = await callFromPython(server.url, program);
    expect(log).toMatch(/^DEBUG mall\.Login\.login: HTTP 200 in \d+ ms \(attempt 1, [0-9a-f]{32}\) \{.*\}\n$/);
    expect(log).toContain('{"type": 3, "phone": "[redacted]", "password": "[redacted]", "list": [{"e_mail": "[redacted]", "num": 1}]}');
  });

  test('has an attempt without a response', async () => {
    const server = await serve((response) => response.destroy());
    const log = await callFromPython(server.url, logOf('try:\n    mall.catalog.search(keyword="balm")\nexcept NetworkError:\n    pass'));
    expect(log).toMatch(/^DEBUG mall\.Index\.search: no response in \d+ ms \(attempt 1, [0-9a-f]{32}\) \{"keyword": "balm"/);
  });

  test.each([
    [409, '101', '101 unknown_product', 'INFO mall.Index.search was refused: 101 unknown_product. '],
    [401, '203', '203 session_invalid', 'INFO mall.Index.search was refused: 203 session_invalid. '],
    [409, '77777', '77777', 'INFO mall.Index.search was refused: 77777. '],
    [503, '50002', '50002 unavailable', 'WARNING mall.Index.search was refused: 50002 unavailable. '],
    [404, undefined, undefined, 'WARNING mall.Index.search was answered with HTTP 404 '],
  ])(
    'has code and name of a response with HTTP %s and code %s, and the error at the level of its cause',
    async (status, code, logged, error) => {
      const server = await serve((response) => response.writeHead(status).end(code && JSON.stringify({ code, message: '', data: null })));
      const log = String(await callFromPython(server.url, logOf('try:\n    mall.catalog.search()\nexcept MallError:\n    pass')));
      const [attempt = '', failure = ''] = log.split('\n');
      expect(attempt).toContain(`DEBUG mall.Index.search: HTTP ${status}${logged ? `, ${logged}` : ''} in `);
      expect(failure).toContain(error);
      expect(failure).toMatch(/ \(request [0-9a-f]{32}\)$/);
    },
  );

  test('is not printed by an application that configures no logs', async () => {
    const server = await serve((response) => response.destroy());
    const program = `
import contextlib, io
printed = io.StringIO()
with contextlib.redirect_stderr(printed):
    try:
        mall.with_options(max_retries=0).catalog.search()
    except NetworkError:
        result = printed.getvalue()`;
    expect(await callFromPython(server.url, program)).toBe('');
  });

  test('does not have the session', async () => {
    const server = await serve();
    const log = await callFromPython(server.url, logOf('mall.session.set("secret-token")\nmall.catalog.search()'));
    expect(log).not.toContain('secret');
  });
});
