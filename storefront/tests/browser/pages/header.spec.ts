// @spec 2.7 2.25 2.52 2.59 2.62 2.63 2.65 2.71 2.73 2.84 2.85 2.88 2.101 6.1 6.2

import type { Locator, Page } from '@playwright/test';
import { withGateway } from '../../support/buying.ts';
import { expect, hydrated, origin, test } from '../../support/page.ts';
import { startStorefront } from '../../support/storefront.ts';
import { signIn, speakAtWidth, type TriedLanguage } from '../../support/visitor.ts';

const words = {
  en: {
    signIn: 'Sign in',
    register: 'Register',
    signOut: 'Sign out',
    orders: 'My orders',
    menu: 'Menu',
    serums: 'Serums & treatments',
    app: 'Get the app',
  },
  zh: { signIn: '登录', register: '注册', signOut: '退出登录', orders: '我的订单', menu: '菜单', serums: '精华与护理', app: '下载 App' },
} as const;

const add = { en: 'Add to cart', zh: '加入购物车' } as const;
const oneInCart = { en: /^Cart, 1 item/, zh: /购物车.*1/ } as const;

let language: TriedLanguage;

test.beforeEach(async ({ context, viewport }) => {
  language = await speakAtWidth(context, viewport, origin());
});

/** Opens the header's entries: on a phone they are in its menu. */
async function openHeader(page: Page): Promise<Locator> {
  const header = page.getByRole('banner');
  const menu = header.locator('details:not([open]) > summary');
  if (await menu.isVisible()) await menu.click();
  return header;
}

test('shows a visitor the sign-in link, the classes, and a cart that opens in a new tab', { tag: '@phone' }, async ({ page }) => {
  const t = words[language];
  await page.goto('/products');
  await hydrated(page);
  const header = await openHeader(page);
  await expect(header.getByRole('link', { name: t.signIn })).toBeVisible();
  await expect(header.getByRole('link', { name: t.orders })).toBeVisible();
  await expect(header.getByRole('link', { name: t.register })).toBeVisible();
  await expect(header.locator('a[target="_blank"]')).toHaveAttribute('href', '/shoppingCart/shoppingCart');
  await header.getByRole('link', { name: t.serums }).click();
  await expect(page).toHaveURL('/products?class=12');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.serums);
  // The phone's menu closes over the new page.
  await expect(header.locator('details')).not.toHaveAttribute('open');
});

test('shows the number of items in the cart', async ({ page }) => {
  await page.goto('/homedetail/homedetail?id=1003');
  await hydrated(page);
  await page.getByRole('main').getByRole('button', { name: add[language] }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: oneInCart[language] })).toBeVisible();
});

test('shows a customer their name and the sign-out button', async ({ page, context }) => {
  const t = words[language];
  await signIn(context, origin());
  await page.goto('/');
  await hydrated(page);
  const header = page.getByRole('banner');
  await openHeader(page);
  await expect(header.getByRole('button', { name: t.signOut })).toBeVisible();
  await expect(header.getByRole('link', { name: t.signIn })).toHaveCount(0);
});

for (const first of ['the page’s scripts come', 'the customer’s header comes']) {
  test(`the menu on a phone stays open when ${first} comes after it was opened`, { tag: '@matrix' }, async ({ page, context }) => {
    const t = words[language];
    const response = Promise.withResolvers<void>();
    const scripts = Promise.withResolvers<void>();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await withGateway(
      page,
      async ({ form }) => {
        if (form.get('api') === 'mall.Index.index') await response.promise;
      },
      async (site) => {
        await context.addCookies([{ name: 'currentLang', value: language, url: site }]);
        await signIn(context, site);
        await page.goto(`${site}/my/aboutUs?type=contact`, { waitUntil: 'commit' });
        const header = page.getByRole('banner');
        await header.locator('summary').click();
        await expect(header.getByRole('link', { name: t.signIn })).toBeVisible();
        if (first === 'the page’s scripts come') {
          scripts.resolve();
          await hydrated(page);
          response.resolve();
        } else {
          response.resolve();
          await expect(header.locator('details').getByText(t.signOut)).toBeAttached();
          scripts.resolve();
        }
        await expect(header.getByRole('button', { name: t.signOut })).toBeVisible();
      },
    );
  });
}

test('shows the mall’s own data in header and footer', async ({ page, context }) => {
  const config = {
    welcomeTerm: 'Welcome to the still room',
    shortcutMenu3: '1,4',
    shortcutMenu2: '1',
    authority: 'https://house.example/',
    list: [
      { name: 'The house', link: 'ow' },
      { name: 'Nowhere', link: '' },
    ],
    bottoList: [{ image: '/media/mall/logo', title: 'Made by hand', subheading: 'In small batches' }],
  };
  await withGateway(
    page,
    ({ form, envelope: { data } }) => {
      if (form.get('api') !== 'mall.Index.index' || typeof data !== 'object' || data === null || !('mchCoupon' in data)) return;
      data.mchCoupon = { ...Object(data.mchCoupon), ...config };
    },
    async (site) => {
      await context.addCookies([{ name: 'currentLang', value: language, url: site }]);
      await page.goto(`${site}/products`);
      await hydrated(page);
      const header = await openHeader(page);
      await expect(page.getByText(config.welcomeTerm)).toHaveCount(1);
      await expect(header.getByRole('link', { name: words[language].signIn })).toBeVisible();
      await expect(header.getByRole('link', { name: words[language].orders })).toHaveCount(0);
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('link', { name: /The house/ })).toHaveAttribute('href', 'https://house.example/');
      await expect(footer.getByRole('link', { name: /The house/ })).toHaveAttribute('target', '_blank');
      await expect(footer.getByText('Nowhere')).toHaveCount(0);
      await expect(footer.locator('section', { hasText: 'Made by hand' }).locator('img')).toHaveAttribute('src', '/media/mall/logo');
      // The simple header of the sign-in page has its own list.
      await page.goto(`${site}/login/login`);
      await expect(page.getByRole('banner').getByRole('link', { name: words[language].app })).toHaveCount(0);
    },
  );
});

test('uses the visitor’s header when the gateway is unavailable', async ({ page, context }) => {
  const shop = await startStorefront({ GATEWAY_URL: 'http://127.0.0.1:9/api/' });
  await context.addCookies([{ name: 'currentLang', value: language, url: shop.origin }]);
  await page.goto(`${shop.origin}/my/aboutUs?type=contact`);
  const header = await openHeader(page);
  await expect(header.getByRole('searchbox')).toBeVisible();
  await expect(header.getByRole('link', { name: words[language].signIn })).toBeVisible();
  // A page with open requests would receive 503 from a stopping server.
  await page.goto('about:blank');
  await shop.stop();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('contains all entries of the header @matrix', async ({ page }) => {
    const t = words[language];
    // On a busy machine the classes may be streamed late; a reader without JavaScript reloads as well.
    await expect(async () => {
      await page.goto('/');
      await expect((await openHeader(page)).getByRole('link', { name: t.serums })).toBeVisible({ timeout: 500 });
    }).toPass();
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: t.signIn })).toBeVisible();
    await header.getByRole('link', { name: t.serums }).click();
    await expect(page).toHaveURL('/products?class=12');
  });
});
