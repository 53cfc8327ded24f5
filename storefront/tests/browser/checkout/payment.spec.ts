// @spec 2.22 2.47 2.92 2.111 2.112 4.29 5.2 5.5 5.7 5.8 5.21 5.22 8.12

import type { Page, TestInfo } from '@playwright/test';
import { expectNoAxeFinding } from '../../support/axe.ts';
import { asCustomer, fits, open, patches, payOrder, placeOrder, withGateway } from '../../support/buying.ts';
import { type Passing, textsOf } from '../../support/cart.ts';
import { demoCustomer } from '../../support/mall.ts';
import { expect, origin, test } from '../../support/page.ts';
import { speakAtWidth } from '../../support/visitor.ts';

/** The price of the patches with delivery. */
const total = '54.00';

const paymentPath = (id: number) => `/my/my/payment?order_id=${id}`;
const resultPath = (id: number) => `/pay/payResult?order_id=${id}`;
const password = (page: Page) => page.locator('input[name="password"]');

function pay(page: Page, info: TestInfo) {
  return page.getByRole('main').getByRole('button', { name: textsOf(info, 'ui')('paymentPassword.submit'), exact: true });
}

/** Opens the payment page of a new order. */
async function openPayment(page: Page, site = origin()): Promise<number> {
  await asCustomer(page, site);
  const id = await placeOrder(page, site, patches);
  await open(page, site + paymentPath(id));
  return id;
}

/** Changes the gateway's responses about an order. */
const ofOrder =
  (changes: object) =>
  ({ form, envelope }: Passing) => {
    if (form.get('api') === 'mall.Order.orderDetails') Object.assign(envelope.data ?? {}, changes);
  };

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no axe violations in the ${colorScheme} scheme`, { tag: '@axe' }, async ({ page }, info) => {
    await page.emulateMedia({ colorScheme });
    const id = await openPayment(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf(info, 'payments')('due.title'));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expectNoAxeFinding(page);
    expect(await fits(page)).toBe(true);
    await open(page, resultPath(id));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf(info, 'payments')('result.unpaid.title'));
    await expectNoAxeFinding(page);
    expect(await fits(page)).toBe(true);
  });
}

test('shows a wrong password at its field, and never repeats it in a response', async ({ page }, info) => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/document|fetch|xhr/.test(response.request().resourceType())) bodies.push(response.text().catch(() => ''));
  });
  await openPayment(page);
  await pay(page, info).click();
  await expect(page.getByText(textsOf(info, 'ui')('errors.paymentPasswordMissing'))).toBeVisible();
  await password(page).fill('12345');
  await pay(page, info).click();
  await expect(page.getByText(textsOf(info, 'ui')('errors.paymentPasswordLength'))).toBeVisible();

  await password(page).fill('975310');
  await pay(page, info).click();
  await expect(page.getByText(info.project.name === 'phone' ? /还可以尝试 \d 次/ : /attempts? left/)).toBeVisible();
  await expect(password(page)).toHaveValue('');
  await expect(password(page)).toBeFocused();
  await expect(password(page)).toHaveAttribute('aria-invalid', 'true');
  expect((await Promise.all(bodies)).join('\n')).not.toContain('975310');

  await password(page).fill(demoCustomer.paymentPassword);
  await pay(page, info).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf(info, 'payments')('result.paid.title'));
});

test('counts down by the server’s clock, whatever the device’s clock @matrix', async ({ page }) => {
  await page.clock.install({ time: new Date('2001-01-01T00:00:00Z') });
  await openPayment(page);
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^(1:00:00|59:\d\d)$/);
  await page.clock.fastForward('10:00');
  await expect(timer).toHaveText(/^(50:00|49:\d\d)$/);
});

test('redirects a paid order to its result, and charges it once', async ({ page }, info) => {
  await asCustomer(page, origin());
  const id = await placeOrder(page, origin());
  expect(await payOrder(page, origin(), id, total)).toBe(resultPath(id));
  expect(await payOrder(page, origin(), id, total)).toBe(resultPath(id));
  await open(page, paymentPath(id));
  await expect(page).toHaveURL(resultPath(id));
  const t = textsOf(info, 'payments');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('result.paid.title'));
  await expect(page.getByRole('link', { name: t('viewOrder') })).toHaveAttribute('href', `/my/my/orderDetails?order_id=${id}`);
  await expect(page.getByRole('link', { name: t('keepShopping') })).toHaveAttribute('href', '/products');
  await expect(
    page
      .getByRole('region', { name: t('like.title') })
      .getByRole('link')
      .first(),
  ).toBeVisible();
  expect(await fits(page)).toBe(true);
});

test('refuses to pay a total other than the order’s', { tag: '@matrix' }, async ({ page }, info) => {
  await openPayment(page);
  // Changed in flight instead of in the field: React resets the field's value during hydration.
  await page.route(/payment/, (route) => {
    const body = route.request().postData();
    return route.continue(body === null ? {} : { postData: body.replace(`total=${total}`, 'total=0.01') });
  });
  await password(page).fill(demoCustomer.paymentPassword);
  await pay(page, info).click();
  await expect(page.getByText(textsOf(info, 'payments')('refusal.changed'))).toBeVisible();
});

const obstacles = [
  { name: 'too little in the wallet', changes: { user_money: '1.00' }, text: 'short.title' },
  { name: 'no payment password', changes: { password_status: 0 }, text: 'notSet.title' },
  { name: 'the wallet is off', changes: { payment: { wallet_pay: 0, pc_alipay: 0, pc_wechat: 0 } }, text: 'wallet.off' },
  { name: 'its time is over', changes: { expire_time: '2026-01-01 00:00:00' }, text: 'expired.title' },
];

for (const { name, changes, text } of obstacles) {
  test(`${name}: shows a message and no password dialog`, { tag: '@matrix' }, async ({ page }, info) => {
    await withGateway(page, ofOrder(changes), async (site) => {
      await openPayment(page, site);
      await expect(page.getByText(textsOf(info, 'payments')(text))).toBeVisible();
      await expect(password(page)).toHaveCount(0);
    });
  });
}

test('locks the password until tomorrow after too many wrong ones', async ({ page }, info) => {
  const lock = ({ form, envelope }: Passing) => {
    if (form.get('api') === 'mall.User.paymentPassword') Object.assign(envelope, { code: '50736', message: '', data: null });
  };
  await withGateway(page, lock, async (site) => {
    await openPayment(page, site);
    await password(page).fill('135790');
    await pay(page, info).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(textsOf(info, 'payments')('locked.title'));
    await expect(password(page)).toHaveCount(0);
  });
});

test('distinguishes closed and refunded orders', { tag: '@matrix' }, async ({ page }, info) => {
  const t = textsOf(info, 'payments');
  await asCustomer(page, origin());
  const cancel = (id: number) =>
    page.request.post(`/my/my/orderDetails?order_id=${id}`, {
      form: { intent: 'cancel', order_id: String(id) },
      headers: { Origin: origin() },
    });
  const unpaid = await placeOrder(page, origin());
  await cancel(unpaid);
  await open(page, resultPath(unpaid));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('result.closed.title'));
  const paid = await placeOrder(page, origin());
  await payOrder(page, origin(), paid, total);
  await cancel(paid);
  await open(page, resultPath(paid));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('result.refunded.title'));
});

// @screen payment.signed-out payment.no-rights
test('returns 404 for a missing or another customer’s order, and signs a visitor in first', async ({ page }) => {
  await speakAtWidth(page.context(), page.viewportSize(), origin());
  for (const path of [paymentPath(1), resultPath(1)]) {
    const response = await page.request.get(path, { maxRedirects: 0 });
    expect(response.headers().location).toBe('/login/login?isReturn=1');
    expect(response.headers()['set-cookie']).toContain('return_path=');
  }
  await asCustomer(page, origin());
  for (const id of ['', '0', 'x', '1e3', '2147483647']) {
    for (const path of ['/my/my/payment', '/pay/payResult', '/my/my/orderDetails']) {
      expect((await page.request.get(`${path}?order_id=${id}`)).status(), `${path} ${id}`).toBe(404);
    }
  }
});
