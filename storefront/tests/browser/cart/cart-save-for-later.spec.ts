import type { Locator, Page, TestInfo } from '@playwright/test';
import { expectNoAxeFinding } from '../../support/axe.ts';
import { asCustomer, open, patches, tea } from '../../support/buying.ts';
import { putIntoCart, type Say, speak, textsOf } from '../../support/cart.ts';
import { expect, origin, test } from '../../support/page.ts';

const cartPath = '/shoppingCart/shoppingCart';

const line = (page: Page, id: number): Locator =>
  page
    .locator('main form')
    .getByRole('article')
    .filter({ has: page.locator(`a[href$="?id=${id}"]`) });

/** Locates the button of a line, by the beginning of its name: the product's name follows, in any language. */
const action = (page: Page, id: number, t: Say, key: 'removeNamed' | 'saveForLaterNamed') => {
  const [before = '', after = ''] = t(key, { name: '#' }).split('#');
  const name = new RegExp(`^${before}.+${after}$`);
  return line(page, id).getByRole('button', { name });
};

const openCart = (page: Page) => open(page, origin() + cartPath);

async function cartOf(page: Page, info: TestInfo, wanted: Readonly<Record<number, number>>): Promise<Say> {
  await speak(page, info, origin());
  for (const [id, count] of Object.entries(wanted)) await putIntoCart(page, origin(), Number(id), count);
  return textsOf(info, 'cart');
}

test('restores removed items with their quantity', { tag: '@matrix' }, async ({ page }, info) => {
  const t = await cartOf(page, info, { [patches]: 2, [tea]: 3 });
  await openCart(page);
  await action(page, tea, t, 'removeNamed').click();
  await expect(line(page, tea)).toHaveCount(0);
  await page.getByRole('button', { name: t('undo'), exact: true }).click();
  await expect(line(page, tea).getByRole('spinbutton')).toHaveValue('3');
  await expect(page.getByText(t('outcome.restored')).first()).toBeVisible();
  await page.reload();
  await expect(line(page, tea).getByRole('spinbutton')).toHaveValue('3');
});

test('opens a shop’s coupons in the cart, and requires a visitor to sign in to claim one', { tag: '@matrix' }, async ({ page }, info) => {
  const t = await cartOf(page, info, { [patches]: 1 });
  await openCart(page);
  await page.getByRole('link', { name: t('coupons.show') }).click();
  const panel = page.getByRole('main').locator('section[aria-labelledby="shop-coupons"]');
  await expect(panel).toBeFocused();
  await expectNoAxeFinding(page);
  await panel.getByRole('button').first().click();
  await expect(page).toHaveURL(/\/login\/login\?isReturn=1/);
});

test('shows recommended products below the cart, without those in the cart', { tag: '@matrix' }, async ({ page }, info) => {
  const t = await cartOf(page, info, { [patches]: 1 });
  await openCart(page);
  const shelf = page.getByRole('region', { name: t('like.title') });
  await expect(shelf.getByRole('link').first()).toBeVisible();
  await expect(shelf.locator(`a[href$="?id=${patches}"]`)).toHaveCount(0);
});

test('requires sign-in to save an item, and moves a customer’s item to the favorites', async ({ page }, info) => {
  const t = await cartOf(page, info, { [tea]: 1 });
  await openCart(page);
  await action(page, tea, t, 'saveForLaterNamed').click();
  await expect(page).toHaveURL(/\/login\/login\?isReturn=1/);
  await asCustomer(page, origin());
  // All tests share one customer, whose cart another test may just have ordered.
  await expect(async () => {
    await putIntoCart(page, origin(), tea);
    await openCart(page);
    await action(page, tea, t, 'saveForLaterNamed').click({ timeout: 5000 });
    await expect(line(page, tea)).toHaveCount(0, { timeout: 5000 });
    await expect(page.getByText(t('outcome.savedForLater', { count: 1 })).first()).toBeVisible({ timeout: 5000 });
  }).toPass();
});

test.describe('without JavaScript', { tag: '@matrix' }, () => {
  test.use({ javaScriptEnabled: false });

  test('restores items, and shows a shop’s coupons', async ({ page }, info) => {
    const t = await cartOf(page, info, { [patches]: 1, [tea]: 2 });
    await page.goto(origin() + cartPath);
    await action(page, tea, t, 'removeNamed').click();
    await expect(line(page, tea)).toHaveCount(0);
    await page.getByRole('button', { name: t('undo'), exact: true }).click();
    await expect(line(page, tea).getByRole('spinbutton')).toHaveValue('2');
    await page
      .getByRole('link', { name: t('coupons.show') })
      .first()
      .click();
    await expect(page.locator('section[aria-labelledby="shop-coupons"]')).toBeVisible();
  });
});
