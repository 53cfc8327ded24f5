// @spec 2.105 2.107 2.108

import type { Page, TestInfo } from '@playwright/test';
import { expectNoAxeFinding } from '../../support/axe.ts';
import { asCustomer, buyNowPath, cream, fits, open, patches, payOrder, withGateway } from '../../support/buying.ts';
import { type Passing, type Say, textsOf } from '../../support/cart.ts';
import { expect, origin, test } from '../../support/page.ts';

/** Returns the texts of the pages in these tests. */
function wordsOf(info: TestInfo) {
  const [checkout, addresses, orders, ui] = ['checkout', 'addresses', 'orders', 'ui'].map((name) => textsOf(info, name)) as [
    Say,
    Say,
    Say,
    Say,
  ];
  return { checkout, addresses, orders, ui };
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const remark = (page: Page) => page.locator('textarea[name="remarks"]').first();

test('edits and deletes an address in the address selection', { tag: '@matrix' }, async ({ page }, info) => {
  const { addresses: words, ui } = wordsOf(info);
  await asCustomer(page, origin());
  const path = await buyNowPath(page, cream);
  const address = { fullName: 'Ceci Bai', mobile: '13911114444', place: '浙江省,杭州市,西湖区', address: '北山街 9 号', isDefault: '0' };
  const stored = await page.request.post(origin() + path, {
    form: { intent: 'addAddress', ...address, idempotency_key: crypto.randomUUID() },
    headers: { Origin: origin() },
    maxRedirects: 0,
  });
  await open(page, stored.headers().location ?? '');
  const card = page.getByRole('radio', { name: /Ceci Bai/ });
  await expect(card).toBeChecked();
  await remark(page).fill('Kept all along');
  await page.getByRole('link', { name: words('editWhose', { name: 'Ceci Bai' }) }).click();
  await expect(page.locator('input[name="fullName"]')).toHaveValue('Ceci Bai');
  await page.locator('textarea[name="address"]').first().fill('北山街 10 号');
  await button(page, ui('addressForm.submit')).click();
  await expect(page.getByRole('radio', { name: /Ceci Bai.*10/ })).toBeChecked();
  await button(page, words('remove.whose', { name: 'Ceci Bai' })).click();
  const dialog = page.getByRole('alertdialog', { name: words('remove.title') });
  await dialog.getByRole('button', { name: words('remove.submit') }).click();
  await expect(card).toHaveCount(0);
  await expect(remark(page)).toHaveValue('Kept all along');
});

test('places a pickup order, whose page shows the store and the code', async ({ page }, info) => {
  const { checkout, orders } = wordsOf(info);
  await asCustomer(page, origin());
  await open(page, await buyNowPath(page, patches));
  const receive = (value: string) => page.locator(`input[name="receive"][value="${value}"]`);
  await expect(receive('courier')).toBeChecked();
  await expect(page.getByText(checkout('goods.freeFrom', { amount: '¥199.00' }))).toBeVisible();
  await receive('33').check();
  await expect(page).toHaveURL(/[?&]shop_address_id=33\b/);
  await expect(page.locator('input[name="addressId"]')).toHaveCount(0);
  const name = page.getByLabel(checkout('receive.name'));
  await expect(name).not.toHaveValue('');
  await expectNoAxeFinding(page);
  expect(await fits(page)).toBe(true);
  await name.fill('An & Lan');
  await button(page, checkout('summary.submit')).click();
  await expect(page.getByText(checkout('receive.errors.fullName'))).toBeVisible();
  await name.fill('An Lan');
  const total = await page.locator('input[name="total"]').inputValue();
  await button(page, checkout('summary.submit')).click();
  await expect(page).toHaveURL(/\/my\/my\/payment\?order_id=\d+$/);
  const id = Number(new URL(page.url()).searchParams.get('order_id'));
  await payOrder(page, origin(), id, total);
  await open(page, `/my/my/orderDetails?order_id=${id}`);
  await expect(page.getByRole('heading', { name: orders('state.waiting') })).toBeVisible();
  await expect(page.getByRole('region', { name: orders('pickup.title') }).getByText(/^\d{6}$/)).toBeVisible();
  await expect(page.getByText(orders('pickup.hours', { hours: '10:00-21:30' }))).toBeVisible();
  await expect(page.getByText('An Lan')).toBeVisible();
});

/** Adds one coupon of the shop to the settlement, whatever coupons the customer really has. */
const withCoupon = ({ form, envelope }: Passing) => {
  if (form.get('api') !== 'mall.Order.settlement') return;
  const isNone = form.get('coupon_id')?.startsWith('0,') ?? false;
  const coupons = [
    { coupon_id: 7, coupon_name: 'Thirty off', coupon_status: !isNone, money: '30.00' },
    { coupon_id: 0, coupon_name: '', coupon_status: isNone },
  ];
  const { products } = envelope.data as { products: object[] };
  for (const shop of products) Object.assign(shop, { coupon_list: coupons });
};

test('preselects the best coupon, and prices the order again for another choice', async ({ page }, info) => {
  const { checkout } = wordsOf(info);
  await withGateway(page, withCoupon, async (site) => {
    await asCustomer(page, site);
    await open(page, site + (await buyNowPath(page, cream)));
    const coupon = page.locator('select[name="shopCoupon"]');
    await expect(coupon).toHaveValue('7');
    await expect(coupon.locator('option:checked')).toHaveText(checkout('coupons.option', { name: 'Thirty off', amount: '¥30.00' }));
    await remark(page).fill('Still here');
    await coupon.selectOption('0');
    await expect(page).toHaveURL(/[?&]coupon_id=0%2C0%2Cno_discount/);
    await expect(coupon).toHaveValue('0');
    await expect(remark(page)).toHaveValue('Still here');
  });
});

test.describe('without JavaScript', { tag: '@matrix' }, () => {
  test.use({ javaScriptEnabled: false });

  test('changes coupons and delivery method by a button', async ({ page }, info) => {
    const { checkout } = wordsOf(info);
    await withGateway(page, withCoupon, async (site) => {
      await asCustomer(page, site);
      await page.goto(site + (await buyNowPath(page, patches)));
      const coupon = page.locator('select[name="shopCoupon"]');
      await coupon.selectOption('0');
      await remark(page).fill('Kept');
      await button(page, checkout('update')).click();
      await expect(coupon).toHaveValue('0');
      await page.locator('input[name="receive"][value="33"]').check();
      await button(page, checkout('update')).click();
      await expect(page.locator('input[name="receive"][value="33"]')).toBeChecked();
      await expect(page.locator('input[name="contactName"]')).not.toHaveValue('');
      await expect(remark(page)).toHaveValue('Kept');
    });
  });
});
