// @spec 6.3 7.6

import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { allowedOperations, operationOf } from '../../../server/api.ts';
import { startGateway } from '../../support/recording-gateway.ts';
import { makeServer } from '../../support/server.ts';

const key = 'internal-key-of-tests-00000000000';
const open: { close(): unknown }[] = [];

async function makePair(response: Parameters<typeof startGateway>[0] = {}, environment: Record<string, string> = {}) {
  const gateway = await startGateway(response);
  const app = await makeServer({ GATEWAY_URL: gateway.url, MALL_INTERNAL_KEY: key, ...environment });
  open.push(gateway, app);
  return { gateway, app };
}

afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

const fromOurPage = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
const search = '/api/?store_id=1&store_type=6&api=mall.Index.search';

describe('the API proxy', () => {
  it('forwards a call with the session from the cookie and the body unchanged', async () => {
    const { gateway, app } = await makePair();
    const response = await app.inject({
      method: 'POST',
      url: search,
      headers: { ...fromOurPage, cookie: 'a=b; pc_user=token-of-the-visitor; currentLang=zh' },
      payload: 'keyword=%E8%8A%B1&language=zh',
    });
    expect(response.statusCode).toBe(200);
    const [sent] = gateway.received;
    expect(sent?.url).toBe('/api/?store_id=1&store_type=6&api=mall.Index.search');
    expect(sent?.body).toBe('keyword=%E8%8A%B1&language=zh');
    expect(sent?.headers).toMatchObject({
      'content-type': 'application/x-www-form-urlencoded',
      'x-access-id': 'token-of-the-visitor',
      'x-client-ip': '127.0.0.1',
      'x-internal-key': key,
      'x-mall-api': 'mall.Index.search',
    });
  });

  it.each([
    ['1', 'mall_mock=anna', 'mall_mock=anna'],
    ['1', 'mall_mock=an na', undefined],
    ['0', 'mall_mock=anna', undefined],
  ])('sends the mock session only when mock sessions are enabled (%s, %s)', async (mockSessions, cookie, sent) => {
    const { gateway, app } = await makePair({}, { MALL_MOCK_SESSIONS: mockSessions });
    await app.inject({ method: 'POST', url: search, headers: { ...fromOurPage, cookie: `pc_user=token-of-the-visitor; ${cookie}` } });
    expect(gateway.received[0]?.headers.cookie).toBe(sent);
  });

  it('ignores identity headers of the browser', async () => {
    const { gateway, app } = await makePair();
    await app.inject({
      method: 'POST',
      url: search,
      headers: {
        ...fromOurPage,
        'x-access-id': 'somebody-else',
        'x-client-ip': '10.9.8.7',
        'x-internal-key': 'guessed',
        'x-device-token': 'guessed',
        'x-forwarded-for': '10.9.8.7',
        authorization: 'Bearer x',
      },
      payload: 'keyword=a',
    });
    const headers = gateway.received[0]?.headers ?? {};
    expect(headers['x-access-id']).toBeUndefined();
    expect(headers['x-client-ip']).toBe('127.0.0.1');
    expect(headers['x-internal-key']).toBe(key);
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('x-forwarded-for');
    expect(headers).not.toHaveProperty('x-device-token');
    expect(headers).not.toHaveProperty('authorization');
  });

  it('passes back no cookie and no internal header of the gateway', async () => {
    const { app } = await makePair({
      headers: { 'Set-Cookie': 'pc_user=stolen', 'X-Powered-By': 'gateway', 'X-Device-Token': 'issued' },
      body: '{"code":"200"}',
    });
    const response = await app.inject({ method: 'POST', url: search, headers: fromOurPage, payload: '' });
    expect(response.headers).not.toHaveProperty('set-cookie');
    expect(response.headers).not.toHaveProperty('x-powered-by');
    expect(response.headers).not.toHaveProperty('x-device-token');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({ code: '200' });
  });

  it.each(['mall.Login.login', 'mall.Pay.walletPay', 'mall.Index.index', '', 'constructor'])('refuses %j', async (operation) => {
    const { gateway, app } = await makePair();
    const response = await app.inject({ method: 'POST', url: `/api/?api=${operation}`, headers: fromOurPage, payload: '' });
    expect(response.statusCode).toBe(403);
    expect(gateway.received).toEqual([]);
  });

  it('reads the operation from the header, and refuses two different ones', async () => {
    const { gateway, app } = await makePair();
    const inject = (url: string, operation: string) =>
      app.inject({ method: 'POST', url, headers: { ...fromOurPage, 'x-mall-api': operation }, payload: 'api=mall.Login.login' });
    expect((await inject('/api/', 'mall.Index.clickSearch')).statusCode).toBe(200);
    expect((await inject('/api/?api=mall.Index.search', 'mall.Pay.walletPay')).statusCode).toBe(403);
    expect((await inject('/api/?api=mall.Index.search&api=mall.Login.login', 'mall.Index.search')).statusCode).toBe(403);
    expect(gateway.received.map(({ url }) => url)).toEqual(['/api/?api=mall.Index.clickSearch']);
  });

  it('refuses a body larger than 10 MB by its Content-Length', async () => {
    const { gateway, app } = await makePair();
    const payload = Buffer.alloc(10 * 1024 * 1024 + 1);
    const response = await app.inject({ method: 'POST', url: '/api/?api=mall.Product.uploadImgs', headers: fromOurPage, payload });
    expect(response.statusCode).toBe(413);
    expect(gateway.received).toEqual([]);
  });

  it('aborts a body without Content-Length at 10 MB', async () => {
    const { app } = await makePair();
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const client = httpRequest(`${address}/api/?api=mall.Product.uploadImgs`, {
      method: 'POST',
      headers: { ...fromOurPage, 'transfer-encoding': 'chunked' },
    });
    client.on('error', () => {});
    for (let megabyte = 0; megabyte < 11; megabyte += 1) client.write(Buffer.alloc(1024 * 1024));
    client.end();
    const [response] = await once(client, 'response');
    expect(response.statusCode).toBe(413);
  });

  it('returns 502 when the gateway is unavailable', async () => {
    const { gateway, app } = await makePair();
    gateway.close();
    expect((await app.inject({ method: 'POST', url: search, headers: fromOurPage, payload: '' })).statusCode).toBe(502);
  });

  it('accepts only POST', async () => {
    const { gateway, app } = await makePair();
    await app.inject({ method: 'GET', url: search });
    expect(gateway.received).toEqual([]);
  });
});

describe('the allowlist of operations', () => {
  it('contains seven operations', () => {
    expect(allowedOperations.size).toBe(7);
  });

  it('requires exactly one operation name', () => {
    expect(operationOf(new URLSearchParams('api=a'), undefined)).toBe('a');
    expect(operationOf(new URLSearchParams('api=a'), 'a')).toBe('a');
    expect(operationOf(new URLSearchParams(), ['a', 'b'])).toBeUndefined();
    expect(operationOf(new URLSearchParams(), undefined)).toBeUndefined();
  });
});

describe('media', () => {
  it('are served from the gateway’s host, inert and without cookies in either direction', async () => {
    const { gateway, app } = await makePair({
      headers: { 'Content-Type': 'image/svg+xml', 'Set-Cookie': 'a=b', ETag: '"1"' },
      body: '<svg/>',
    });
    const response = await app.inject({
      method: 'GET',
      url: '/media/products/1.svg?w=320',
      headers: { cookie: 'pc_user=token-of-the-visitor', 'if-none-match': '"0"' },
    });
    expect(gateway.received[0]).toMatchObject({ method: 'GET', url: '/media/products/1.svg?w=320' });
    expect(gateway.received[0]?.headers).not.toHaveProperty('cookie');
    expect(gateway.received[0]?.headers['if-none-match']).toBe('"0"');
    expect(response.headers).toMatchObject({ 'content-type': 'image/svg+xml', etag: '"1"', 'x-content-type-options': 'nosniff' });
    expect(response.headers['content-security-policy']).toContain('sandbox');
    expect(response.headers).not.toHaveProperty('set-cookie');
  });
});

describe('private files', () => {
  it.each([
    '/media/uploads/5d20b7e4c981.webp',
    '/media/uploads/5d20b7e4c981.webp?customer=1&expires=1&signature=0',
    '/media/invoices/652.pdf?expires=1&signature=0',
  ])('requests %s with the session, and passes on the name of a download', async (url) => {
    const { gateway, app } = await makePair({
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': 'attachment; filename="invoice.pdf"',
        'Cache-Control': 'private, no-store',
      },
      body: '%PDF-1.7',
    });
    const response = await app.inject({ method: 'GET', url, headers: { cookie: 'pc_user=token-of-the-visitor' } });
    expect(gateway.received[0]).toMatchObject({ url, headers: { 'x-access-id': 'token-of-the-visitor' } });
    expect(response.headers).toMatchObject({
      'content-disposition': 'attachment; filename="invoice.pdf"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
  });
});
