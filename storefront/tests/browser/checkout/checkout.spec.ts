// @spec 1.8 2.12 2.21 2.46 2.47 2.102 2.106 2.110 3.14

import type { Page, TestInfo } from '@playwright/test';
import { expectNoAxeFinding } from '../../support/axe.ts';
import { asCustomer, buyNowPath, cream, fits, open, patches, placeOrder, withGateway } from '../../support/buying.ts';
import { fillSignIn, type Passing, putIntoCart, type Say, textsOf } from '../../support/cart.ts';
import { demoCustomer } from '../../support/mall.ts';
import { expect, hydrated, origin, test } from '../../support/page.ts';
import { speakAtWidth } from '../../support/visitor.ts';

/** Returns the texts of the pages in these tests. */
function wordsOf(info: TestInfo) {
  const [checkout, addresses, payments, orders, ui] = ['checkout', 'addresses', 'payments', 'orders', 'ui'].map((name) =>
    textsOf(info, name),
  ) as [Say, Say, Say, Say, Say];
  return { checkout, addresses, payments, orders, ui };
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const addresses = (page: Page) => page.locator('input[name="addressId"]');
const remark = (page: Page) => page.locator('textarea[name="remarks"]').first();

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no axe violations in the ${colorScheme} scheme`, { tag: '@axe' }, async ({ page }, info) => {
    const { checkout } = wordsOf(info);
    await page.emulateMedia({ colorScheme });
    await asCustomer(page, origin());
    await open(page, await buyNowPath(page, cream));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(checkout('title'));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expectNoAxeFinding(page);
    expect(await fits(page)).toBe(true);
    await page.getByRole('link', { name: checkout('address.add') }).click();
    await expect(page.locator('input[name="fullName"]')).toBeVisible();
    await expectNoAxeFinding(page);
    expect(await fits(page)).toBe(true);
  });
}

// @screen checkout.signed-out
test('leads a visitor from a product through sign-in, checkout and payment to the order', { tag: '@phone' }, async ({ page }, info) => {
  test.slow();
  const { checkout, payments, orders, ui } = wordsOf(info);
  await speakAtWidth(page.context(), page.viewportSize(), origin());
  await open(page, `/homedetail/homedetail?id=${patches}`);
  await button(page, textsOf(info, 'catalog')('product.buyNow')).click();
  await expect(page).toHaveURL(/\/login\/login\?isReturn=1/);
  await hydrated(page);
  await fillSignIn(page, info);
  await button(page, ui('login.submit')).click();

  await expect(page).toHaveURL(/\/pay\/payDetails\?product=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(checkout('title'));
  await expect(addresses(page).first()).toBeChecked();
  await expect(page.locator('input[name="payType"][value="wallet"]')).toBeChecked();
  await remark(page).fill('Please ring twice');
  await button(page, checkout('summary.submit')).click();

  await expect(page).toHaveURL(/\/my\/my\/payment\?order_id=\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(payments('due.title'));
  const id = new URL(page.url()).searchParams.get('order_id');
  const password = page.getByLabel(ui('paymentPassword.label'), { exact: true });
  await password.fill(demoCustomer.paymentPassword);
  await button(page, ui('paymentPassword.submit')).click();

  await expect(page).toHaveURL(`/pay/payResult?order_id=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(payments('result.paid.title'));
  await expect(page.getByText(payments('method.wallet'))).toBeVisible();
  await page.getByRole('link', { name: payments('viewOrder') }).click();

  await expect(page).toHaveURL(`/my/my/orderDetails?order_id=${id}`);
  await expect(page.getByRole('heading', { name: orders('state.paid') })).toBeVisible();
  await expect(page.getByText(orders('details.remarks', { remarks: 'Please ring twice' }))).toBeVisible();
  await button(page, orders('intents.cancel.submit')).click();
  const dialog = page.getByRole('alertdialog', { name: orders('intents.cancel.title') });
  await expect(dialog).toContainText(orders('intents.cancel.paidText'));
  await dialog.getByRole('button', { name: orders('intents.cancel.submit') }).click();
  await expect(page.getByRole('status').filter({ hasText: orders('intents.cancel.refunded') })).toBeVisible();
  await expect(page.getByRole('heading', { name: orders('state.closed') })).toBeVisible();
});

test('prices the order again for another address, and preserves the entered text', async ({ page }) => {
  await asCustomer(page, origin());
  await open(page, await buyNowPath(page, cream));
  await remark(page).fill('Leave it at the door');
  const second = addresses(page).nth(1);
  const id = await second.inputValue();
  await second.check();
  await expect(page).toHaveURL(new RegExp(`[?&]address_id=${id}\\b`));
  await expect(second).toBeChecked();
  await expect(remark(page)).toHaveValue('Leave it at the door');
  await page.reload();
  await expect(addresses(page).nth(1)).toBeChecked();
});

test('adds an address in place and selects it', { tag: '@matrix' }, async ({ page }, info) => {
  const { checkout, ui } = wordsOf(info);
  await asCustomer(page, origin());
  await open(page, await buyNowPath(page, cream));
  await remark(page).fill('A word before');
  // A name unique to this test: parallel tests add other addresses to the same customer.
  const name = info.project.name === 'phone' ? 'Mei Lin' : 'Lin Mei';
  await page.getByRole('link', { name: checkout('address.add') }).click();
  const save = button(page, ui('addressForm.submit'));
  await save.click();
  await expect(page.locator('input[name="fullName"]')).toHaveAttribute('aria-invalid', 'true');
  await page.locator('input[name="fullName"]').fill(name);
  await page.locator('input[name="mobile"]').fill('13911112222');
  for (const [label, place] of [
    ['province', '浙江省'],
    ['city', '杭州市'],
    ['district', '西湖区'],
  ] as const) {
    await page.getByLabel(ui(`addressForm.${label}`), { exact: true }).selectOption(place);
  }
  await page.locator('textarea[name="address"]').first().fill('龙井路 1 号');
  await save.click();
  await expect(page).toHaveURL(/[?&]address_id=\d+/);
  await expect(page.locator('input[name="fullName"]')).toHaveCount(0);
  await expect(page.getByRole('radio', { name })).toHaveCount(1);
  await expect(page.locator('input[name="addressId"]:checked')).toHaveAccessibleName(new RegExp(name));
  await expect(page.getByRole('link', { name: checkout('address.add') })).toBeFocused();
  await expect(remark(page)).toHaveValue('A word before');
});

test('shows the checkout again with the new total when the price has risen', async ({ page }, info) => {
  const { checkout } = wordsOf(info);
  let sum = '';
  const cheaperAtFirst = ({ form, envelope: { data } }: Passing) => {
    if (form.get('api') !== 'mall.Order.settlement' || sum !== '') return;
    if (typeof data !== 'object' || data === null || !('total' in data)) return;
    sum = Number(data.total).toFixed(2);
    data.total = 1;
  };
  await withGateway(page, cheaperAtFirst, async (site) => {
    await asCustomer(page, site);
    await open(page, site + (await buyNowPath(page, cream)));
    await remark(page).fill('Still here');
    await button(page, checkout('summary.submit')).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(`¥${sum}`);
    await expect(page.locator('input[name="total"]')).toHaveValue(sum);
    await expect(remark(page)).toHaveValue('Still here');
    await button(page, checkout('summary.submit')).click();
    await expect(page).toHaveURL(/\/my\/my\/payment\?order_id=\d+$/);
  });
});

for (const { code, reason, name } of [
  { code: '50871', reason: 'stock', name: 'a line short of stock' },
  { code: '50486', reason: 'price', name: 'a price that has risen' },
]) {
  test(`${name} returns to the cart with a notice`, { tag: '@matrix' }, async ({ page }, info) => {
    const cart = textsOf(info, 'cart');
    const refuse = ({ form, envelope }: Passing) => {
      if (form.get('api') === 'mall.Order.payment') Object.assign(envelope, { code, message: 'said by the gateway', data: null });
    };
    await withGateway(page, refuse, async (site) => {
      await asCustomer(page, site);
      const submit = button(page, textsOf(info, 'checkout')('summary.submit'));
      // All tests share one customer, whose cart another test may just have ordered.
      await expect(async () => {
        await putIntoCart(page, site, patches);
        await open(page, `${site}/shoppingCart/shoppingCart`);
        await button(page, cart('summary.checkout')).click({ timeout: 5000 });
        await expect(page).toHaveURL(/\/pay\/payDetails\?cart_id=/, { timeout: 5000 });
        await expect(submit).toBeVisible({ timeout: 5000 });
      }).toPass();
      await submit.click();
      await expect(page).toHaveURL(`${site}/shoppingCart/shoppingCart?refused=${reason}`);
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(cart(`fromCheckout.${reason}`));
      await expectNoAxeFinding(page);
    });
  });
}

test('refuses to price a cart that exceeds the stock @matrix', async ({ page }, info) => {
  const short = ({ form, envelope }: Passing) => {
    if (form.get('api') === 'mall.Order.settlement') Object.assign(envelope, { code: '50871', message: '', data: null });
  };
  await withGateway(page, short, async (site) => {
    await asCustomer(page, site);
    await page.goto(`${site}/pay/payDetails?cart_id=1`);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(textsOf(info, 'cart')('fromCheckout.stock'));
  });
});

const refusals = [
  { code: '50871', name: 'too little of a product bought at once leads back to it', text: 'blocked.title', link: 'blocked.toProduct' },
  { code: '50278', name: 'a missing address is told', text: 'outcome.address', link: undefined },
] as const;

for (const { code, name, text, link } of refusals) {
  test(name, { tag: '@matrix' }, async ({ page }, info) => {
    const { checkout } = wordsOf(info);
    const refuse = ({ form, envelope }: Passing) => {
      if (form.get('api') === 'mall.Order.payment') Object.assign(envelope, { code, message: checkout(text), data: null });
    };
    await withGateway(page, refuse, async (site) => {
      await asCustomer(page, site);
      await open(page, site + (await buyNowPath(page, patches)));
      await button(page, checkout('summary.submit')).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(checkout(text));
      if (link) await expect(page.getByRole('link', { name: checkout(link) })).toBeVisible();
    });
  });
}

test('places one order when the same form is submitted twice', async ({ page }) => {
  await asCustomer(page, origin());
  const key = crypto.randomUUID();
  const [first, second] = [await placeOrder(page, origin(), patches, key), await placeOrder(page, origin(), patches, key)];
  expect(second).toBe(first);
});

// @screen checkout.empty
test('shows that the products have left the cart, with a link to the orders', { tag: '@matrix' }, async ({ page }, info) => {
  const { checkout } = wordsOf(info);
  await asCustomer(page, origin());
  await open(page, '/pay/payDetails?cart_id=2147483647');
  await expect(page.getByRole('heading', { name: checkout('blocked.goneTitle') })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: checkout('blocked.toOrders') })).toHaveAttribute('href', '/my/my/myOrder');
});

// @screen checkout.no-rights
test('returns 404 for an invalid query of the checkout', { tag: '@matrix' }, async ({ page }) => {
  await asCustomer(page, origin());
  const sound = await buyNowPath(page, patches);
  const product = (value: unknown) => `product=${encodeURIComponent(btoa(JSON.stringify(value)))}`;
  const queries = [
    '',
    'cart_id=',
    'cart_id=1,1',
    'cart_id=1,x',
    'cart_id=0',
    'cart_id=99999999999',
    `${sound.split('?')[1]}&cart_id=1`,
    'product=abc',
    product([{ pid: patches }, { cid: 1 }]),
    product([{ pid: patches }, { cid: '1; drop' }, { num: 1 }]),
    product([{ pid: patches }, { cid: 1 }, { num: 1.5 }]),
    product([{ pid: 2_000_000 }, { cid: 1 }, { num: 1 }]),
  ];
  for (const query of queries) expect((await page.request.get(`/pay/payDetails?${query}`)).status(), query).toBe(404);
  for (const more of ['address_id=x', 'address_id=2147483647', 'vipSource=7']) {
    expect((await page.request.get(`${sound}&${more}`)).status(), more).toBe(404);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('accepts a typed quantity, and shows no control that requires JavaScript', { tag: '@matrix' }, async ({ page }, info) => {
    await asCustomer(page, origin());
    await page.goto(`/homedetail/homedetail?id=${cream}`);
    const main = page.getByRole('main');
    await expect(main.locator('button[type="button"]').filter({ visible: true })).toHaveCount(0);
    await main.locator('input[name="num"]').fill('2');
    await button(page, textsOf(info, 'catalog')('product.buyNow')).click();
    await expect(page.locator('#checkout')).toContainText(wordsOf(info).checkout('goods.count', { count: 2 }));
  });

  test('completes the purchase by forms', async ({ page }, info) => {
    test.slow();
    const { checkout, addresses: words, payments, orders, ui } = wordsOf(info);
    await asCustomer(page, origin());
    await page.goto(await buyNowPath(page, cream));
    await addresses(page).nth(1).check();
    await remark(page).fill('Two\nlines');
    await button(page, checkout('update')).click();
    await expect(addresses(page).nth(1)).toBeChecked();
    await expect(remark(page)).toHaveValue('Two\nlines');

    await page.getByRole('link', { name: checkout('address.add') }).click();
    // Located by position: Playwright's text selectors ignore the content of <noscript>.
    await expect(page.locator('#new-address noscript .words')).toHaveText(words('new.regionHint'));
    await page.locator('input[name="fullName"]').fill('An Lan');
    await page.locator('input[name="mobile"]').fill('13911113333');
    await page.getByRole('textbox', { name: ui('addressForm.region') }).fill('上海市，徐汇区');
    await page.locator('textarea[name="address"]').first().fill('武康路 2 号');
    await button(page, ui('addressForm.submit')).click();
    await expect(page.locator('input[name="addressId"]:checked')).toHaveAccessibleName(/An Lan/);
    await button(page, checkout('summary.submit')).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(payments('due.title'));
    await expect(page.getByRole('timer')).toBeHidden();
    const password = page.getByLabel(ui('paymentPassword.label'), { exact: true });
    await password.fill('123');
    await button(page, ui('paymentPassword.submit')).click();
    await expect(page.getByText(ui('errors.paymentPasswordLength'))).toBeVisible();
    await expect(password).toHaveValue('');
    await password.fill(demoCustomer.paymentPassword);
    await button(page, ui('paymentPassword.submit')).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(payments('result.paid.title'));

    await page.getByRole('link', { name: payments('viewOrder') }).click();
    await expect(page.getByText('武康路 2 号')).toBeVisible();
    await button(page, orders('intents.cancel.submit')).click();
    await expect(page.getByRole('status').filter({ hasText: orders('intents.cancel.refunded') })).toBeVisible();
  });
});
