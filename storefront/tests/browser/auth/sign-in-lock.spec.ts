import type { Browser, BrowserContextOptions, Page, TestInfo } from '@playwright/test';
import { fillSignIn, speak, textsOf } from '../../support/cart.ts';
import { expect, hydrated, origin, test } from '../../support/page.ts';

const loginPath = '/login/login';
const wrongPasswords = 5;

/** Submits the sign-in form; a wrong password stays on the same page. */
async function send(page: Page, info: TestInfo, password?: string): Promise<void> {
  await fillSignIn(page, info, password === undefined ? {} : { password });
  await page.getByRole('button', { name: textsOf(info, 'ui')('login.submit'), exact: true }).click();
}

const refusal = (page: Page) => page.getByRole('main').getByRole('alert');

/** Locks the name: another visitor of the same network address enters wrong passwords, and then the right one. */
async function lockName(browser: Browser, options: BrowserContextOptions, info: TestInfo): Promise<Page> {
  // In a low window the button is below the position of the refusal.
  const context = await browser.newContext({ viewport: { width: 1280, height: 560 }, ...options });
  const page = await context.newPage();
  await speak(page, info, origin());
  await page.goto(loginPath);
  if (options.javaScriptEnabled !== false) await hydrated(page);
  for (let tries = 0; tries < wrongPasswords; tries += 1) {
    await send(page, info, `wrong-${tries}`);
    await expect(refusal(page)).toHaveText(textsOf(info, 'errors')('credentialsWrong'));
    await expect(page.locator('input[name="password"]')).toHaveValue('');
  }
  await send(page, info);
  return page;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(
      'refuses a locked name with the remaining minutes, and signs its customer in on a recognized device',
      { tag: '@matrix' },
      async ({ browser, page, extraHTTPHeaders, storageState }, info) => {
        const t = textsOf(info, 'auth');
        await speak(page, info, origin());
        await page.goto(loginPath);
        if (javaScriptEnabled) await hydrated(page);
        await send(page, info);
        await expect(page).toHaveURL(`${origin()}/`);
        const device = (await page.context().cookies()).find(({ name }) => name === 'pc_device');
        expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
        await page.request.post('/login/logout', { headers: { Origin: origin() }, maxRedirects: 0 });

        const options = { javaScriptEnabled, ...(extraHTTPHeaders && { extraHTTPHeaders }), ...(storageState && { storageState }) };
        const other = await lockName(browser, options, info);
        await expect(refusal(other)).toContainText(t('signIn.locked.title'));
        await expect(refusal(other)).toBeInViewport({ ratio: 1 });
        const minutes = [15, 14].map((count) => t('signIn.locked.text', { count }));
        await expect(refusal(other)).toContainText(new RegExp(minutes.join('|')));
        await expect(other).toHaveURL(origin() + loginPath);
        await refusal(other)
          .getByRole('link', { name: t('signIn.locked.reset') })
          .click();
        await expect(other).toHaveURL(`${origin()}/login/forgetPassword`);
        await other.context().close();

        await page.goto(loginPath);
        if (javaScriptEnabled) await hydrated(page);
        await send(page, info, 'wrong-one');
        await expect(refusal(page)).toHaveText(textsOf(info, 'errors')('credentialsWrong'));
        await expect(page.locator('input[name="password"]')).toHaveValue('');
        await send(page, info);
        await expect(page).toHaveURL(`${origin()}/`);
      },
    );
  });
}
