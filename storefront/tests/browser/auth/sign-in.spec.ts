// @spec 1.6 2.11 3.1 4.16 4.17 5.13 9.5

import type { Page, TestInfo } from '@playwright/test';
import { expectNoAxeFinding } from '../../support/axe.ts';
import { fillSignIn, speak, textsOf } from '../../support/cart.ts';
import { expect, hydrated, origin, test } from '../../support/page.ts';
import { signIn } from '../../support/visitor.ts';

const loginPath = '/login/login';

async function open(page: Page, info: TestInfo, query = ''): Promise<void> {
  await speak(page, info, origin());
  await page.goto(loginPath + query);
  await hydrated(page);
}

function submit(page: Page, info: TestInfo) {
  return page.getByRole('button', { name: textsOf(info, 'ui')('login.submit'), exact: true });
}

const letters = (page: Page) => page.locator('input[name="captcha"]');
const captchaToken = (page: Page) => page.locator('input[name="captchaToken"]').inputValue();

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no axe violations in the ${colorScheme} scheme`, { tag: '@axe' }, async ({ page }, info) => {
    await page.emulateMedia({ colorScheme });
    await open(page, info, '?isReturn=1');
    const t = textsOf(info, 'auth');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('signIn.title'));
    await expect(page.getByText(t('signIn.goOn'))).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expectNoAxeFinding(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  });
}

test('signs a customer in, and sends the session only in an HttpOnly cookie', async ({ page }, info) => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/document|fetch|xhr/.test(response.request().resourceType())) bodies.push(response.text().catch(() => ''));
  });
  await open(page, info);
  await fillSignIn(page, info);
  await submit(page, info).click();
  await expect(page).toHaveURL(`${origin()}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const session = (await page.context().cookies()).find(({ name }) => name === 'pc_user');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  await page.reload();
  const heard = (await Promise.all(bodies)).join('\n');
  expect(heard.length).toBeGreaterThan(1000);
  expect(heard).not.toContain(session?.value ?? '');
  // A signed-in customer is redirected from this page.
  await page.goto(loginPath);
  await expect(page).toHaveURL(`${origin()}/`);
});

// @screen sign-in.error
test('shows another captcha after wrong letters, and preserves the other values', { tag: '@matrix' }, async ({ page }, info) => {
  await open(page, info);
  const first = await captchaToken(page);
  await fillSignIn(page, info, { captcha: 'wrong' });
  await submit(page, info).click();
  await expect(letters(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(letters(page)).toBeFocused();
  await expect(letters(page)).toHaveValue('');
  await expect(page.locator('input[name="accountName"]')).toHaveValue('shopper01');
  await expect(page.locator('input[name="password"]')).toHaveValue('mall2026');
  expect(await captchaToken(page)).not.toBe(first);
  await fillSignIn(page, info);
  await submit(page, info).click();
  await expect(page).toHaveURL(`${origin()}/`);
});

test('announces a wrong password, and does not retain it', async ({ page }, info) => {
  await open(page, info);
  await fillSignIn(page, info, { account: 'nobody99', password: 'not-mine' });
  await submit(page, info).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page.locator('input[name="password"]')).toHaveValue('');
  await expect(page.locator('input[name="password"]')).toBeFocused();
  await expect(page.locator('input[name="accountName"]')).toHaveValue('nobody99');
});

test('shows missing values before anything is sent', async ({ page }, info) => {
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  await open(page, info);
  await submit(page, info).click();
  await expect(page.locator('input[name="phone"]')).toBeFocused();
  await expect(letters(page)).toHaveAttribute('aria-invalid', 'true');
  expect(posts).toBe(0);
});

test('preserves typed values when another captcha is loaded', { tag: '@matrix' }, async ({ page }, info) => {
  await open(page, info);
  await fillSignIn(page, info, { captcha: 'half' });
  const first = await captchaToken(page);
  await page.getByRole('link', { name: textsOf(info, 'auth')('captcha.another') }).click();
  await expect(letters(page)).toHaveValue('');
  expect(await captchaToken(page)).not.toBe(first);
  await expect(page.locator('input[name="password"]')).toHaveValue('mall2026');
});

test('solves a puzzle on the device instead of the captcha’s image', async ({ page }, info) => {
  const t = textsOf(info, 'auth');
  await open(page, info);
  await fillSignIn(page, info, { captcha: '' });
  await page.getByRole('button', { name: t('captcha.cannotRead') }).press('Enter');
  await expect(letters(page)).toHaveValue(t('captcha.solvedShort'), { timeout: 15_000 });
  // The keyboard focus continues from its position.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('captcha.another') })).toBeFocused();
  await submit(page, info).click();
  await expect(page).toHaveURL(`${origin()}/`);
});

test('does not redirect to another site after sign-in', async ({ page }, info) => {
  await page.context().addCookies([{ name: 'return_path', value: encodeURIComponent('//evil.example/x'), url: origin() }]);
  await open(page, info, '?isReturn=1');
  await fillSignIn(page, info);
  await submit(page, info).click();
  await expect(page).toHaveURL(`${origin()}/`);
});

test('ends the session on sign-out, but not when the address is followed as a link', async ({ page }, info) => {
  await open(page, info);
  await fillSignIn(page, info);
  await submit(page, info).click();
  await expect(page).toHaveURL(`${origin()}/`);
  const before = (await page.context().cookies()).find(({ name }) => name === 'pc_user');
  await page.goto('/login/logout');
  await expect(page).toHaveURL(`${origin()}/`);
  expect((await page.context().cookies()).find(({ name }) => name === 'pc_user')?.value).toBe(before?.value);

  const response = await page.request.post('/login/logout', { headers: { Origin: origin() }, maxRedirects: 0 });
  expect(response.status()).toBe(303);
  expect(response.headers()['clear-site-data']).toBe('"cache"');
  const names = (await page.context().cookies()).map(({ name }) => name);
  // The browser sets "styles" at any time after hydration.
  expect(names.filter((name) => name !== 'styles')).toEqual(['cookie_consent', 'currentLang', 'pc_device']);
  // The session has ended at the gateway too, not only in this browser.
  await page.context().addCookies([{ name: 'pc_user', value: before?.value ?? '', url: origin() }]);
  await page.goto(loginPath);
  await expect(page).toHaveURL(origin() + loginPath);
});

// @screen signed-out.signed-out
test('shows the sign-out message for a second, then the sign-in page', async ({ page }, info) => {
  const t = textsOf(info, 'auth');
  await page.clock.install();
  await open(page, info);
  await fillSignIn(page, info);
  await submit(page, info).click();
  await expect(page).toHaveURL(`${origin()}/`);
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page
    .locator('form[action="/login/logout"]')
    .first()
    .evaluate((form) => form instanceof HTMLFormElement && form.submit());
  await expect(page).toHaveURL(`${origin()}/login/logout`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('signedOut.title'));
  // Hydration needs timers too: the clock advances so little that the second has hardly begun.
  const isAlive = () => page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
  await expect.poll(() => page.clock.runFor(1).then(isAlive), { timeout: 15_000, intervals: [20] }).toBe(true);
  await page.clock.runFor(800);
  await expect(page).toHaveURL(`${origin()}/login/logout`);
  await page.clock.runFor(300);
  await page.clock.resume();
  await expect(page).toHaveURL(origin() + loginPath);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('signIn.title'));
});

for (const { ticked, days } of [
  { ticked: false, days: 7 },
  { ticked: true, days: 30 },
]) {
  test(`the session lasts ${days} days, as the checkbox states`, { tag: '@matrix' }, async ({ page }, info) => {
    await open(page, info);
    await fillSignIn(page, info);
    if (ticked) await page.getByLabel(textsOf(info, 'ui')('login.auto')).check();
    const before = Date.now() / 1000;
    await submit(page, info).click();
    await expect(page).toHaveURL(`${origin()}/`);
    const session = (await page.context().cookies()).find(({ name }) => name === 'pc_user');
    const kept = (session?.expires ?? 0) - before;
    expect(Math.round(kept / 86_400)).toBe(days);
    // One day later the next page renews its whole lifetime.
    const note = (await page.context().cookies()).find(({ name }) => name === 'pc_user_kept');
    const [kind, day] = (note?.value ?? '').split('.');
    await page.context().addCookies([
      { name: 'pc_user', value: session?.value ?? '', url: origin(), httpOnly: true, expires: before + 3600 },
      { name: 'pc_user_kept', value: `${kind}.${Number(day) - 1}`, url: origin(), httpOnly: true },
    ]);
    await page.reload();
    const renewed = (await page.context().cookies()).find(({ name }) => name === 'pc_user');
    expect(renewed?.value).toBe(session?.value);
    expect(Math.round(((renewed?.expires ?? 0) - before) / 86_400)).toBe(days);
  });
}

test('preserves values typed before hydration', async ({ page }, info) => {
  await speak(page, info, origin());
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(loginPath, { waitUntil: 'commit' });
  await fillSignIn(page, info, { account: 'early001' });
  release();
  await hydrated(page);
  await expect(page.locator('input[name="accountName"]')).toHaveValue('early001');
  await expect(page.locator('input[name="type"][value="account"]')).toBeChecked();
  await expect(page.locator('input[name="password"]')).toHaveValue('mall2026');
});

test('refuses a sign-out by another site', async ({ page }) => {
  const response = await page.request.post('/login/logout', { headers: { Origin: 'https://evil.example' }, maxRedirects: 0 });
  expect(response.status()).toBe(403);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('signs in with the form, also after a refusal', async ({ page }, info) => {
    await speak(page, info, origin());
    await page.goto(loginPath);
    const first = await captchaToken(page);
    await fillSignIn(page, info, { captcha: 'wrong' });
    await page.getByLabel(textsOf(info, 'ui')('login.auto')).check();
    // The page shows no control that requires JavaScript.
    await expect(page.getByRole('main').locator('button[type="button"]').filter({ visible: true })).toHaveCount(0);
    await submit(page, info).click();
    await expect(letters(page)).toHaveAttribute('aria-invalid', 'true');
    expect(await captchaToken(page)).not.toBe(first);
    await expect(page.getByRole('textbox', { name: textsOf(info, 'ui')('login.account') })).toHaveValue('shopper01');
    await expect(page.locator('input[name="type"][value="account"]')).toBeChecked();
    await expect(page.getByLabel(textsOf(info, 'ui')('login.auto'))).toBeChecked();
    await expect(page.locator('input[name="password"]')).toHaveValue('');
    await page.getByRole('link', { name: textsOf(info, 'auth')('captcha.another') }).click();
    await fillSignIn(page, info);
    await submit(page, info).click();
    await expect(page).toHaveURL(`${origin()}/`);
  });

  test('confirms the sign-out and redirects automatically', async ({ page }, info) => {
    await signIn(page.context(), origin());
    await speak(page, info, origin());
    await page.goto('/');
    // By its form: on a phone it is in the menu.
    const signOut = page.locator('form[action="/login/logout"] button').filter({ visible: true });
    if ((await signOut.count()) === 0) await page.locator('header details summary').first().click();
    await signOut.click();
    await expect(page).toHaveURL(origin() + loginPath);
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['cookie_consent', 'currentLang']);
  });
});

test.describe('on a phone, with the cookie consent open', () => {
  test.use({ viewport: { width: 390, height: 844 }, storageState: { cookies: [], origins: [] } });

  for (const path of ['/login/login', '/login/register', '/login/forgetPassword']) {
    test(`${path} covers neither captcha nor submit button`, { tag: '@matrix' }, async ({ page }, info) => {
      const ui = textsOf(info, 'ui');
      await speak(page, info, origin());
      await page.goto(path);
      await hydrated(page);
      // An interaction, which loads the dialog.
      await page.mouse.move(10, 10);
      await page.mouse.move(20, 20);
      const question = page.getByRole('region', { name: ui('consent.title') });
      await expect(question).toBeVisible();
      const form = page
        .getByRole('main')
        .locator('form')
        .filter({ has: page.locator('input[name="captcha"]') });
      for (const part of [form.locator('input[name="captcha"]'), form.locator('button[type="submit"]:visible').last()]) {
        await part.scrollIntoViewIfNeeded();
        const isOnTop = await part.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(left + width / 2, top + height - 2));
        });
        expect(isOnTop).toBe(true);
      }
      await question.getByRole('button', { name: ui('consent.necessary') }).click();
      await expect(question).toBeHidden();
    });
  }
});
