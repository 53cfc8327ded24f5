// @spec 1.10 2.20 2.30 2.34 2.35 2.36 2.38 2.39 2.40 2.41 2.42 2.43 2.49 2.50 2.115

import { randomInt } from 'node:crypto';
import type { Page, TestInfo } from '@playwright/test';
import { paths } from '../../../app/paths.ts';
import { expectNoAxeFinding } from '../../support/axe.ts';
import { asCustomer, fits, open } from '../../support/buying.ts';
import { fillSignIn, speak, textsOf } from '../../support/cart.ts';
import { codeSentTo } from '../../support/codes.ts';
import { captchaAnswer } from '../../support/mall.ts';
import { beCustomer, mockOrigin, play } from '../../support/mock-mall.ts';
import { expect, origin, test } from '../../support/page.ts';

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);
const button = (page: Page, info: TestInfo, key: string) =>
  page.getByRole('main').getByRole('button', { name: textsOf(info, 'ui')(key), exact: true });

/** Completes both steps of changing the phone with the codes that the mock server sends, until the page confirms it. */
async function bindPhone(page: Page, info: TestInfo): Promise<void> {
  await field(page, 'verificationCode').fill('482913');
  await button(page, info, 'changePhone.next').click();
  await field(page, 'newPhone').fill('13900000009');
  await field(page, 'verificationCode').fill('705166');
  await button(page, info, 'changePhone.submit').click();
  await expect(page.getByText(textsOf(info, 'account')('security.phone.done'))).toBeVisible();
}

/** An order of the mock's customer. */
const toWrite = `${paths.reviewing}?sNo=GM20261110093000000044`;
const axePaths = [
  paths.security,
  `${paths.security}?change=payment`,
  paths.messages,
  paths.points,
  paths.myCoupons,
  paths.collection,
  paths.wallet,
  paths.bankCards,
  toWrite,
];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no axe violations in the ${colorScheme} scheme`, { tag: '@axe' }, async ({ page }, info) => {
    await page.emulateMedia({ colorScheme });
    // Uses the mock server, whose customer has messages and points.
    await speak(page, info, mockOrigin());
    await beCustomer(page);
    for (const path of axePaths) {
      await open(page, mockOrigin() + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoAxeFinding(page);
      expect(await fits(page), path).toBe(true);
    }
  });
}

test('opens the account with its overview, and marks the current page in its menu', async ({ page }, info) => {
  const ui = textsOf(info, 'ui');
  await asCustomer(page, origin());
  await open(page, paths.account);
  await expect(page).toHaveURL(paths.accountHome);
  const menu = page.getByRole('navigation', { name: ui('nav.account') });
  const isPhone = info.project.name === 'phone';
  const unfold = () => (isPhone ? menu.locator('summary').click() : Promise.resolve());
  await unfold();
  await expect(menu.locator('[aria-current="page"]')).toHaveText(ui('account.page.home'));
  await menu.getByRole('link', { name: ui('account.page.security') }).click();
  await expect(page).toHaveURL(paths.security);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf(info, 'account')('security.title'));
  await unfold();
  await expect(menu.locator('[aria-current="page"]')).toHaveText(ui('account.page.security'));
});

// @screen account-overview.signed-out addresses.signed-out profile.signed-out security.signed-out messages.signed-out points.signed-out
// @screen membership.signed-out after-sales.signed-out reviewing.empty reviewing.signed-out invoices.signed-out
// @screen request-for-an-invoice.signed-out invoice-titles.signed-out new-invoice-title.signed-out wallet.signed-out top-up.signed-out
// @screen withdrawal.signed-out bank-cards.empty bank-cards.signed-out my-coupons.empty my-coupons.signed-out saved.empty
// @screen saved.signed-out similar-products.empty similar-products.signed-out
test('renders every child page in the account frame for a signed-in customer only @matrix', async ({ page, browser }) => {
  await asCustomer(page, origin());
  const visitor = await browser.newContext();
  // Pages about one record need its id in the address.
  const named: readonly string[] = [paths.order, paths.payment, paths.message, paths.newAfterSale, paths.afterSale];
  const children = Object.values(paths).filter((path) => path.startsWith(`${paths.account}/`) && !named.includes(path));
  expect(children.length).toBeGreaterThanOrEqual(21);
  for (const path of children) {
    const response = await page.request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(html, path).toMatch(/<h1[^>]*>[^<]+/);
    expect(
      html.match(/<nav[^>]*>.*?<\/nav>/gs)?.some((nav) => /<details>|<summary/.test(nav) && nav.includes('aria-current="page"')),
      path,
    ).toBe(true);
    const asked = await visitor.request.get(origin() + path, { maxRedirects: 0 });
    expect(asked.headers().location, path).toBe('/login/login?isReturn=1');
  }
  await visitor.close();
});

test('changes the password, and signs in with the new one', async ({ page }, info) => {
  const account = `guest${randomInt(10 ** 8)}`;
  const [first, second] = ['moon2026', 'camellia26'];
  const phone = `139${String(randomInt(10 ** 8)).padStart(8, '0')}`;
  const shop = process.env.MALL_TEST_GATEWAY ?? '';
  const ask = async (form: Record<string, string>) => {
    const response = await (await page.request.post(`${shop}?store_id=1&store_type=6`, { form })).json();
    expect(response.code, form.api).toBe('200');
    return response.data;
  };
  await ask({ api: 'mall.User.secretKey', smsType: '2', phone, cpc: '86' });
  const captcha = await ask({ api: 'mall.Login.getCode' });
  await ask({
    api: 'mall.Login.userRegister',
    userId: account,
    password: first,
    type: '0',
    phone,
    cpc: '86',
    keyCode: await codeSentTo(`+86 ${phone}`),
    imgCode: captchaAnswer,
    verificationCode: String(captcha.code),
  });
  await speak(page, info, origin());
  await open(page, paths.login);
  await fillSignIn(page, info, { account, password: first });
  await button(page, info, 'login.submit').click();
  await expect(page).toHaveURL(`${origin()}/`);

  const t = textsOf(info, 'account');
  await open(page, paths.security);
  await expect(page.getByText(t('security.payment.none'))).toBeVisible();
  await page
    .getByRole('link', { name: t('security.changeWhat', { change: t('security.change'), what: t('security.password.title') }) })
    .click();
  await field(page, 'currentPassword').fill('wrong2026');
  await field(page, 'newPassword').fill(second);
  await field(page, 'repeatedPassword').fill(second);
  await button(page, info, 'changePassword.submit').click();
  await expect(field(page, 'currentPassword')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'currentPassword').fill(first);
  await button(page, info, 'changePassword.submit').click();
  await expect(page).toHaveURL(`${paths.security}?done=password`);
  await expect(page.getByText(t('security.password.done'))).toBeVisible();

  await page.context().clearCookies({ name: 'pc_user' });
  await open(page, paths.login);
  await fillSignIn(page, info, { account, password: second });
  await button(page, info, 'login.submit').click();
  await expect(page).toHaveURL(`${origin()}/`);
});

test('saves the profile, and shows the new name', { tag: '@matrix' }, async ({ page }, info) => {
  await speak(page, info, mockOrigin());
  await beCustomer(page);
  await open(page, mockOrigin() + paths.profile);
  await field(page, 'displayName').fill('');
  await button(page, info, 'profile.submit').click();
  await expect(field(page, 'displayName')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'displayName').fill('Qing');
  await button(page, info, 'profile.submit').click();
  await expect(page.getByText(textsOf(info, 'account')('profile.saved'))).toBeVisible();
});

test('opens products similar to a favorite, and removes the favorite', { tag: '@matrix' }, async ({ page }, info) => {
  const t = textsOf(info, 'favorites');
  await speak(page, info, mockOrigin());
  await beCustomer(page);
  await open(page, mockOrigin() + paths.collection);
  const first = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') })
    .first();
  const name = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('link', { name: t('similar.to', { name }) }).click();
  await expect(page).toHaveURL(/similar\?pro_id=\d+$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: t('similar.back') }).click();
  await first.getByRole('button', { name: t('removeWhat', { name }) }).click();
  await expect(page.getByText(t('removed'))).toBeVisible();
});

test('publishes a review of a received line', { tag: '@matrix' }, async ({ page }, info) => {
  const t = textsOf(info, 'reviews');
  await speak(page, info, mockOrigin());
  await beCustomer(page);
  await open(page, mockOrigin() + toWrite);
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${t('writing.write')}`) })
    .first()
    .click();
  await button(page, info, 'reviewForm.submit').click();
  const words = page.getByRole('textbox', { name: textsOf(info, 'ui')('reviewForm.text') });
  await expect(words).toHaveAttribute('aria-invalid', 'true');
  await page.locator('input[name="stars"][value="5"]').check({ force: true });
  await words.fill('It keeps what it says.');
  await button(page, info, 'reviewForm.submit').click();
  await expect(page.getByText(t('writing.done'))).toBeVisible();
});

test('adds a bank card, and shows only the last digits of its number', async ({ page }, info) => {
  const t = textsOf(info, 'wallet');
  await speak(page, info, mockOrigin());
  await beCustomer(page);
  await open(page, mockOrigin() + paths.bankCards);
  await expect(page.getByRole('main').getByText(/\d{5,}/)).toHaveCount(0);
  await page.getByRole('link', { name: t('cards.add') }).click();
  await field(page, 'cardholder').fill('林清');
  await field(page, 'cardNumber').fill('6214850100001234');
  await field(page, 'branch').fill('杭州西湖支行');
  await expect(field(page, 'bankName')).not.toHaveValue('');
  await button(page, info, 'bankCard.submit').click();
  await expect(page.getByText(t('cards.done.saved'))).toBeVisible();
});

test('shows and removes a message', { tag: '@matrix' }, async ({ page }, info) => {
  const t = textsOf(info, 'messages');
  await speak(page, info, mockOrigin());
  await beCustomer(page);
  await open(page, mockOrigin() + paths.messages);
  const first = page.getByRole('main').getByRole('article').first();
  await first.getByRole('button').click();
  await expect(page.getByText(t('removed'))).toBeVisible();
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/messageDetail\?id=\d+$/);
  await page.getByRole('link', { name: t('back') }).click();
  await expect(page).toHaveURL(mockOrigin() + paths.messages);
});

test('links the first phone of a customer after a code sent to the e-mail address', { tag: '@matrix' }, async ({ page }, info) => {
  const t = textsOf(info, 'account');
  await speak(page, info, mockOrigin());
  await beCustomer(page);
  await play(page, { rules: [{ api: 'mall.User.accountSecurity', response: { example: 'no_phone' } }] });
  const link = (guard: string) =>
    page
      .getByRole('main')
      .getByRole('link', { name: t('security.changeWhat', { change: t('security.set'), what: t(`security.${guard}.title`) }) });
  await open(page, mockOrigin() + paths.security);
  await expect(page.getByText(t('security.phone.none'))).toBeVisible();
  await link('payment').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('security.payment.first'));
  await expect(page.getByText(textsOf(info, 'ui')('code.toEmail'))).toBeVisible();
  await page.getByRole('link', { name: t('security.back') }).click();
  await link('phone').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('security.phone.first'));
  await expect(page.getByText(textsOf(info, 'ui')('code.toEmail'))).toBeVisible();
  await button(page, info, 'code.send').click();
  await expect(page.getByText(textsOf(info, 'ui')('code.demo', { code: '482913' })).first()).toBeVisible();
  await expectNoAxeFinding(page);
  await bindPhone(page, info);
});

test.describe('without JavaScript', { tag: '@matrix' }, () => {
  test.use({ javaScriptEnabled: false });

  test('changes the payment password and the phone by codes', async ({ page }, info) => {
    const t = textsOf(info, 'account');
    await speak(page, info, mockOrigin());
    await beCustomer(page);
    await page.goto(`${mockOrigin()}${paths.security}?change=payment`);
    await button(page, info, 'code.send').click();
    await expect(page.getByText(textsOf(info, 'ui')('code.demo', { code: '482913' }))).toBeVisible();
    await field(page, 'verificationCode').fill('482913');
    await field(page, 'password').fill('135790');
    await field(page, 'repeatedPassword').fill('135791');
    await page.keyboard.press('Enter');
    await expect(field(page, 'repeatedPassword')).toHaveAttribute('aria-invalid', 'true');
    await field(page, 'verificationCode').fill('482913');
    await field(page, 'password').fill('135790');
    await field(page, 'repeatedPassword').fill('135790');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('security.payment.done'))).toBeVisible();

    await page.goto(`${mockOrigin()}${paths.security}?change=phone`);
    await bindPhone(page, info);
  });
});
