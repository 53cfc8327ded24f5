// @spec 1.1 1.22 2.2

import type { Page } from '@playwright/test';
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
  expect(head).toContain('<style data-styles="');
  expect(body).not.toContain('<style');
});

test('is styled once: the browser takes the styles of the server over where they stand', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => {
    const touched: string[] = [];
    Object.assign(window, { touched });
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes)
        for (const node of removedNodes) if (node.nodeName === 'STYLE') touched.push('a sheet was moved');
    }).observe(document, { childList: true, subtree: true });
    const insertRule = CSSStyleSheet.prototype.insertRule;
    CSSStyleSheet.prototype.insertRule = function (rule, at) {
      touched.push(rule);
      return insertRule.call(this, rule, at);
    };
  });
  await page.goto('/');
  await hydrated(page);
  expect(await page.evaluate(() => Reflect.get(window, 'touched'))).toEqual([]);
});

test('does not move while it loads', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await hydrated(page);
  // Below a thousandth is what Lighthouse calls 0.
  expect(await layoutShift(page)).toBeLessThan(0.001);
});

/** Somebody begins to act. */
async function point(page: Page): Promise<void> {
  await page.mouse.move(30, 300);
  await page.mouse.move(40, 310);
}

/** Somebody begins to act: what the page fetches for that comes. */
async function act(page: Page): Promise<void> {
  const blocks = page.waitForResponse(/\/assets\/home-blocks-/);
  await point(page);
  await blocks;
}

test('its banners are stopped by keyboard and gone through by pointer', { tag: '@once' }, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const carousel = page.getByRole('region', { name: 'This season' });
  const second = carousel.getByRole('link', { name: 'From the forest' });
  await carousel.getByRole('button', { name: 'Pause slideshow' }).focus();
  await page.keyboard.press('Enter');
  await expect(carousel.getByRole('button', { name: 'Play slideshow' })).toBeFocused();
  await expect(second).toHaveAttribute('tabindex', '-1');
  // The pointer finds the button over the slides.
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await expect(second).not.toHaveAttribute('tabindex', '-1');
  await expect(second).toBeInViewport();
  await second.press('Enter');
  await expect(page).toHaveURL(/\/products\?class=14$/);
});

test('its first banner is the picture that is fetched first, and the only one that is fetched at once', { tag: '@once' }, async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const pictures = [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag);
  expect(pictures[0]).toContain('fetchPriority="high"');
  expect(pictures[0]).toMatch(/srcSet="\/media\/banners\/[^"]*1280w"/i);
  for (const picture of pictures.slice(1)) expect(picture).toContain('loading="lazy"');
});

test('the sale’s clock runs on what the mall says now, whenever the page was made', { tag: '@once' }, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const sale = page.getByRole('region', { name: 'Flash sale' });
  await expect(sale.getByRole('article')).toHaveCount(4);
  await expect(sale.getByRole('timer')).not.toBeVisible();
  const asked = page.waitForResponse(/\/seconds\.data/);
  await act(page);
  expect((await asked).ok()).toBe(true);
  await expect(sale.getByRole('timer')).toBeVisible();
  await expect(sale.getByRole('timer')).toHaveText(/^\d\d:\d\d:\d\d$/);
});

test('what was looked at is found again, in this browser and without moving the page, until it is cleared', { tag: '@once' }, async ({
  page,
}) => {
  const recent = page.getByRole('region', { name: 'Recently viewed' });
  for (const [id, name] of [
    [1011, 'Overnight Blemish Patches'],
    [1013, 'Barrier Repair Cream'],
  ] as const) {
    await page.goto(`/homedetail/homedetail?id=${id}`);
    // It is noted once the page stands.
    await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain(name);
  }
  // On the page of another product, the last one first.
  await page.goto('/homedetail/homedetail?id=1003');
  await hydrated(page);
  await point(page);
  await expect(recent.getByRole('link')).toHaveText(['Barrier Repair Cream', 'Overnight Blemish Patches']);
  await page.goto('/');
  await hydrated(page);
  await recent.scrollIntoViewIfNeeded();
  const before = await page.getByRole('contentinfo').boundingBox();
  await act(page);
  const link = recent.getByRole('link', { name: 'Overnight Blemish Patches' });
  await expect(link).toHaveAttribute('href', '/homedetail/homedetail?id=1011');
  expect(await page.getByRole('contentinfo').boundingBox()).toEqual(before);
  await recent.getByRole('button', { name: 'Clear list' }).click();
  await expect(recent).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(recent).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all banners can be reached, and every shelf is there', { tag: '@once' }, async ({ page }) => {
    await page.goto('/');
    const carousel = page.getByRole('region', { name: 'This season' });
    await expect(carousel.getByRole('button')).toHaveCount(0);
    const last = carousel.getByRole('link', { name: 'Beauty from within' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    for (const name of ['Everyday essentials', 'Flash sale', 'New arrivals', 'Coupons', 'Member prices'])
      await expect(page.getByRole('region', { name }).getByRole('link').first()).toBeAttached();
  });
});
