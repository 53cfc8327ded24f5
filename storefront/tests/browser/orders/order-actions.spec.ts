// @spec 2.46 2.114 4.22

import type { Page } from '@playwright/test';
import { paths, withQuery } from '../../../app/paths.ts';
import { receivedOrder, shippedOrder } from '../../support/after-sales.ts';
import { expectNoAxeFinding } from '../../support/axe.ts';
import { asCustomer, fits, open, patches, payOrder, placeOrder, withGateway } from '../../support/buying.ts';
import { type Passing, textsOf } from '../../support/cart.ts';
import { expect, origin, test } from '../../support/page.ts';

const t = (key: string, values?: Readonly<Record<string, string | number>>) => textsOf(test.info(), 'orders')(key, values);
const orderPath = (id: number) => withQuery(paths.order, { order_id: id });

/** Locates the row of an order, by its link. */
const row = (page: Page, id: number) => page.getByRole('article').filter({ has: page.locator(`a[href="${orderPath(id)}"]`) });

type Row = Record<string, unknown> & { list: Record<string, unknown>[] };
const rowsIn = ({ form, envelope: { data } }: Passing): Row[] =>
  form.get('api') === 'mall.Order.index' && typeof data === 'object' && data !== null ? Reflect.get(data, 'order') : [];

test('shows price and quantity of a row’s lines, and the time left to pay', { tag: '@matrix' }, async ({ page }) => {
  await asCustomer(page, origin());
  const id = await placeOrder(page, origin());
  await open(page, withQuery(paths.orders, { type: 1 }));
  await expect(row(page, id).getByRole('listitem')).toContainText('¥42.00');
  await expect(row(page, id).getByRole('listitem')).toContainText('× 1');
  await expect(row(page, id).getByRole('timer', { name: t('timeLeft') })).toHaveText(/^\d+:\d{2}/);
  await expect(row(page, id).getByRole('link', { name: t('actions.pay') })).toHaveAttribute(
    'href',
    withQuery(paths.payment, { order_id: id }),
  );
});

test('offers after-sales and an invoice as the server allows, and no receipt while an after-sale is open', { tag: '@matrix' }, async ({
  page,
}) => {
  const inAfterSales = (passing: Passing) => {
    for (const order of rowsIn(passing)) {
      const [line] = order.list;
      const lines = [
        { ...line, id: 71, refund: 1 },
        { ...line, id: 72, refund: 1 },
        { ...line, id: 73, refundShowBtn: 1 },
      ];
      Object.assign(order, { status: 2, sale_type: 1, isInvoice: 1, haveExpress: 1, spz_price: '84.00', list: lines });
    }
  };
  await withGateway(page, inAfterSales, async (site) => {
    await asCustomer(page, site);
    const id = await placeOrder(page, site);
    await open(page, site + paths.orders);
    const link = (key: string) => row(page, id).getByRole('link', { name: t(key) });
    const number = /GM\d+/.exec((await row(page, id).getByRole('heading').textContent()) ?? '')?.[0];
    await expect(link('actions.applyAfterSale')).toHaveAttribute('href', `${paths.newAfterSale}?order_id=71%2C72&type=1`);
    await expect(link('actions.viewAfterSale')).toHaveAttribute('href', `${paths.afterSales}?r_sNo=${number}`);
    await expect(link('actions.invoice')).toHaveAttribute('href', `${paths.newInvoice}?z_price=84.00&sNo=${number}`);
    await expect(link('actions.track')).toHaveAttribute('href', `${orderPath(id)}#parcels`);
    await expect(row(page, id).getByRole('button', { name: t('intents.confirm.submit') })).toHaveCount(0);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'buying again' : 'buying again without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('adds an order’s items to the cart and opens it @matrix', { tag: javaScriptEnabled ? [] : '@matrix' }, async ({ page }) => {
      await asCustomer(page, origin());
      const { id } = await receivedOrder(page, origin());
      await (javaScriptEnabled ? open(page, paths.orders) : page.goto(paths.orders));
      await row(page, id)
        .getByRole('button', { name: t('actions.buyAgain') })
        .click();
      const status = page.getByRole('status').filter({ hasText: t('again.added', { count: 1 }) });
      await expect(status).toBeVisible();
      await status.getByRole('link', { name: t('again.cart') }).click();
      await expect(page).toHaveURL(paths.cart);
      await expect(page.getByRole('main').locator(`a[href*="id=${patches}"]`).first()).toBeVisible();
    });
  });
}

test('shows for each line why it is not in the cart when buying again', { tag: '@matrix' }, async ({ page }) => {
  const refusals = [
    { code: '50150', result: 'soldOut' },
    { code: '50143', result: 'gone' },
    // A code that the SDK does not retry.
    { code: '50486', result: 'failed' },
  ];
  let added = 0;
  const refuse = ({ form, envelope }: Passing) => {
    if (form.get('api') === 'mall.Order.orderDetails' && typeof envelope.data === 'object' && envelope.data !== null) {
      const [line] = Reflect.get(envelope.data, 'list');
      // The last line is as purchased.
      const list = [0, 1, 2, 3].map((at) => ({ ...line, id: 70 + at, ...(at < 3 && { attribute_id: 9000 + at, size: `SKU ${at}` }) }));
      Object.assign(envelope.data, { status: 7, list });
    }
    if (form.get('api') !== 'mall.Product.addCart') return;
    const refusal = refusals[added];
    added += 1;
    if (refusal) Object.assign(envelope, { code: refusal.code, message: 'No.', data: null });
  };
  await withGateway(page, refuse, async (site) => {
    await asCustomer(page, site);
    const id = await placeOrder(page, site);
    await open(page, site + orderPath(id));
    await page.getByRole('button', { name: t('actions.buyAgain') }).click();
    await expect(page.getByText(t('again.added', { count: 1 }))).toBeVisible();
    for (const [at, { result }] of refusals.entries())
      await expect(page.getByRole('listitem').filter({ hasText: `(SKU ${at})` })).toContainText(t(`again.${result}`));
    await expectNoAxeFinding(page);
  });
});

test('shows the time of each step and the amounts of each line on an order’s page', { tag: '@matrix' }, async ({ page }) => {
  await asCustomer(page, origin());
  const { id } = await receivedOrder(page, origin());
  await open(page, orderPath(id));
  const progress = page.getByRole('region', { name: t('details.progress') }).getByRole('listitem');
  await expect(progress).toHaveCount(5);
  for (const at of [0, 1, 2, 3]) await expect(progress.nth(at)).toContainText(/2026.*\d{2}:\d{2}/);
  const line = page.getByRole('main').getByRole('article');
  await expect(line).toContainText(t('line.total'));
  await expect(line).toContainText('¥42.00');
  await expect(page.getByText(`SF Express · SF${id}`)).toBeVisible();
  await expectNoAxeFinding(page);
  expect(await fits(page)).toBe(true);
});

test('does not show a parcel of a split order as delivered while another shop has not shipped', { tag: '@matrix' }, async ({ page }) => {
  let isShipped = false;
  const split = ({ form, envelope }: Passing) => {
    if (isShipped && form.get('api') === 'mall.Order.orderDetails') Object.assign(envelope.data ?? {}, { status: 1 });
  };
  await withGateway(page, split, async (site) => {
    await asCustomer(page, site);
    const { id } = await shippedOrder(page, site);
    isShipped = true;
    await open(page, site + orderPath(id));
    await expect(page.getByText(`SF Express · SF${id}`)).toBeVisible();
    const ui = textsOf(test.info(), 'ui');
    await expect(page.getByRole('heading', { name: ui('parcel.underWay') })).toBeVisible();
    await expect(page.getByRole('heading', { name: ui('parcel.delivered') })).toHaveCount(0);
  });
});

test('shows the refund on the page of a cancelled order', { tag: '@matrix' }, async ({ page }) => {
  await asCustomer(page, origin());
  const id = await placeOrder(page, origin());
  await payOrder(page, origin(), id, '54.00');
  await open(page, orderPath(id));
  await page.getByRole('button', { name: t('intents.cancel.submit') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('intents.cancel.submit') })
    .click();
  const refunds = page.getByRole('region', { name: t('refunds.title') });
  await expect(refunds).toContainText(t('refunds.completed'));
  await expect(refunds).toContainText('¥54.00');
});

test('prints an order without header, menu and buttons', { tag: '@matrix' }, async ({ page }) => {
  await asCustomer(page, origin());
  const id = await placeOrder(page, origin());
  await open(page, orderPath(id));
  await expect(page.getByRole('button', { name: t('actions.print') })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(t('details.summary'))).toBeVisible();
  await expect(page.getByText('¥42.00').first()).toBeVisible();
  for (const role of ['banner', 'navigation', 'contentinfo', 'button'] as const) await expect(page.getByRole(role)).toHaveCount(0);
});

test.describe('the overview', () => {
  const account = (key: string) => textsOf(test.info(), 'account')(key);

  test('starts with orders that need an action, each with its next step', async ({ page }) => {
    await asCustomer(page, origin());
    await receivedOrder(page, origin());
    const unpaid = await placeOrder(page, origin());
    await open(page, paths.accountHome);
    const waiting = page.getByRole('list', { name: account('overview.forYou') });
    const first = waiting.getByRole('article').filter({ has: page.locator(`a[href="${orderPath(unpaid)}"]`) });
    await expect(first.getByRole('timer', { name: t('timeLeft') })).toBeVisible();
    await expect(first.getByRole('link', { name: t('actions.pay') })).toHaveAttribute(
      'href',
      withQuery(paths.payment, { order_id: unpaid }),
    );
    await expect(waiting.getByRole('link', { name: t('actions.review') }).first()).toBeVisible();
    await expectNoAxeFinding(page);
    expect(await fits(page)).toBe(true);
  });

  // @screen account-overview.empty
  test('shows the empty state when no order needs an action', { tag: '@matrix' }, async ({ page }) => {
    const calm = ({ form, envelope: { data } }: Passing) => {
      if (form.get('api') === 'mall.User.index') Object.assign(data ?? {}, { dfk_num: 0, dsh_num: 0, dpj_num: 0, th: 0 });
    };
    await withGateway(page, calm, async (site) => {
      await asCustomer(page, site);
      await placeOrder(page, site);
      await open(page, site + paths.accountHome);
      await expect(page.getByText(account('overview.calm'))).toBeVisible();
    });
  });
});
