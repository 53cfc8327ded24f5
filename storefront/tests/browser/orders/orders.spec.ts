// @spec 1.9 2.44 2.46 2.114 3.13 3.17 4.21 4.22 4.23 4.24 8.3

import type { Page, TestInfo } from '@playwright/test';
import { expectNoAxeFinding } from '../../support/axe.ts';
import { asCustomer, fits, open, patches, payOrder, placeOrder, withGateway } from '../../support/buying.ts';
import { type Passing, speak, textsOf } from '../../support/cart.ts';
import { askNothing, beNewcomer } from '../../support/newcomer.ts';
import { expect, origin, test } from '../../support/page.ts';

const listPath = '/my/my/myOrder';
const orderPath = (id: number) => `/my/my/orderDetails?order_id=${id}`;

/** Locates the row of an order, by its link. */
const row = (page: Page, id: number) =>
  page.getByRole('article').filter({ has: page.locator(`a[href="/my/my/orderDetails?order_id=${id}"]`) });

const tabs = (page: Page, info: TestInfo) => page.getByRole('navigation', { name: textsOf(info, 'orders')('tabs.label') });

async function numberOf(page: Page, id: number): Promise<string> {
  const title = await row(page, id).getByRole('heading', { level: 3 }).textContent();
  return /GM\d+/.exec(title ?? '')?.[0] ?? '';
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no axe violations in the ${colorScheme} scheme`, { tag: '@axe' }, async ({ page }, info) => {
    await page.emulateMedia({ colorScheme });
    await asCustomer(page, origin());
    const id = await placeOrder(page, origin());
    await open(page, listPath);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf(info, 'orders')('title'));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expectNoAxeFinding(page);
    expect(await fits(page)).toBe(true);
    await open(page, orderPath(id));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('GM');
    await expectNoAxeFinding(page);
    expect(await fits(page)).toBe(true);
  });
}

// @screen orders.signed-out
test('signs a visitor in first and returns', async ({ page }) => {
  const response = await page.request.get(`${listPath}?type=2`, { maxRedirects: 0 });
  expect(response.headers().location).toBe('/login/login?isReturn=1');
  expect(decodeURIComponent(response.headers()['set-cookie'] ?? '')).toContain(`return_path=${listPath}?type=2`);
});

test('shows a tab for each state with its orders and its count', async ({ page }, info) => {
  const t = textsOf(info, 'orders');
  await asCustomer(page, origin());
  const unpaid = await placeOrder(page, origin());
  const paid = await placeOrder(page, origin());
  await payOrder(page, origin(), paid, '54.00');
  await open(page, `${listPath}?type=1`);
  await expect(tabs(page, info).locator('[aria-current="page"]')).toContainText(t('tabs.unpaid'));
  await expect(tabs(page, info).locator('[aria-current="page"]')).toContainText(/\d+/);
  await expect(row(page, unpaid)).toContainText(t('state.unpaid'));
  await expect(row(page, unpaid).getByRole('link', { name: t('actions.pay') })).toHaveAttribute(
    'href',
    `/my/my/payment?order_id=${unpaid}`,
  );
  await expect(row(page, paid)).toHaveCount(0);
  await tabs(page, info)
    .getByRole('link', { name: new RegExp(t('tabs.toShip')) })
    .click();
  await expect(page).toHaveURL(`${listPath}?type=2`);
  await expect(row(page, paid)).toContainText(t('state.paid'));
  await expect(row(page, paid).getByRole('link', { name: t('actions.pay') })).toHaveCount(0);
  await expect(row(page, unpaid)).toHaveCount(0);
});

test('shows a label for each order state', { tag: '@matrix' }, async ({ page }, info) => {
  const t = textsOf(info, 'orders');
  const names = {
    0: 'unpaid',
    1: 'paid',
    2: 'shipped',
    3: 'toReview',
    4: 'returned',
    5: 'received',
    6: 'invalid',
    7: 'closed',
    8: 'reviewed',
    12: 'completed',
  };
  const inEveryState = ({ form, envelope: { data } }: Passing) => {
    if (form.get('api') !== 'mall.Order.index' || typeof data !== 'object' || data === null) return;
    const [order]: object[] = Reflect.get(data, 'order');
    Object.assign(data, { order: Object.keys(names).map((status) => ({ ...order, id: 9_000_000 + Number(status), status })) });
  };
  await withGateway(page, inEveryState, async (site) => {
    await asCustomer(page, site);
    await placeOrder(page, site);
    await page.goto(site + listPath);
    for (const [status, name] of Object.entries(names))
      await expect(row(page, 9_000_000 + Number(status))).toContainText(t(`state.${name}`));
  });
});

// @screen orders.empty
test('shows the empty state of a tab', { tag: '@matrix' }, async ({ page }, info) => {
  const t = textsOf(info, 'orders');
  // A separate customer: other tests' orders wait for reviews.
  await speak(page, info, origin());
  await askNothing(page.context());
  await beNewcomer(page.context(), origin());
  await open(page, `${listPath}?type=4`);
  await expect(page.getByRole('heading', { name: t('empty.toReview.title') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('empty.shop') })).toHaveAttribute('href', '/products');
  // Unknown values of the address are ignored.
  await open(page, `${listPath}?type=9&page=-3`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('title'));
});

test('finds an order by its number and by part of a product name', async ({ page }, info) => {
  const t = textsOf(info, 'orders');
  await asCustomer(page, origin());
  const id = await placeOrder(page, origin());
  await open(page, listPath);
  const number = await numberOf(page, id);
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill(number);
  await field.press('Enter');
  await expect(page).toHaveURL(`${listPath}?words=${number}`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(row(page, id)).toBeVisible();
  await field.fill('zzzz');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('search.submit') })
    .click();
  await expect(page.getByRole('heading', { name: t('empty.words.title', { words: 'zzzz' }) })).toBeVisible();
  await page.getByRole('link', { name: t('empty.words.all') }).click();
  await expect(page).toHaveURL(listPath);
});

test('cancels an unpaid order from its row after confirmation', async ({ page }, info) => {
  const t = textsOf(info, 'orders');
  await asCustomer(page, origin());
  const id = await placeOrder(page, origin());
  await open(page, listPath);
  const cancel = row(page, id).getByRole('button', { name: t('intents.cancel.submit') });
  await cancel.click();
  const dialog = page.getByRole('alertdialog', { name: t('intents.cancel.title') });
  await expect(dialog).toContainText(t('intents.cancel.unpaidText'));
  await dialog.getByRole('button', { name: t('intents.cancel.keep') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(cancel).toBeFocused();
  await cancel.click();
  await dialog.getByRole('button', { name: t('intents.cancel.submit') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('intents.cancel.done') })).toBeVisible();
  await expect(row(page, id)).toContainText(t('state.closed'));
  await expect(cancel).toHaveCount(0);
});

const ordersIn = (data: unknown): object[] =>
  typeof data === 'object' && data !== null && 'order' in data && Array.isArray(data.order) ? data.order : [];

test('shows the parcel of a shipped order, refuses to cancel it, and confirms it after a dialog, then reviews it', async ({
  page,
}, info) => {
  const t = textsOf(info, 'orders');
  const ship = ({ form, envelope }: Passing) => {
    // The mall has not shipped it, so it would refuse the confirmation too.
    if (form.get('api') === 'mall.Order.okOrder') Object.assign(envelope, { code: '200', data: {} });
    if (form.get('api') === 'mall.Order.index')
      for (const order of ordersIn(envelope.data)) Object.assign(order, { status: 5, comments_type: 1 });
    if (form.get('api') !== 'mall.Order.orderDetails') return;
    const stops = [{ ftime: '2026-11-22 09:30:00', context: 'Hangzhou' }];
    Object.assign(envelope.data ?? {}, {
      status: 2,
      logistics: { list: [{ kuaidi_name: 'SF Express', courier_num: 'SF1234567890', list: stops }] },
    });
  };
  await withGateway(page, ship, async (site) => {
    await asCustomer(page, site);
    const id = await placeOrder(page, site, patches);
    await open(page, site + orderPath(id));
    await expect(page.getByRole('heading', { name: t('state.shipped') }).first()).toBeVisible();
    await expect(page.getByText('SF Express · SF1234567890')).toBeVisible();
    await expect(page.getByText('Hangzhou', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: t('intents.cancel.submit') })).toHaveCount(0);
    await expectNoAxeFinding(page);
    await page.getByRole('button', { name: t('intents.confirm.submit') }).click();
    const dialog = page.getByRole('dialog', { name: t('intents.confirm.title') });
    await dialog.getByRole('button', { name: t('intents.confirm.submit') }).click();
    await expect(page.getByRole('status').filter({ hasText: t('intents.confirm.done') })).toBeVisible();
    await open(page, site + listPath);
    await expect(row(page, id).getByRole('link', { name: t('actions.review') })).toHaveAttribute('href', /evaluationing\?sNo=GM\d+$/);
  });
});

test('reminds the shop of a paid order once, and deletes a closed order from its row', { tag: '@matrix' }, async ({ page }, info) => {
  const t = textsOf(info, 'orders');
  await asCustomer(page, origin());
  const id = await placeOrder(page, origin());
  await open(page, `/my/my/payment?order_id=${id}`);
  await payOrder(page, origin(), id, await page.locator('input[name="total"]').inputValue());
  await open(page, orderPath(id));
  await page.getByRole('button', { name: t('intents.remind.submit') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('intents.remind.done') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('intents.remind.again') })).toBeDisabled();
  await page.getByRole('button', { name: t('intents.cancel.submit') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('intents.cancel.submit') })
    .click();
  await expect(page.getByRole('heading', { name: t('state.closed') })).toBeVisible();
  await open(page, listPath);
  await row(page, id)
    .getByRole('button', { name: t('intents.remove.submit') })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('intents.remove.submit') })
    .click();
  await expect(page.getByRole('status').filter({ hasText: t('intents.remove.done') })).toBeVisible();
  await expect(row(page, id)).toHaveCount(0);
});

test.describe('without JavaScript', { tag: '@matrix' }, () => {
  test.use({ javaScriptEnabled: false });

  test('lists, finds and cancels orders', async ({ page }, info) => {
    const t = textsOf(info, 'orders');
    await asCustomer(page, origin());
    const id = await placeOrder(page, origin());
    await page.goto(`${listPath}?type=1`);
    const number = await numberOf(page, id);
    await page.getByRole('main').getByRole('searchbox').fill(number);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('search.submit') })
      .click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await row(page, id)
      .getByRole('button', { name: t('intents.cancel.submit') })
      .click();
    await expect(page.getByText(t('intents.cancel.done'))).toBeVisible();
    await expect(row(page, id)).toContainText(t('state.closed'));
  });
});
