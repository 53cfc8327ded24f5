import { expect, hydrated, layoutShift, test } from '../support/page.ts';

test('shows the front page in its own words', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slow beauty, honestly made');
  await expect(page).toHaveTitle('Sylvane: plant-led skin care and wellness');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('carries its styles in the head, before any markup', { tag: '@once' }, async ({ request }) => {
  const html = await (await request.get('/')).text();
  const head = html.slice(0, html.indexOf('</head>'));
  // What comes after the shell of the page comes in hidden pieces that carry styles of their own.
  const [body] = html.slice(html.indexOf('<body')).split('<div hidden');
  expect(head).toContain('<style data-emotion="mui ');
  expect(body).not.toContain('<style');
});

test('does not move while it loads', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await hydrated(page);
  // Below a thousandth is what Lighthouse calls 0.
  expect(await layoutShift(page)).toBeLessThan(0.001);
});

test('loads at most 200 kB of scripts, compressed', { tag: '@once' }, async ({ page }) => {
  const sizes: number[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    // The gate counts gzip, whatever this browser was sent.
    const zipped = await page.request.get(response.url(), { headers: { 'Accept-Encoding': 'gzip' } });
    sizes.push(Number(zipped.headers()['content-length'] ?? (await zipped.body()).length));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.waitForTimeout(200);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'scripts, gzip bytes', description: String(total) });
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(200_000);
});
