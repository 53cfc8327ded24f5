import type { Page, TestInfo } from '@playwright/test';
import { paths, withQuery } from '../../app/paths.ts';
import {
  afterSaleId,
  detailsPath,
  operator,
  type PaidOrder,
  paidOrder,
  request,
  requestPath,
  shippedOrder,
} from '../support/after-sales.ts';
import { asCustomer, open } from '../support/buying.ts';
import { textsOf } from '../support/cart.ts';
import { beNewcomer } from '../support/newcomer.ts';
import { expect, origin, test } from '../support/page.ts';

const field = (page: Page, name: string) => page.getByRole('main').locator(`[name="${name}"]`);
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const state = (page: Page, text: string) => page.getByRole('heading', { level: 2, name: text });

/** Fills in the reason and submits the request. */
async function submitRequest(page: Page, info: TestInfo, reason: string): Promise<void> {
  await field(page, 'explain').fill(reason);
  await page.getByRole('button', { name: textsOf(info, 'ui')('afterSalesForm.submit') }).click();
}

/** Opens the details anew and expects a state. */
async function expectState(page: Page, info: TestInfo, order: PaidOrder, key: string): Promise<void> {
  await open(page, detailsPath(order));
  await expect(state(page, textsOf(info, 'after-sales')(`state.${key}`))).toBeVisible();
}

/** Enters the return parcel on the details page. */
async function sendBack(page: Page, info: TestInfo): Promise<void> {
  await field(page, 'kdname').fill('SF Express');
  await field(page, 'kdcode').fill('SF1398765432100');
  await field(page, 'lxr').fill('Lin Qing');
  await field(page, 'lxdh').fill('13800000001');
  await page.getByRole('button', { name: textsOf(info, 'ui')('returnForm.submit') }).click();
  await expect(status(page, textsOf(info, 'after-sales')('actions.sentBack'))).toBeVisible();
}

test('refunds an order that has not shipped at once', async ({ page }, info) => {
  const say = textsOf(info, 'after-sales');
  await asCustomer(page, origin());
  const order = await paidOrder(page, origin());
  await open(page, withQuery(paths.newAfterSale, { order_id: order.lineId, type: 0 }));
  const kinds = page.getByRole('list', { name: say('new.chooseKind') }).getByRole('link');
  await expect(kinds).toHaveCount(1);
  await kinds.click();
  await expect(page).toHaveURL(requestPath(order, 0));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('kind.refund'));
  await submitRequest(page, info, 'I no longer need it.');
  await expect(status(page, say('request.refunded'))).toBeVisible();
  await expect(state(page, say('state.refunded'))).toBeVisible();
  await expect(page.getByRole('main')).toContainText(say('target.wallet'));
  await open(page, withQuery(paths.newAfterSale, { order_id: order.lineId, type: 0 }));
  await expect(page.getByRole('heading', { name: say('new.closed.title') })).toBeVisible();
});

test('refunds a shipped order once the shop has approved', async ({ page }, info) => {
  const say = textsOf(info, 'after-sales');
  await asCustomer(page, origin());
  const order = await shippedOrder(page, origin());
  await open(page, requestPath(order, 0));
  await submitRequest(page, info, 'Something is missing.');
  await expect(status(page, say('request.done'))).toBeVisible();
  await expect(state(page, say('state.underReview.refund'))).toBeVisible();
  await operator('after-sale', 'approve', await afterSaleId(page, order));
  await expectState(page, info, order, 'refunded');
});

test('shows why the shop declined a refund', async ({ page }, info) => {
  const say = textsOf(info, 'after-sales');
  await asCustomer(page, origin());
  const order = await shippedOrder(page, origin());
  await request(page, origin(), order, 0);
  await operator('after-sale', 'refuse', await afterSaleId(page, order), 'The pack had been opened.');
  await expectState(page, info, order, 'refused.refund');
  await expect(page.getByText(say('refusal'))).toBeVisible();
  await expect(page.getByText('The pack had been opened.').first()).toBeVisible();
});

test('walks a return from the request to the refund', async ({ page }, info) => {
  const say = textsOf(info, 'after-sales');
  await asCustomer(page, origin());
  const order = await shippedOrder(page, origin());
  await open(page, requestPath(order, 1));
  await submitRequest(page, info, 'The dropper is cracked.');
  await expect(state(page, say('state.underReview.return'))).toBeVisible();
  const id = await afterSaleId(page, order);
  await operator('after-sale', 'approve', id);
  await expectState(page, info, order, 'awaitingReturn');
  await expect(page.getByRole('list', { name: textsOf(info, 'ui')('afterSalesStep.label') }).getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('button', { name: say('sendBack.copy') })).toBeVisible();
  await sendBack(page, info);
  await expect(state(page, say('state.sentBack'))).toBeVisible();
  await expect(page.getByText('SF1398765432100')).toBeVisible();
  await operator('after-sale', 'received', id);
  await expectState(page, info, order, 'refunded');
});

test('walks an exchange from the request to the confirmed replacement', async ({ page }, info) => {
  const say = textsOf(info, 'after-sales');
  await asCustomer(page, origin());
  const order = await shippedOrder(page, origin());
  await open(page, requestPath(order, 2));
  await expect(field(page, 'refund_apply_money')).toHaveCount(0);
  await submitRequest(page, info, 'The shade differs from the picture.');
  await expect(state(page, say('state.underReview.exchange'))).toBeVisible();
  const id = await afterSaleId(page, order);
  await operator('after-sale', 'approve', id);
  await open(page, detailsPath(order));
  await sendBack(page, info);
  await operator('after-sale', 'received', id);
  await operator('after-sale', 'send', id, 'SF Express', 'SF1234567890456');
  await expectState(page, info, order, 'replacementSent');
  await expect(page.getByText('SF1234567890456')).toBeVisible();
  await page.getByRole('button', { name: say('actions.confirm.submit') }).click();
  const dialog = page.getByRole('dialog', { name: say('actions.confirm.title') });
  await dialog.getByRole('button', { name: say('actions.confirm.submit') }).click();
  await expect(status(page, say('actions.confirm.done'))).toBeVisible();
  await expect(state(page, say('state.exchanged'))).toBeVisible();
});

test('withdraws a request after a question, from the details and from the list', async ({ page }, info) => {
  const say = textsOf(info, 'after-sales');
  await asCustomer(page, origin());
  const order = await shippedOrder(page, origin());
  const withdraw = async () => {
    const button = page.getByRole('button', { name: say('actions.withdraw.submit') });
    await button.click();
    const dialog = page.getByRole('dialog', { name: say('actions.withdraw.title') });
    await dialog.getByRole('button', { name: say('actions.withdraw.keep') }).click();
    await expect(button).toBeFocused();
    await button.click();
    await dialog.getByRole('button', { name: say('actions.withdraw.submit') }).click();
    await expect(status(page, say('actions.withdraw.done'))).toBeVisible();
  };
  await request(page, origin(), order, 1);
  await open(page, detailsPath(order));
  await withdraw();
  await expect(page).toHaveURL(withQuery(paths.afterSales, { done: 'withdrawn' }));
  await request(page, origin(), order, 0);
  await open(page, withQuery(paths.afterSales, { r_sNo: order.number }));
  await expect(page.getByRole('article')).toHaveCount(1);
  await withdraw();
  await expect(page.getByRole('heading', { name: say('nothingFound.title', { words: order.number }) })).toBeVisible();
});

test('shows the request of another customer like one that does not exist', { tag: '@once' }, async ({ page, browser }) => {
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
