// @spec 2.6

import type { Page } from '@playwright/test';
import { expectNoAxeFinding } from '../../support/axe.ts';
import { asCustomer, fits, open } from '../../support/buying.ts';
import { speak, textsOf } from '../../support/cart.ts';
import { expect, hydrated, origin, test } from '../../support/page.ts';

const t = (key: string) => textsOf(test.info(), 'reviews')(key);

/** Returns the page of a product's newest review. */
async function reviewPath(page: Page, productId: number): Promise<string> {
  const response = await page.request.post(`${process.env.MALL_TEST_GATEWAY}?store_id=1&store_type=6`, {
    form: { api: 'mall.Product.getcomment', pid: productId },
  });
  const { data } = await response.json();
  return `/homedetail/evaluationdetails?id=${data.commentsList[0].id}`;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no axe violations in the ${colorScheme} scheme`, { tag: '@axe' }, async ({ page }, info) => {
    await page.emulateMedia({ colorScheme });
    await speak(page, info, origin());
    await open(page, await reviewPath(page, 1001));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('one.title'));
    await expectNoAxeFinding(page);
    expect(await fits(page)).toBe(true);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'a review' : 'a review without JavaScript', () => {
    test.use({ javaScriptEnabled });

    // @screen review.signed-out
    test(
      'publishes a customer’s reply, and a visitor’s after sign-in',
      { tag: javaScriptEnabled ? [] : '@matrix' },
      async ({ page }, info) => {
        const path = await reviewPath(page, 1002);
        const go = async () => {
          await page.goto(path);
          if (javaScriptEnabled) await hydrated(page);
        };
        const reply = async (text: string) => {
          await page.getByRole('textbox', { name: t('form.label') }).fill(text);
          await page.getByRole('button', { name: t('form.submit') }).click();
        };
        await speak(page, info, origin());
        await go();
        await reply('A visitor asks.');
        await expect(page).toHaveURL(/\/login\/login\?isReturn=1/);
        await asCustomer(page, origin());
        await go();
        const text = `How long does a bottle last, ${crypto.randomUUID()}?`;
        await reply(text);
        await expect(page.getByText(t('form.sent'))).toBeVisible();
        await expect(page.getByRole('article').filter({ hasText: text })).toHaveCount(1);
        await expect(page.getByRole('textbox', { name: t('form.label') })).toHaveValue('');
      },
    );
  });
}

// @screen review.empty
test('returns 404 for a missing review', async ({ request }) => {
  for (const id of ['', '0', 'x', '2147483647']) {
    expect((await request.get(`/homedetail/evaluationdetails?id=${id}`)).status()).toBe(404);
  }
});
