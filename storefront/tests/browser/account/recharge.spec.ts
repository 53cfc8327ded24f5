// @spec 1.10 2.48 2.115

import type { Page, TestInfo } from '@playwright/test';
import { paths } from '../../../app/paths.ts';
import { expectNoAxeFinding } from '../../support/axe.ts';
import { asCustomer, fits, open, withGateway } from '../../support/buying.ts';
import { type Passing, speak, textsOf } from '../../support/cart.ts';
import { beCustomer, mockOrigin, play } from '../../support/mock-mall.ts';
import { askNothing, beNewcomer } from '../../support/newcomer.ts';
import { expect, origin, test } from '../../support/page.ts';

const main = (page: Page) => page.getByRole('main');
const code = (page: Page, info: TestInfo, method: string) => {
  const t = textsOf(info, 'wallet');
  return page.getByRole('img', { name: t('recharge.code', { method: t(`recharge.methods.${method}`) }) });
};

async function beCustomerOfThisTest(page: Page, info: TestInfo) {
  await speak(page, info, origin());
  await askNothing(page.context());
  return await beNewcomer(page.context(), origin());
}

/** Enters an amount and opens its QR code. */
async function showCode(page: Page, info: TestInfo, amount: string): Promise<void> {
  await open(page, paths.recharge);
  await page.locator('input[name="amount"]').fill(amount);
  await main(page)
    .getByRole('button', { name: textsOf(info, 'ui')('recharge.submit'), exact: true })
    .click();
  await expect(page).toHaveURL(/recharge\?sNo=CZ\d{19}$/);
}

/** Pays as the phone that scanned the code does. */
async function payByPhone(page: Page, info: TestInfo): Promise<void> {
  const link = main(page).getByRole('link', { name: textsOf(info, 'ui')('qr.link') });
  const paid = await page.context().request.post((await link.getAttribute('href')) ?? '', { headers: { Origin: origin() } });
  expect(paid.ok()).toBe(true);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`form and QR code have no axe violations in the ${colorScheme} scheme`, { tag: '@axe' }, async ({ page }, info) => {
    await page.emulateMedia({ colorScheme });
    await asCustomer(page, origin());
    await open(page, paths.recharge);
    await expectNoAxeFinding(page);
    expect(await fits(page)).toBe(true);
    await showCode(page, info, '20');
    await expectNoAxeFinding(page);
    expect(await fits(page)).toBe(true);
  });
}

test('pays a top-up by QR code, detects the payment, and adds the money to the wallet', async ({ page }, info) => {
  const t = textsOf(info, 'wallet');
  await beCustomerOfThisTest(page, info);
  await showCode(page, info, '88.50');
  const { width, height } = (await code(page, info, 'wechat').boundingBox()) ?? {};
  expect([width, height]).toEqual([160, 160]);
  await expect(page.getByRole('timer')).toBeVisible();
  await payByPhone(page, info);
  const dialog = page.getByRole('dialog', { name: textsOf(info, 'ui')('paid.title') });
  await expect(dialog).toContainText('88.50');
  await dialog.getByRole('link', { name: t('recharge.toWallet') }).click();
  await expect(page).toHaveURL(origin() + paths.wallet);
  await expect(main(page).getByRole('region').first()).toContainText('88.50');
  await expect(main(page).getByText(t('reasons.recharge'), { exact: true })).toBeVisible();
});

test('sends the optional note of a top-up', { tag: '@matrix' }, async ({ page }) => {
  let note: string | null | undefined;
  const listen = ({ form }: Passing) => {
    if (form.get('api') === 'mall.Pay.index') note = form.get('remarks');
  };
  await withGateway(page, listen, async (site) => {
    await asCustomer(page, site);
    await open(page, site + paths.recharge);
    await page.locator('input[name="amount"]').fill('25');
    await page.locator('textarea[name="remarks"]').fill(' For the holidays ');
    await page.locator('input[name="amount"]').press('Enter');
    await expect(page).toHaveURL(/recharge\?sNo=CZ\d{19}$/);
    expect(note).toBe('For the holidays');
  });
});

test('discards the QR code for another method, and stops polling when the page is left', { tag: '@matrix' }, async ({ page }, info) => {
  const t = textsOf(info, 'wallet');
  await beCustomerOfThisTest(page, info);
  const polled: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.headers()['x-mall-api'] === 'mall.Order.getCzorder')
      polled.push(new URLSearchParams(request.postData() ?? '').get('trade_no'));
  });
  await showCode(page, info, '30');
  const first = new URL(page.url()).searchParams.get('sNo');
  await expect.poll(() => polled.length).toBeGreaterThan(0);
  await main(page)
    .getByRole('button', { name: t('recharge.with', { method: t('recharge.methods.alipay') }) })
    .click();
  await expect(code(page, info, 'alipay')).toBeVisible();
  await expect(code(page, info, 'wechat')).toHaveCount(0);
  const second = new URL(page.url()).searchParams.get('sNo');
  expect(second).not.toBe(first);
  const before = polled.length;
  await expect.poll(() => polled.slice(before).filter((number) => number === second).length).toBeGreaterThan(1);
  expect(polled.slice(before)).not.toContain(first);
  await main(page)
    .getByRole('link', { name: t('recharge.change') })
    .click();
  await expect(page.locator('input[name="amount"]')).toHaveValue('30.00');
  const atLeaving = polled.length;
  await page.waitForResponse((response) => response.url().includes('/api/'), { timeout: 4_000 }).catch(() => undefined);
  expect(polled.length - atLeaving).toBeLessThanOrEqual(1);
});

test('refuses an amount below the minimum at its field @matrix', async ({ page }, info) => {
  await beCustomerOfThisTest(page, info);
  await open(page, paths.recharge);
  await page.locator('input[name="amount"]').fill('0.50');
  await page.keyboard.press('Enter');
  await expect(page.locator('input[name="amount"]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(origin() + paths.recharge);
});

// @screen top-up.no-rights
test('returns 404 for an unknown or invalid number', { tag: '@matrix' }, async ({ page }, info) => {
  await beCustomerOfThisTest(page, info);
  for (const sNo of ['CZ1795241400123000001', 'GM1']) {
    const response = await page.request.get(`${origin()}${paths.recharge}?sNo=${sNo}`);
    expect(response.status(), sNo).toBe(404);
  }
});

// @screen top-up.empty
test('shows that no payment method is available', { tag: '@matrix' }, async ({ page }, info) => {
  await speak(page, info, mockOrigin());
  await beCustomer(page);
  await play(page, { rules: [{ api: 'mall.Recharge.index', response: { example: 'closed' } }] });
  await page.goto(mockOrigin() + paths.recharge);
  await expect(main(page).getByText(textsOf(info, 'wallet')('recharge.closed.title'))).toBeVisible();
});

test.describe('without JavaScript', { tag: '@matrix' }, () => {
  test.use({ javaScriptEnabled: false });

  test('opens the QR code by the form, and shows when it is paid', async ({ page }, info) => {
    const t = textsOf(info, 'wallet');
    await beCustomerOfThisTest(page, info);
    await page.goto(paths.recharge);
    await page.locator('input[name="amount"]').fill('0.50');
    await page.locator('main form button[type="submit"]').last().click();
    await expect(page.locator('input[name="amount"]')).toHaveAttribute('aria-invalid', 'true');
    await page.locator('input[name="amount"]').fill('12');
    await page.locator('main form button[type="submit"]').last().click();
    await expect(code(page, info, 'wechat')).toBeVisible();
    await payByPhone(page, info);
    await main(page)
      .getByRole('link', { name: t('recharge.paid') })
      .click();
    await expect(main(page).getByRole('heading', { name: textsOf(info, 'ui')('qr.paid') })).toBeVisible();
    await main(page)
      .getByRole('link', { name: t('recharge.toWallet') })
      .click();
    await expect(main(page).getByRole('region').first()).toContainText('12.00');
  });
});
