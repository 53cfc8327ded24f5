// @spec 1.1 1.22 2.2

import type { Page } from '@playwright/test';
import { expect, hydrated, layoutShift, test } from '../../support/page.ts';

test('shows the headline and title of the home page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slow beauty, honestly made');
  await expect(page).toHaveTitle('Sylvane: plant-led skin care and wellness');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('sends the styles of the home page in the head, before any markup', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const head = html.slice(0, html.indexOf('</head>'));
  // Streamed parts arrive in hidden elements, with their own styles before them.
  const [body] = html.slice(html.indexOf('<body')).split(/(?:<style[^>]*>[^<]*<\/style>)?<div hidden/);
  expect(head).toContain('<style data-styles="');
  expect(body).not.toContain('<style');
});

test('reuses the server-rendered styles on hydration, without moving or inserting rules', async ({ page }) => {
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

test('loads the home page without layout shift', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await hydrated(page);
  // Lighthouse reports less than a thousandth as 0.
  expect(await layoutShift(page)).toBeLessThan(0.001);
});

/** Performs the first interaction. */
async function point(page: Page): Promise<void> {
  await page.mouse.move(30, 300);
  await page.mouse.move(40, 310);
}

/** Performs the first interaction and waits for the code that it loads. */
async function act(page: Page): Promise<void> {
  const blocks = page.waitForResponse(/\/assets\/home-blocks-/);
  await point(page);
  await blocks;
}

test('stops the banners by keyboard and changes them by pointer', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const carousel = page.getByRole('region', { name: 'This season' });
  const second = carousel.getByRole('link', { name: 'From the forest' });
  await carousel.getByRole('button', { name: 'Pause slideshow' }).focus();
  await page.keyboard.press('Enter');
  await expect(carousel.getByRole('button', { name: 'Play slideshow' })).toBeFocused();
  await expect(second).toHaveAttribute('tabindex', '-1');
  // The pointer finds the button above the slides.
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await expect(second).not.toHaveAttribute('tabindex', '-1');
  await expect(second).toBeInViewport();
  await second.press('Enter');
  await expect(page).toHaveURL(/\/products\?class=14$/);
});

test('fetches the image of the first banner before all others, and loads no other image of the page eagerly', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const images = [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag);
  expect(images[0]).toContain('fetchPriority="high"');
  expect(images[0]).toMatch(/srcSet="\/media\/banners\/[^"]*1280w"/i);
  for (const image of images.slice(1)) expect(image).toContain('loading="lazy"');
});

test('bases the sale’s countdown on the mall’s current time, whenever the page was rendered', async ({ page }) => {
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

test('shows recently viewed products in this browser only, without layout shift, until they are cleared', async ({ page }) => {
  const recent = page.getByRole('region', { name: 'Recently viewed' });
  for (const [id, name] of [
    [1011, 'Overnight Blemish Patches'],
    [1013, 'Barrier Repair Cream'],
  ] as const) {
    await page.goto(`/homedetail/homedetail?id=${id}`);
    // It is stored after the page has loaded.
    await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain(name);
  }
  // On another product's page, the last viewed first.
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

  test('shows all banners and every product shelf', async ({ page }) => {
    await page.goto('/');
    // On a busy machine a part may be streamed late; a reader without JavaScript reloads as well.
    await expect(async () => {
      await page.reload();
      for (const name of ['This season', 'Everyday essentials', 'Flash sale', 'New arrivals', 'Coupons', 'Member prices'])
        await expect(page.getByRole('region', { name }).getByRole('link').first()).toBeAttached({ timeout: 500 });
    }).toPass();
    const carousel = page.getByRole('region', { name: 'This season' });
    await expect(carousel.getByRole('button')).toHaveCount(0);
    const last = carousel.getByRole('link', { name: 'Beauty from within' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
});
