// @spec 1.3 2.3 2.93 2.94 2.95 2.96

import type { Page } from '@playwright/test';
import { expectNoAxeFinding } from '../../support/axe.ts';
import { withGateway } from '../../support/buying.ts';
import type { Passing } from '../../support/cart.ts';
import { expect, hydrated, origin, test } from '../../support/page.ts';
import { speakAtWidth, type TriedLanguage } from '../../support/visitor.ts';

const words = {
  en: {
    all: 'All products',
    filter: /^Filter/,
    serums: 'Serums & treatments',
    creams: 'Creams & oils',
    category: 'Category',
    brand: 'Brand',
    show: /^Show \d+ product/,
    members: 'Member price',
    rows: 'List',
    lowest: 'Minimum price in yuan',
    highest: 'Maximum price in yuan',
    apply: 'Apply',
    bestseller: 'Bestseller',
    cheapest: 'Price: low to high',
    chosen: 'Active filters',
    clear: 'Clear all',
    remove: (name: string) => `Remove ${name}`,
    next: 'Next page',
    nothing: 'No products found',
    clearFilters: 'Clear filters',
  },
  zh: {
    all: '全部商品',
    filter: /^筛选/,
    serums: '精华与护理',
    creams: '面霜与护肤油',
    category: '分类',
    brand: '品牌',
    show: /^查看/,
    members: '会员价',
    rows: '列表',
    lowest: '最低价（元）',
    highest: '最高价（元）',
    apply: '确定',
    bestseller: '热销',
    cheapest: '价格从低到高',
    chosen: '已选条件',
    clear: '全部清除',
    remove: (name: string) => `移除“${name}”`,
    next: '下一页',
    nothing: '没有找到相关商品',
    clearFilters: '清除筛选条件',
  },
} as const;

let language: TriedLanguage;

test.beforeEach(async ({ context, viewport }) => {
  language = await speakAtWidth(context, viewport, origin());
});

/** Locates the filter: next to the list on desktop, in its disclosure on a phone. */
async function filterOf(page: Page) {
  const filter = page.getByRole('main').getByRole('form', { name: words[language].filter });
  const closed = filter.locator('details:not([open]) > summary');
  if (await closed.isVisible()) await closed.click();
  return filter;
}

/** Locates the cards in the page's main region. */
const cards = (page: Page) => page.getByRole('main').getByRole('article');

async function prices(page: Page): Promise<number[]> {
  const texts = await cards(page)
    .getByText(/^(from )?¥[\d.,]+( 起)?$/)
    .allTextContents();
  return texts.map((text) => Number(text.replaceAll(/[^\d.]/g, '')));
}

function query(page: Page): Record<string, string> {
  return Object.fromEntries(new URL(page.url()).searchParams);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'the list' : 'the list without JavaScript', () => {
    test.use({ javaScriptEnabled });

    async function open(page: Page, address: string): Promise<void> {
      await page.goto(address);
      if (javaScriptEnabled) await hydrated(page);
    }

    /** Applies the filter: without JavaScript by its button; otherwise a tick applies immediately. */
    async function apply(page: Page): Promise<void> {
      if (!javaScriptEnabled) await page.getByRole('button', { name: words[language].show }).click();
    }

    test('filters by one product class and by several selected classes', { tag: '@phone' }, async ({ page }) => {
      const t = words[language];
      await open(page, '/products');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.all);
      await (await filterOf(page)).getByRole('checkbox', { name: t.serums }).check();
      await apply(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.serums);
      expect(query(page)).toEqual({ class: '12' });
      const few = await cards(page).count();

      await (await filterOf(page)).getByRole('checkbox', { name: t.creams }).check();
      await apply(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.all);
      await expect(page.getByRole('link', { name: t.remove(t.serums) })).toBeVisible();
      expect(query(page)).toEqual({ class: '12,13' });
      expect(await cards(page).count()).toBeGreaterThan(few);
    });

    test('filters by a custom price, a label and a sorting, and clears the filters', { tag: javaScriptEnabled ? [] : '@matrix' }, async ({
      page,
    }) => {
      const t = words[language];
      await open(page, '/products');
      const filter = await filterOf(page);
      await filter.getByLabel(t.lowest).fill('100');
      await filter.getByLabel(t.highest).fill('150');
      await filter.getByRole('button', { name: t.apply, exact: true }).click();
      await expect(page).toHaveURL('/products?amount=100-150');
      const chosen = page.getByRole('list', { name: t.chosen });
      await expect(chosen.getByRole('link', { name: t.remove('¥100–¥150') })).toBeVisible();
      for (const price of await prices(page)) expect(price >= 100 && price <= 150).toBe(true);

      await (await filterOf(page)).getByRole('checkbox', { name: t.bestseller }).check();
      await apply(page);
      await expect(page).toHaveURL('/products?s_type=2&amount=100-150');
      // The address changes before the links do.
      await expect(chosen.getByRole('link', { name: t.remove(t.bestseller) })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: t.cheapest }).click();
      await expect(page).toHaveURL(/sort=priceUp/);
      await expect(page.getByRole('link', { name: t.cheapest })).toHaveAttribute('aria-current', 'true');
      const sorted = await prices(page);
      expect(sorted.length).toBeGreaterThan(1);
      expect(sorted).toEqual([...sorted].sort((a, b) => a - b));

      await chosen.getByRole('link', { name: t.remove(t.bestseller) }).click();
      await expect(page).toHaveURL('/products?amount=100-150&sort=priceUp');
      await chosen.getByRole('link', { name: t.clear }).click();
      await expect(page).toHaveURL('/products?sort=priceUp');
      await expect(chosen).toHaveCount(0);
    });

    test('shows products with a member price in the row layout', { tag: '@matrix' }, async ({ page }) => {
      const t = words[language];
      await open(page, '/products');
      await (await filterOf(page)).getByRole('checkbox', { name: t.members }).check();
      await apply(page);
      await expect(page).toHaveURL('/products?s_type=5');
      await expect(page.getByRole('list', { name: t.chosen })).toBeVisible();
      for (const card of await cards(page).all()) await expect(card.getByText(t.members, { exact: true })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: t.rows, exact: true }).click();
      await expect(page).toHaveURL('/products?s_type=5&view=list');
      await expect(page.getByRole('link', { name: t.rows, exact: true })).toHaveAttribute('aria-current', 'true');
      const [first, second] = await Promise.all([0, 1].map((at) => cards(page).nth(at).boundingBox()));
      expect(second?.x).toBe(first?.x);
    });

    test('shows other products on its second page @matrix', { tag: javaScriptEnabled ? [] : '@matrix' }, async ({ page }) => {
      await open(page, '/products');
      const first = await cards(page).first().textContent();
      await page.getByRole('link', { name: words[language].next }).click();
      await expect(page).toHaveURL('/products?page=2');
      await expect(cards(page).first()).not.toHaveText(first ?? '');
    });

    // @screen all-products.empty
    test('shows the empty state with a link back when nothing matches', { tag: javaScriptEnabled ? [] : '@matrix' }, async ({ page }) => {
      const t = words[language];
      await open(page, '/products?class=13&amount=9000-');
      await expect(page.getByRole('heading', { level: 2, name: t.nothing })).toBeVisible();
      await page.getByRole('link', { name: t.clearFilters }).click();
      await expect(page).toHaveURL('/products');
      await expect(cards(page)).toHaveCount(24);
    });
  });
}

test('applies a preset price range immediately, and jumps to a letter within many brands', { tag: '@matrix' }, async ({ page }) => {
  const many = ({ form, envelope: { data } }: Passing) => {
    if (form.get('api') !== 'mall.Index.search' || typeof data !== 'object' || data === null || !('brand_list' in data)) return;
    const others = [...'ABCDEFGHJKLMN'].map((letter, index) => ({ brand_id: 900 + index, brand_name: `${letter}rchard` }));
    data.brand_list = [...Object(data.brand_list), ...others];
  };
  await withGateway(page, many, async (site) => {
    await page.goto(`${site}/products`);
    await hydrated(page);
    const filter = await filterOf(page);
    await filter.getByRole('radio', { name: /100.+199/ }).check();
    await expect(page).toHaveURL(`${site}/products?amount=100-199`);
    await expect(page.getByRole('list', { name: words[language].chosen })).toBeVisible();
    for (const price of await prices(page)) expect(price >= 100 && price <= 199).toBe(true);
    const brands = filter.getByRole('group', { name: words[language].brand });
    await brands.getByRole('navigation').getByRole('link', { name: 'E', exact: true }).click();
    await expect(brands.getByRole('checkbox', { name: 'Erchard' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(`${site}/products?brand=904&amount=100-199`);
  });
});

test('links a product card to the product page', { tag: '@matrix' }, async ({ page }) => {
  await page.goto('/products');
  await hydrated(page);
  const name = await cards(page).first().getByRole('heading').textContent();
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/homedetail\/homedetail\?id=\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
});

test('gives search engines one canonical address for every sorting, and its products', async ({ page }) => {
  await page.goto('/products?sort=priceUp&class=13,12');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/products\?class=12(%2C|,)13/);
  const list = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(list['@type']).toBe('ItemList');
  expect(list.itemListElement[0].url).toContain('/homedetail/homedetail?id=');
});

test('returns 404 for an unknown class, ignores an invalid one, and redirects to the last page', async ({ request }) => {
  expect((await request.get('/products?class=99999')).status()).toBe(404);
  expect((await request.get('/products?class=abc')).status()).toBe(200);
  const late = await request.get('/products?page=77', { maxRedirects: 0 });
  expect(late.status()).toBe(302);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no axe violations in the ${colorScheme} scheme`, { tag: '@axe' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/products?class=12,13&s_type=2');
    await hydrated(page);
    await filterOf(page);
    await expectNoAxeFinding(page);
  });
}
