// @spec 4.18 4.19 4.20

import type { Page, TestInfo } from '@playwright/test';
import { paths, withQuery } from '../../../app/paths.ts';
import { afterSaleId, detailsPath, type PaidOrder, request, requestPath, shippedOrder } from '../../support/after-sales.ts';
import { asCustomer, open } from '../../support/buying.ts';
import { textsOf } from '../../support/cart.ts';
import { operator } from '../../support/mall.ts';
import { expect, origin, test } from '../../support/page.ts';

const field = (page: Page, name: string) => page.getByRole('main').locator(`[name="${name}"]`);
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const state = (page: Page, text: string) => page.getByRole('heading', { level: 2, name: text });

const parcels = (page: Page, info: TestInfo) => page.getByRole('region', { name: textsOf(info, 'after-sales')('parcels.title') });

/** Fills in the reason and submits the request. */
async function submitRequest(page: Page, info: TestInfo, reason: string): Promise<void> {
  await field(page, 'reason').fill(reason);
  await page.getByRole('button', { name: textsOf(info, 'ui')('afterSalesForm.submit') }).click();
}

/** Reloads the details and expects a state. */
async function expectState(page: Page, info: TestInfo, order: PaidOrder, key: string): Promise<void> {
  await open(page, detailsPath(order));
  await expect(state(page, textsOf(info, 'after-sales')(`state.${key}`))).toBeVisible();
}

/** Enters the return parcel on the details page. */
async function sendBack(page: Page, info: TestInfo): Promise<void> {
  await field(page, 'courier').fill('SF Express');
  await field(page, 'parcelNumber').fill('SF1398765432100');
  await field(page, 'sender').fill('Lin Qing');
  await field(page, 'senderPhone').fill('13800000001');
  await page.getByRole('button', { name: textsOf(info, 'ui')('returnForm.submit') }).click();
  await expect(status(page, textsOf(info, 'after-sales')('actions.sentBack'))).toBeVisible();
}

test('refunds a shipped order after the shop’s approval', { tag: '@matrix' }, async ({ page }, info) => {
  const t = textsOf(info, 'after-sales');
  await asCustomer(page, origin());
  const order = await shippedOrder(page, origin());
  await open(page, withQuery(paths.order, { order_id: order.id }));
  await page
    .getByRole('main')
    .locator(`a[href="${withQuery(paths.newAfterSale, { order_id: order.lineId, type: 0 })}"]`)
    .first()
    .click();
  await page
    .getByRole('list', { name: t('new.chooseKind') })
    .getByRole('link', { name: t('kind.refund') })
    .click();
  await expect(page).toHaveURL(requestPath(order, 0));
  await submitRequest(page, info, 'Something is missing.');
  await expect(status(page, t('request.done'))).toBeVisible();
  await expect(state(page, t('state.underReview.refund'))).toBeVisible();
  await operator('after-sale', 'approve', await afterSaleId(page, order));
  await expectState(page, info, order, 'refunded');
});

test('shows why the shop declined a refund', { tag: '@matrix' }, async ({ page }, info) => {
  const t = textsOf(info, 'after-sales');
  await asCustomer(page, origin());
  const order = await shippedOrder(page, origin());
  await request(page, origin(), order, 0);
  await operator('after-sale', 'refuse', await afterSaleId(page, order), '--reason', 'The pack had been opened.');
  await expectState(page, info, order, 'refused.refund');
  await expect(page.getByText(t('refusal'))).toBeVisible();
  await expect(page.getByText('The pack had been opened.').first()).toBeVisible();
});

test('completes a return from the request to the refund', async ({ page }, info) => {
  const t = textsOf(info, 'after-sales');
  await asCustomer(page, origin());
  const order = await shippedOrder(page, origin());
  await open(page, requestPath(order, 1));
  await submitRequest(page, info, 'The dropper is cracked.');
  await expect(state(page, t('state.underReview.return'))).toBeVisible();
  const id = await afterSaleId(page, order);
  await operator('after-sale', 'approve', id);
  await expectState(page, info, order, 'awaitingReturn');
  await expect(page.getByRole('list', { name: textsOf(info, 'ui')('afterSalesStep.label') }).getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('button', { name: t('sendBack.copy') })).toBeVisible();
  await sendBack(page, info);
  await expect(state(page, t('state.sentBack'))).toBeVisible();
  await expect(parcels(page, info)).toContainText('SF1398765432100');
  await operator('after-sale', 'received', id);
  await expectState(page, info, order, 'refunded');
});

test('shows the parcel with which the shop returned the products of a declined request', { tag: '@matrix' }, async ({ page }, info) => {
  await asCustomer(page, origin());
  const order = await shippedOrder(page, origin());
  await request(page, origin(), order, 1);
  const id = await afterSaleId(page, order);
  await operator('after-sale', 'approve', id);
  await open(page, detailsPath(order));
  await sendBack(page, info);
  await operator('after-sale', 'refuse', id, 'SF Express', 'SF1234567890777', '--reason', 'The bottle came back empty.');
  await expectState(page, info, order, 'refusedAfterReturn');
  await expect(page.getByText('The bottle came back empty.').first()).toBeVisible();
  await expect(parcels(page, info)).toContainText('SF1398765432100');
  await expect(parcels(page, info)).toContainText('SF1234567890777');
});

test('completes an exchange from the request to the confirmed replacement', { tag: '@matrix' }, async ({ page }, info) => {
  const t = textsOf(info, 'after-sales');
  await asCustomer(page, origin());
  const order = await shippedOrder(page, origin());
  await open(page, requestPath(order, 2));
  await expect(field(page, 'refundAmount')).toHaveCount(0);
  await submitRequest(page, info, 'The shade differs from the picture.');
  await expect(state(page, t('state.underReview.exchange'))).toBeVisible();
  const id = await afterSaleId(page, order);
  await operator('after-sale', 'approve', id);
  await open(page, detailsPath(order));
  await sendBack(page, info);
  await operator('after-sale', 'send-replacement', id, 'SF Express', 'SF1234567890456');
  await expectState(page, info, order, 'replacementSent');
  await expect(parcels(page, info)).toContainText('SF1234567890456');
  await page.getByRole('button', { name: t('actions.confirm.submit') }).click();
  const dialog = page.getByRole('dialog', { name: t('actions.confirm.title') });
  await dialog.getByRole('button', { name: t('actions.confirm.submit') }).click();
  await expect(status(page, t('actions.confirm.done'))).toBeVisible();
  await expect(state(page, t('state.exchanged'))).toBeVisible();
});
