import type { Page } from '@playwright/test';
import { asCustomer, open, patches, tea } from '../../support/buying.ts';
import { languageOf, putIntoCart, textsOf } from '../../support/cart.ts';
import { demoCustomer } from '../../support/mall.ts';
import { expect, origin, test } from '../../support/page.ts';

const shopNames = { en: ['Sylvane Flagship', 'Tidewell Wellness'], zh: ['林间集旗舰店', '汐源健康馆'] } as const;

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

test('buys products of two shops from the cart in one payment, and creates one order per shop', async ({ page }, info) => {
  test.slow();
  const [checkout, payments] = [textsOf(info, 'checkout'), textsOf(info, 'payments')];
  const [orders, ui] = [textsOf(info, 'orders'), textsOf(info, 'ui')];
  await asCustomer(page, origin());
  // All tests share one customer, whose cart another test may just have ordered.
  await expect(async () => {
    for (const id of [patches, tea]) await putIntoCart(page, origin(), id);
    await open(page, '/shoppingCart/shoppingCart');
    await button(page, textsOf(info, 'cart')('summary.checkout')).click({ timeout: 5000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(checkout('title'), { timeout: 5000 });
    // Each shop has its own message field.
    await expect(page.locator('textarea[name="remarks"]')).toHaveCount(2, { timeout: 5000 });
    await button(page, checkout('summary.submit')).click();
    await expect(page).toHaveURL(/\/my\/my\/payment\?order_id=\d+$/, { timeout: 5000 });
  }).toPass();
  const id = new URL(page.url()).searchParams.get('order_id');
  await page.getByLabel(ui('paymentPassword.label'), { exact: true }).fill(demoCustomer.paymentPassword);
  await button(page, ui('paymentPassword.submit')).click();
  await expect(page).toHaveURL(`/pay/payResult?order_id=${id}`);
  await page.getByRole('link', { name: payments('viewOrder') }).click();
  const parts = page.getByRole('region', { name: orders('parts.title') }).getByRole('listitem');
  await expect(parts).toHaveCount(2);
  const hrefOf = (shop: string) => parts.filter({ hasText: shop }).getByRole('link').getAttribute('href');
  const shops = shopNames[languageOf(info)];
  const hrefs = await Promise.all(shops.map(hrefOf));
  await open(page, '/my/my/myOrder');
  const row = (href: string | null | undefined) =>
    page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.locator(`a[href="${href}"]`) });
  for (const [at, shop] of shops.entries()) await expect(row(hrefs[at])).toContainText(shop);
  await expect(row(`/my/my/orderDetails?order_id=${id}`)).toHaveCount(0);
});
