import { expect, type Page, test } from '@playwright/test';

/** Holds the scripts that a page asks for until it has loaded, as gzip counts them, to a number of bytes. */
export async function expectScriptsWithin(page: Page, address: string, most: number): Promise<void> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') sizes.push(zippedSize(page, response.url()));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'scripts, gzip bytes', description: String(total) });
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(most);
}

/** The gate counts gzip, whatever this browser was sent. */
async function zippedSize(page: Page, url: string): Promise<number> {
  const zipped = await page.request.get(url, { headers: { 'Accept-Encoding': 'gzip' } });
  return Number(zipped.headers()['content-length'] ?? (await zipped.body()).length);
}
