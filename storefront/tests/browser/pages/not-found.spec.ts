// @spec 8.19 8.21

import { expect, hydrated, test } from '../../support/page.ts';
import { startStorefront } from '../../support/storefront.ts';

test.describe('an unknown address', () => {
  test('returns 404 with a message, other products, and a link home', async ({ page, watched }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
    await expect(page).toHaveTitle('This page could not be found | Sylvane');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('banner')).toBeVisible();
    const goods = page.getByRole('region', { name: 'You may also like' });
    await expect(goods.getByRole('link')).toHaveCount(2);
    await expect(goods.getByRole('link').first()).toHaveAttribute('href', /\/homedetail\/homedetail\?id=\d+$/);
    // The browser itself logs that the document has status 404.
    expect(watched.faults.filter((fault) => !fault.includes('404'))).toEqual([]);
    watched.faults.length = 0;
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slow beauty, honestly made');
  });

  for (const address of ['/products/../nothing', '//evil.example', '/%E0%A4%A', '/my/my/nothing', '/assets/nothing.js', '/index.html']) {
    test(`answers 404 for ${address}`, async ({ request, baseURL }) => {
      const response = await request.get(`${baseURL}${address}`);
      expect([400, 404]).toContain(response.status());
    });
  }

  // @screen a-page-that-is-not-there.error
  test('shows the not-found message when the gateway does not respond', { tag: '@matrix' }, async () => {
    const shop = await startStorefront({ GATEWAY_URL: 'http://127.0.0.1:9/api/' });
    const response = await fetch(`${shop.origin}/no/such/page`);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain('This page could not be found');
    expect(html).not.toContain('You may also like</h2>');
    await shop.stop();
  });

  test('refuses a form', async ({ request, baseURL }) => {
    const response = await request.post('/no/such/page', { form: { a: 'b' }, headers: { Origin: baseURL ?? '' } });
    expect(response.status()).toBe(405);
    expect(await response.text()).toContain('Something went wrong on our side');
  });

  test('shows its message in the visitor’s language', async ({ page, watched }) => {
    await page.goto('/nothing?lang=zh');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('找不到这个页面');
    watched.faults.length = 0;
  });
});
