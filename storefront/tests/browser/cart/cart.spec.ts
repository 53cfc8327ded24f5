// @spec 1.2 2.12 2.24 3.18 5.30

import type { Page, TestInfo } from '@playwright/test';
import { expectNoAxeFinding } from '../../support/axe.ts';
import { fillSignIn, putIntoCart, type Say, speak, startListeningGateway, textsOf } from '../../support/cart.ts';
import { expect, hydrated, origin, test } from '../../support/page.ts';
import { startStorefront } from '../../support/storefront.ts';

const cartPath = '/shoppingCart/shoppingCart';
// Products of two shops; the serum has sizes, the patches and the tea have none.
const products = { serum: 1007, patches: 1011, tea: 1035 } as const;

/** The cart page with the texts of its language. */
class CartPage {
  readonly t: Say;
  readonly ui: Say;
  readonly page: Page;

  constructor(page: Page, info: TestInfo) {
    this.page = page;
    this.t = textsOf(info, 'cart');
    this.ui = textsOf(info, 'ui');
  }

  async open(site = origin(), script = true): Promise<void> {
    await this.page.goto(site + cartPath);
    if (script) await hydrated(this.page);
  }

  /** Locates the line of a product, by the link of its name: names exist in several languages. */
  line(id: number) {
    return this.page
      .locator('main form')
      .getByRole('article')
      .filter({ has: this.page.locator(`a[href$="?id=${id}"]`) });
  }

  button(key: string) {
    return this.page.getByRole('button', { name: this.t(key), exact: true });
  }

  quantity(id: number) {
    return this.line(id).getByRole('spinbutton');
  }

  get total() {
    return this.page
      .getByRole('region', { name: this.ui('totals.label') })
      .locator('dd')
      .last();
  }

  get everything() {
    return this.page.getByRole('checkbox', { name: this.t('selectAll'), exact: true });
  }
}

async function fill(page: Page, info: TestInfo, wanted: Readonly<Record<number, number>>, site = origin()): Promise<CartPage> {
  await speak(page, info, site);
  for (const [id, count] of Object.entries(wanted)) await putIntoCart(page, site, Number(id), count);
  return new CartPage(page, info);
}

// @screen cart.empty
test('shows the empty state with a link to the products', { tag: '@matrix' }, async ({ page }, info) => {
  const cart = await fill(page, info, {});
  await cart.open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cart.t('title'));
  await expect(page.getByRole('heading', { name: cart.t('empty.title') })).toBeVisible();
  await expect(page.getByRole('link', { name: cart.t('empty.browse') })).toHaveAttribute('href', '/products');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['cookie_consent', 'currentLang']);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`groups lines by shop and has no axe violations in the ${colorScheme} scheme`, { tag: '@axe' }, async ({ page }, info) => {
    await page.emulateMedia({ colorScheme });
    const cart = await fill(page, info, { [products.serum]: 2, [products.tea]: 1 });
    await cart.open();
    await expect(page.locator('main form').getByRole('article')).toHaveCount(2);
    await expect(page.locator('main form').getByRole('region')).toHaveCount(3);
    await expect(cart.total).toContainText('¥464.00');
    await cart.line(products.serum).locator('summary').click();
    await expectNoAxeFinding(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  });
}

test('sends a series of clicks as one change, and shows the quantity that the server stores', async ({ page }, info) => {
  const gateway = await startListeningGateway(process.env.MALL_TEST_GATEWAY ?? '');
  const shop = await startStorefront({ GATEWAY_URL: gateway.url });
  const cart = await fill(page, info, { [products.patches]: 1, [products.tea]: 1 }, shop.origin);
  await cart.open(shop.origin);
  const more = cart.line(products.patches).getByRole('button', { name: cart.ui('quantity.more') });
  // Clicked inside the page: clicks from here are slow on a busy machine.
  await more.evaluate(async (button: HTMLElement) => {
    for (let clicks = 0; clicks < 4; clicks += 1) {
      button.click();
      await new Promise(requestAnimationFrame);
    }
  });
  await expect(cart.quantity(products.patches)).toHaveValue('5');
  await expect(cart.total).toContainText('¥278.00');
  await expect(cart.line(products.patches)).toContainText('¥210.00');
  const changes = gateway.heard.filter((form) => form.get('api') === 'mall.Cart.upCart').map((form) => JSON.parse(form.get('cart') ?? ''));
  expect(changes).toEqual([[{ cart_id: expect.any(Number), num: 5 }]]);
  await page.reload();
  await expect(cart.quantity(products.patches)).toHaveValue('5');
  await shop.stop();
  gateway.close();
});

test('stores the selection of a line, of a shop and of all lines on the server', async ({ page }, info) => {
  const cart = await fill(page, info, { [products.patches]: 1, [products.tea]: 1 });
  await cart.open();
  await expect(cart.everything).toBeChecked();
  await cart.line(products.tea).getByRole('checkbox').click();
  await expect(cart.total).toContainText('¥42.00');
  await expect(cart.everything).not.toBeChecked();
  const teaShop = page.getByRole('region').filter({ has: page.locator(`a[href$="?id=${products.tea}"]`) });
  await expect(teaShop.getByRole('checkbox').first()).not.toBeChecked();
  await page.reload();
  await hydrated(page);
  await expect(cart.line(products.tea).getByRole('checkbox')).not.toBeChecked();
  await teaShop.getByRole('checkbox').first().click();
  await expect(cart.total).toContainText('¥110.00');
  await cart.everything.click();
  await expect(cart.total).toContainText('¥0.00');
  await cart.button('summary.checkout').click();
  await expect(page.getByText(cart.t('outcome.nothingSelected')).first()).toBeVisible();
});

test('lowers a quantity above the stock to the stock', async ({ page }, info) => {
  const cart = await fill(page, info, { [products.tea]: 1 });
  await cart.open();
  const stock = await cart.quantity(products.tea).getAttribute('max');
  await cart.quantity(products.tea).fill('9000');
  await cart.quantity(products.tea).press('Tab');
  await expect(cart.quantity(products.tea)).toHaveValue(String(stock));
  await expect(cart.total).toContainText(`${(68 * Number(stock)).toLocaleString('en')}.00`);
});

test('changes the size of a line', { tag: '@matrix' }, async ({ page }, info) => {
  const cart = await fill(page, info, { [products.serum]: 1 });
  await cart.open();
  const line = cart.line(products.serum);
  await expect(line).toContainText('15 ml');
  await line.locator('summary').click();
  await line.getByLabel(cart.t('sku.label'), { exact: true }).selectOption({ index: 1 });
  await line.getByRole('button', { name: cart.t('sku.submit') }).click();
  await expect(cart.line(products.serum)).toContainText('30 ml');
  await expect(cart.total).toContainText('¥328.00');
  await expect(page.getByText(cart.t('outcome.skuChanged')).first()).toBeVisible();
});

test('removes one line or all selected lines, and preserves the keyboard focus', async ({ page }, info) => {
  const cart = await fill(page, info, { [products.serum]: 1, [products.patches]: 1, [products.tea]: 1 });
  await cart.open();
  await cart
    .line(products.serum)
    .getByRole('button', { name: cart.t('remove') })
    .last()
    .click();
  await expect(page.locator('main form').getByRole('article')).toHaveCount(2);
  await expect(cart.total).toContainText('¥110.00');
  await expect(page.getByRole('main').locator(':focus')).toContainText(cart.t('outcome.removed', { count: 1 }));
  await cart.button('removeSelected').click();
  const dialog = page.getByRole('alertdialog', { name: cart.t('question.removeSelected.title') });
  await dialog.getByRole('button', { name: cart.ui('dialog.cancel') }).click();
  await expect(dialog).toBeHidden();
  await cart.button('removeSelected').click();
  await dialog.getByRole('button', { name: cart.t('question.removeSelected.confirm') }).click();
  await expect(page.getByRole('heading', { name: cart.t('empty.title') })).toBeVisible();
});

// @screen cart.error
test('rolls back to the server’s last state without a connection', async ({ page, watched }, info) => {
  const cart = await fill(page, info, { [products.patches]: 2 });
  await cart.open();
  await page.route(`**${cartPath}*`, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await cart
    .line(products.patches)
    .getByRole('button', { name: cart.ui('quantity.more') })
    .click();
  await expect(page.getByText(cart.t('outcome.noResponse')).first()).toBeVisible();
  await expect(cart.quantity(products.patches)).toHaveValue('2');
  await expect(cart.total).toContainText('¥84.00');
  watched.faults.length = 0;
});

test('lists unavailable items separately with their reason, and removes them', { tag: '@matrix' }, async ({ page }, info) => {
  const gone = (line: Record<string, unknown>, why: object) => {
    const { id, Goods_id, pro_name, imgurl, price, num } = line;
    return { id, Goods_id, pro_name, imgurl, price, num, ...why };
  };
  const gateway = await startListeningGateway(process.env.MALL_TEST_GATEWAY ?? '', ({ form, envelope }) => {
    if (form.get('api') !== 'mall.Cart.index') return;
    // The response of our own gateway, as the contract defines it.
    const data = envelope.data as { list: { list: Record<string, unknown>[] }[]; data0: object[] };
    const lines = data.list.flatMap(({ list }) => list);
    const reasons = new Map<unknown, object>([
      [products.serum, { recycle: 1 }],
      [products.patches, { recycle: 0, goodsStatus: 0 }],
    ]);
    data.data0 = lines.flatMap((line) => (reasons.has(line.Goods_id) ? [gone(line, reasons.get(line.Goods_id) ?? {})] : []));
    for (const group of data.list) group.list = group.list.filter((line) => !reasons.has(line.Goods_id));
    data.list = data.list.filter(({ list }) => list.length > 0);
  });
  const shop = await startStorefront({ GATEWAY_URL: gateway.url });
  const cart = await fill(page, info, { [products.serum]: 1, [products.patches]: 1, [products.tea]: 1 }, shop.origin);
  await cart.open(shop.origin);
  await expect(cart.line(products.serum)).toContainText(cart.ui('product.expired'));
  await expect(cart.line(products.patches)).toContainText(cart.ui('product.soldOut'));
  await expect(cart.line(products.serum).getByRole('checkbox')).toHaveCount(0);
  await cart.button('gone.clear').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: cart.t('question.clear.confirm'), exact: true })
    .click();
  await expect(page.locator('main form').getByRole('article')).toHaveCount(1);
  await expect(cart.line(products.tea)).toBeVisible();
  await shop.stop();
  gateway.close();
});

// @screen cart.signed-out
test('signs a guest in on the way to the checkout of the selected lines, without an error', async ({ page }, info) => {
  const cart = await fill(page, info, { [products.patches]: 2, [products.tea]: 1 });
  await cart.open();
  await cart.line(products.tea).getByRole('checkbox').uncheck();
  await expect(cart.total).toContainText('¥84.00');
  await cart.button('summary.checkout').click();
  await expect(page).toHaveURL(/\/login\/login\?isReturn=1$/);
  // A toast would still be visible: it is shown for two seconds.
  expect(await page.getByRole('region', { name: cart.ui('notice.label') }).count()).toBe(0);
  await fillSignIn(page, info);
  await page.getByRole('button', { name: cart.ui('login.submit'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: textsOf(info, 'checkout')('title') })).toBeVisible();
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('cart_id')).toMatch(/^\d+$/);
  expect(searchParams.get('vipSource')).toBe('0');
  await expect(page.getByRole('main').locator(`a[href$="?id=${products.patches}"]`)).not.toHaveCount(0);
  await expect(page.getByRole('main').locator(`a[href$="?id=${products.tea}"]`)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('updates quantities, selection and SKU, and removes lines, by form buttons @matrix', async ({ page }, info) => {
    const cart = await fill(page, info, { [products.serum]: 1, [products.patches]: 1, [products.tea]: 1 });
    await cart.open(origin(), false);
    await cart.quantity(products.patches).fill('3');
    await cart.line(products.tea).getByRole('checkbox').uncheck();
    await cart.button('update').click();
    await expect(page.getByText(cart.t('outcome.updated'))).toBeVisible();
    await expect(cart.total).toContainText('¥324.00');
    await cart.quantity(products.patches).fill('2');
    // Enter triggers the form's first button: it must not remove anything.
    await cart.quantity(products.patches).press('Enter');
    await expect(cart.total).toContainText('¥282.00');
    await page
      .getByRole('region')
      .filter({ has: page.locator(`a[href$="?id=${products.tea}"]`) })
      .getByRole('button', { name: cart.t('selectShop') })
      .click();
    await expect(cart.total).toContainText('¥350.00');
    await cart.everything.uncheck();
    await cart.button('update').click();
    await expect(cart.total).toContainText('¥0.00');
    await cart.line(products.serum).locator('summary').click();
    await cart
      .line(products.serum)
      .getByRole('link', { name: cart.t('sku.show') })
      .click();
    await cart.line(products.serum).locator('select').selectOption({ index: 1 });
    await cart
      .line(products.serum)
      .getByRole('button', { name: cart.t('sku.submit') })
      .click();
    await expect(cart.line(products.serum)).toContainText('30 ml');
    await cart
      .line(products.serum)
      .getByRole('button', { name: cart.t('remove') })
      .last()
      .click();
    await expect(page.locator('main form').getByRole('article')).toHaveCount(2);
    await cart.everything.check();
    await cart.button('removeSelected').click();
    await expect(page.getByRole('heading', { name: cart.t('empty.title') })).toBeVisible();
  });

  test('signs a guest in and returns to the cart', { tag: '@matrix' }, async ({ page }, info) => {
    const cart = await fill(page, info, { [products.tea]: 1 });
    await cart.open(origin(), false);
    await cart.button('guest.signIn').click();
    await expect(page).toHaveURL(/\/login\/login\?isReturn=1$/);
    await fillSignIn(page, info);
    await page.getByRole('button', { name: cart.ui('login.submit'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${cartPath}$`));
    await expect(cart.line(products.tea)).toBeVisible();
    await expect(page.getByText(cart.t('guest.text'))).toHaveCount(0);
  });

  test('signs a guest in on the path to the checkout', { tag: '@matrix' }, async ({ page }, info) => {
    const cart = await fill(page, info, { [products.tea]: 1 });
    await cart.open(origin(), false);
    await cart.button('summary.checkout').click();
    await expect(page).toHaveURL(/\/login\/login\?isReturn=1$/);
    await fillSignIn(page, info);
    await page.getByRole('button', { name: cart.ui('login.submit'), exact: true }).click();
    await expect(page).toHaveURL(/\/pay\/payDetails\?cart_id=\d+&vipSource=0$/);
  });
});
