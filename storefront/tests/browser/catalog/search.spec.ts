// @spec 1.4 2.8 2.80 2.81 2.82 5.9

import type { Page } from '@playwright/test';
import { expectNoAxeFinding } from '../../support/axe.ts';
import { expect, hydrated, origin, test } from '../../support/page.ts';
import { signIn, speakAtWidth, type TriedLanguage } from '../../support/visitor.ts';

const words = {
  en: {
    looked: 'milk',
    found: 'Cloud Cleansing Milk',
    title: '“milk”',
    empty: 'Please fill in the search product and brand',
    blank: 'What are you looking for?',
    nothing: 'No products found',
    typed: 'hyalu',
    meant: 'Dew Hyaluronic Serum',
    forget: (word: string) => `Remove “${word}”`,
    forgetAll: 'Clear all',
    shops: 'Shops',
    shop: 'Tidewell Wellness',
  },
  zh: {
    looked: '洁面',
    found: '云絮洁面乳',
    title: '“洁面”',
    empty: '请输入要搜索的商品或品牌',
    blank: '您想找点什么？',
    nothing: '没有找到相关商品',
    typed: '质酸',
    meant: '晨露透明质酸精华',
    forget: (word: string) => `删除“${word}”`,
    forgetAll: '全部清除',
    shops: '店铺',
    shop: '汐源健康馆',
  },
} as const;

let language: TriedLanguage;

/** Locates the header's field: it becomes a combobox when its panel has loaded. */
const fieldOf = (page: Page) => page.getByRole('banner').locator('input[name="searchName"]');

test.beforeEach(async ({ context, viewport }) => {
  language = await speakAtWidth(context, viewport, origin());
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'the search' : 'the search without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('finds products by names in the visitor’s language', { tag: javaScriptEnabled ? [] : '@matrix' }, async ({ page }) => {
      const t = words[language];
      await page.goto('/');
      if (javaScriptEnabled) await hydrated(page);
      await fieldOf(page).fill(t.looked);
      await fieldOf(page).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
      expect(new URL(page.url()).searchParams.get('searchName')).toBe(t.looked);
      await expect(page.getByRole('main').getByRole('link', { name: t.found })).toBeVisible();
      await expect(fieldOf(page)).toHaveValue(t.looked);
    });

    // @screen search-results.empty
    test('shows the empty state when nothing is found', { tag: javaScriptEnabled ? [] : '@matrix' }, async ({ page }) => {
      await page.goto('/homeList/homeList?searchName=qzxvqzxv');
      await expect(page.getByRole('heading', { level: 2, name: words[language].nothing })).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    });
  });
}

test.describe('an empty search', () => {
  test('shows its message on the current page', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await fieldOf(page).press('Enter');
    await expect(page.getByText(words[language].empty).first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

test.describe('an empty search without JavaScript', { tag: '@matrix' }, () => {
  test.use({ javaScriptEnabled: false });

  test('shows its message on the results page', async ({ page }) => {
    await page.goto('/');
    await fieldOf(page).press('Enter');
    await expect(page).toHaveURL(/\/homeList\/homeList/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[language].blank);
    await expect(page.getByRole('status').filter({ hasText: words[language].empty })).toBeVisible();
  });
});

// @screen search-panel.loading search-panel.signed-out
test('suggests products while the visitor types, and supports the keyboard', async ({ page }) => {
  const t = words[language];
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/');
  await hydrated(page);
  const panel = /search-assist/;
  expect(scripts.some((url) => panel.test(url))).toBe(false);
  await fieldOf(page).pressSequentially(t.typed);
  await expect(page.getByRole('option', { name: t.meant })).toBeVisible();
  expect(scripts.some((url) => panel.test(url))).toBe(true);
  await expectNoAxeFinding(page);
  await fieldOf(page).press('ArrowUp');
  const chosen = await page.getByRole('listbox').getByRole('option', { selected: true }).textContent();
  await fieldOf(page).press('Enter');
  await expect(page).toHaveURL(/\/homedetail\/homedetail\?id=\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chosen ?? '');
});

// @screen search-panel.empty
test('stores searches, and deletes one or all', async ({ page }) => {
  const t = words[language];
  await page.goto('/');
  await hydrated(page);
  for (const word of ['balm', 'serum', 'milk']) {
    await fieldOf(page).fill(word);
    await fieldOf(page).press('Enter');
    await expect(page).toHaveURL(`/homeList/homeList?searchName=${word}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`“${word}”`);
  }
  await page.goto('/');
  await hydrated(page);
  await fieldOf(page).click();
  const entries = page.getByRole('banner').getByRole('listbox').getByRole('option');
  await expect(entries).toHaveText(['milk', 'serum', 'balm']);
  await page.getByRole('button', { name: t.forget('serum') }).click();
  await expect(entries).toHaveText(['milk', 'balm']);
  await entries.first().click();
  await expect(page).toHaveURL('/homeList/homeList?searchName=milk');
  await fieldOf(page).click();
  await page.getByRole('banner').getByRole('button', { name: t.forgetAll }).click();
  await page.reload();
  await hydrated(page);
  await fieldOf(page).click();
  await expect(fieldOf(page)).toHaveRole('combobox');
  await expect(entries).toHaveCount(0);
});

test('stores a customer’s searches in the mall, and unfinished input nowhere', { tag: '@matrix' }, async ({ page, context }) => {
  const word = 'centella calm';
  await signIn(context, origin());
  await page.goto(`/homeList/homeList?searchName=${encodeURIComponent(word)}`);
  await hydrated(page);
  await fieldOf(page).fill('overnight');
  const entries = page.getByRole('listbox').getByRole('option');
  await expect(entries.first()).toBeVisible();
  await fieldOf(page).fill('');
  await expect(entries.filter({ hasText: word })).toHaveCount(1);
  await expect(entries.filter({ hasText: /^overnight$/ })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('mall-searches') ?? '')).not.toContain(word);
  await page.getByRole('button', { name: words[language].forget(word) }).click();
  await expect(entries.filter({ hasText: word })).toHaveCount(0);
});

test('axe finds no violation on the search results', { tag: '@axe' }, async ({ page }) => {
  for (const address of [
    `/homeList/homeList?searchName=${words[language].looked}`,
    '/homeList/homeList',
    '/homeList/homeList?searchName=qzxv',
  ]) {
    await page.goto(address);
    await hydrated(page);
    await expectNoAxeFinding(page);
  }
});
