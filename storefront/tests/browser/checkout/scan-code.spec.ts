// @spec 2.23 2.113 3.15 3.16 4.30 4.33

import type { Page, TestInfo } from '@playwright/test';
import { expectNoAxeFinding } from '../../support/axe.ts';
import { asCustomer, buyNowPath, fits, open, patches, placeOrder, withGateway } from '../../support/buying.ts';
import { type Passing, textsOf } from '../../support/cart.ts';
import { expect, origin, test } from '../../support/page.ts';

const scanPath = (id: number, type = 'alipay') => `/pay/scanCode?order_id=${id}&type=${type}`;
const resultPath = (id: number) => `/pay/payResult?order_id=${id}`;

/** Returns the address in the code, which a phone would open. */
async function payerHref(page: Page, info: TestInfo): Promise<string> {
  const href = await page
    .getByRole('main')
    .getByRole('link', { name: textsOf(info, 'ui')('qr.link') })
    .getAttribute('href');
  // A short address makes a code that is easy to scan.
  expect(href).toMatch(/^http:\/\/localhost:\d+\/demo-pay\/[\w-]{16}$/);
  return href ?? '';
}

/** Pays as the phone that scanned the code does: on the provider's page, in a browser without the shop's cookies. */
async function payByPhone(page: Page, href: string): Promise<void> {
  const phone = await page.context().browser()?.newContext({ javaScriptEnabled: false });
  if (!phone) throw new Error('no phone');
  const payer = await phone.newPage();
  await payer.goto(href);
  await payer.getByRole('button').click();
  await expect(payer.getByRole('status')).toBeVisible();
  await phone.close();
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no axe violations in the ${colorScheme} scheme`, { tag: '@axe' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await asCustomer(page, origin());
    await open(page, scanPath(await placeOrder(page, origin(), patches)));
    await expectNoAxeFinding(page);
    expect(await fits(page)).toBe(true);
  });
}

test('detects the payment of an order by a phone that scans the code, and shows the result', async ({ page }, info) => {
  await asCustomer(page, origin());
  await open(page, await buyNowPath(page, patches));
  await page.locator('input[name="payType"][value="wechat"]').check({ force: true });
  await page.getByRole('button', { name: textsOf(info, 'checkout')('summary.submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/pay\/scanCode\?order_id=\d+&type=wechat$/);
  await expect(page.getByRole('img', { name: textsOf(info, 'payments')('scan.code') })).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByText(/^GM\d{20}$/)).toBeVisible();
  const id = Number(new URL(page.url()).searchParams.get('order_id'));
  await payByPhone(page, await payerHref(page, info));
  await expect(page).toHaveURL(origin() + resultPath(id));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf(info, 'payments')('result.paid.title'));
  // The payer's page can be opened again, but not paid again.
  await page.goto(scanPath(id));
  await expect(page).toHaveURL(origin() + resultPath(id));
});

test('offers the codes on the payment page, and always the same code for one order', { tag: '@matrix' }, async ({ page }, info) => {
  await asCustomer(page, origin());
  const id = await placeOrder(page, origin(), patches);
  await open(page, `/my/my/payment?order_id=${id}`);
  await page.getByRole('link', { name: textsOf(info, 'payments')('method.alipay') }).click();
  await expect(page).toHaveURL(origin() + scanPath(id));
  const first = await payerHref(page, info);
  await page.reload();
  expect(await payerHref(page, info)).toBe(first);
  await page.getByRole('link', { name: textsOf(info, 'payments')('scan.otherWays') }).click();
  await expect(page).toHaveURL(`${origin()}/my/my/payment?order_id=${id}`);
});

test('shows an expired code’s message instead of the code', { tag: '@matrix' }, async ({ page }, info) => {
  const over = ({ form, envelope }: Passing) => {
    if (form.get('api') === 'mall.Order.orderDetails') Object.assign(envelope.data ?? {}, { expire_time: '2020-01-01 00:00:00' });
  };
  await withGateway(page, over, async (site) => {
    await asCustomer(page, site);
    await open(page, site + scanPath(await placeOrder(page, site, patches)));
    const ui = textsOf(info, 'ui');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ui('qr.expired'));
    await expect(page.getByRole('link', { name: ui('qr.link') })).toHaveCount(0);
  });
});

// @screen scan-to-pay.empty
test('redirects an unknown method to the available ones', { tag: '@matrix' }, async ({ page }) => {
  await asCustomer(page, origin());
  const id = await placeOrder(page, origin(), patches);
  await page.goto(scanPath(id, 'pc_gold'));
  await expect(page).toHaveURL(`${origin()}/my/my/payment?order_id=${id}`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('reloads automatically until the order is paid', { tag: '@matrix' }, async ({ page }, info) => {
    await asCustomer(page, origin());
    const id = await placeOrder(page, origin(), patches);
    await page.goto(scanPath(id));
    await payByPhone(page, await payerHref(page, info));
    await expect(page).toHaveURL(origin() + resultPath(id));
  });
});
