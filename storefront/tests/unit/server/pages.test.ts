import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding } from '../../../server/compression.ts';
import { makeServer, type RenderPage } from '../../support/server.ts';

const html = { 'Content-Type': 'text/html; charset=utf-8' };
const fromOurPage = { 'sec-fetch-site': 'same-origin' };

/** Creates a page whose second half waits until it is released. */
function twoPartPage(): { renderPage: RenderPage; letGo(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const renderPage: RenderPage = async () =>
    new Response(
      new ReadableStream({
        async start(controller) {
          controller.enqueue(new TextEncoder().encode('<!doctype html><p>shell</p>'));
          await promise;
          controller.enqueue(new TextEncoder().encode('<p>late</p>'));
          controller.close();
        },
      }),
      { headers: html },
    );
  return { renderPage, letGo: resolve };
}

describe('a page’s response', () => {
  it('has a new nonce in its policy, the same as the page received', async () => {
    const nonces: string[] = [];
    const app = await makeServer({}, async (_request, { nonce }) => {
      nonces.push(nonce);
      return new Response('page', { headers: html });
    });
    for (let count = 0; count < 2; count += 1) {
      const response = await app.inject({ url: '/login/login', headers: { 'x-nonce': 'mine', nonce: 'mine' } });
      expect(response.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonces[count]}' 'strict-dynamic'`);
    }
    expect(new Set(nonces).size).toBe(2);
    expect(nonces[0]).toMatch(/^[\w+/]{22}==$/);
    await app.close();
  });

  it('has the security headers, HSTS only over https', async () => {
    const plain = await (await makeServer()).inject('/');
    expect(plain.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-cache',
    });
    expect(plain.headers).not.toHaveProperty('strict-transport-security');
    const secure = await makeServer({ MALL_PUBLIC_URL: 'https://mall.example', MALL_INTERNAL_KEY: 'a-key-long-enough-to-be-a-secret' });
    expect((await secure.inject('/')).headers['strict-transport-security']).toMatch(/^max-age=\d+/);
  });

  it('sets every cookie of a page separately', async () => {
    const headers = new Headers(html);
    headers.append('Set-Cookie', 'a=1; Path=/');
    headers.append('Set-Cookie', 'b=2; Path=/');
    const app = await makeServer({}, async () => new Response('page', { headers }));
    expect((await app.inject('/login/login')).headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2; Path=/']);
  });

  it('gives a page the configured origin whatever Host and path a client sends', async () => {
    const urls: string[] = [];
    const app = await makeServer({}, async (request) => {
      urls.push(request.url);
      return new Response('page', { headers: html });
    });
    await app.inject({ url: '/products?class=1', headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } });
    await app.inject({ url: '//evil.example/x' });
    expect(urls).toEqual(['http://localhost:3000/products?class=1', 'http://localhost:3000//evil.example/x']);
  });

  it('is a plain 400 for an address that cannot be decoded', async () => {
    const response = await (await makeServer()).inject('/%E0%A4%A');
    expect([response.statusCode, response.body]).toEqual([400, 'Bad Request']);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  it('contains only the status after an internal error', async () => {
    const app = await makeServer({}, async () => {
      throw new Error('secret inside');
    });
    const response = await app.inject('/');
    expect(response.statusCode).toBe(500);
    expect(response.body).toBe('Internal Server Error');
  });
});

describe('an address with tracking parameters', () => {
  it.each([
    ['/products?utm_source=letter&class=11&fbclid=abc', '/products?class=11'],
    ['/?gclid=1', '/'],
    ['//evil.example/?utm_source=1', 'http://localhost:3000//evil.example/'],
    ['/?nocache=1', '/'],
    ['/homedetail/homedetail?x=1&id=1001&sec=3&y=2', '/homedetail/homedetail?id=1001&sec=3'],
    ['/my/aboutUs?type=contact&lang=ko&ref=letter', '/my/aboutUs?type=contact&lang=ko'],
  ])('%s redirects to the page without unknown names', async (from, to) => {
    const app = await makeServer();
    const response = await app.inject(from);
    expect(response.statusCode).toBe(302);
    expect(new URL(String(response.headers.location), 'http://localhost:3000').href).toBe(new URL(to, 'http://localhost:3000').href);
    await app.close();
  });

  it('is served directly when it has none', async () => {
    const app = await makeServer();
    expect((await app.inject('/products?class=11&min=1&searchName=utm_source')).statusCode).toBe(200);
    await app.close();
  });
});

describe('a personal page', () => {
  it.each(['/my/my/myOrder', '/my/my/myOrder.data', '/pay/payDetails', '/mch/applyShop'])(
    'has Cache-Control no-store: %s',
    async (path) => {
      const app = await makeServer();
      expect((await app.inject(path)).headers['cache-control']).toBe('private, no-store');
      await app.close();
    },
  );
});

describe('a cached page', () => {
  it('can be shown again by Back', async () => {
    const app = await makeServer();
    expect((await app.inject('/mch/mch?id=11')).headers['cache-control']).toBe('private, no-cache');
    await app.close();
  });

  it('has the nonce of its own response, and is not stored by shared caches', async () => {
    const app = await makeServer({}, async (_request, { nonce }) => new Response(`<script nonce="${nonce}">`, { headers: html }));
    const nonces = new Set<string | undefined>();
    for (let count = 0; count < 3; count += 1) {
      const response = await app.inject('/products');
      const nonce = /'nonce-([^']+)'/.exec(String(response.headers['content-security-policy']))?.[1];
      expect(response.body).toBe(`<script nonce="${nonce}">`);
      expect(response.headers['cache-control']).toBe('private, no-cache');
      expect(response.headers).not.toHaveProperty('set-cookie');
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
    await app.close();
  });

  it('is rendered from its address and language alone', async () => {
    const asked: { headers: Record<string, string>; language: string }[] = [];
    const app = await makeServer({}, async (request, { language }) => {
      asked.push({ headers: Object.fromEntries(request.headers), language });
      return new Response('page', { headers: html });
    });
    const headers = { cookie: 'currentLang=ko; other=1', 'x-forwarded-for': '203.0.113.9', 'user-agent': 'somebody', accept: '*/*' };
    await app.inject({ url: '/', headers });
    expect(asked).toEqual([{ headers: {}, language: 'ko' }]);
    await app.close();
  });

  it('is not served by a closed mall', async () => {
    let isClosed = false;
    const renderPage: RenderPage = async () => new Response(isClosed ? 'closed' : 'page', { headers: html });
    const app = await makeServer({}, renderPage, async () => isClosed);
    expect((await app.inject('/')).body).toBe('page');
    isClosed = true;
    expect((await app.inject('/')).body).toBe('closed');
    isClosed = false;
    expect((await app.inject('/')).body).toBe('page');
    await app.close();
  });
});

describe('a form', () => {
  it('reaches the page unread', async () => {
    const app = await makeServer({}, async (request) => new Response(JSON.stringify(Object.fromEntries(await request.formData()))));
    const response = await app.inject({
      method: 'POST',
      url: '/language',
      headers: { ...fromOurPage, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'language=zh&back=%2F',
    });
    expect(response.json()).toEqual({ language: 'zh', back: '/' });
  });

  it('accepts six review images of 5 MB on the review page only', async () => {
    const app = await makeServer({}, async (request) => new Response(String((await request.arrayBuffer()).byteLength)));
    const payload = Buffer.alloc(6 * 5 * 1024 * 1024 + 64 * 1024);
    const post = (url: string) =>
      app.inject({ method: 'POST', url, headers: { ...fromOurPage, 'content-type': 'multipart/form-data; boundary=x' }, payload });
    const taken = await post('/my/my/evaluationing?sNo=GM1');
    expect([taken.statusCode, taken.body]).toEqual([200, String(payload.length)]);
    expect((await post('/language')).statusCode).toBe(413);
  });

  const urlencoded = 'application/x-www-form-urlencoded';
  const multipart = 'multipart/form-data; boundary=x';
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';

  it.each([
    ['16 MB with files', multipart, Buffer.alloc(16 * 1024 * 1024)],
    ['64 kB without files', urlencoded, Buffer.alloc(64 * 1024, 'a=1&')],
    ['1000 parts', multipart, Buffer.from(part.repeat(1000))],
  ])('is refused beyond %s, also without Content-Length', async (_limit, contentType, max) => {
    const app = await makeServer({}, async (request) => {
      await request.text().catch(() => '');
      return new Response('read');
    });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const headers = { ...fromOurPage, 'content-type': contentType, 'transfer-encoding': 'chunked' };
    const send = async (payload: Buffer) => {
      const client = httpRequest(`${origin}/language`, { method: 'POST', headers });
      client.on('error', () => {});
      for (let at = 0; at < payload.length; at += 1_000_003) client.write(payload.subarray(at, at + 1_000_003));
      client.end();
      const [response] = await once(client, 'response');
      return response.statusCode;
    };
    expect(await send(max)).toBe(200);
    expect(await send(Buffer.concat([max, Buffer.from(part)]))).toBe(413);
    await app.close();
  });
});

describe('compression', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['gzip, br;q=0.0', 'gzip'],
    ['gzip; q=0.000', undefined],
    ['GZIP', 'gzip'],
    ['identity', undefined],
    [undefined, undefined],
  ] as const)('responds to %j with %j', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('compresses a whole page with %s', async (encoding, unpack) => {
    const text = '<p>words</p>'.repeat(2_000);
    const app = await makeServer({}, async () => new Response(text, { headers: html }));
    const response = await app.inject({ url: '/', headers: { 'accept-encoding': encoding } });
    expect(response.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(unpack(response.rawPayload).toString()).toBe(text);
    expect(response.rawPayload.length).toBeLessThan(text.length / 20);
  });

  it.each([
    ['br', createBrotliDecompress],
    ['gzip', createGunzip],
  ] as const)('does not delay the shell with %s', async (encoding, createUnpacker) => {
    const { renderPage, letGo } = twoPartPage();
    const app = await makeServer({}, renderPage);
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const client = httpRequest(origin, { headers: { 'accept-encoding': encoding } }).end();
    const [response] = await once(client, 'response');
    const page = response.pipe(createUnpacker());
    const [first] = await once(page, 'data');
    expect(String(first)).toBe('<!doctype html><p>shell</p>');
    letGo();
    const [second] = await once(page, 'data');
    expect(String(second)).toBe('<p>late</p>');
    await app.close();
  });
});

describe('a visitor who leaves', () => {
  it('aborts the rendering of their page', async () => {
    const { promise: left, resolve } = Promise.withResolvers<void>();
    const { promise: started, resolve: start } = Promise.withResolvers<void>();
    const app = await makeServer({}, async (request) => {
      request.signal.addEventListener('abort', () => resolve());
      start();
      await left;
      return new Response('too late');
    });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const client = httpRequest(origin).end();
    client.on('error', () => {});
    await started;
    client.destroy();
    await left;
    await app.close();
  });
});
