// @spec 1.11 2.17 2.68 2.120 2.121 4.1 4.2 4.3 4.4 6.7

import type { Page, TestInfo } from '@playwright/test';
import { expectNoAxeFinding } from '../../support/axe.ts';
import { asCustomer, fits, open, withGateway } from '../../support/buying.ts';
import { fillSignIn, type Passing, speak, textsOf } from '../../support/cart.ts';
import { operator } from '../../support/mall.ts';
import { askNothing, beNewcomer } from '../../support/newcomer.ts';
import { expect, hydrated, origin, test } from '../../support/page.ts';

const path = '/mch/applyShop';

/** Creates a one-pixel image, made unique by a trailing byte: it serves as the photograph of a document. */
const image = (mark: number) =>
  Buffer.concat([Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64'), Buffer.from([mark])]);

const choose = (page: Page, label: string) => page.getByLabel(label);

async function upload(page: Page, info: TestInfo, side: 'front' | 'back' | 'licence', mark: number, name = `${side}.gif`): Promise<void> {
  const ui = textsOf(info, 'ui');
  const label = ui(`shopForm.${side}`);
  const buffer = name.endsWith('.gif') ? image(mark) : Buffer.from('<!doctype html>');
  await choose(page, `${label}: ${ui('upload.choose')}`).setInputFiles({ name, mimeType: 'image/gif', buffer });
}

const sentImage = (page: Page, info: TestInfo, side: 'front' | 'back' | 'licence') => {
  const ui = textsOf(info, 'ui');
  return page.getByRole('img', { name: ui('upload.sent', { label: ui(`shopForm.${side}`) }) });
};

/** Fills in everything except the images and the agreement. */
async function fillIn(page: Page, info: TestInfo, name: string): Promise<void> {
  const ui = textsOf(info, 'ui');
  const fields = {
    name,
    businessScope: 'Soap',
    realName: '林清',
    mobile: '13800000001',
    identityNumber: '11010519491231002X',
    address: '灵隐路 18 号',
  };
  for (const [field, value] of Object.entries(fields)) await page.locator(`input[name="${field}"]`).fill(value);
  await page.locator('select[name="categoryId"]').selectOption('2');
  for (const [label, value] of [
    ['province', '浙江省'],
    ['city', '杭州市'],
    ['district', '西湖区'],
  ] as const) {
    await page.getByLabel(ui(`addressForm.${label}`), { exact: true }).selectOption(value);
  }
}

const send = (page: Page, info: TestInfo) => page.getByRole('button', { name: textsOf(info, 'ui')('shopForm.submit'), exact: true });

/** Locates the header's entry; on a phone it opens the menu first. */
async function myShop(page: Page, info: TestInfo) {
  const header = page.getByRole('banner');
  const menu = header.locator('summary');
  if (await menu.isVisible()) await menu.click();
  return header.getByRole('link', { name: textsOf(info, 'ui')('nav.shop'), exact: true }).filter({ visible: true });
}

/** Reports this state for every application. */
const standing =
  (status: number, review_result = '') =>
  ({ form, envelope }: Passing) => {
    if (form.get('api') === 'mch.mall.Mch.index') envelope.data = { status, token: status === 2 ? 'one-time-key' : '', review_result };
  };

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the empty and the refused form have no axe violations in the ${colorScheme} scheme`, { tag: '@axe' }, async ({ page }, info) => {
    const t = textsOf(info, 'shops');
    await page.emulateMedia({ colorScheme });
    await asCustomer(page, origin());
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('apply.title'));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expectNoAxeFinding(page);
    await send(page, info).click();
    await expect(page.locator('input[name="name"]')).toBeFocused();
    await expect(page.getByText(textsOf(info, 'ui')('errors.identityImages')).first()).toBeVisible();
    await expectNoAxeFinding(page);
    expect(await fits(page)).toBe(true);
  });
}

// @screen application-for-a-shop.signed-out my-shop.signed-out
test('returns to the application after sign-in', { tag: '@matrix' }, async ({ page }, info) => {
  await speak(page, info, origin());
  await page.goto(path);
  await expect(page).toHaveURL(/\/login\/login\?isReturn=1/);
  await hydrated(page);
  await fillSignIn(page, info);
  await page.getByRole('button', { name: textsOf(info, 'ui')('login.submit'), exact: true }).click();
  await expect(page).toHaveURL(path);
});

test('submits an application with images, which is rejected, corrected and approved', async ({ page, context, watched }, info) => {
  const [t, ui, refused] = [textsOf(info, 'shops'), textsOf(info, 'ui'), textsOf(info, 'errors')];
  await speak(page, info, origin());
  await beNewcomer(context, origin());
  await askNothing(context);
  await open(page, path);
  await fillIn(page, info, '官方店');
  await expect(page.getByText(refused('shopNameRefused'))).toBeVisible();
  await upload(page, info, 'front', 1, 'page.html.jpg');
  await expect(page.getByText(refused('pictureTypeRefused')).first()).toBeVisible();
  await page.getByRole('button', { name: `${ui('upload.remove')} (${ui('shopForm.front')})` }).click();
  for (const side of ['front', 'back'] as const) {
    await upload(page, info, side, side.length);
    await expect(sentImage(page, info, side)).toBeVisible();
  }
  const address = (await sentImage(page, info, 'front').getAttribute('src')) ?? '';
  const [signed, plain] = [origin() + address, origin() + (address.split('?')[0] ?? '')];
  const asNobody = { headers: { Cookie: 'pc_user=nobody' } };
  expect((await page.request.get(signed, asNobody)).status()).toBe(200);
  expect((await page.request.get(plain, asNobody)).status()).toBe(404);
  expect((await page.request.get(plain)).status()).toBe(200);
  await page.getByLabel(ui('shopForm.agree')).check();
  await send(page, info).click();
  await expect(page.locator('input[name="name"]')).toBeFocused();
  await page.locator('input[name="name"]').fill('素月小铺');
  await send(page, info).click();
  const sent = page.getByRole('dialog', { name: t('sent.title') });
  await expect(sent).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${origin()}/`);

  const id = /^(\d+) {2}素月小铺/.exec(await operator('shop', 'list'))?.[1] ?? '';
  const reason = 'The back cannot be read.';
  await operator('shop', 'reject', id, '--reason', reason);
  await (await myShop(page, info)).click();
  const rejected = page.getByRole('dialog', { name: ui('shopDialog.rejectedTitle') });
  await expect(rejected.getByText(reason)).toBeVisible();
  await rejected.getByRole('link', { name: ui('shopDialog.again') }).click();
  await expect(page).toHaveURL(`${origin()}${path}?edit=1`);
  await expect(page.locator('input[name="identityNumber"]')).toHaveValue('');
  await page.locator('input[name="identityNumber"]').fill('11010519491231002X');
  await expect(page.getByLabel(ui('addressForm.district'), { exact: true })).toHaveValue('西湖区');
  await page.getByLabel(ui('shopForm.enterprise')).check();
  await upload(page, info, 'licence', 9);
  await expect(sentImage(page, info, 'licence')).toBeVisible();
  await page.getByLabel(ui('shopForm.agree')).check();
  await send(page, info).click();
  await page
    .getByRole('dialog', { name: t('sent.title') })
    .getByRole('button', { name: t('sent.home') })
    .click();
  await expect(page).toHaveURL(`${origin()}/`);

  await operator('shop', 'approve', id);
  await page.goto(path);
  const [office] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: t('approved.open') }).click()]);
  await expect(office.getByText(t('office.text'))).toBeVisible();
  expect(office.url()).toBe(`${origin()}/mch/backOffice`);
  await office.close();
  // The upload that the gateway refused and the request with another session are no faults of the page.
  watched.faults.splice(0, watched.faults.length, ...watched.faults.filter((fault) => !/404|Failed to load/.test(fault)));
});

// @screen my-shop.no-rights
test('shows that an application is under review, and returns the focus', { tag: '@matrix' }, async ({ page }, info) => {
  const ui = textsOf(info, 'ui');
  await withGateway(page, standing(1), async (site) => {
    await asCustomer(page, site);
    await open(page, `${site}/products`);
    const link = await myShop(page, info);
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: ui('shopDialog.reviewTitle') });
    await expect(dialog).toBeVisible();
    await expectNoAxeFinding(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
    await open(page, site + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf(info, 'shops')('review.title'));
    await expectNoAxeFinding(page);
  });
});

// @screen back-office.no-rights
test('opens the back office of an approved shop in a new window', { tag: '@matrix' }, async ({ page, context }, info) => {
  await withGateway(page, standing(2), async (site) => {
    await asCustomer(page, site);
    await open(page, `${site}/products`);
    const link = await myShop(page, info);
    const [office] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await expect(office).toHaveURL(`${site}/mch/backOffice`);
    expect(await office.content()).not.toContain('one-time-key');
    await office.close();
  });
});

test('redirects with the key to the back office, which is a separate site', async ({ page }) => {
  await withGateway(
    page,
    standing(2),
    async (site) => {
      await asCustomer(page, site);
      const response = await page.request.get(`${site}/mch/backOffice`, { maxRedirects: 0 });
      expect(response.status()).toBe(302);
      expect(response.headers()).toMatchObject({
        location: 'https://office.example/enter?token=one-time-key',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
    },
    { MALL_BACKOFFICE_URL: 'https://office.example/enter' },
  );
});

// @screen application-for-a-shop.no-rights
test('shows the reason of a rejection on the application’s page', { tag: '@matrix' }, async ({ page }, info) => {
  const t = textsOf(info, 'shops');
  await withGateway(page, standing(3, 'The licence has expired.'), async (site) => {
    await asCustomer(page, site);
    await open(page, site + path);
    await expect(page.getByText('The licence has expired.')).toBeVisible();
    await expect(page.getByRole('link', { name: t('rejected.again') })).toHaveAttribute('href', `${path}?edit=1`);
    await expectNoAxeFinding(page);
  });
});

test.describe('without JavaScript', { tag: '@matrix' }, () => {
  test.use({ javaScriptEnabled: false });

  test('links to the form, which explains its limits', async ({ page }, info) => {
    await asCustomer(page, origin());
    await page.goto('/products');
    await (await myShop(page, info)).click();
    await expect(page).toHaveURL(path);
    // Playwright finds no text in <noscript>.
    await expect(page.locator('noscript .words')).toHaveText(textsOf(info, 'shops')('apply.noScript'));
    await expect(page.getByRole('textbox', { name: textsOf(info, 'ui')('addressForm.region') })).toBeVisible();
    await send(page, info).click();
    await expect(page.locator('input[name="name"]')).toBeVisible();
  });
});
