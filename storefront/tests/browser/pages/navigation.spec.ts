// @spec 2.52 2.74

import { expect, hydrated, test } from '../../support/page.ts';

test.describe('a link inside the shop', () => {
  test('changes the page without reloading the document, texts included', async ({ page, watched }) => {
    await page.goto('/nothing');
    await hydrated(page);
    watched.faults.length = 0;
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
    await page.getByRole('banner').getByRole('link', { name: 'Sylvane', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slow beauty, honestly made');
    await expect(page.getByRole('link', { name: 'Cloud Cleansing Milk' })).toBeVisible();
    await expect(page).toHaveTitle('Sylvane: plant-led skin care and wellness');
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  });

  test('scrolls to the top of the new page, focuses it, and announces its title', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const story = page.getByRole('contentinfo').getByRole('link', { name: 'Our story' });
    await story.focus();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A shelf that grew slowly');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.locator('[aria-live=polite]')).toHaveText(await page.title());
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('shows the page frame for an unknown page', async ({ page, watched }) => {
    await page.goto('/');
    await hydrated(page);
    // The shop has no broken links: this goes through the history API.
    await page.evaluate(() => {
      history.pushState(null, '', '/nothing');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
    await expect(page.getByRole('banner')).toBeVisible();
    watched.faults.length = 0;
  });
});
