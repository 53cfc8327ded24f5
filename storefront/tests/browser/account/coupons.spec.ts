// @spec 2.5 3.20

import { expectNoAxeFinding } from '../../support/axe.ts';
import { asCustomer, fits, open, withGateway } from '../../support/buying.ts';
import { type Passing, speak, textsOf } from '../../support/cart.ts';
import { askNothing, beNewcomer } from '../../support/newcomer.ts';
import { expect, origin, test } from '../../support/page.ts';

const path = '/coupon/coupon';

const t = (key: string) => textsOf(test.info(), 'coupons')(key);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no axe violations in the ${colorScheme} scheme`, { tag: '@axe' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await asCustomer(page, origin());
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('centre.title'));
    await expectNoAxeFinding(page);
    expect(await fits(page)).toBe(true);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'the coupon centre' : 'the coupon centre without JavaScript', () => {
    test.use({ javaScriptEnabled });

    // @screen coupons.signed-out
    test(
      'redirects a visitor to sign-in, and lets a customer claim a coupon of a shop',
      { tag: javaScriptEnabled ? [] : '@matrix' },
      async ({ page }, info) => {
        const go = javaScriptEnabled ? open : (_: typeof page, address: string) => page.goto(address);
        await speak(page, info, origin());
        await go(page, path);
        await page
          .getByRole('button', { name: t('centre.receive') })
          .first()
          .click();
        await expect(page).toHaveURL(/\/login\/login\?isReturn=1/);
        // A customer of this test alone: the test without JavaScript claims the same coupon in parallel.
        await askNothing(page.context());
        await beNewcomer(page.context(), origin());
        await go(page, path);
        const ofShops = page.getByRole('link', { name: t('centre.source.shops') });
        await ofShops.click();
        await expect(page).toHaveURL(`${path}?type=2`);
        await expect(ofShops).toHaveAttribute('aria-current', 'page');
        const left = page.getByRole('button', { name: t('centre.receive') });
        await expect(left.first()).toBeVisible();
        const before = await left.count();
        const name = (await page.getByRole('article').filter({ has: left }).last().getByRole('heading').textContent()) ?? '';
        const ticket = page.getByRole('article', { name });
        await ticket.getByRole('button').click();
        await expect(ticket.getByRole('link', { name: t('centre.use') })).toHaveAttribute('href', '/products');
        await expect(left).toHaveCount(before - 1);
      },
    );
  });
}

// @screen coupons.empty
test('shows why a coupon is not available, and the empty state without coupons', { tag: '@matrix' }, async ({ page }) => {
  let isEmpty = false;
  const alter = ({ form, envelope }: Passing) => {
    if (form.get('api') === 'plugin.coupon.MallCoupon.index' && isEmpty) envelope.data = { total: 0, list: [] };
    if (form.get('api') === 'plugin.coupon.MallCoupon.receive') Object.assign(envelope, { code: '222', message: 'It is over.' });
  };
  await withGateway(page, alter, async (site) => {
    await asCustomer(page, site);
    await open(page, site + path);
    await page
      .getByRole('button', { name: t('centre.receive') })
      .first()
      .click();
    await expect(page.getByRole('main').getByText('It is over.')).toBeVisible();
    isEmpty = true;
    await open(page, site + path);
    await expect(page.getByRole('heading', { name: t('centre.empty.title') })).toBeVisible();
    await expectNoAxeFinding(page);
  });
});
