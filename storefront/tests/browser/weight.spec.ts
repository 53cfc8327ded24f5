import type { Page, Response } from '@playwright/test';
import { asCustomer, buyNowPath, patches } from '../support/buying.ts';
import { expect, origin, test } from '../support/page.ts';

/** The scripts that a page asks for until nothing more is asked, as gzip has them: the gate counts gzip, whatever this browser was sent. */
async function scripts(page: Page, address: string): Promise<number> {
  // Drawing pictures takes a busy machine long, and none of them is a script.
  await page.route('**/media/**', (route) => route.fulfill({ status: 204 }));
  const sizes: Promise<number>[] = [];
  const weigh = (response: Response) => {
    if (response.request().resourceType() !== 'script') return;
    const zipped = page.request.get(response.url(), { headers: { 'Accept-Encoding': 'gzip' } });
    sizes.push(zipped.then(async (answer) => Number(answer.headers()['content-length'] ?? (await answer.body()).length)));
  };
  page.on('response', weigh);
  await page.goto(address, { waitUntil: 'networkidle' });
  page.off('response', weigh);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const gates = [
  { address: '/', kilobytes: 200 },
  { address: '/products', kilobytes: 205 },
  { address: '/homedetail/homedetail?id=1001', kilobytes: 215 },
  { address: '/shoppingCart/shoppingCart', kilobytes: 230 },
  { address: '/login/login', kilobytes: 245 },
] as const;

async function expectAtMost(page: Page, address: string, kilobytes: number): Promise<void> {
  const total = await scripts(page, address);
  test.info().annotations.push({ type: 'scripts, gzip bytes', description: String(total) });
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(kilobytes * 1000);
}

for (const { address, kilobytes } of gates) {
  test(`${address} loads at most ${kilobytes} kB of scripts`, { tag: '@once' }, async ({ page }) => {
    await expectAtMost(page, address, kilobytes);
  });
}

test('the checkout loads at most 245 kB of scripts', { tag: '@once' }, async ({ page }) => {
  await asCustomer(page, origin());
  await expectAtMost(page, await buyNowPath(page, patches), 245);
  await expect(page).toHaveURL(/\/pay\/payDetails\?/);
});

test('scripts are asked for after what is read', { tag: '@once' }, async ({ request }) => {
  const preloads = (await (await request.get('/')).text()).match(/<link rel="modulepreload"[^>]*>/g) ?? [];
  expect(preloads.length).toBeGreaterThan(5);
  for (const preload of preloads) expect(preload).toContain('fetchpriority="low"');
});
