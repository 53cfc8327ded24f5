// @spec 2.1

import type { Page, Response } from '@playwright/test';
import { asCustomer, buyNowPath, patches } from '../../support/buying.ts';
import { expect, hydrated, origin, test } from '../../support/page.ts';

/** Loads a page until no more scripts are requested; returns their gzip size, whatever encoding this browser received. */
async function scripts(page: Page, address: string): Promise<number> {
  // Rendering images is slow on a busy machine, and none of them is a script.
  await page.route('**/media/**', (route) => route.fulfill({ status: 204 }));
  const sizes: Promise<number>[] = [];
  const weigh = (response: Response) => {
    if (response.request().resourceType() !== 'script') return;
    const zipped = page.request.get(response.url(), { headers: { 'Accept-Encoding': 'gzip' } });
    sizes.push(zipped.then(async (response) => Number(response.headers()['content-length'] ?? (await response.body()).length)));
  };
  page.on('response', weigh);
  await page.goto(address, { waitUntil: 'networkidle' });
  page.off('response', weigh);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const gates: readonly { readonly address: string; readonly kilobytes: number; readonly tag?: string }[] = [
  { address: '/', kilobytes: 200 },
  { address: '/products', kilobytes: 205 },
  { address: '/homedetail/homedetail?id=1001', kilobytes: 215 },
  { address: '/shoppingCart/shoppingCart', kilobytes: 230 },
  { address: '/login/login', kilobytes: 245 },
  { address: '/login/register', kilobytes: 245, tag: ' @matrix' },
  { address: '/login/forgetPassword', kilobytes: 245, tag: ' @matrix' },
];

async function expectAtMost(page: Page, address: string, kilobytes: number): Promise<void> {
  const total = await scripts(page, address);
  test.info().annotations.push({ type: 'scripts, gzip bytes', description: String(total) });
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(kilobytes * 1000);
}

for (const { address, kilobytes, tag = '' } of gates) {
  test(`${address} loads at most ${kilobytes} kB of scripts${tag}`, async ({ page }) => {
    await expectAtMost(page, address, kilobytes);
  });
}

test('loads at most 245 kB of scripts for the checkout', async ({ page }) => {
  await asCustomer(page, origin());
  await expectAtMost(page, await buyNowPath(page, patches), 245);
  await expect(page).toHaveURL(/\/pay\/payDetails\?/);
});

test('requests scripts after the first image is visible', async ({ page }) => {
  const { promise: shown, resolve: show } = Promise.withResolvers<void>();
  await page.route('**/media/banners/**', (route) => shown.then(() => route.continue()));
  // With a paused clock the page's timeout does not trigger.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  let asked = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked += 1;
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(asked).toBe(0);
  show();
  await page.clock.resume();
  await hydrated(page);
  expect(asked).toBeGreaterThan(5);
});

test('requests scripts immediately on an interaction before the first image is visible', async ({ page }) => {
  const { promise: shown, resolve: show } = Promise.withResolvers<void>();
  await page.route('**/media/banners/**', (route) => shown.then(() => route.continue()));
  const script = page.waitForRequest(/\/assets\/entry\.client-/);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Tab');
  await script;
  show();
});
