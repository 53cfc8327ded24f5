// @spec 1.12 2.117 2.118 2.123 2.125 4.8 4.9 4.10 4.11 4.12 4.13 4.14 4.15 5.1 5.3 5.4 5.6 6.6 7.19 9.12 9.13 9.15

import type { Page, TestInfo } from '@playwright/test';
import { expectNoAxeFinding } from '../../support/axe.ts';
import { fits, open, withGateway } from '../../support/buying.ts';
import { speak, textsOf } from '../../support/cart.ts';
import { demoCustomer } from '../../support/mall.ts';
import { askNothing, beNewcomer } from '../../support/newcomer.ts';
import { expect, origin, test } from '../../support/page.ts';
import { signIn } from '../../support/visitor.ts';

const centre = '/my/my/memberCenter';
const opened = `${centre}?open=1`;

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const agree = (page: Page) => page.getByRole('dialog').getByRole('checkbox').check({ force: true });
const method = (page: Page, type: string) => page.getByRole('dialog').locator(`input[name="method"][value="${type}"]`);
const plan = (page: Page, id: string) => page.getByRole('dialog').locator(`input[name="memberType"][value="${id}"]`);

/** Pays as the phone that scanned the code does. */
async function payByPhone(page: Page, info: TestInfo): Promise<void> {
  const link = page.getByRole('link', { name: textsOf(info, 'ui')('qr.link') });
  const paid = await page.context().request.post((await link.getAttribute('href')) ?? '', { headers: { Origin: origin() } });
  expect(paid.ok()).toBe(true);
  // The payer's page shows the purpose.
  expect(await paid.text()).toContain(textsOf(info, 'membership')('purchase.title'));
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no axe violations in the ${colorScheme} scheme`, { tag: '@axe' }, async ({ page, context }, info) => {
    await page.emulateMedia({ colorScheme });
    await speak(page, info, origin());
    await signIn(context, origin());
    await open(page, opened);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoAxeFinding(page);
    expect(await fits(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(centre);
    // While the dialog closes, the page behind it is still inert.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectNoAxeFinding(page);
  });
}

test('shows a code as soon as its payment method is chosen, detects the payment, and updates the customer card', async ({
  page,
  context,
}, info) => {
  const [ui, t] = [textsOf(info, 'ui'), textsOf(info, 'membership')];
  await speak(page, info, origin());
  await askNothing(context);
  const { call } = await beNewcomer(context, origin());
  await call('plugin.coupon.MallCoupon.receive', { id: '302' });
  await open(page, centre);
  const openDialog = async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: t('open') })
      .click();
    await expect(dialog(page, ui('membershipDialog.open'))).toBeVisible();
  };
  await openDialog();
  // Initially the month with the first coupon; another plan removes the coupon, and the server calculates the price.
  await expect(plan(page, '1')).toBeChecked();
  await expect(page.getByRole('dialog').getByRole('combobox')).not.toHaveValue('');
  await expect(page.getByRole('dialog').getByRole('button', { name: /22\.50/ })).toBeVisible();
  await plan(page, '2').check({ force: true });
  await expect(page.getByRole('dialog').getByRole('button', { name: /68\.00/ })).toBeEnabled();

  // For a customer without balance a method that can pay is preselected; choosing another before ticking the agreement preserves the
  // choice.
  await expect(method(page, 'alipay')).toBeChecked();
  await method(page, 'wechat').check({ force: true });
  await expect(method(page, 'wechat')).toBeChecked();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0);
  // Paying without the agreement shows a warning and resets the method to the balance.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /68\.00/ })
    .click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    ui('membershipDialog.unticked', { title: '§' }).split('§')[0] ?? '',
  );
  await expect(method(page, 'wallet')).toBeChecked();
  await agree(page);
  await method(page, 'wechat').check({ force: true });
  const code = page.getByRole('img', { name: t('purchase.code') });
  await expect(code).toBeVisible();
  const { width, height } = (await code.boundingBox()) ?? {};
  expect([width, height]).toEqual([100, 100]);
  // Another method discards the code.
  await method(page, 'wallet').check({ force: true });
  await expect(code).toHaveCount(0);
  // Closing discards it too: the dialog opens again with the initial selection (without balance, a method that can pay), and the agreement
  // unticked.
  await method(page, 'wechat').check({ force: true });
  await expect(code).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(centre);
  await openDialog();
  await expect(method(page, 'alipay')).toBeChecked();
  await expect(code).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('checkbox')).not.toBeChecked();
  await plan(page, '2').check({ force: true });
  await expect(page.getByRole('dialog').getByRole('button', { name: /68\.00/ })).toBeEnabled();
  await agree(page);
  await method(page, 'wechat').check({ force: true });
  await payByPhone(page, info);
  const success = dialog(page, ui('paid.title'));
  await expect(success).toBeVisible();
  await expect(success).toContainText('68.00');
  await success
    .getByRole('button', { name: ui('dialog.close') })
    .last()
    .click();
  await expect(page).toHaveURL(centre);
  await expect(page.getByRole('main').getByRole('link', { name: t('renew') })).toBeVisible();
});

// @screen membership-dialog.no-rights
test('links a customer without a payment password to the page that sets one', { tag: '@matrix' }, async ({ page, context }, info) => {
  const ui = textsOf(info, 'ui');
  await speak(page, info, origin());
  await askNothing(context);
  await beNewcomer(context, origin());
  await open(page, opened);
  await method(page, 'wallet').check({ force: true });
  await agree(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /25\.00/ })
    .click();
  const warning = dialog(page, ui('nextStep.noPasswordTitle'));
  await expect(warning).toBeVisible();
  await warning.getByRole('link', { name: ui('nextStep.setPassword') }).click();
  await expect(page).toHaveURL('/my/my/security');
});

test('pays from the balance with the payment password, and shows the member price', async ({ page, context }, info) => {
  const [ui, t] = [textsOf(info, 'ui'), textsOf(info, 'membership')];
  await speak(page, info, origin());
  await signIn(context, origin());
  await open(page, opened);
  await agree(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /25\.00/ })
    .click();
  const password = dialog(page, ui('paymentPassword.title'));
  await password.locator('input[name="password"]').fill(demoCustomer.paymentPassword);
  await password.getByRole('button', { name: ui('paymentPassword.submit') }).click();
  await expect(dialog(page, ui('paid.title'))).toContainText('25.00');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('link', { name: t('renew') })).toBeVisible();
  await page.goto('/homedetail/homedetail?id=1001');
  await expect(page.getByText(ui('memberPrice.yours', { price: '¥121.60' }))).toBeVisible();
});

/** A member's cart with a product that has a member price. */
const memberLine = {
  id: 501,
  Goods_id: 1001,
  pro_name: 'Cloud Cleansing Milk',
  imgurl: '/media/products/1001/pack',
  price: '128.00',
  vipPrice: '121.60',
  num: 1,
  stock: 9,
  attribute_id: 10011,
  attribute: '150 ml',
  selected: 1,
  attrList: [],
  skuBeanList: [],
};
const memberCart = {
  login_status: 1,
  isVip: 1,
  total: 1,
  data0: [],
  selected_num: 1,
  selected_total: '121.60',
  list: [{ shop_id: 1, mch_name: 'Sylvane Flagship', list: [memberLine] }],
};

// @screen membership-dialog.error
test(
  'shows an insufficient balance before anything is ordered, and uses member prices in a member’s cart',
  { tag: '@matrix' },
  async ({ page, context }, info) => {
    await withGateway(
      page,
      ({ form, envelope: { data } }) => {
        if (form.get('api') === 'plugin.member.MallMember.settlement' && typeof data === 'object' && data !== null)
          Object.assign(data, { user_money: '0.00' });
        if (form.get('api') === 'mall.Cart.index') Object.assign(data ?? {}, memberCart);
      },
      async (site) => {
        await speak(page, info, site);
        await signIn(context, site);
        await open(page, site + opened);
        await expect(method(page, 'alipay')).toBeChecked();
        await method(page, 'wallet').check({ force: true });
        await agree(page);
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /25\.00/ })
          .click();
        await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(textsOf(info, 'ui')('membershipDialog.shortBalance'));

        // A member's cart shows the member price next to the other, and requests it for the checkout.
        await open(page, `${site}/shoppingCart/shoppingCart`);
        const line = page.locator('main form').getByRole('article');
        await expect(line.getByText('¥121.60').first()).toBeVisible();
        await expect(line.getByText('¥128.00')).toBeVisible();
        const toCheckout = page.waitForRequest((request) => request.url().includes('/pay/payDetails'));
        await page.getByRole('button', { name: textsOf(info, 'cart')('summary.checkout'), exact: true }).click();
        expect(new URL((await toCheckout).url()).searchParams.get('vipSource')).toBe('1');
      },
    );
  },
);

// @screen membership-dialog.signed-out
test('shows the member price of a product and links to the membership, for visitors too @matrix', async ({ page }, info) => {
  const ui = textsOf(info, 'ui');
  await speak(page, info, origin());
  await open(page, '/homedetail/homedetail?id=1001');
  await expect(page.getByText(ui('memberPrice.members', { price: '¥121.60' }))).toBeVisible();
  // The ordinary price remains the main price.
  await page
    .getByRole('main')
    .getByRole('link', { name: ui('memberPrice.open') })
    .click();
  await expect(page).toHaveURL(/\/login\/login\?isReturn=1$/);
  await page.goto('/homedetail/homedetail?id=1011');
  await expect(page.getByText(ui('memberPrice.members', { price: '' }).trim())).toHaveCount(0);
});

test.describe('without JavaScript', { tag: '@matrix' }, () => {
  test.use({ javaScriptEnabled: false });

  test('selects a membership, agrees to the terms, and pays by a code', async ({ page, context }, info) => {
    const t = textsOf(info, 'membership');
    await speak(page, info, origin());
    await beNewcomer(context, origin());
    await page.goto(opened);
    const main = page.getByRole('main');
    await main.locator('input[name="plan"][value="3"]').check({ force: true });
    await main.getByRole('button', { name: t('purchase.update') }).click();
    const pay = main.getByRole('button', { name: t('purchase.pay', { amount: '¥238.00' }) });
    await main.locator('input[value="alipay"]').check({ force: true });
    await pay.click();
    await expect(main.getByRole('alert')).toBeVisible();
    await main.locator('input[value="alipay"]').check({ force: true });
    await main.locator('input[name="agreed"]').check({ force: true });
    await pay.click();
    await expect(main.getByRole('img', { name: t('purchase.code') })).toBeVisible();
    await payByPhone(page, info);
    await expect(main.getByText(t('paid'))).toBeVisible();
  });
});
