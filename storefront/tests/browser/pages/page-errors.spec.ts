// @spec 2.1 7.7 8.4 8.6 8.9 8.22 9.2 9.3 9.4 9.6 9.8

import type { Page } from '@playwright/test';
import { open, withGateway } from '../../support/buying.ts';
import { languageOf, speak, textsOf } from '../../support/cart.ts';
import { beCustomer, mockOrigin, play, sampleProduct } from '../../support/mock-mall.ts';
import { expect, hydrated, test } from '../../support/page.ts';

// The shop's handling of each kind of error. The browser's clock is paused except where a test advances it.
const began = new Date('2026-11-21T06:00:00Z');
const now = new Date('2026-11-21T07:00:00Z');

const t = (namespace: string) => textsOf(test.info(), namespace);
const toasts = (page: Page) => page.getByRole('region', { name: t('ui')('notice.label') });
const allProducts = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: t('ui')('footer.allProducts') });
const ordersLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: t('shell')('footer.orders') });

test.beforeEach(async ({ page }, info) => speak(page, info, mockOrigin()));

/** Opens a page of the shop and pauses its clock. */
async function openStill(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: began });
  await open(page, address);
  await page.clock.pauseAt(now);
}

async function addToCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('catalog')('product.addToCart') }).click();
}

/** Adds a product to the cart of a gateway with this response. */
async function tryToAdd(page: Page, response: object): Promise<void> {
  await play(page, { rules: [{ api: 'mall.Product.addCart', response }] });
  await openStill(page, `${mockOrigin()}/homedetail/homedetail?id=1001`);
  await addToCart(page);
}

/** Resolves when the toast layer has loaded, after the first interaction; call it before the page is opened. */
const messagesReady = (page: Page) => page.waitForEvent('requestfinished', (request) => /\/assets\/toast-layer-/.test(request.url()));

/** Disconnects while the page is open, after the code for the first interaction has loaded. */
async function goOffline(page: Page, ready: Promise<unknown>): Promise<void> {
  let last = Date.now();
  page.on('requestfinished', () => {
    last = Date.now();
  });
  await allProducts(page).hover();
  await page.mouse.wheel(0, 1);
  await ready;
  await expect.poll(() => Date.now() - last).toBeGreaterThan(1_000);
  await page.context().setOffline(true);
}

/** Expects that the message disappears after this many milliseconds, and not before. */
async function lastsFor(page: Page, text: string, milliseconds: number): Promise<void> {
  await expect(toasts(page)).toContainText(text);
  await page.clock.runFor(milliseconds - 100);
  await expect(toasts(page)).toContainText(text);
  await page.clock.runFor(200);
  await expect(toasts(page)).toHaveCount(0);
}

/** A session that ended: the order list refuses it, and the header shows a visitor. */
const endedSession = [
  { api: 'mall.Order.index', response: { example: 'session_invalid' } },
  { api: 'mall.Index.index', response: { example: 'ok' } },
];

/** Expects the redirect of an expired session after one second, with a message shown for two. */
async function givesWayToSignIn(page: Page, site: string): Promise<void> {
  const message = t('shell')('fault.signIn');
  await ordersLink(page).click();
  await expect(toasts(page)).toContainText(message);
  await page.clock.runFor(900);
  await expect(page).toHaveURL(`${site}/`);
  await page.clock.runFor(200);
  await expect(page).toHaveURL(`${site}/login/login?isReturn=1`);
  await expect(toasts(page)).toContainText(message);
  await page.clock.runFor(1000);
  await expect(toasts(page)).toHaveCount(0);
}

test('redirects to the maintenance page for code 4003', async ({ page, watched }) => {
  await openStill(page, `${mockOrigin()}/homedetail/homedetail?id=1001`);
  await play(page, { scenario: 'maintenance' });
  await addToCart(page);
  await expect(page).toHaveURL(`${mockOrigin()}/maintain/maintain`);
  watched.faults.length = 0;
});

test('shows code 203 for two seconds, and redirects to sign-in after one', async ({ page }) => {
  await beCustomer(page);
  await play(page, { rules: endedSession });
  await openStill(page, `${mockOrigin()}/`);
  await givesWayToSignIn(page, mockOrigin());
});

test('handles code 404 of an older gateway like 203', { tag: '@matrix' }, async ({ page }) => {
  const alter = ({ form, envelope }: { form: URLSearchParams; envelope: object }) => {
    if (form.get('api') === 'mall.Order.index') Object.assign(envelope, { code: '404', message: 'Sign in', data: null });
  };
  await withGateway(page, alter, async (site) => {
    await speak(page, test.info(), site);
    await openStill(page, `${site}/`);
    await givesWayToSignIn(page, site);
  });
});

test('redirects a document with code 203 to sign-in immediately, where the message is shown', { tag: '@matrix' }, async ({ page }) => {
  await beCustomer(page);
  await play(page, { rules: endedSession });
  await page.goto(`${mockOrigin()}/my/my/myOrder`);
  await expect(page).toHaveURL(`${mockOrigin()}/login/login?isReturn=1`);
  await expect(page.getByText(t('auth')('signIn.goOn'))).toBeVisible();
});

test('shows the gateway’s message of any other code for two seconds, and stays on the page', async ({ page }) => {
  const words = t('errors')('insufficientStock');
  await tryToAdd(page, { example: 'insufficient_stock' });
  await lastsFor(page, words, 2000);
  await expect(page.getByRole('main')).toContainText(words);
});

for (const { name, response, tag = '@matrix' } of [
  { name: 'a connection that breaks', response: { fault: 'drop' }, tag: [] },
  { name: 'a response that comes too late', response: { delayMs: 6000 } },
  { name: 'a response that breaks in the middle', response: { fault: 'truncate' } },
  { name: 'a response that is no JSON', response: { http: { body: '{"code":' } } },
]) {
  test(`shows the message of ${name} for five seconds`, { tag }, async ({ page }) => {
    const words = t('catalog')('product.noResponse');
    await tryToAdd(page, response);
    await lastsFor(page, words, 5000);
    await expect(page.getByRole('main')).toContainText(words);
  });
}

test('shows and logs for five seconds that the shop is unreachable, and stays on the page', { tag: '@matrix' }, async ({
  page,
  context,
  watched,
}) => {
  const ready = messagesReady(page);
  await openStill(page, `${mockOrigin()}/`);
  await goOffline(page, ready);
  await allProducts(page).click();
  await lastsFor(page, t('shell')('fault.connection'), 5000);
  await expect(page).toHaveURL(`${mockOrigin()}/`);
  expect(watched.faults.join('\n')).toContain('Failed to fetch');
  watched.faults.length = 0;
  await context.setOffline(false);
  await allProducts(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('catalog-list')('list.title'));
});

// @screen all-products.error
test('shows for five seconds that data cannot be loaded, and can retry', { tag: '@matrix' }, async ({ page, context, watched }) => {
  const ready = messagesReady(page);
  await openStill(page, `${mockOrigin()}/products`);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('ui')('footer.home') })
    .click();
  await expect(page).toHaveURL(`${mockOrigin()}/`);
  await goOffline(page, ready);
  await allProducts(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell')('errorPage.failed.title'));
  await lastsFor(page, t('shell')('fault.connection'), 5000);
  expect(watched.faults.join('\n')).toContain('Failed to fetch');
  watched.faults.length = 0;
  await context.setOffline(false);
  await page.getByRole('link', { name: t('shell')('errorPage.retry') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('catalog-list')('list.title'));
});

test('reloads the page when a chunk is missing, at most once in 60 seconds', { tag: '@matrix' }, async ({ page, watched }) => {
  await page.clock.install({ time: began });
  await open(page, `${mockOrigin()}/`);
  await page.route(/\/assets\/product-list-/, (route) => route.abort());
  const loads: string[] = [];
  page.on('load', () => loads.push(new URL(page.url()).pathname));
  await allProducts(page).click();
  await expect.poll(() => loads).toEqual(['/']);
  await hydrated(page);
  // On a slow device the chunk fails before React has rendered the pending state.
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 30 });
  await allProducts(page).click();
  await expect(toasts(page)).toContainText(t('shell')('fault.chunk'));
  await device.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  expect(loads).toEqual(['/']);
  // The page stays usable: from now on links load documents, which do not need the missing chunk.
  await allProducts(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('catalog-list')('list.title'));
  await expect.poll(() => loads).toEqual(['/', '/products']);
  await page.clock.fastForward('01:01');
  await open(page, `${mockOrigin()}/`);
  await allProducts(page).click();
  await expect.poll(() => loads).toEqual(['/', '/products', '/', '/']);
  watched.faults.length = 0;
});

test('logs texts that do not load, and the page stays readable', async ({ page, watched }, info) => {
  await page.route(/\/assets\/texts\//, (route) => route.abort());
  await page.goto(`${mockOrigin()}/products`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('catalog-list')('list.title'));
  await expect(page.getByRole('link', { name: sampleProduct[languageOf(info)] })).toBeVisible();
  await expect.poll(() => watched.faults.join('\n')).toContain('/assets/texts/');
  expect(page.url()).toBe(`${mockOrigin()}/products`);
  watched.faults.length = 0;
});
