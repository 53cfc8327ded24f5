// @spec 1.10 2.27 2.28 2.33 2.90 2.115 3.12 5.18 5.19 5.20 9.20 9.21

import type { Page, TestInfo } from '@playwright/test';
import { paths, withQuery } from '../../../app/paths.ts';
import { detailsPath, photo, requestPath, shippedOrder } from '../../support/after-sales.ts';
import { expectNoAxeFinding } from '../../support/axe.ts';
import { asCustomer, open } from '../../support/buying.ts';
import { speak, textsOf } from '../../support/cart.ts';
import { beCustomer, mockOrigin, play } from '../../support/mock-mall.ts';
import { expect, origin, test } from '../../support/page.ts';

const field = (page: Page, name: string) => page.getByRole('main').locator(`[name="${name}"]`);
const submit = (page: Page, info: TestInfo, key = 'afterSalesForm.submit') =>
  page.getByRole('button', { name: textsOf(info, 'ui')(key) }).click();

/** Opens a page of the mall with the mock server. */
async function openAtMock(page: Page, info: TestInfo, path: string, ...rules: object[]): Promise<void> {
  await speak(page, info, mockOrigin());
  await beCustomer(page);
  if (rules.length > 0) await play(page, { rules });
  await open(page, mockOrigin() + path);
}

test('shows each mistake of the request at its field', { tag: '@matrix' }, async ({ page }, info) => {
  const ui = textsOf(info, 'ui');
  await openAtMock(page, info, requestPath({ lineId: 78 }, 0));
  await expect(field(page, 'refundAmount')).toHaveValue('198.00');
  await field(page, 'refundAmount').fill('198.01');
  await submit(page, info);
  await expect(page.getByText(ui('errors.refundTooMuch'))).toBeVisible();
  await expect(page.getByText(ui('errors.refundReason'))).toBeVisible();
  await expect(field(page, 'refundAmount')).toBeFocused();
  await field(page, 'refundAmount').fill('');
  await expect(page.getByText(ui('errors.refundMissing'))).toBeVisible();
  await field(page, 'reason').fill('word '.repeat(201));
  await expect(page.getByText(ui('errors.reasonLength'))).toBeVisible();
  await openAtMock(page, info, requestPath({ lineId: 78 }, 2));
  await submit(page, info);
  await expect(page.getByText(ui('errors.exchangeReason'))).toBeVisible();
});

test('shows each mistake of the return parcel at its field', { tag: '@matrix' }, async ({ page }, info) => {
  const ui = textsOf(info, 'ui');
  await openAtMock(page, info, detailsPath({ lineId: 78 }), { api: 'mall.Order.returnDetails', response: { example: 'to_send_back' } });
  await field(page, 'sender').fill('');
  await field(page, 'senderPhone').fill('');
  await submit(page, info, 'returnForm.submit');
  for (const key of ['courierMissing', 'parcelNumberMissing', 'senderMissing', 'senderPhoneMissing']) {
    await expect(page.getByText(ui(`errors.${key}`))).toBeVisible();
  }
  await field(page, 'senderPhone').fill('1380000');
  await expect(page.getByText(ui('errors.phone'))).toBeVisible();
  await expectNoAxeFinding(page);
});

test('previews images, refuses invalid files by name, and shows the images in the details', { tag: '@matrix' }, async ({ page }, info) => {
  const ui = textsOf(info, 'ui');
  const t = textsOf(info, 'after-sales');
  await asCustomer(page, origin());
  const order = await shippedOrder(page, origin());
  await open(page, requestPath(order, 1));
  const chooser = page.locator('input[type="file"]');
  await chooser.setInputFiles([photo('first.png'), photo('note.pdf', 'application/pdf')]);
  await expect(
    page.locator('p').filter({ hasText: ui('upload.wrongType', { name: 'note.pdf', kinds: 'GIF, JPG, PNG, BMP' }) }),
  ).toBeVisible();
  const removal = page.getByRole('button', { name: new RegExp(`^${ui('upload.remove')}`) });
  await expect(removal).toHaveCount(1);
  await chooser.setInputFiles({ name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expect(page.locator('p').filter({ hasText: ui('upload.tooLarge', { name: 'huge.png', size: 5 }) })).toBeVisible();
  await chooser.setInputFiles([photo('2.png'), photo('3.png'), photo('4.png')]);
  await expect(page.locator('p').filter({ hasText: ui('upload.tooMany', { count: 3 }) })).toBeVisible();
  await expect(removal).toHaveCount(3);
  await removal.last().click();
  await expect(removal).toHaveCount(2);
  await page.getByRole('button', { name: t('request.reasons.damaged') }).click();
  await submit(page, info);
  await expect(page.getByRole('heading', { level: 2, name: t('state.underReview.return') })).toBeVisible();
  const images = page.getByRole('list', { name: t('details.photos') }).getByRole('link');
  await images.first().click();
  await expect(page.getByRole('dialog', { name: t('details.photos') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('requires at least one of several lines, and can select all of them', { tag: '@matrix' }, async ({ page }, info) => {
  const t = textsOf(info, 'after-sales');
  await openAtMock(page, info, withQuery(paths.newAfterSale, { order_id: '79,80', type: 1 }));
  const exchange = page.getByRole('button', { name: new RegExp(`^${t('kind.exchange')}`) });
  await exchange.click();
  await expect(page.getByRole('alert').filter({ hasText: t('new.nothingChosen') })).toBeVisible();
  const lines = page.getByRole('list', { name: t('new.chooseLines') }).getByRole('checkbox');
  await page.getByRole('checkbox', { name: t('new.selectAll') }).check();
  for (const line of await lines.all()) await expect(line).toBeChecked();
  await lines.first().uncheck();
  await expect(page.getByRole('checkbox', { name: t('new.selectAll') })).not.toBeChecked();
  await exchange.click();
  await expect(page).toHaveURL(mockOrigin() + withQuery(paths.afterSale, { type: 2, id: 80 }));
});

// @screen new-after-sales-request.empty after-sales-request.empty
test('shows that a request is no longer possible', { tag: '@matrix' }, async ({ page }, info) => {
  const t = textsOf(info, 'after-sales');
  const refused = { api: 'mall.Order.applyReturnGoodsPage', response: { example: 'state_refuses' } };
  await openAtMock(page, info, requestPath({ lineId: 78 }, 0), refused);
  await expect(page.getByRole('heading', { name: t('new.closed.title') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('new.closed.view') })).toHaveAttribute('href', paths.afterSales);
});

const states = ['ok', 'to_send_back', 'sent_back', 'refunded', 'refused', 'goods_returned', 'replacement_sent', 'exchanged'];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`list, request and each state have no axe violations in the ${colorScheme} scheme`, { tag: '@axe' }, async ({ page }, info) => {
    await page.emulateMedia({ colorScheme });
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    const look = async (path: string, ...rules: object[]) => {
      await openAtMock(page, info, path, ...rules);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoAxeFinding(page);
      expect(await fits(), path).toBe(true);
    };
    await look(paths.afterSales);
    await look(withQuery(paths.newAfterSale, { order_id: 78, type: 0 }));
    await look(withQuery(paths.newAfterSale, { order_id: '79,80', type: 1 }));
    await look(requestPath({ lineId: 78 }, 1));
    for (const example of states) await look(detailsPath({ lineId: 78 }), { api: 'mall.Order.returnDetails', response: { example } });
  });
}

test('lists after-sales by page, and searches by product name and by order number', { tag: '@matrix' }, async ({ page }, info) => {
  const t = textsOf(info, 'after-sales');
  await openAtMock(page, info, paths.afterSales);
  const rows = page.getByRole('article');
  await expect(rows).toHaveCount(5);
  for (const key of ['underReview.refund', 'awaitingReturn', 'replacementSent', 'refused.refund', 'refunded']) {
    await expect(rows.filter({ hasText: t(`state.${key}`) })).not.toHaveCount(0);
  }
  await expect(rows.nth(1).getByRole('link', { name: t('actions.sendBack') })).toHaveAttribute(
    'href',
    /id=78&.*wlid=502&shid=502#send-back$/,
  );
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('milk');
  await search.press('Enter');
  await expect(page).toHaveURL(`${mockOrigin()}${paths.afterSales}?words=milk`);
  await open(page, `${mockOrigin()}${paths.afterSales}?r_sNo=GM20261121140500000042`);
  await expect(search).toHaveValue('GM20261121140500000042');
});

test.describe('without JavaScript', { tag: '@matrix' }, () => {
  test.use({ javaScriptEnabled: false });

  test('sends a request with its images, and withdraws it', async ({ page }, info) => {
    const ui = textsOf(info, 'ui');
    const t = textsOf(info, 'after-sales');
    await asCustomer(page, origin());
    const order = await shippedOrder(page, origin());
    await page.goto(requestPath(order, 1));
    await field(page, 'refundAmount').fill('9999');
    await field(page, 'reason').fill('The dropper is cracked.');
    await page.locator('input[type="file"]').setInputFiles([photo('note.pdf', 'application/pdf')]);
    await submit(page, info);
    await expect(page.getByText(ui('errors.refundTooMuch'))).toBeVisible();
    await expect(page.getByText(ui('errors.proofKind'))).toBeVisible();
    await page.locator('input[type="file"]').setInputFiles([photo()]);
    await submit(page, info);
    // The image uploaded before is retained.
    await field(page, 'refundAmount').fill('40.5');
    await submit(page, info);
    await expect(page.getByText(t('request.done'))).toBeVisible();
    await expect(page.getByRole('list', { name: t('details.photos') }).getByRole('link')).toHaveCount(1);
    await expect(page.getByRole('main')).toContainText('40.50');
    await page.getByRole('button', { name: t('actions.withdraw.submit') }).click();
    await expect(page.getByText(t('actions.withdraw.done'))).toBeVisible();
  });
});
