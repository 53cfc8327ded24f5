import type { Page, TestInfo } from '@playwright/test';
import { expectNoAxeFinding } from '../../support/axe.ts';
import { asCustomer, buyNowPath, cream, fits, open, patches, withGateway } from '../../support/buying.ts';
import { type Passing, speak, textsOf } from '../../support/cart.ts';
import { askNothing, beNewcomer, type Newcomer } from '../../support/newcomer.ts';
import { expect, hydrated, origin, test } from '../../support/page.ts';

// The checkout of a newly registered customer: no address, no balance, no payment password.
const wordsOf = (info: TestInfo) => ({ checkout: textsOf(info, 'checkout'), payments: textsOf(info, 'payments'), ui: textsOf(info, 'ui') });
const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);
const paymentMethod = (page: Page, type: string) => page.locator(`input[name="payType"][value="${type}"]`);
const street = (page: Page) => page.locator('textarea[name="address"]').first();
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

async function begin(page: Page, info: TestInfo, more = ''): Promise<Newcomer> {
  await askNothing(page.context());
  await speak(page, info, origin());
  const newcomer = await beNewcomer(page.context(), origin());
  await page.goto((await buyNowPath(page, cream)) + more);
  return newcomer;
}

async function chooseRegion(page: Page, info: TestInfo): Promise<void> {
  const { ui } = wordsOf(info);
  for (const [label, place] of [
    ['province', '浙江省'],
    ['city', '杭州市'],
    ['district', '西湖区'],
  ] as const) {
    await page.getByLabel(ui(`addressForm.${label}`), { exact: true }).selectOption(place);
  }
}

const savedOf = async (newcomer: Newcomer) => (await newcomer.call('mall.Address.index')).adds;

for (const colorScheme of ['light', 'dark'] as const) {
  test(`shows the address fields and one primary button in the ${colorScheme} scheme`, { tag: '@axe' }, async ({ page }, info) => {
    const { checkout } = wordsOf(info);
    await page.emulateMedia({ colorScheme });
    await begin(page, info);
    await hydrated(page);
    await expect(field(page, 'fullName')).toBeVisible();
    await expect(page.getByRole('group', { name: checkout('address.title') })).toHaveCount(1);
    await expect(page.locator('main .MuiButton-contained')).toHaveCount(1);
    // The balance is empty: a method that can pay is preselected, and no error is shown.
    await expect(page.locator('input[name="payType"]:checked')).toHaveValue('alipay');
    await expect(
      page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: checkout('wallet.noPassword.title') }),
    ).toHaveCount(0);
    expect(await fits(page)).toBe(true);
    await expectNoAxeFinding(page);
  });
}

test('saves the typed address when the order is placed, and shows missing values at their fields', async ({ page }, info) => {
  const { checkout, payments } = wordsOf(info);
  const newcomer = await begin(page, info);
  await hydrated(page);
  await field(page, 'fullName').fill('Mei Lin');
  await button(page, checkout('summary.submit')).click();
  await expect(field(page, 'mobile')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'mobile')).toBeFocused();
  await expect(street(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert').filter({ hasText: checkout('outcome.addressEntry') })).toBeVisible();
  await expect(field(page, 'fullName')).toHaveValue('Mei Lin');
  expect(await savedOf(newcomer)).toEqual([]);

  await field(page, 'mobile').fill('13911115555');
  await chooseRegion(page, info);
  await street(page).fill('Longjing Road 1');
  await button(page, checkout('summary.submit')).click();
  await expect(page).toHaveURL(/\/pay\/scanCode\?order_id=\d+&type=alipay$/);
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(payments('method.alipay')) })).toBeVisible();
  expect(await savedOf(newcomer)).toMatchObject([{ name: 'Mei Lin' }]);
});

test('places the order although the fields for another address are empty', { tag: '@matrix' }, async ({ page }, info) => {
  const { checkout, ui } = wordsOf(info);
  const newcomer = await begin(page, info);
  await hydrated(page);
  await field(page, 'fullName').fill('Mei Lin');
  await field(page, 'mobile').fill('13911115555');
  await chooseRegion(page, info);
  await street(page).fill('Longjing Road 1');
  // Enter saves the address without placing the order.
  await field(page, 'mobile').press('Enter');
  await expect(page.locator('input[name="addressId"]:checked')).toHaveAccessibleName(/Mei Lin/);
  await page.getByRole('link', { name: checkout('address.add') }).click();
  await expect(button(page, ui('addressForm.submit'))).toBeVisible();
  await button(page, checkout('summary.submit')).click();
  await expect(page).toHaveURL(/\/pay\/scanCode\?order_id=\d+/);
  expect(await savedOf(newcomer)).toHaveLength(1);
});

test('lists methods that can pay before the empty wallet on the payment page', { tag: '@matrix' }, async ({ page }, info) => {
  const { checkout, payments } = wordsOf(info);
  await begin(page, info);
  await hydrated(page);
  await field(page, 'fullName').fill('Mei Lin');
  await field(page, 'mobile').fill('13911115555');
  await chooseRegion(page, info);
  await street(page).fill('Longjing Road 1');
  await page.locator('input[name="payType"][value="wallet"]').check();
  await button(page, checkout('summary.submit')).click();
  await expect(page.getByRole('heading', { level: 1, name: payments('due.title') })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(payments('scan.title'));
});

test('shows why the wallet cannot pay, and still places the order', { tag: '@matrix' }, async ({ page }, info) => {
  const { checkout } = wordsOf(info);
  let settled = 0;
  const poor = ({ form, envelope }: Passing) => {
    if (form.get('api') !== 'mall.Order.settlement') return;
    settled += 1;
    Object.assign(envelope.data ?? {}, settled === 1 ? { user_money: '1.00' } : { password_status: 0 });
  };
  await withGateway(page, poor, async (site) => {
    await asCustomer(page, site);
    await open(page, site + (await buyNowPath(page, patches)));
    const [balance, alipay] = [paymentMethod(page, 'wallet'), paymentMethod(page, 'alipay')];
    // A method that can pay is preselected, and no error is shown.
    await expect(alipay).toBeChecked();
    await expect(page.getByText(checkout('wallet.short.title'))).toHaveCount(0);
    await balance.check();
    await expect(page.getByText(checkout('wallet.short.title'))).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(alipay).toBeChecked();
    await balance.check();
    await expect(page.getByText(checkout('wallet.noPassword.title'))).toBeVisible();
    await button(page, checkout('summary.submit')).click();
    await expect(page).toHaveURL(/\/my\/my\/payment\?order_id=\d+$/);
  });
});

test.describe('without JavaScript', { tag: '@matrix' }, () => {
  test.use({ javaScriptEnabled: false });

  test('saves the typed address when the order is placed', async ({ page }, info) => {
    const { checkout, ui } = wordsOf(info);
    const newcomer = await begin(page, info);
    await field(page, 'fullName').fill('Mei Lin');
    await page.locator('textarea[name="remarks"]').first().fill('Ring twice');
    await button(page, checkout('summary.submit')).click();
    await expect(field(page, 'mobile')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'fullName')).toHaveValue('Mei Lin');
    await expect(page.locator('textarea[name="remarks"]').first()).toHaveValue('Ring twice');
    await field(page, 'mobile').fill('13911115555');
    await page.getByRole('textbox', { name: ui('addressForm.region') }).fill('浙江省 杭州市 西湖区');
    await street(page).fill('Longjing Road 1');
    // Pricing the order again preserves everything that was typed.
    await button(page, checkout('update')).click();
    await expect(street(page)).toHaveValue('Longjing Road 1');
    await button(page, checkout('summary.submit')).click();
    await expect(page).toHaveURL(/\/pay\/scanCode\?order_id=\d+/);
    expect(await savedOf(newcomer)).toMatchObject([{ name: 'Mei Lin' }]);
  });
});
