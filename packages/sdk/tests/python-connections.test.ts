/** Connections of the Python package: how long they stay open, proxies, certificates. */
import { mkdtemp, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  type Certificate,
  type CountingServer,
  createCertificate,
  type RunningProxy,
  startCounting,
  startProxy,
} from './support/connections.ts';
import { callFromAsyncPython, callFromPython } from './support/python.ts';

let folder: string;
let certificate: Certificate;
const running: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-python-'));
  certificate = await createCertificate(folder);
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(async () => {
  for (const server of running.splice(0).reverse()) await server.stop();
});

const body = JSON.stringify({ code: '200', message: '', data: { total: 2 } });

/** Starts a server of which each response is a success, unless `respond` says otherwise. */
async function serve(
  respond: (response: ServerResponse, request: { readonly path: string; readonly count: number; readonly socket: Socket }) => void = (
    response,
  ) => response.end(body),
  tls?: Certificate,
): Promise<CountingServer & { readonly url: string }> {
  let count = 0;
  const server = await startCounting((request, response) => {
    request.resume().on('end', () => respond(response, { path: request.url ?? '', count: ++count, socket: request.socket }));
  }, tls);
  running.push(server);
  return { ...server, url: `${tls ? 'https' : 'http'}://${server.authority}/api/` };
}

async function proxy(options?: Parameters<typeof startProxy>[0]): Promise<RunningProxy> {
  const started = await startProxy(options);
  running.push(started);
  return started;
}

/** Returns a program that has the error of a statement. */
const errorOf = (statement: string) => `
try:
    ${statement}
except Exception as error:
    result = f"{type(error).__name__}: {error}"`;

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
      else response.end(body);
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
    const server = await serve((response) => response.writeHead(200, headers).end(body));
    await callFromPython(server.url, 'mall.catalog.search()\nmall.catalog.search()');
    expect(server.connections()).toBe(2);
  });

  test('does not use a connection again after a timeout and after half a response', async () => {
    const server = await serve((response, { count }) => {
      if (count === 2) response.writeHead(200, { 'Content-Length': '100' }).write('half', () => response.destroy());
      if (count > 2) response.end(body);
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
      else response.end(body);
    });
    expect(await callFromPython(server.url, `mall.catalog.search()${errorOf('mall.auth.logout()')}`)).toMatch(/^NetworkError/);
    expect(paths).toEqual(['/api/mall.Index.search', '/api/mall.Login.quit']);
  });

  test('applies the time limit of each call to a connection in use again', async () => {
    const server = await serve((response, { count }) => {
      if (count === 1) response.end(body);
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
      for (const each of waiting) each.end(body);
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

result = []
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
    expect(await callFromPython(server.url, program)).toEqual([1, 0, 0, 0]);
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
    expect(await callFromPython('http://127.0.0.1:1/api/', program)).toBe(expected);
  });
});

describe('a Python client with a proxy', () => {
  const credentials = `Basic ${Buffer.from('me:p@ss').toString('base64')}`;

  test('sends http with its absolute address, credentials, and over one connection', async () => {
    const server = await serve();
    const { authority, requests, connections } = await proxy({ password: 'p@ss' });
    const program = `
mall = Mall(os.environ["GATEWAY_URL"], proxy="http://me:p%40ss@${authority}")
result = [mall.catalog.search()["total"] for _ in range(2)]`;
    expect(await callFromPython(server.url, program)).toEqual([2, 2]);
    expect(requests).toEqual(Array(2).fill(['POST', `${server.url}mall.Index.search`, credentials]));
    expect(connections()).toBe(1);
  });

  test('sends https through a tunnel, with credentials for the proxy, and verifies the server', async () => {
    const server = await serve(undefined, certificate);
    const { authority, requests } = await proxy({ password: 'p@ss' });
    const program = `
import ssl
context = ssl.create_default_context(cafile=${JSON.stringify(certificate.cert)})
options = {"proxy": "http://me:p%40ss@${authority}", "max_retries": 0}
mall = Mall(os.environ["GATEWAY_URL"], ssl_context=context, **options)
result = [mall.catalog.search()["total"] for _ in range(2)]
try:
    Mall(os.environ["GATEWAY_URL"], **options).catalog.search()
except NetworkError as error:
    result.append(str(error))`;
    expect(await callFromPython(server.url, program)).toEqual([2, 2, expect.stringContaining('CERTIFICATE_VERIFY_FAILED')]);
    expect(requests).toEqual(Array(2).fill(['CONNECT', server.authority, credentials]));
  });

  test.each([
    [
      'http',
      'was answered with HTTP 407',
      'The proxy requires credentials. Put them in the URL of the option proxy or of the environment.',
    ],
    ['https', ' through the proxy http://127.0.0.1:', ': Tunnel connection failed: 407 Proxy Authentication Required'],
  ])('names the missing credentials in the error of %s', async (scheme, ...parts) => {
    const { authority } = await proxy({ password: 'p@ss' });
    const statement = `Mall("${scheme}://shop.example/api/", proxy="http://${authority}", max_retries=0).catalog.search()`;
    const message = await callFromPython('http://127.0.0.1:1/api/', errorOf(statement));
    for (const part of parts) expect(message).toContain(part);
  });

  test.each([
    ['its scheme', 'os.environ["http_proxy"] = "http://AUTHORITY"', '', 1],
    ['its scheme, without one of its own', 'os.environ["http_proxy"] = "AUTHORITY"', '', 1],
    ['https only', 'os.environ["https_proxy"] = "http://AUTHORITY"', '', 0],
    ['its scheme, except this server', 'os.environ.update(http_proxy="http://AUTHORITY", no_proxy="127.0.0.1")', '', 0],
    ['its scheme, against the option proxy=""', 'os.environ["http_proxy"] = "http://AUTHORITY"', 'proxy=""', 0],
    ['no server, against the option proxy', 'os.environ["no_proxy"] = "*"', 'proxy="http://AUTHORITY"', 1],
  ])('uses that of the environment for %s', async (_, environment, option, expected) => {
    const server = await serve();
    const { authority, requests } = await proxy();
    const program = `
for name in [*os.environ]:
    if name.lower().endswith("_proxy"):
        del os.environ[name]
${environment}
result = Mall(os.environ["GATEWAY_URL"], ${option}).catalog.search()`;
    expect(await callFromPython(server.url, program.replaceAll('AUTHORITY', authority))).toEqual({ total: 2 });
    expect(requests).toHaveLength(expected);
  });

  test.each([
    ['proxy=3128', 'TypeError: proxy is an int, expected the URL of an HTTP proxy such as http://proxy.example:3128'],
    ['proxy="proxy.example:3128"', "ValueError: proxy is 'proxy.example:3128', expected the URL of an HTTP proxy"],
    ['proxy="socks5://me:secret@proxy.example"', "ValueError: proxy is '[redacted]@proxy.example', expected the URL of an HTTP proxy"],
    ['proxy="http://me:secret/@proxy.example"', "ValueError: proxy is '[redacted]@proxy.example', expected the URL of an HTTP proxy"],
    ['proxy="http://proxy.example:99999"', "ValueError: proxy is 'http://proxy.example:99999', expected the URL of an HTTP proxy"],
    [
      'ssl_context="ca.pem"',
      'TypeError: ssl_context is a str, expected an ssl.SSLContext such as ssl.create_default_context(cafile="ca.pem")',
    ],
    ['opener=opener, proxy=""', 'ValueError: opener cannot be used together with proxy: an opener has its own proxies and certificates'],
    ['opener=opener, ssl_context=context', 'ValueError: opener cannot be used together with ssl_context: an opener has its own'],
  ])('is not created with the options %s', async (options, message) => {
    const setUp = 'import ssl, urllib.request\nopener = urllib.request.build_opener()\ncontext = ssl.create_default_context()';
    const result = await callFromPython('http://127.0.0.1:1/api/', `${setUp}${errorOf(`Mall("https://shop.example/api/", ${options})`)}`);
    expect(result).toContain(message);
    expect(result).not.toContain('secret');
  });

  test('is not created with a proxy of another kind in the environment', async () => {
    const program = `os.environ.update(https_proxy="socks5://proxy.example", no_proxy="")${errorOf('Mall("https://shop.example/api/")')}`;
    expect(await callFromPython('http://127.0.0.1:1/api/', program)).toBe(
      "ValueError: https_proxy of the environment is 'socks5://proxy.example', expected the URL of an HTTP proxy such as http://proxy.example:3128",
    );
  });
});

describe('a Python client of a server with an own certificate authority', () => {
  test('names the option ssl_context in its error', async () => {
    const server = await serve(undefined, certificate);
    const message = await callFromPython(server.url, errorOf('mall.with_options(max_retries=0).catalog.search()'));
    expect(message).toMatch(/CERTIFICATE_VERIFY_FAILED.*Pass the certificate authority of the server in the option ssl_context$/);
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
