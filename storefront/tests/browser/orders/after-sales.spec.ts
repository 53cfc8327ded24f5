// @spec 2.27 2.28 2.33 2.90

import type { Page, TestInfo } from '@playwright/test';
import { paths, withQuery } from '../../../app/paths.ts';
import { afterSaleId, detailsPath, paidOrder, request, requestPath, shippedOrder } from '../../support/after-sales.ts';
import { asCustomer, open } from '../../support/buying.ts';
import { textsOf } from '../../support/cart.ts';
import { beNewcomer } from '../../support/newcomer.ts';
import { expect, origin, test } from '../../support/page.ts';

const field = (page: Page, name: string) => page.getByRole('main').locator(`[name="${name}"]`);
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const state = (page: Page, text: string) => page.getByRole('heading', { level: 2, name: text });

/** Fills in the reason and submits the request. */
async function submitRequest(page: Page, info: TestInfo, reason: string): Promise<void> {
  await field(page, 'reason').fill(reason);
  await page.getByRole('button', { name: textsOf(info, 'ui')('afterSalesForm.submit') }).click();
}

test('refunds an unshipped order immediately', async ({ page }, info) => {
  const t = textsOf(info, 'after-sales');
  await asCustomer(page, origin());
  const order = await paidOrder(page, origin());
  await open(page, withQuery(paths.newAfterSale, { order_id: order.lineId, type: 0 }));
  const kinds = page.getByRole('list', { name: t('new.chooseKind') }).getByRole('link');
  await expect(kinds).toHaveCount(1);
  await kinds.click();
  await expect(page).toHaveURL(requestPath(order, 0));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('kind.refund'));
  await submitRequest(page, info, 'I no longer need it.');
  await expect(status(page, t('request.refunded'))).toBeVisible();
  await expect(state(page, t('state.refunded'))).toBeVisible();
  await expect(page.getByRole('main')).toContainText(t('target.wallet'));
  await open(page, withQuery(paths.newAfterSale, { order_id: order.lineId, type: 0 }));
  await expect(page.getByRole('heading', { name: t('new.closed.title') })).toBeVisible();
});

test('withdraws a request after confirmation, from the details and from the list @matrix', async ({ page }, info) => {
  const t = textsOf(info, 'after-sales');
  await asCustomer(page, origin());
  const order = await shippedOrder(page, origin());
  const withdraw = async () => {
    const button = page.getByRole('button', { name: t('actions.withdraw.submit') });
    await button.click();
    const dialog = page.getByRole('alertdialog', { name: t('actions.withdraw.title') });
    await dialog.getByRole('button', { name: t('actions.withdraw.keep') }).click();
    await expect(button).toBeFocused();
    await button.click();
    await dialog.getByRole('button', { name: t('actions.withdraw.submit') }).click();
    await expect(status(page, t('actions.withdraw.done'))).toBeVisible();
  };
  await request(page, origin(), order, 1);
  await open(page, detailsPath(order));
  await withdraw();
  await expect(page).toHaveURL(withQuery(paths.afterSales, { done: 'withdrawn' }));
  await request(page, origin(), order, 0);
  await open(page, withQuery(paths.afterSales, { r_sNo: order.number }));
  await expect(page.getByRole('article')).toHaveCount(1);
  await withdraw();
  await expect(page.getByRole('heading', { name: t('nothingFound.title', { words: order.number }) })).toBeVisible();
});

// @screen new-after-sales-request.no-rights after-sales-request.no-rights
test('responds to another customer’s request as to a missing one', { tag: '@matrix' }, async ({ page, browser }) => {
  await asCustomer(page, origin());
  const order = await shippedOrder(page, origin());
  await request(page, origin(), order, 0);
  const id = await afterSaleId(page, order);
  const stranger = await browser.newContext();
  await beNewcomer(stranger, origin());
  for (const lineId of [order.lineId, 999_999_999]) {
    for (const path of [
      detailsPath({ lineId }),
      withQuery(paths.afterSale, { id: lineId, wlid: id, shid: id }),
      requestPath({ lineId }, 0),
      withQuery(paths.newAfterSale, { order_id: lineId, type: 0 }),
    ]) {
      expect((await stranger.request.get(origin() + path, { maxRedirects: 0 })).status(), path).toBe(404);
    }
  }
  await stranger.close();
});
