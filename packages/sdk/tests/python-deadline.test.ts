/** The deadline of a call of the Python package. Each test measures in the program how long its call took. */
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Certificate, createCertificate, createServers } from './support/connections.ts';
import { callFromAsyncPython, callFromPython } from './support/python.ts';

const { serve, stop } = createServers();
let certificate: Certificate;

beforeAll(async () => {
  certificate = await createCertificate();
  return certificate.remove;
});
afterEach(stop);

/** A program that makes a call, and returns class, message and attempt of its error, and whether it took less than two seconds. */
const errorOf = (call: string) => `
import time
started = time.monotonic()
try:
    ${call}
except MallError as error:
    result = [type(error).__name__, str(error), error.attempt, time.monotonic() - started < 2]`;

const exceeded = (attempt: number) => [
  'TimeoutError',
  `mall.Index.search exceeded its deadline of 0.3 s (attempt ${attempt})`,
  attempt,
  true,
];

const programs = [
  ['Mall', callFromPython, ''],
  ['AsyncMall', callFromAsyncPython, 'await '],
] as const;

describe.each(programs)('the deadline of a call of %s', (_, callFrom, wait) => {
  test('ends a call without a response, although an attempt had more time', async () => {
    const server = await serve(() => {});
    const program = errorOf(`${wait}mall.with_options(deadline=0.3, timeout=60).catalog.search()`);
    expect(await callFrom(server.url, program)).toEqual(exceeded(1));
  });

  test('includes all attempts', async () => {
    const server = await serve((response, { count }) => {
      if (count < 3) response.writeHead(503, { 'Retry-After': '0' }).end('{"code": "50002", "message": "", "data": null}');
    });
    const program = errorOf(`${wait}mall.with_options(deadline=0.3, timeout=60, max_retries=5).catalog.search()`);
    expect(await callFrom(server.url, program)).toEqual(exceeded(3));
  });

  test('ends a response of which a part arrives again and again', async () => {
    const server = await serve((response) => {
      const timer = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(timer));
    });
    const program = errorOf(`${wait}mall.with_options(deadline=0.3).catalog.search()`);
    expect(await callFrom(server.url, program)).toEqual(exceeded(1));
  });

  test('fails at once where the pause before the next attempt would pass it', async () => {
    const server = await serve((response) =>
      response.writeHead(503, { 'Retry-After': '4' }).end('{"code": "50002", "message": "", "data": null}'),
    );
    const [name, , attempt, isSoon] = [
      ...Object(await callFrom(server.url, errorOf(`${wait}mall.with_options(deadline=3).catalog.search()`))),
    ];
    expect([name, attempt, isSoon]).toEqual(['BusinessError', 1, true]);
  });

  test('does not touch a call that ends in time, nor its connection', async () => {
    const server = await serve();
    const program = `
mall = mall.with_options(deadline=30)
result = [(${wait}mall.catalog.search())["total"], (${wait}mall.catalog.search())["total"], repr(mall).split("timeout")[1]]`;
    expect(await callFrom(server.url, program)).toEqual([2, 2, '=5.0, deadline=30, max_retries=2)']);
    expect(server.connections()).toBe(1);
  });
});

test('the deadline of a call over TLS ends a response of which a part arrives again and again', async () => {
  const server = await serve((response) => {
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  }, certificate);
  const context = `ssl.create_default_context(cafile=${JSON.stringify(certificate.cert)})`;
  const program = `import ssl${errorOf(`Mall(os.environ["GATEWAY_URL"], deadline=0.3, ssl_context=${context}).catalog.search()`)}`;
  expect(await callFromPython(server.url, program)).toEqual(exceeded(1));
});

test('the deadline of a call of AsyncMall includes the wait for a thread', async () => {
  const server = await serve(() => {});
  const program = `
mall = AsyncMall(os.environ["GATEWAY_URL"], max_connections=1, timeout=1, max_retries=0)
first = asyncio.ensure_future(mall.catalog.search())
await asyncio.sleep(0)${errorOf('await mall.with_options(deadline=0.3).catalog.search()')}
first.cancel()`;
  expect(await callFromAsyncPython(server.url, program)).toEqual(exceeded(1));
});
