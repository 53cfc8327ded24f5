import type { Page } from '@playwright/test';
import { expect, test } from '../support/page.ts';

/** The scripts that a page asks for until nothing more is asked, as gzip has them: the gate counts gzip, whatever this browser was sent. */
async function scripts(page: Page, address: string): Promise<number> {
  // Drawing pictures takes a busy machine long, and none of them is a script.
  await page.route('**/media/**', (route) => route.fulfill({ status: 204 }));
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const zipped = page.request.get(response.url(), { headers: { 'Accept-Encoding': 'gzip' } });
    sizes.push(zipped.then(async (answer) => Number(answer.headers()['content-length'] ?? (await answer.body()).length)));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const gates = [
  { address: '/', kilobytes: 200 },
  { address: '/products', kilobytes: 205 },
  { address: '/homedetail/homedetail?id=1001', kilobytes: 215 },
  { address: '/shoppingCart/shoppingCart', kilobytes: 230 },
  { address: '/login/login', kilobytes: 245 },
] as const;

for (const { address, kilobytes } of gates) {
  test(`${address} loads at most ${kilobytes} kB of scripts`, { tag: '@once' }, async ({ page }) => {
    const total = await scripts(page, address);
    test.info().annotations.push({ type: 'scripts, gzip bytes', description: String(total) });
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(kilobytes * 1000);
  });
}

test('scripts are asked for after what is read', { tag: '@once' }, async ({ request }) => {
  const preloads = (await (await request.get('/')).text()).match(/<link rel="modulepreload"[^>]*>/g) ?? [];
  expect(preloads.length).toBeGreaterThan(5);
  for (const preload of preloads) expect(preload).toContain('fetchpriority="low"');
});
