/** Proxies and certificates of the Python package. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Certificate, createCertificate, createServers } from './support/connections.ts';
import { callFromPython, errorOf, nowhere } from './support/python.ts';

let certificate: Certificate;
const { serve, proxy, stop } = createServers();

beforeAll(async () => {
  certificate = await createCertificate();
}, 120_000);
afterAll(() => certificate.remove());
afterEach(stop);

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
    const message = await callFromPython(nowhere, errorOf(statement));
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
    const result = await callFromPython(nowhere, `${setUp}${errorOf(`Mall("https://shop.example/api/", ${options})`)}`);
    expect(result).toContain(message);
    expect(result).not.toContain('secret');
  });

  test('is not created with a proxy of another kind in the environment', async () => {
    const program = `os.environ.update(https_proxy="socks5://proxy.example", no_proxy="")${errorOf('Mall("https://shop.example/api/")')}`;
    expect(await callFromPython(nowhere, program)).toBe(
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
