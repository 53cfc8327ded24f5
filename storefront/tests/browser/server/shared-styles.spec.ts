import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { asCustomer, patches } from '../../support/buying.ts';
import { mockOrigin } from '../../support/mock-mall.ts';
import { expect, hydrated, origin, test } from '../../support/page.ts';

// The markup does not depend on the window's width: this runs once.
const link = 'link[data-shared-styles]';

/** Opens a page that contains its styles, and waits until the browser has loaded the file of all styles. */
async function openFirstPage(page: Page, path: string): Promise<void> {
  await page.goto(origin() + path);
  await hydrated(page);
  await expect(page.locator(link)).toHaveCount(0);
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('styles');
}

test('the second page of a visit links to the shared styles and hydrates', async ({ page }) => {
  await openFirstPage(page, '/products');
  await page.goto(`${origin()}/login/login`);
  await hydrated(page);
  await expect(page.locator(link)).toHaveCount(1);
});

/** Returns boxes and computed styles of the elements of a page as the server rendered it, with its own or with linked styles. */
async function renderedStyles(browser: Browser, path: string, isLinked: boolean): Promise<string[][]> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    // The mock's data does not change, and its pages are not cached.
    await page.goto(mockOrigin() + path);
    if (isLinked) {
      const value = (await page.locator('style[data-shared-styles]').getAttribute('data-shared-styles')) ?? '';
      await context.addCookies([{ name: 'styles', value, url: mockOrigin() }]);
      await page.reload();
    }
    await expect(page.locator(link)).toHaveCount(isLinked ? 1 : 0);
    await page.evaluate(() => document.fonts.ready);
    return await page.evaluate(() =>
      [...document.body.querySelectorAll('*')].map((element) => {
        const style = getComputedStyle(element);
        // Chromium reports the same automatic margin as its length or as 0; the box shows its effect.
        const names = [...style].filter((name) => !/^(?:--|-webkit-|margin)|-(?:block|inline)-/.test(name));
        const { x, y, width, height } = element.getBoundingClientRect();
        return [`${element.tagName} at ${x} ${y} ${width} ${height}`, ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`)];
      }),
    );
  } finally {
    await context.close();
  }
}

for (const [path, tag] of [
  ['/products', ''],
  ['/login/login', ''],
  ['/coupon/coupon', ' @matrix'],
  ['/homedetail/homedetail?id=1001', ' @matrix'],
  ['/login/register', ' @matrix'],
] as const) {
  test(`${path} looks the same with linked styles${tag}`, async ({ browser }) => {
    const own = await renderedStyles(browser, path, false);
    const linked = await renderedStyles(browser, path, true);
    expect(own.length).toBeGreaterThan(100);
    expect(linked.length).toBe(own.length);
    const changes = own.flatMap((lines, index) => {
      const changed = lines.flatMap((line, place) => (line === linked[index]?.[place] ? [] : [`${line} -> ${linked[index]?.[place]}`]));
      return changed.length === 0 ? [] : [`${lines[0]}: ${changed.join(', ')}`];
    });
    expect(changes).toEqual([]);
  });
}

const kilobytes = [
  ['/products', 11],
  [`/homedetail/homedetail?id=${patches}`, 15],
  ['/shoppingCart/shoppingCart', 9],
  ['/my/my/security', 9],
  ['/my/my/myLoad', 9],
] as const;

test('the HTML of the second page of a visit is small', async ({ page }) => {
  await asCustomer(page, origin());
  await openFirstPage(page, '/my/aboutUs?type=our_story');
  for (const [path, limit] of kilobytes) {
    const html = await (await page.request.get(origin() + path)).body();
    const compressed = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    expect(compressed.length, path).toBeLessThanOrEqual(limit * 1000);
  }
});

test('a page has its styles when the file of all styles cannot be used', async ({ page }) => {
  await openFirstPage(page, '/products');
  const face = await page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).fontFamily);
  await page.route('**/assets/styles-*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await page.reload();
  await hydrated(page);
  await expect(page.locator(link)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', face);
});
