// @spec 1.5 2.9 2.10 2.18 2.97 2.100

import type { Page } from '@playwright/test';
import { expectNoAxeFinding } from '../../support/axe.ts';
import { expect, hydrated, origin, test } from '../../support/page.ts';
import { signIn, speakAtWidth, type TriedLanguage } from '../../support/visitor.ts';

const words = {
  en: {
    shops: 'Shops',
    shop: 'Tidewell Wellness',
    atelier: 'Mori & Dew Atelier',
    place: '青岛',
    follow: /^Follow /,
    enter: /^Visit shop/,
    nothing: 'No shops found',
    cheapest: 'Price: low to high',
    within: 'Search in this shop',
    toShop: 'Visit shop',
  },
  zh: {
    shops: '店铺',
    shop: '汐源健康馆',
    atelier: '森露工坊',
    place: '青島',
    follow: /^关注/,
    enter: /^进入店铺/,
    nothing: '没有找到相关店铺',
    cheapest: '价格从低到高',
    within: '搜索本店商品',
    toShop: '进入店铺',
  },
} as const;

let language: TriedLanguage;

test.beforeEach(async ({ context, viewport }) => {
  language = await speakAtWidth(context, viewport, origin());
});

const cards = (page: Page) => page.getByRole('main').getByRole('article');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'the search for shops' : 'the search for shops without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('selects shops in the header’s search, finds one by place, and opens it', { tag: javaScriptEnabled ? [] : '@matrix' }, async ({
      page,
    }) => {
      const t = words[language];
      await page.goto('/');
      if (javaScriptEnabled) await hydrated(page);
      const search = page.getByRole('banner').getByRole('search');
      await search.locator('select').selectOption('shops');
      await search.locator('input').fill(t.place);
      await search.locator('input').press('Enter');
      await expect(page).toHaveURL(`/homeList/mchList?searchName=${encodeURIComponent(t.place)}`);
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page)).toContainText(t.shop);
      await expect(search.locator('select')).toHaveValue('shops');
      await cards(page).getByRole('link', { name: t.enter }).click();
      await expect(page).toHaveURL('/mch/mch?id=3');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.shop);
    });

    // @screen shop.empty
    test('sorts and searches a shop’s products @matrix', { tag: javaScriptEnabled ? [] : '@matrix' }, async ({ page }) => {
      const t = words[language];
      await page.goto('/mch/mch?id=3');
      if (javaScriptEnabled) await hydrated(page);
      await page.getByRole('main').getByRole('link', { name: t.cheapest }).click();
      await expect(page).toHaveURL('/mch/mch?id=3&sort=priceUp');
      await expect(page.getByRole('link', { name: t.cheapest })).toHaveAttribute('aria-current', 'true');
      await page.getByRole('searchbox', { name: t.within }).fill('qzxv');
      await page.getByRole('searchbox', { name: t.within }).press('Enter');
      await expect(page).toHaveURL('/mch/mch?id=3&sort=priceUp&searchName=qzxv');
      await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: 'qzxv' })).toBeVisible();
      await expect(page.getByRole('main').locator('a[href^="/homedetail"]')).toHaveCount(0);
    });
  });
}

// @screen shops-found.empty
test('lists every shop, and shows the empty state for an unknown name', { tag: '@matrix' }, async ({ page, request }) => {
  await page.goto('/homeList/mchList');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[language].shops);
  await expect(cards(page).filter({ hasText: words[language].atelier })).toBeVisible();
  await page.goto('/homeList/mchList?searchName=qzxv');
  await expect(page.getByRole('heading', { level: 2, name: words[language].nothing })).toBeVisible();
  expect((await request.get('/mch/mch?id=99999')).status()).toBe(404);
  expect((await request.get('/mch/mch')).status()).toBe(404);
  const entry = await request.get('/homeList/homeLoad?searchName=milk', { maxRedirects: 0 });
  expect(entry.headers().location).toBe('/homeList/homeList?searchName=milk');
});

test('follows a shop in the list, and unfollows it on its page', async ({ page, context }) => {
  const t = words[language];
  await signIn(context, origin());
  await page.goto('/homeList/mchList');
  await hydrated(page);
  const card = cards(page).filter({ hasText: t.atelier });
  const button = card.getByRole('button', { name: t.follow });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  // First the optimistic update, then the server's state on the next page.
  await expect(async () => {
    await page.goto('/mch/mch?id=2');
    await expect(page.getByRole('button', { name: t.follow })).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 });
  }).toPass();
  await hydrated(page);
  await page.getByRole('button', { name: t.follow }).click();
  await expect(page.getByRole('button', { name: t.follow })).toHaveAttribute('aria-pressed', 'false');
});

test.describe('following without JavaScript', { tag: '@matrix' }, () => {
  test.use({ javaScriptEnabled: false });
  // @screen shops-found.signed-out shop.signed-out
  test('requires a visitor to sign in first', async ({ page }) => {
    await page.goto('/homeList/mchList');
    await cards(page).first().getByRole('button').click();
    await expect(page).toHaveURL(/\/login\/login\?isReturn=1/);
  });
});

test('describes a shop to search engines, and links its products to it', async ({ page }) => {
  const t = words[language];
  await page.goto('/mch/mch?id=3&sort=volume');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/mch\/mch\?id=3(&lang=zh)?$/);
  const store = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(store).toMatchObject({ '@type': 'Store', name: t.shop, url: expect.stringContaining('/mch/mch?id=3') });
  await hydrated(page);
  await page.getByRole('main').locator('article a[href^="/homedetail"]').first().click();
  await page.getByRole('main').getByRole('link', { name: t.toShop }).click();
  await expect(page).toHaveURL('/mch/mch?id=3');
});

test('axe finds no violation on the shop pages', { tag: '@axe' }, async ({ page }) => {
  for (const address of ['/homeList/mchList', '/homeList/mchList?searchName=qzxv', '/mch/mch?id=1']) {
    await page.goto(address);
    await hydrated(page);
    await expectNoAxeFinding(page);
  }
});
