import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcileCharges } from '../../src/domains/payments/reconcile-charges.ts';
import { makeCustomers } from '../support/fixtures/customers.ts';
import { type Ordering, ordering } from '../support/fixtures/ordering.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';
import { freePort } from '../support/processes/free-port.ts';

let gateway: TestGateway;
let mine: Ordering;
beforeAll(async () => {
  gateway = await openTestGateway({ settings: { port: await freePort() } });
  // The demo provider is called over HTTP like a real one, so the gateway has to listen.
  await gateway.server.listen({ port: gateway.settings.port, host: '127.0.0.1' });
  const [customer] = await makeCustomers(gateway, 1);
  mine = ordering(gateway, customer?.token ?? '');
});
afterAll(() => gateway.close());

const visit = (url: string, method: 'GET' | 'POST') =>
  gateway.server.inject({ method, url, headers: { 'accept-language': 'zh-CN', 'content-type': 'application/x-www-form-urlencoded' } });

test('a payer opens the page of the QR code, presses its button, and the order is paid', async () => {
  const placed = await mine.place();
  const fields = { type: 'pc_alipay', total: '54.00', order_list: placed.data, title: '<b>Patches</b>' };
  const { data } = await mine.call('mall.Pay.index', fields);
  expect(data.startsWith(`${gateway.settings.publicUrl}/demo-pay/`)).toBe(true);
  expect(data.length).toBeLessThan(gateway.settings.publicUrl.length + 30);
  const { pathname } = new URL(data);
  const page = await visit(pathname, 'GET');
  expect(page).toMatchObject({ statusCode: 200, body: expect.stringContaining('支付 ¥54.00') });
  expect(page.body).toContain('&lt;b&gt;Patches');
  expect(page.body).toContain('<html lang="zh-CN">');
  const style = /<style>(.*?)<\/style>/s.exec(page.body)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(page.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
  expect((await mine.detailsOf(placed)).status).toBe(0);
  expect((await visit(pathname, 'POST')).body).toContain('支付成功');
  await expect.poll(async () => (await mine.detailsOf(placed)).status, { timeout: 30_000 }).toBe(1);
  gateway.clock.advance(60_000);
  await reconcileCharges(gateway.db, gateway.settings, gateway.clock.now());
  expect((await visit(pathname, 'GET')).body).not.toContain('<form');
});

test('the demo provider refuses unknown pages and unsigned requests', async () => {
  const { data } = await mine.call('mall.Pay.index', { type: 'pc_wechat', total: '10.00', sNo: 'CZ20261121120000000123456' });
  const { pathname } = new URL(data);
  for (const path of [pathname.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), '/demo-pay/', '/demo-pay/x.y'])
    expect((await visit(path, 'POST')).statusCode).toBe(404);
  const unsigned = {
    method: 'POST',
    url: '/demo-provider/queries',
    headers: { 'content-type': 'application/json' },
    payload: '{}',
  } as const;
  expect((await gateway.server.inject(unsigned)).statusCode).toBe(401);
});

test('the demo provider does not exist in production', async () => {
  const production = await openTestGateway({ settings: { profile: 'production', qrMethods: [] } });
  expect((await production.server.inject({ method: 'GET', url: '/demo-pay/x.y' })).body).not.toContain('form');
  expect((await production.server.inject({ method: 'POST', url: '/demo-provider/charges' })).statusCode).toBe(404);
  await production.close();
});
