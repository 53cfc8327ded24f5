import { expect, hydrated, test } from '../support/page.ts';

const scheme = 'data-scheme';

test.describe('on a device that is dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the first page is dark from its first paint', async ({ page, watched }) => {
    // Scripts that come as files are held back: what is seen is what the page itself decides.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/').catch(() => {});
    await expect(page.locator('html')).toHaveAttribute(scheme, 'dark');
    watched.faults.length = 0;
  });
});

test('the visitor’s choice is kept', { tag: '@once' }, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute(scheme, 'light');
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute(scheme, 'dark');
  await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute(scheme, 'dark');
  await hydrated(page);
  await page.getByRole('button', { name: 'Match device' }).click();
  await expect(page.locator('html')).toHaveAttribute(scheme, 'light');
});
