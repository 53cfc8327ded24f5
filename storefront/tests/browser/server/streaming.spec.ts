// @spec 2.2 8.7

import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { createBrotliDecompress } from 'node:zlib';
import { startFakeGateway } from '../../support/fake-gateway.ts';
import { expect, hydrated, layoutShift, test } from '../../support/page.ts';
import { startStorefront } from '../../support/storefront.ts';

// Much longer than a busy machine needs for the shell, and less than the SDK's timeout.
const slow = 2500;
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36';

/** Receives the page's chunks with their times. */
async function receive(origin: string, headers: Record<string, string> = {}) {
  const started = performance.now();
  const client = httpRequest(origin, { headers: { 'User-Agent': userAgent, ...headers } }).end();
  const [response] = await once(client, 'response');
  const body = response.headers['content-encoding'] === 'br' ? response.pipe(createBrotliDecompress()) : response;
  const pieces: { at: number; text: string }[] = [];
  for await (const chunk of body) pieces.push({ at: performance.now() - started, text: String(chunk) });
  return pieces;
}

test.describe('when the gateway is slow', () => {
  let shop: Awaited<ReturnType<typeof startStorefront>>;
  let gateway: Awaited<ReturnType<typeof startFakeGateway>>;

  test.beforeAll(async () => {
    gateway = await startFakeGateway({ delayMs: slow });
    shop = await startStorefront({ GATEWAY_URL: gateway.url });
    // The first page of a process also warms it up.
    await fetch(shop.origin);
  });

  test.afterAll(async () => {
    await shop.stop();
    gateway.close();
  });

  for (const encoding of ['identity', 'br']) {
    test(`streams the shell and its styles first (${encoding})`, { tag: encoding === 'br' ? '@matrix' : [] }, async () => {
      const pieces = await receive(shop.origin, { 'Accept-Encoding': encoding });
      const first = pieces[0];
      expect(first?.at).toBeLessThan(slow / 2);
      const early = pieces.filter(({ at }) => at < slow / 2).map(({ text }) => text);
      expect(early.join('')).toContain('<style data-styles="');
      expect(early.join('')).toMatch(/Slow beauty,\s+honestly made/);
      expect(early.join('')).not.toContain('Cloud Cleansing Milk');

      const late = pieces.filter(({ at }) => at >= slow / 2).map(({ text }) => text);
      const markup = late.join('');
      expect(markup).toContain('Cloud Cleansing Milk');
      // The styles that only the late part needs are directly before it.
      expect(markup.indexOf('<style data-styles="')).toBeGreaterThanOrEqual(0);
      expect(markup.indexOf('<style data-styles="')).toBeLessThan(markup.indexOf('Cloud Cleansing Milk'));
    });
  }

  test('sends a robot the complete page', async () => {
    const pieces = await receive(shop.origin, { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    expect(pieces[0]?.at).toBeGreaterThan(slow / 2);
    const html = pieces.map(({ text }) => text).join('');
    expect(html).toContain('Cloud Cleansing Milk');
  });

  // @screen home.loading
  test('makes the page usable before its last part, which arrives without layout shift', async ({ page }) => {
    await page.goto(shop.origin, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Cloud Cleansing Milk')).toHaveCount(0);
    await page.getByText('Cloud Cleansing Milk').waitFor();
    await hydrated(page);
    expect(await layoutShift(page)).toBeLessThan(0.001);
  });
});

test.describe('when the gateway responds quickly', () => {
  test.use({ javaScriptEnabled: false });

  test('sends every part in its place, readable without JavaScript', async ({ page }) => {
    // On a busy machine the list may be streamed late; a reader without JavaScript reloads as well.
    await expect(async () => {
      await page.goto('/');
      await expect(page.getByRole('link', { name: 'Cloud Cleansing Milk' })).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.getByRole('link', { name: 'Cloud Cleansing Milk' })).toHaveAttribute('href', '/homedetail/homedetail?id=1001');
  });
});

test.describe('when the gateway is unavailable', () => {
  test('returns 503 with Retry-After and shows the logged request id for a page that cannot render without the gateway', async ({
    page,
    watched,
  }) => {
    const shop = await startStorefront({ GATEWAY_URL: 'http://127.0.0.1:9/api/' });
    const path = '/homedetail/homedetail?id=1001';
    const response = await page.goto(shop.origin + path);
    expect([response?.status(), response?.headers()['retry-after']]).toEqual([503, '5']);
    const reference = response?.headers()['x-request-id'] ?? 'none';
    await hydrated(page);
    await expect(page.getByText('Status 503')).toBeVisible();
    await expect(page.getByText(`Reference ${reference}`)).toBeVisible();
    expect(shop.log.filter((line) => line.includes(reference)).join()).toContain('a call to the gateway failed');
    const data = await fetch(`${shop.origin}${path.replace('?', '.data?')}`);
    expect([data.status, data.headers.get('retry-after')]).toEqual([503, '5']);
    // The browser itself logs the 503.
    expect(watched.faults).toEqual([expect.stringContaining('status of 503')]);
    watched.faults.length = 0;
    await page.goto('about:blank');
    await shop.stop();
  });

  // @screen home.error
  test('shows the page, and which part did not load', async ({ page }) => {
    const shop = await startStorefront({ GATEWAY_URL: 'http://127.0.0.1:9/api/' });
    await page.goto(shop.origin);
    const refused = page.getByRole('heading', { name: 'This could not be loaded' });
    // The parts included in the shell depend on the machine; at least one shows the error, each with a retry link.
    await expect(refused.first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveCount(await refused.count());
    // A page with open requests would fail when the server stops.
    await page.goto('about:blank');
    await shop.stop();
    expect(shop.log.join('\n')).toContain('a call to the gateway failed');
  });
});
