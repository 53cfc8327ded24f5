import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chromiumPath } from '../../../scripts/lib/chromium.ts';
import { versions } from '../src/reference/versions.ts';
import { serveSite } from './support/site.ts';

let site: Awaited<ReturnType<typeof serveSite>>;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  site = await serveSite();
  browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
});
afterAll(async () => {
  await browser.close();
  site.close();
});
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
});
afterEach(() => page.close());

/** Opens the search on the start page, and searches. */
async function search(words: string): Promise<void> {
  await page.goto(`${site.url}/`);
  // The script that handles the shortcut enables the button.
  await page.locator('site-search button:enabled').first().waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: 'Search' }).fill(words);
  await page.locator('.pagefind-ui__result-link').first().waitFor();
}

describe('the search dialog', () => {
  test('leads from a term in Chinese to its section of the glossary', async () => {
    await search('退款');
    await page.locator('.pagefind-ui__result-link[href="/guides/platform/glossary/#refund"]').waitFor();
  });

  test('lists the title of a page once', async () => {
    await search('place an order');
    await expect.poll(() => page.locator('.pagefind-ui__result-link[href="/api/checkout/placeOrder/"]').count()).toBe(1);
    expect(await page.locator('.pagefind-ui__result-link[href$="#_top"]').count()).toBe(0);
  });

  test.each(['nonexistentword', 'checkout nonexistentword'])('finds nothing for "%s"', async (words) => {
    await page.goto(`${site.url}/`);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('textbox', { name: 'Search' }).fill(words);
    await page.getByText(`No results for ${words}`).waitFor();
    expect(await page.locator('.pagefind-ui__result').count()).toBe(0);
  });

  test('shows the excerpt of a page in the card of its title', async () => {
    await search('coupon');
    const card = page.locator('.pagefind-ui__result-inner').first();
    const lookOf = (selector: string) =>
      card.locator(`> ${selector}`).evaluate((element) => {
        const { backgroundColor, paddingLeft } = getComputedStyle(element);
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { shape: { backgroundColor, paddingLeft, left, right }, top, bottom };
      });
    const title = await lookOf('.pagefind-ui__result-title');
    const excerpt = await lookOf('.pagefind-ui__result-excerpt');
    expect(excerpt.shape).toEqual(title.shape);
    expect(excerpt.top).toBeCloseTo(title.bottom, 0);
  });

  test('does not show the keywords of a page', async () => {
    await search('地址');
    expect(await page.getByText('收货地址').filter({ visible: true }).count()).toBe(0);
  });

  test('moves by the arrow keys from the field to the results and back', async () => {
    await search('coupon');
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('A');
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe('INPUT');
  });

  test('names its shortcut on the button', async () => {
    await page.goto(`${site.url}/`);
    await page.getByRole('button', { name: 'Search Ctrl K', exact: true }).getByText('Ctrl').waitFor();
  });
});

test('the search field has one place in the header of every kind of page', async () => {
  const places = [];
  for (const path of ['/', '/api/cart/add/', '/concepts/sign-in/', '/errors/', '/sdk/reference/react/', '/changelog/']) {
    await page.goto(`${site.url}${path}`);
    places.push(await page.getByRole('button', { name: 'Search' }).evaluate((button) => button.getBoundingClientRect().left));
  }
  expect(new Set(places).size).toBe(1);
});

test('a phone shows the request example of an operation before its fields', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}/api/checkout/settle/`);
  const topOf = (name: string) =>
    page.getByRole('heading', { name, exact: true }).evaluate((heading) => heading.getBoundingClientRect().top);
  expect(await topOf('Example request')).toBeLessThan(844);
  expect(await topOf('Example request')).toBeLessThan(await topOf('Request'));
});

describe('the version switch', () => {
  test('leads from an operation to the same operation of a released contract', async () => {
    const [, released] = versions;
    const operation = released?.domains.flatMap(({ operations }) => operations).find(({ api }) => api === 'mall.Product.addCart');
    await page.goto(`${site.url}/api/cart/add/`);
    const banner = page.getByRole('banner');
    await banner.getByLabel('Contract version').selectOption({ label: released?.label ?? '' });
    expect(page.url()).toBe(`${site.url}/api/cart/add/`);
    await banner.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL(`${site.url}/${released?.prefix}/api/cart/add/`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(operation?.summary);
  });
});

for (const { path, tags } of [
  { path: '/guides/sdk/errors/', tags: [] },
  { path: '/guides/sdk/configuration/', tags: ['matrix'] },
  { path: '/changelog/', tags: ['matrix'] },
  { path: '/sdk/reference/core/', tags: ['matrix'] },
]) {
  test(`the tables of ${path} on a phone scroll by the keyboard`, { tags }, async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${site.url}${path}`);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
    const region = page.getByRole('region', { name: /^Table \d+: / }).first();
    await region.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });
}

/** Kinds of pages that the daily run checks: the others have the same layout and components. */
const daily = ['/', '/api/cart/add/', '/concepts/sign-in/'];

describe.each(['/', '/quick-start/python/', '/api/cart/add/', '/concepts/sign-in/', '/changelog/', '/errors/', '/sdk/reference/react/'])(
  'the page %s',
  (path) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`has no axe violations in ${colorScheme}`, {
        tags: colorScheme === 'dark' || !daily.includes(path) ? 'matrix' : [],
      }, async () => {
        await page.emulateMedia({ colorScheme });
        await page.goto(`${site.url}${path}`);
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
      });
    }

    test('does not scroll horizontally on a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${site.url}${path}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });
  },
);

test.each(['/quick-start/python/', '/quick-start/go/', '/guides/sdk/python/', '/guides/sdk/go/'])(
  'the commands of %s are shown and copied with the address of the site',
  async (path) => {
    await page.goto(`${site.url}${path}`);
    const command = page.locator('.expressive-code').first();
    await expect.poll(() => command.textContent()).toContain(site.url);
    expect(await command.locator('[data-code]').getAttribute('data-code')).toContain(site.url);
    expect(await page.locator('main code').filter({ hasText: 'localhost:4020' }).count()).toBe(0);
  },
);
