import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { fits, open } from '../../support/buying.ts';
import { languageOf, speak, textsOf } from '../../support/cart.ts';
import { beCustomer, mockOrigin, play, sampleProduct } from '../../support/mock-mall.ts';
import { expect, test } from '../../support/page.ts';

// Each browser has its own scenario, although the shop's server makes the calls.
const site = mockOrigin;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const t = (namespace: string) => textsOf(test.info(), namespace);

test.beforeEach(async ({ page }, info) => speak(page, info, mockOrigin()));

async function playScenario(page: Page, scenario: string): Promise<void> {
  await play(page, { scenario });
  await beCustomer(page);
}

/** Expects this state of the displayed slot, and of all its products in stock. */
async function seeSlot(
  page: Page,
  slot: 'finished' | 'running' | 'waiting',
  card: 'finished' | 'snapUp' | 'waiting' | 'gone',
): Promise<void> {
  await open(page, `${site()}/seconds`);
  const slots = page.getByRole('navigation', { name: t('ui')('flash.slots') });
  await expect(slots.locator('[aria-current=page]')).toContainText(t('ui')(`flash.slot.${slot}`));
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.filter({ hasText: t('ui')(`flash.${card}`) }).first()).toBeVisible();
  if (card === 'snapUp') return;
  await expect(page.getByRole('link', { name: t('ui')('flash.snapUp') })).toHaveCount(0);
}

/** Expects the state of the customer's application. */
async function seeApplication(page: Page, title: string): Promise<void> {
  await open(page, `${site()}/mch/applyShop`);
  await expect(heading(page)).toHaveText(t('shops')(title));
}

const seen: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async 'empty-cart'(page) {
    await open(page, `${site()}/shoppingCart/shoppingCart`);
    await expect(page.getByRole('heading', { name: t('cart')('empty.title') })).toBeVisible();
  },

  async 'everything-empty'(page) {
    await open(page, `${site()}/`);
    await expect(page.getByText(t('home-deferred')('shelf.empty')).first()).toBeVisible();
    await open(page, `${site()}/products`);
    await expect(page.getByRole('heading', { name: t('catalog-search')('empty.noneTitle') })).toBeVisible();
    await open(page, `${site()}/my/my/myOrder`);
    await expect(page.getByRole('heading', { name: t('orders')('empty.all.title') })).toBeVisible();
  },

  async 'everything-long'(page) {
    const addresses = ['/homedetail/homedetail?id=1001', '/shoppingCart/shoppingCart', '/pay/payDetails?cart_id=1', '/my/my/myaddress'];
    const longs = { en: 'Scandinavian cloudberry', zh: '以北欧野生云莓', tn: '以北歐野生雲莓', ko: '북유럽에서 책임 있게' };
    for (const [language, words] of Object.entries(longs)) {
      await page.context().addCookies([{ name: 'currentLang', value: language, url: site() }]);
      for (const address of addresses) {
        await page.goto(site() + address, { waitUntil: 'domcontentloaded' });
        for (const width of [1440, 1024, 390]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await fits(page), `${address} in ${language} at ${width}`).toBe(true);
        }
      }
      await expect(page.getByRole('main')).toContainText(words);
    }
  },

  'flash-sale-finished': (page) => seeSlot(page, 'finished', 'finished'),

  async 'flash-sale-running'(page) {
    await seeSlot(page, 'running', 'snapUp');
    await page
      .getByRole('link', { name: t('ui')('flash.snapUp') })
      .first()
      .click();
    await expect(page.getByRole('region', { name: t('catalog')('product.flash.title') })).toBeVisible();
  },

  'flash-sale-sold-out': (page) => seeSlot(page, 'running', 'gone'),

  'flash-sale-waiting': (page) => seeSlot(page, 'waiting', 'waiting'),

  async 'insufficient-balance'(page) {
    await open(page, `${site()}/my/my/payment?order_id=41`);
    await page.locator('input[name="password"]').fill('246810');
    await page.getByRole('button', { name: t('ui')('paymentPassword.submit'), exact: true }).click();
    await expect(page.getByText(t('payments')('short.title'))).toBeVisible();
  },

  async maintenance(page) {
    await page.goto(`${site()}/products`);
    await expect(page).toHaveURL(`${site()}/maintain/maintain`);
    await expect(heading(page)).toBeVisible();
  },

  async 'new-customer'(page) {
    await open(page, `${site()}/my/my/myOrder`);
    await expect(page.getByRole('heading', { name: t('orders')('empty.all.title') })).toBeVisible();
    await open(page, `${site()}/my/my/myaddress`);
    await expect(page.getByRole('heading', { name: t('addresses')('empty.title') })).toBeVisible();
  },

  async 'no-connection'(page) {
    await page.goto(`${site()}/products`);
    await expect(heading(page)).toHaveText(t('shell')('errorPage.failed.title'));
    // The retry works once the connection does.
    await play(page, { rules: [] });
    await page.getByRole('link', { name: t('shell')('errorPage.retry') }).click();
    await expect(heading(page)).toHaveText(t('catalog-list')('list.title'));
  },

  async 'no-payment-password'(page) {
    await open(page, `${site()}/my/my/payment?order_id=41`);
    await expect(page.getByText(t('payments')('notSet.title'))).toBeVisible();
    await expect(page.locator('input[name="password"]')).toHaveCount(0);
  },

  async 'session-expired'(page) {
    // The session ends in the middle of the checkout.
    await play(page, { rules: [] });
    await open(page, `${site()}/pay/payDetails?cart_id=1`);
    await play(page, { scenario: 'session-expired' });
    await page.getByRole('button', { name: t('checkout')('summary.submit') }).click();
    await expect(page).toHaveURL(`${site()}/login/login?isReturn=1`);
    await expect(page.getByText(t('auth')('signIn.goOn'))).toBeVisible();
  },

  async 'shop-application-approved'(page) {
    await seeApplication(page, 'approved.title');
    await expect(page.getByRole('link', { name: t('shops')('approved.open') })).toHaveAttribute('target', '_blank');
  },

  async 'shop-application-none'(page) {
    await seeApplication(page, 'apply.title');
    await expect(page.locator('input[name="realName"]')).toHaveValue('');
  },

  async 'shop-application-rejected'(page) {
    await seeApplication(page, 'rejected.title');
    await page.getByRole('link', { name: t('shops')('rejected.again') }).click();
    await expect(page.locator('input[name="realName"]')).not.toHaveValue('');
  },

  'shop-application-under-review': (page) => seeApplication(page, 'review.title'),

  async 'slow-network'(page) {
    await page.goto(`${site()}/`, { waitUntil: 'commit' });
    await expect(heading(page)).toBeVisible();
    const product = page.getByText(sampleProduct[languageOf(test.info())]);
    await expect(product).toHaveCount(0);
    await expect(product.first()).toBeVisible();
  },
};

const folder = join(import.meta.dirname, '..', '..', '..', '..', 'mock-server', 'scenarios');
for (const name of readdirSync(folder).map((file) => file.replace('.yaml', ''))) {
  test(`a page shows ${name}`, { tag: '@matrix' }, async ({ page, watched }) => {
    const look = seen[name];
    if (!look) throw new Error(`Nothing says what is seen of ${name}`);
    await playScenario(page, name);
    await look(page);
    // The browser itself logs a page that fails on purpose.
    if (name === 'maintenance' || name === 'no-connection') watched.faults.length = 0;
  });
}

test('applies a scenario to its own browser only', async ({ page, browser, watched }) => {
  await playScenario(page, 'maintenance');
  await page.goto(`${site()}/products`);
  await expect(page).toHaveURL(`${site()}/maintain/maintain`);
  const other = await browser.newPage();
  await other.goto(`${site()}/products`);
  await expect(other).toHaveURL(`${site()}/products`);
  await other.close();
  watched.faults.length = 0;
});
