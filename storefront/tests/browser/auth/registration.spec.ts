// @spec 1.7 2.13 2.14 2.15 2.64 5.14 5.15

import { randomInt } from 'node:crypto';
import type { Page, TestInfo } from '@playwright/test';
import { expectNoAxeFinding } from '../../support/axe.ts';
import { buyNowPath, patches } from '../../support/buying.ts';
import { speak, textsOf } from '../../support/cart.ts';
import { codeSentTo } from '../../support/codes.ts';
import { captchaAnswer } from '../../support/mall.ts';
import { mockOrigin } from '../../support/mock-mall.ts';
import { expect, hydrated, origin, test } from '../../support/page.ts';

const newPhone = () =>
  `139${randomInt(10 ** 8)
    .toString()
    .padStart(8, '0')}`;
const newAccount = () => `guest${randomInt(10 ** 8)}`;
const password = 'moon2026';

async function open(page: Page, info: TestInfo, path: string): Promise<void> {
  await speak(page, info, origin());
  await page.goto(path);
  await hydrated(page);
}

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);
const sendButton = (page: Page, info: TestInfo) => page.getByRole('button', { name: textsOf(info, 'ui')('code.send') });
const button = (page: Page, info: TestInfo, key: string) =>
  page.getByRole('main').getByRole('button', { name: textsOf(info, 'ui')(key), exact: true });

/** Solves the captcha, requests a code by the form's button and fills it in. The demo shows the code on the page. */
async function takeCode(page: Page, info: TestInfo, addressee: string): Promise<void> {
  await field(page, 'captcha').fill(captchaAnswer);
  await sendButton(page, info).click();
  await expect(sendButton(page, info)).toHaveCount(0);
  const code = await codeSentTo(addressee);
  await expect(page.getByRole('main').getByText(textsOf(info, 'ui')('code.demo', { code }))).toBeVisible();
  await field(page, 'verificationCode').fill(code);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no axe violations in the ${colorScheme} scheme`, { tag: '@axe' }, async ({ page }, info) => {
    await page.emulateMedia({ colorScheme });
    for (const path of ['/login/register', '/login/forgetPassword', '/login/login?by=code']) {
      await open(page, info, path);
      await expectNoAxeFinding(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
    }
  });
}

test('registers a visitor, preserves valid values after a refusal, and signs the customer in', async ({ page }, info) => {
  const [phone, account] = [newPhone(), newAccount()];
  await open(page, info, '/login/register');
  await field(page, 'accountName').fill(account);
  await field(page, 'password').fill(password);
  await field(page, 'phone').fill(phone);
  await takeCode(page, info, `+86 ${phone}`);
  await field(page, 'captcha').fill('wrong');
  await field(page, 'agreed').check();
  await button(page, info, 'login.register').click();

  await expect(field(page, 'captcha')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'captcha')).toBeFocused();
  await expect(field(page, 'accountName')).toHaveValue(account);
  await expect(field(page, 'phone')).toHaveValue(phone);
  await expect(field(page, 'password')).toHaveValue(password);
  await expect(field(page, 'verificationCode')).not.toHaveValue('');

  await field(page, 'captcha').fill(captchaAnswer);
  await field(page, 'agreed').check();
  await button(page, info, 'login.register').click();
  await expect(page).toHaveURL(`${origin()}/`);
  await page.goto('/my/my/myOrder');
  await expect(page).toHaveURL(`${origin()}/my/my/myOrder`);
});

test('sends no code for a wrong captcha, and shows another image', { tag: '@matrix' }, async ({ page }, info) => {
  const phone = newPhone();
  await open(page, info, '/login/register');
  await field(page, 'phone').fill(phone);
  await sendButton(page, info).click();
  await expect(field(page, 'captcha')).toBeFocused();
  const token = await page.locator('input[name="captchaToken"]').inputValue();
  await field(page, 'captcha').fill('wrong');
  await sendButton(page, info).click();
  await expect(field(page, 'captcha')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'captcha')).toBeFocused();
  await expect(field(page, 'captcha')).toHaveValue('');
  await expect(page.locator('input[name="captchaToken"]')).not.toHaveValue(token);
  await expect(codeSentTo(`+86 ${phone}`)).rejects.toThrow('Nothing was sent');
  await takeCode(page, info, `+86 ${phone}`);
});

test('sends a code after a captcha puzzle solved by the device', { tag: '@matrix' }, async ({ page }, info) => {
  const phone = newPhone();
  await open(page, info, '/login/register');
  await field(page, 'phone').fill(phone);
  await page.getByRole('button', { name: textsOf(info, 'auth')('captcha.cannotRead') }).click();
  await expect(field(page, 'captcha')).toHaveValue(textsOf(info, 'auth')('captcha.solvedShort'));
  await sendButton(page, info).click();
  await expect(sendButton(page, info)).toHaveCount(0);
  expect(await codeSentTo(`+86 ${phone}`)).toMatch(/^\d{6}$/);
});

test(
  'leads a visitor who buys directly through registration back to the checkout of that product',
  { tag: '@matrix' },
  async ({ page }, info) => {
    const [phone, account] = [newPhone(), newAccount()];
    await speak(page, info, origin());
    const checkout = await buyNowPath(page, patches);
    await open(page, info, checkout);
    await expect(page).toHaveURL(/\/login\/login\?isReturn=1$/);
    await page
      .getByRole('main')
      .getByRole('link', { name: textsOf(info, 'ui')('login.register') })
      .click();
    await expect(page).toHaveURL(/\/login\/register\?isReturn=1$/);
    await hydrated(page);
    await field(page, 'accountName').fill(account);
    await field(page, 'password').fill(password);
    await field(page, 'phone').fill(phone);
    await takeCode(page, info, `+86 ${phone}`);
    await field(page, 'agreed').check();
    await button(page, info, 'login.register').click();
    await expect(page.getByRole('heading', { level: 1, name: textsOf(info, 'checkout')('title') })).toBeVisible();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(checkout);
  },
);

test('preserves the return path between sign-in, registration and password reset', { tag: '@matrix' }, async ({ page }, info) => {
  await open(page, info, '/my/my/myOrder');
  const links = page.getByRole('main').getByRole('link');
  await links.filter({ hasText: textsOf(info, 'ui')('login.forgot') }).click();
  await expect(page).toHaveURL(/\/login\/forgetPassword\?isReturn=1$/);
  await links.filter({ hasText: textsOf(info, 'ui')('forgotten.back') }).click();
  await expect(page).toHaveURL(/\/login\/login\?isReturn=1$/);
  await links.filter({ hasText: textsOf(info, 'ui')('login.register') }).click();
  await expect(page).toHaveURL(/\/login\/register\?isReturn=1$/);
  await links.filter({ hasText: textsOf(info, 'ui')('login.submit') }).click();
  await expect(page).toHaveURL(/\/login\/login\?isReturn=1$/);
});

test('preserves the captcha and the typed values when a code is requested', { tag: '@matrix' }, async ({ page }, info) => {
  await open(page, info, '/login/login?by=code');
  const token = await page.locator('input[name="captchaToken"]').inputValue();
  await sendButton(page, info).click();
  await expect(field(page, 'phone')).toHaveAttribute('aria-invalid', 'true');
  const phone = newPhone();
  await field(page, 'phone').fill(phone);
  await takeCode(page, info, `+86 ${phone}`);
  await expect(field(page, 'captcha')).toHaveValue(captchaAnswer);
  expect(await page.locator('input[name="captchaToken"]').inputValue()).toBe(token);
});

test('lets a customer choose a name and a password after the first sign-in by code, and redirects back', async ({ page }, info) => {
  const email = `${newAccount()}@example.com`;
  await open(page, info, '/my/my/myOrder');
  await expect(page).toHaveURL(/\/login\/login\?isReturn=1$/);
  await page.getByRole('link', { name: textsOf(info, 'auth')('signIn.byCode') }).click();
  // The address changes before the page does.
  await expect(field(page, 'verificationCode')).toBeVisible();
  await hydrated(page);
  await page.getByRole('main').getByText(textsOf(info, 'ui')('login.byEmail'), { exact: true }).click();
  await field(page, 'email').fill(email);
  await takeCode(page, info, email);
  await button(page, info, 'login.submit').click();

  await expect(page).toHaveURL(/\/login\/setPassword\?isReturn=1$/);
  await hydrated(page);
  const save = button(page, info, 'setPassword.submit');
  await field(page, 'accountName').fill('shopper01');
  await field(page, 'password').fill(password);
  await field(page, 'agreed').check();
  await save.click();
  await expect(field(page, 'accountName')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'accountName').fill(newAccount());
  await save.click();
  await expect(page).toHaveURL(`${origin()}/my/my/myOrder`);
});

test('resets a forgotten password', async ({ page }, info) => {
  // Uses the mock server, which has an account for every phone.
  await speak(page, info, mockOrigin());
  await page.goto(`${mockOrigin()}/login/forgetPassword`);
  await hydrated(page);
  await field(page, 'phone').fill(newPhone());
  await field(page, 'verificationCode').fill('482913');
  await field(page, 'captcha').fill('k7mp');
  await field(page, 'password').fill(password);
  await field(page, 'repeatedPassword').fill('another-one');
  await button(page, info, 'forgotten.submit').click();
  await expect(field(page, 'repeatedPassword')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'repeatedPassword').fill(password);
  await button(page, info, 'forgotten.submit').click();
  await expect(page).toHaveURL(`${mockOrigin()}/login/login?done=reset`);
  await expect(page.getByText(textsOf(info, 'auth')('signIn.done.reset'))).toBeVisible();
});

// @screen first-password.signed-out
test('requires a session for the page of the first password', { tag: '@matrix' }, async ({ page }, info) => {
  await open(page, info, '/login/setPassword');
  await expect(page).toHaveURL(/\/login\/login\?isReturn=1$/);
});

test.describe('without JavaScript', { tag: '@matrix' }, () => {
  test.use({ javaScriptEnabled: false });

  test('registers a visitor, and refuses a second code within a minute', async ({ page }, info) => {
    const phone = newPhone();
    await speak(page, info, origin());
    await page.goto('/login/register');
    await field(page, 'phone').fill(phone);
    await field(page, 'captcha').fill('wrong');
    await sendButton(page, info).click();
    await expect(field(page, 'captcha')).toHaveAttribute('aria-invalid', 'true');
    await field(page, 'captcha').fill(captchaAnswer);
    await sendButton(page, info).click();
    const code = await codeSentTo(`+86 ${phone}`);
    await expect(page.getByText(textsOf(info, 'ui')('code.demo', { code }))).toBeVisible();
    await expect(field(page, 'phone')).toHaveValue(phone);
    // The captcha is solved: it is not shown again.
    await expect(page.getByRole('textbox', { name: textsOf(info, 'ui')('login.captcha') })).toHaveCount(0);
    await field(page, 'accountName').fill(newAccount());
    await field(page, 'password').fill(password);
    await field(page, 'verificationCode').fill(code);
    await field(page, 'agreed').check();
    await button(page, info, 'login.register').click();
    await expect(page).toHaveURL(`${origin()}/`);
    await page.context().clearCookies({ name: 'pc_user' });

    await page.goto('/login/forgetPassword');
    await field(page, 'phone').fill(phone);
    await field(page, 'captcha').fill(captchaAnswer);
    await sendButton(page, info).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(field(page, 'phone')).toHaveValue(phone);
  });
});
