import type { Page, TestInfo } from '@playwright/test';
import { open, patches, tea } from '../../support/buying.ts';
import { fillSignIn, putIntoCart, speak, textsOf } from '../../support/cart.ts';
import { askNothing, beNewcomer } from '../../support/newcomer.ts';
import { expect, origin, test } from '../../support/page.ts';

/** Locates the header's cart link, by the item count in its name. */
const cartLink = (page: Page, info: TestInfo, count: number) =>
  page.getByRole('banner').getByRole('link', { name: textsOf(info, 'ui')('nav.cart', { count }) });

/** Exists for a customer only; on a phone it is in the menu. */
const signOutForm = (page: Page) => page.getByRole('banner').locator('form[action="/login/logout"]').first();

const inMain = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

/** Opens another tab with a page of the shop, without interaction. */
async function anotherTab(page: Page, path: string): Promise<Page> {
  const other = await page.context().newPage();
  await open(other, origin() + path);
  return other;
}

/** Submits the header's form: on a phone it is in the menu. */
async function signOut(page: Page): Promise<void> {
  const button = page.locator('form[action="/login/logout"] button').filter({ visible: true });
  const menu = page.locator('header details summary').first();
  await expect(button.or(menu).first()).toBeVisible();
  if ((await button.count()) === 0) await menu.click();
  await button.click();
}

test('updates the cart in other tabs after a change in one', async ({ page }, info) => {
  test.slow();
  await speak(page, info, origin());
  await putIntoCart(page, origin(), patches);
  await putIntoCart(page, origin(), tea);
  const idle = await anotherTab(page, '/');
  await open(page, `${origin()}/shoppingCart/shoppingCart`);
  const line = page.getByRole('article').filter({ has: page.locator(`a[href$="?id=${tea}"]`) });
  const [before = '', after = ''] = textsOf(info, 'cart')('removeNamed', { name: '#' }).split('#');
  await line.getByRole('button', { name: new RegExp(`^${before}.+${after}$`) }).click();
  await expect(cartLink(idle, info, 1)).toBeVisible();
  const product = await anotherTab(page, `/homedetail/homedetail?id=${tea}`);
  await product.getByRole('button', { name: textsOf(info, 'catalog')('product.addToCart') }).click();
  await expect(cartLink(idle, info, 2)).toBeVisible();
  await expect(line).toHaveCount(1);
});

test('signs in and out in all tabs', async ({ page }, info) => {
  test.slow();
  await speak(page, info, origin());
  await open(page, `${origin()}/`);
  const shop = await anotherTab(page, '/products');
  await open(page, `${origin()}/login/login`);
  await fillSignIn(page, info);
  await page.getByRole('button', { name: textsOf(info, 'ui')('login.submit'), exact: true }).click();
  await expect(signOutForm(page)).toBeAttached();
  await expect(signOutForm(shop)).toBeAttached();
  const account = await anotherTab(page, '/my/my/myOrder');
  await signOut(page);
  await expect(account).toHaveURL(/\/login\/login/);
  await expect(signOutForm(shop)).toHaveCount(0);
});

test('removes ordered items from the cart in other tabs', { tag: '@matrix' }, async ({ page, context }, info) => {
  test.slow();
  await speak(page, info, origin());
  await askNothing(context);
  const { call } = await beNewcomer(context, origin());
  const region = { province: '浙江省', city: '杭州市', place: '浙江省,杭州市,西湖区' };
  await call('mall.Address.saveAddress', { user_name: '林清', mobile: '13800000001', address: '灵隐路 18 号茶园小筑 2 幢', ...region });
  await putIntoCart(page, origin(), patches);
  const idle = await anotherTab(page, '/products');
  await expect(cartLink(idle, info, 1)).toBeVisible();
  await open(page, `${origin()}/shoppingCart/shoppingCart`);
  await inMain(page, textsOf(info, 'cart')('summary.checkout')).click();
  await inMain(page, textsOf(info, 'checkout')('summary.submit')).click();
  // A new customer's balance is empty: a QR code is preselected.
  await expect(page).toHaveURL(/\/pay\/scanCode\?order_id=\d+/);
  await expect(cartLink(idle, info, 0)).toBeVisible();
});

test(
  'follows a form’s redirect although another tab announces a change before the response',
  { tag: '@matrix' },
  async ({ page, context }, info) => {
    test.slow();
    await speak(page, info, origin());
    await askNothing(context);
    await beNewcomer(context, origin());
    await putIntoCart(page, origin(), patches);
    await open(page, `${origin()}/shoppingCart/shoppingCart`);
    await page.route('**/shoppingCart/shoppingCart.data', async (route) => {
      if (route.request().method() === 'POST')
        await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'mall.changedAt' })));
      await route.continue();
    });
    await inMain(page, textsOf(info, 'cart')('summary.checkout')).click();
    await expect(page).toHaveURL(/\/pay\/payDetails/);
  },
);

test('keeps the message of a form when another tab changes the cart', { tag: '@matrix' }, async ({ page, context }, info) => {
  test.slow();
  const t = textsOf(info, 'addresses');
  await speak(page, info, origin());
  await askNothing(context);
  const { call } = await beNewcomer(context, origin());
  const region = { province: '浙江省', city: '杭州市', place: '浙江省,杭州市,西湖区' };
  for (const name of ['林清', '周晚']) {
    await call('mall.Address.saveAddress', { user_name: name, mobile: '13800000001', address: '灵隐路 18 号茶园小筑 2 幢', ...region });
  }
  await open(page, `${origin()}/my/my/myaddress`);
  await inMain(page, t('makeDefault')).click();
  await expect(page.getByText(t('madeDefault'))).toBeVisible();
  const product = await anotherTab(page, `/homedetail/homedetail?id=${tea}`);
  await product.getByRole('button', { name: textsOf(info, 'catalog')('product.addToCart') }).click();
  await expect(cartLink(page, info, 1)).toBeVisible();
  await expect(page.getByText(t('madeDefault'))).toBeVisible();
});
