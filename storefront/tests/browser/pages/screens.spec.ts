// @spec 7.14

import type { Page } from '@playwright/test';
import { screenAddresses } from '../../../../scripts/lib/traceability/screen-list.ts';
import { paths } from '../../../app/paths.ts';
import { asCustomer, buyNowPath, open, patches, placeOrder } from '../../support/buying.ts';
import { languageOf, speak, textsOf } from '../../support/cart.ts';
import { beCustomer, mockOrigin, play } from '../../support/mock-mall.ts';
import { beNewcomer } from '../../support/newcomer.ts';
import { expect, origin, test } from '../../support/page.ts';
import { startGateway } from '../../support/recording-gateway.ts';
import { startStorefront } from '../../support/storefront.ts';

// The states of every screen, as listed in docs/screens.md: one test per state visits all of them. The server's responses do not depend on
// the window's width.
const t = (namespace: string) => textsOf(test.info(), namespace);

/** The address of every screen of the list, with a query that names a record of the mock mall, by its path. */
const addresses = screenAddresses();
const screens = [...addresses.keys()];
const addressOf = (path: string) => addresses.get(path) ?? path;

/** Requests a page without following redirects. */
const visit = (page: Page, site: string, path: string) => page.request.get(site + addressOf(path), { maxRedirects: 0 });

/** Screens without mall data, and the home page, which shows errors part by part. */
const screensWithoutLoadError: ReadonlySet<string> = new Set([paths.home, paths.about, paths.logout, paths.maintenance]);

// @screen *.maintenance membership-dialog.maintenance
test('redirects every screen to the maintenance page while the mall is closed', async ({ page }) => {
  await beCustomer(page);
  await speak(page, test.info(), mockOrigin());
  await play(page, { scenario: 'maintenance' });
  for (const path of screens.filter((screen) => screen !== paths.maintenance)) {
    // A busy mall may respond later than a page waits; the next request uses the response.
    const location = async () => (await visit(page, mockOrigin(), path)).headers().location;
    await expect.poll(location, path).toBe(paths.maintenance);
  }
  const nowhere = await page.request.get(`${mockOrigin()}/no/such/page`, { maxRedirects: 0 });
  expect(nowhere.headers().location).toBe(paths.maintenance);
  await play(page, { rules: [] });
  for (const path of screens) {
    const response = await visit(page, mockOrigin(), path);
    expect(response.status(), path).toBeLessThan(400);
    expect(response.headers().location, path).not.toBe(paths.maintenance);
  }
});

// @screen all-products.error search-results.error shops-found.error shop.error product.error review.error flash-sale.error coupons.error
// @screen cart.error checkout.error scan-to-pay.error payment-result.error sign-in.error registration.error forgotten-password.error
// @screen first-password.error application-for-a-shop.error back-office.error account-overview.error orders.error order.error
// @screen payment.error addresses.error profile.error security.error messages.error message.error points.error membership.error
// @screen after-sales.error new-after-sales-request.error after-sales-request.error reviewing.error invoices.error
// @screen request-for-an-invoice.error invoice-titles.error new-invoice-title.error wallet.error top-up.error withdrawal.error
// @screen bank-cards.error my-coupons.error saved.error similar-products.error
test('shows the load error on every screen, inside its frame and with a retry link', async () => {
  const gateway = await startGateway({ body: '{"code":"50009","message":"no","data":null}' });
  const shop = await startStorefront({ GATEWAY_URL: gateway.url });
  const shell = t('shell');
  const headers = { Cookie: `pc_user=session-of-a-customer; currentLang=${languageOf(test.info())}` };
  for (const path of screens.filter((screen) => !screensWithoutLoadError.has(screen))) {
    const response = await fetch(shop.origin + addressOf(path), { headers, redirect: 'manual' });
    expect(response.status, path).toBe(500);
    const html = await response.text();
    expect(html, path).toContain('<header');
    expect(html, path).toMatch(new RegExp(`<h1[^>]*>${shell('errorPage.failed.title')}</h1>`));
    const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)];
    const again = links.find(([, , text]) => text === shell('errorPage.retry'))?.[1];
    expect(again?.replaceAll('&amp;', '&'), path).toBe(addressOf(path));
  }
  await shop.stop();
  gateway.close();
});

// @screen all-products.empty search-results.empty shops-found.empty flash-sale.empty coupons.empty cart.empty orders.empty
// @screen addresses.empty messages.empty points.empty after-sales.empty wallet.empty bank-cards.empty my-coupons.empty saved.empty
// @screen similar-products.empty
test('shows the empty state of every screen without records', async ({ page }) => {
  await beCustomer(page);
  await speak(page, test.info(), mockOrigin());
  await play(page, { scenario: 'everything-empty' });
  const words = new Map<string, string>([
    [paths.products, t('catalog-search')('empty.noneTitle')],
    [paths.searchResults, t('catalog-search')('empty.title')],
    [paths.shopSearch, t('shops')('list.empty.title')],
    [paths.flashSale, t('flash-sale')('empty.title')],
    [paths.couponCentre, t('coupons')('centre.empty.title')],
    [paths.cart, t('cart')('empty.title')],
    [paths.orders, t('orders')('empty.all.title')],
    [paths.addresses, t('addresses')('empty.title')],
    [paths.messages, t('messages')('empty.title')],
    [paths.points, t('points')('empty.gained')],
    [paths.myCoupons, t('coupons')('own.empty.unused')],
    [paths.collection, t('favorites')('empty.products.title')],
    [paths.similar, t('favorites')('similar.empty.title')],
    [paths.wallet, t('wallet')('empty.income')],
    [paths.bankCards, t('wallet')('cards.empty.title')],
    [paths.afterSales, t('after-sales')('empty.title')],
  ]);
  for (const [path, text] of words) {
    const response = await visit(page, mockOrigin(), path);
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).toContain(text);
  }
});

// @screen checkout.signed-out scan-to-pay.signed-out payment-result.signed-out first-password.signed-out
// @screen application-for-a-shop.signed-out back-office.signed-out account-overview.signed-out orders.signed-out order.signed-out
// @screen payment.signed-out addresses.signed-out profile.signed-out security.signed-out messages.signed-out message.signed-out
// @screen points.signed-out membership.signed-out after-sales.signed-out new-after-sales-request.signed-out
// @screen after-sales-request.signed-out reviewing.signed-out invoices.signed-out request-for-an-invoice.signed-out
// @screen invoice-titles.signed-out new-invoice-title.signed-out wallet.signed-out top-up.signed-out withdrawal.signed-out
// @screen bank-cards.signed-out my-coupons.signed-out saved.signed-out similar-products.signed-out
test('requires sign-in on every personal screen', async ({ page }) => {
  const own = screens.filter((path) => /^\/(?:pay|my\/my|mch\/(?:applyShop|backOffice)|login\/setPassword)/.test(path));
  expect(own.length).toBeGreaterThan(30);
  for (const path of own) expect((await visit(page, origin(), path)).headers().location, path).toBe('/login/login?isReturn=1');
});

// @screen checkout.no-rights scan-to-pay.no-rights payment-result.no-rights order.no-rights payment.no-rights addresses.no-rights
// @screen message.no-rights
test('responds to another customer’s record as to a missing one, on every screen', async ({ page, browser }) => {
  await asCustomer(page, origin());
  const id = await placeOrder(page, origin());
  const wanted = await buyNowPath(page, patches);
  const stranger = await browser.newContext();
  await beNewcomer(stranger, origin());
  for (const order of [id, 999_999_999]) {
    for (const path of [paths.order, paths.payment, paths.paymentResult, paths.scanCode]) {
      const response = await stranger.request.get(`${origin()}${path}?order_id=${order}&type=wechat`, { maxRedirects: 0 });
      expect(response.status(), `${path} ${order}`).toBe(404);
    }
  }
  // These belong to the demo's customer.
  for (const address of [`${paths.addresses}?edit=1`, `${paths.message}?id=1`, `${wanted}&edit=1`]) {
    expect((await stranger.request.get(origin() + address, { maxRedirects: 0 })).status(), address).toBe(404);
  }
  await stranger.close();
});

// @screen search-panel.error
test('searches without the suggestions of its panel', async ({ page, watched }) => {
  await speak(page, test.info(), mockOrigin());
  await open(page, mockOrigin() + paths.products);
  await play(page, { scenario: 'no-connection' });
  const field = page.getByRole('banner').locator('input[name="searchName"]');
  await field.pressSequentially('cream');
  await expect(field).toHaveRole('combobox');
  await play(page, { rules: [] });
  await field.press('Enter');
  await expect(page).toHaveURL(`${mockOrigin()}${paths.searchResults}?searchName=cream`);
  watched.faults.length = 0;
});

// @screen product-panel.error
test('shows in the product panel that products did not load, and retries', { tag: '@desk' }, async ({ page, watched }) => {
  const ui = t('ui');
  await speak(page, test.info(), mockOrigin());
  await open(page, mockOrigin() + paths.products);
  await play(page, { scenario: 'no-connection' });
  const header = page.getByRole('banner');
  const panel = page.getByRole('group', { name: ui('nav.products') });
  await header.hover();
  await header.getByRole('button', { name: ui('nav.products') }).click();
  await expect(panel.getByRole('alert')).toContainText(ui('state.error'));
  await play(page, { rules: [] });
  await panel.getByRole('button', { name: ui('state.retry') }).click();
  await expect(panel.getByRole('link').first()).toBeVisible();
  watched.faults.length = 0;
});
