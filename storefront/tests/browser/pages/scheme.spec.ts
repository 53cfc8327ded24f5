import { expect, hydrated, test } from '../../support/page.ts';

const scheme = 'data-scheme';

test.describe('on a device in dark mode', () => {
  test.use({ colorScheme: 'dark' });

  test('renders the first page dark from its first paint', { tag: '@phone' }, async ({ page, watched }) => {
    // Script files are blocked: only the page itself determines the result.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/').catch(() => {});
    await expect(page.locator('html')).toHaveAttribute(scheme, 'dark');
    watched.faults.length = 0;
  });
});

test('preserves the chosen color scheme over reloads', async ({ page }) => {
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
