/** Connections of the Python package: how long they stay open, and who shares them. */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Certificate, createCertificate, createServers, respondWithSuccess } from './support/connections.ts';
import { callFromAsyncPython, callFromPython, errorOf, nowhere } from './support/python.ts';

let certificate: Certificate;
const { serve, stop } = createServers();

beforeAll(async () => {
  certificate = await createCertificate();
}, 120_000);
afterAll(() => certificate.remove());
afterEach(stop);

describe('a Python client', () => {
  test.each([
    ['http', () => undefined],
    ['https', () => certificate],
  ])('makes 5 calls over one connection by %s', async (_, tls) => {
    const server = await serve(undefined, tls());
    const program = `
import ssl
mall = Mall(os.environ["GATEWAY_URL"], ssl_context=ssl.create_default_context(cafile=${JSON.stringify(certificate.cert)}))
result = [mall.catalog.search()["total"] for _ in range(5)]`;
    expect(await callFromPython(server.url, program)).toEqual([2, 2, 2, 2, 2]);
    expect(server.connections()).toBe(1);
  });

  test('shares connections with the clients of with_options and the calls of with_response', async () => {
    const server = await serve();
    const program = `
mall.catalog.search()
mall.with_options(timeout=30, session=MemorySession("other")).catalog.search()
mall.with_response(lambda mall: mall.catalog.search())`;
    await callFromPython(server.url, program);
    expect(server.connections()).toBe(1);
  });

  test('keeps a connection after a refusal', async () => {
    const server = await serve((response) => response.writeHead(409).end('{"code": "101", "message": "", "data": null}'));
    await callFromPython(
      server.url,
      `for _ in range(3):\n    try:\n        mall.catalog.search()\n    except BusinessError:\n        pass`,
    );
    expect(server.connections()).toBe(1);
  });

  test('opens a new connection when the server has closed the idle one, without a retry', async () => {
    let first: Socket | undefined;
    const server = await serve((response, { path, socket }) => {
      first ??= socket;
      // Responds when the connection of the first call has ended.
      if (path.endsWith('/close')) first.end(() => response.end());
      else respondWithSuccess(response);
    });
    const program = `
import urllib.request
mall = mall.with_options(max_retries=0)
mall.cart.add(pro_id=1001, attribute_id=100101, num=1)
urllib.request.urlopen(os.environ["GATEWAY_URL"] + "close").close()
result = mall.cart.add(pro_id=1001, attribute_id=100101, num=1)`;
    expect(await callFromPython(server.url, program)).toEqual({ total: 2 });
    expect(server.connections()).toBe(3);
  });

  test.each([
    ['asks to close it', { Connection: 'close' }],
    ['announces that it closes it within a second', { 'Keep-Alive': 'timeout=1' }],
  ])('does not use a connection again when the server %s', async (_, headers) => {
    const server = await serve((response) => respondWithSuccess(response.writeHead(200, headers)));
    await callFromPython(server.url, 'mall.catalog.search()\nmall.catalog.search()');
    expect(server.connections()).toBe(2);
  });

  test('does not use a connection again after a timeout and after half a response', async () => {
    const server = await serve((response, { count }) => {
      if (count === 2) response.writeHead(200, { 'Content-Length': '100' }).write('half', () => response.destroy());
      if (count > 2) respondWithSuccess(response);
    });
    const program = 'result = mall.with_options(timeout=0.2).catalog.search()';
    expect(await callFromPython(server.url, program)).toEqual({ total: 2 });
    expect(server.connections()).toBe(3);
  });

  test('does not repeat a request after the connection was cut, unless the operation can be repeated', async () => {
    const paths: string[] = [];
    const server = await serve((response, { path }) => {
      paths.push(path);
      if (path.endsWith('quit')) response.destroy();
      else respondWithSuccess(response);
    });
    expect(await callFromPython(server.url, `mall.catalog.search()${errorOf('mall.auth.logout()')}`)).toMatch(/^NetworkError/);
    expect(paths).toEqual(['/api/mall.Index.search', '/api/mall.Login.quit']);
  });

  test('applies the time limit of each call to a connection in use again', async () => {
    const server = await serve((response, { count }) => {
      if (count === 1) respondWithSuccess(response);
    });
    const program = `mall = mall.with_options(max_retries=0, timeout=60)
mall.catalog.search()${errorOf('mall.with_options(timeout=0.2).catalog.search()')}`;
    expect(await callFromPython(server.url, program)).toBe('TimeoutError: mall.Index.search did not answer within 0.2 s (attempt 1)');
    expect(server.connections()).toBe(1);
  });

  test('has a connection for each call in parallel, of threads and of asyncio, and uses them again', async () => {
    let waiting: ServerResponse[] = [];
    // Responds to none of 4 requests before it has all.
    const server = await serve((response) => {
      waiting.push(response);
      if (waiting.length < 4) return;
      for (const each of waiting) respondWithSuccess(each);
      waiting = [];
    });
    const threads = `
from concurrent.futures import ThreadPoolExecutor
with ThreadPoolExecutor(4) as threads:
    for _ in range(2):
        result = [found["total"] for found in threads.map(lambda _: mall.catalog.search(), range(4))]`;
    expect(await callFromPython(server.url, threads)).toEqual([2, 2, 2, 2]);
    expect(server.connections()).toBe(4);
    const gathered = `
for _ in range(2):
    result = [found["total"] for found in await asyncio.gather(*(mall.catalog.search() for _ in range(4)))]`;
    expect(await callFromAsyncPython(server.url, gathered)).toEqual([2, 2, 2, 2]);
    expect(server.connections()).toBe(8);
  });

  test('does not share a connection with a forked process', async () => {
    const server = await serve();
    const program = `
mall.catalog.search()
child = os.fork()
if child == 0:
    mall.catalog.search()
    os._exit(0)
os.waitpid(child, 0)
mall.catalog.search()`;
    await callFromPython(server.url, program);
    expect(server.connections()).toBe(2);
  });

  test('closes its connections with close, at the end of with, and when it is no longer used', async () => {
    const server = await serve();
    const program = `
import gc, socket, warnings
warnings.simplefilter("error")

def sockets():
    gc.collect()
    return sum(isinstance(it, socket.socket) and it.fileno() != -1 for it in gc.get_objects())

result = [sockets()]
with Mall(os.environ["GATEWAY_URL"]) as other:
    other.catalog.search()
    result.append(sockets())
result.append(sockets())
mall.catalog.search()
mall.close()
result.append(sockets())
mall.catalog.search()
del mall
result.append(sockets())`;
    const [before, ...after] = [...Object(await callFromPython(server.url, program))];
    expect(after.map((count) => count - before)).toEqual([1, 0, 0, 0]);
    expect(server.connections()).toBe(3);
  });

  test('closes its connections at the end of async with, and can be used after it', async () => {
    const server = await serve();
    const program = `
async with mall:
    await mall.catalog.search()
    await mall.catalog.search()
result = await mall.catalog.search()
await mall.close()`;
    expect(await callFromAsyncPython(server.url, program)).toEqual({ total: 2 });
    expect(server.connections()).toBe(2);
  });

  test('has a representation with its options, without session and headers', async () => {
    const program = `
options = {"session": MemorySession("secret"), "headers": {"Authorization": "secret"}, "proxy": "http://me:secret@proxy.example"}
result = repr(Mall("https://shop.example/api/", language="ko", **options))`;
    const expected = "Mall('https://shop.example/api/', language='ko', timeout=5.0, max_retries=2)";
    expect(await callFromPython(nowhere, program)).toBe(expected);
  });
});

describe('a Python client with an opener', () => {
  test('sends each request with it, and opens a connection for each', async () => {
    const server = await serve();
    const program = `
import urllib.request

class Opener(urllib.request.OpenerDirector):
    urls = []

    def open(self, request, data=None, timeout=None):
        self.urls.append(request.full_url)
        return urllib.request.urlopen(request, timeout=timeout)

with Mall(os.environ["GATEWAY_URL"], opener=Opener()) as mall:
    mall.catalog.search()
    mall.catalog.search()
result = Opener.urls`;
    expect(await callFromPython(server.url, program)).toEqual(Array(2).fill(`${server.url}mall.Index.search`));
    expect(server.connections()).toBe(2);
  });
});
