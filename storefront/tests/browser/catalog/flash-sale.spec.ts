// @spec 2.4 4.26 9.7

import type { Page, TestInfo } from '@playwright/test';
import { expectNoAxeFinding } from '../../support/axe.ts';
import { asCustomer, fits, open, payOrder, withGateway } from '../../support/buying.ts';
import { languageOf, type Passing, speak, textsOf } from '../../support/cart.ts';
import { expect, origin, test } from '../../support/page.ts';

const path = '/seconds';
const home = 'plugin.sec.MallSec.home';

/** Locates the links of slots in one state. At every hour the mall has one that has ended, one that runs and one in the future. */
const slots = (page: Page, info: TestInfo, state: 'finished' | 'running' | 'waiting') =>
  page
    .getByRole('navigation', { name: textsOf(info, 'ui')('flash.slots') })
    .getByRole('link', { name: textsOf(info, 'ui')(`flash.slot.${state}`) });
const shownSlot = (page: Page, info: TestInfo) =>
  page.getByRole('navigation', { name: textsOf(info, 'ui')('flash.slots') }).locator('[aria-current=page]');
const snapUp = (page: Page, info: TestInfo) => page.getByRole('main').getByRole('link', { name: textsOf(info, 'ui')('flash.snapUp') });
const mark = (page: Page, info: TestInfo, state: string) =>
  page.getByRole('article').getByText(textsOf(info, 'ui')(`flash.${state}`), { exact: true });
const headline = (page: Page) => page.getByRole('heading', { level: 1 });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no axe violations in the ${colorScheme} scheme`, { tag: '@axe' }, async ({ page }, info) => {
    await page.emulateMedia({ colorScheme });
    await speak(page, info, origin());
    await open(page, path);
    await expect(headline(page)).toHaveText(textsOf(info, 'flash-sale')('title'));
    await expectNoAxeFinding(page);
    expect(await fits(page)).toBe(true);
    await snapUp(page, info).first().click();
    await expect(page.getByRole('region', { name: textsOf(info, 'catalog')('product.flash.title') })).toBeVisible();
    await expectNoAxeFinding(page);
    expect(await fits(page)).toBe(true);
  });
}

test('shows the running slot, and links to ended and future ones', async ({ page }, info) => {
  const t = textsOf(info, 'flash-sale');
  await speak(page, info, origin());
  const response = await page.goto(path);
  expect(response?.headers()['cache-control']).toMatch(/no-cache|no-store/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${origin()}${path}${languageOf(info) === 'en' ? '' : `?lang=${languageOf(info)}`}`,
  );
  await expect(shownSlot(page, info)).toContainText(textsOf(info, 'ui')('flash.slot.running'));
  await expect(page.getByRole('timer', { name: t('clock.untilEnd') })).toHaveText(/^0[0-3]:\d\d:\d\d$/);
  await expect(snapUp(page, info)).toHaveCount(7);
  // One product per slot is sold out.
  await expect(mark(page, info, 'gone')).toHaveCount(1);

  await slots(page, info, 'waiting').first().click();
  await expect(page.getByRole('timer', { name: t('clock.untilBeginning') })).toBeVisible();
  await expect(mark(page, info, 'waiting')).toHaveCount(7);
  await expect(snapUp(page, info)).toHaveCount(0);

  await slots(page, info, 'finished').last().click();
  await expect(page.getByRole('timer', { name: t('clock.ended') })).toHaveText('00:00:00');
  await expect(mark(page, info, 'finished')).toHaveCount(7);
  expect((await page.request.get(`${path}?id=999999`)).status()).toBe(404);
  expect((await page.request.get(`${path}?id=x`)).status()).toBe(404);
});

// @screen flash-sale.loading
test('shows the loading state of a slow slot for at least 200 milliseconds', { tag: '@matrix' }, async ({ page }, info) => {
  let release = () => {};
  let held: Promise<void> | undefined;
  const hold = async ({ form }: Passing) => {
    if (form.get('api') === home) await held;
  };
  const coming = page.getByRole('main').locator('[aria-busy="true"]');
  await withGateway(page, hold, async (site) => {
    await speak(page, info, site);
    await page.clock.install();
    await open(page, site + path);
    await page.clock.pauseAt(Date.now() + 60_000);
    held = new Promise((resolve) => {
      release = resolve;
    });
    await slots(page, info, 'waiting').first().click();
    await page.clock.runFor(190);
    await expect(coming).toHaveCount(0);
    await expect.poll(() => page.clock.runFor(10).then(() => coming.count()), { intervals: [20] }).toBe(1);
    release();
    await expect(shownSlot(page, info)).toContainText(textsOf(info, 'ui')('flash.slot.waiting'));
    await page.clock.runFor(150);
    await expect(coming).toHaveCount(1);
    await page.clock.runFor(60);
    await expect(coming).toHaveCount(0);
    await expect(mark(page, info, 'waiting')).toHaveCount(7);
  });
});

test('buys a product at its flash price by keyboard alone', async ({ page }, info) => {
  await asCustomer(page, origin());
  await open(page, path);
  const link = page.getByRole('link', { name: textsOf(info, 'ui')('flash.snapUp') });
  const card = page.getByRole('article').filter({ has: link }).first();
  const price = /¥[\d,]+\.\d\d/.exec((await card.textContent()) ?? '')?.[0] ?? '';
  await snapUp(page, info).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/homedetail\?id=\d+&sec=\d+/);
  const t = textsOf(info, 'catalog');
  await expect(page.getByRole('region', { name: t('product.flash.title') }).getByRole('timer')).toBeVisible();
  await expect(page.getByRole('main').getByText(price, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: t('product.addToCart') })).toHaveCount(0);
  await page.getByRole('button', { name: t('product.buyNow') }).focus();
  await page.keyboard.press('Enter');

  await expect(headline(page)).toHaveText(textsOf(info, 'checkout')('title'));
  await expect(page.getByText(textsOf(info, 'checkout')('goods.flash'))).toBeVisible();
  await expect(page.getByRole('main').getByText(price, { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: textsOf(info, 'checkout')('summary.submit') }).click();
  await expect(page).toHaveURL(/payment\?order_id=\d+/);
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  const orderId = Number(new URL(page.url()).searchParams.get('order_id'));
  const total = await page.locator('input[name="total"]').inputValue();
  expect(await payOrder(page, origin(), orderId, total)).toContain('/pay/payResult');
  await open(page, `/my/my/orderDetails?order_id=${orderId}`);
  await expect(page.getByRole('main').getByText(price, { exact: true }).first()).toBeVisible();
});

test('shows that the product’s slot has ended, and sells it at the ordinary price', { tag: '@matrix' }, async ({ page }, info) => {
  const ask = async (form: Record<string, string | number>) =>
    (await (await page.request.post(`${process.env.MALL_TEST_GATEWAY}?store_id=1&store_type=6`, { form })).json()).data;
  const { time_list: list } = await ask({ api: home });
  const over = list.find(({ type }: { type: number }) => type === 0);
  const [item] = (await ask({ api: home, id: over.id })).list;
  const address = `/homedetail/homedetail?id=${item.pro_id}`;
  await speak(page, info, origin());
  await open(page, `${address}&sec=${item.id}`);
  const t = textsOf(info, 'catalog');
  await expect(page.getByText(t('product.flash.ended'))).toBeVisible();
  await expect(page.getByRole('main').getByText(`¥${item.price}`, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: t('product.addToCart') })).toBeEnabled();
  await page.getByRole('link', { name: t('product.flash.back') }).click();
  await expect(page).toHaveURL(path);
  // An item of another product redirects to the product itself.
  await page.goto(`/homedetail/homedetail?id=1001&sec=${item.id}`);
  await expect(page).toHaveURL('/homedetail/homedetail?id=1001');
});

test('reloads the flash sale once when its slot ends', { tag: '@matrix' }, async ({ page }, info) => {
  let asked = 0;
  const endSoon = ({ form, envelope }: Passing) => {
    if (form.get('api') !== home) return;
    asked += 1;
    const sale = envelope.data as { server_time: string; time_list: { type: number; endtime: string }[] };
    const running = sale.time_list.find(({ type }) => type === 1);
    if (asked === 1 && running) running.endtime = inSeconds(sale.server_time, 3);
  };
  await withGateway(page, endSoon, async (site) => {
    await speak(page, info, site);
    await open(page, site + path);
    const timer = page.getByRole('timer', { name: textsOf(info, 'flash-sale')('clock.untilEnd') });
    await expect(timer).toHaveText(/^00:00:0[0-3]$/);
    await expect(timer).not.toHaveText(/^00:00:0[0-3]$/);
    await expect(snapUp(page, info)).toHaveCount(7);
    expect(asked).toBe(2);
  });
});

/** Returns the time in some seconds, in the wire's format. */
function inSeconds(moment: string, seconds: number): string {
  const at = Date.parse(`${moment.replace(' ', 'T')}Z`) + seconds * 1000;
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}
