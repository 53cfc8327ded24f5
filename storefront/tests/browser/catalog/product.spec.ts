// @spec 2.7 2.98 2.99 2.103 2.104 5.29 8.16 8.17

import type { Page } from '@playwright/test';
import { expectNoAxeFinding } from '../../support/axe.ts';
import { fits, open, withGateway } from '../../support/buying.ts';
import { fillSignIn, speak, textsOf } from '../../support/cart.ts';
import { askNothing, beNewcomer } from '../../support/newcomer.ts';
import { expect, hydrated, origin, test } from '../../support/page.ts';

/** The flagship product, with 21 reviews: two with images, one with a follow-up. */
const path = '/homedetail/homedetail?id=1001';

const t = (namespace: string) => textsOf(test.info(), namespace);
const reviews = (page: Page) => page.locator('#reviews');

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no axe violations in the ${colorScheme} scheme`, { tag: '@axe' }, async ({ page }, info) => {
    await page.emulateMedia({ colorScheme });
    await speak(page, info, origin());
    await open(page, path);
    await expectNoAxeFinding(page);
    expect(await fits(page)).toBe(true);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'a product' : 'a product without JavaScript', () => {
    test.use({ javaScriptEnabled });
    const go = async (page: Page, address: string) => {
      await page.goto(address);
      if (javaScriptEnabled) await hydrated(page);
    };

    test(
      'shows the reviews of a product by kind and page, and links to one of them',
      { tag: javaScriptEnabled ? [] : '@matrix' },
      async ({ page }, info) => {
        await speak(page, info, origin());
        await go(page, path);
        await expect(reviews(page).getByRole('article')).toHaveCount(20);
        await reviews(page)
          .getByRole('link', { name: t('ui')('pagination.next') })
          .click();
        await expect(page).toHaveURL(`${path}&page=2#reviews`);
        await expect(reviews(page).getByRole('article')).toHaveCount(1);
        await reviews(page)
          .getByRole('navigation', { name: t('ui')('review.tabs') })
          .getByRole('link', { name: t('ui')('review.withImages') })
          .click();
        await expect(page).toHaveURL(`${path}&reviews=images#reviews`);
        await expect(reviews(page).getByRole('article')).toHaveCount(2);
        await expect(reviews(page).getByRole('article').first().getByRole('img').last()).toBeVisible();
        await reviews(page)
          .getByRole('link', { name: t('ui')('review.withFollowUp') })
          .click();
        await expect(page).toHaveURL(`${path}&reviews=followUp#reviews`);
        await expect(reviews(page).getByRole('article')).toHaveCount(1);
        const text = await reviews(page).getByRole('article').locator('.words > p').textContent();
        await reviews(page).getByRole('article').locator('footer a').click();
        await expect(page).toHaveURL(/\/homedetail\/evaluationdetails\?id=\d+$/);
        await expect(page.getByRole('article').first()).toContainText(text ?? '');
      },
    );

    test('adds a product to the favorites and removes it', { tag: javaScriptEnabled ? [] : '@matrix' }, async ({ page }) => {
      await speak(page, test.info(), origin());
      // A customer of this test alone: the test without JavaScript changes the same product in parallel.
      await askNothing(page.context());
      await beNewcomer(page.context(), origin());
      const button = page.getByRole('button', { name: t('ui')('collect.submit') });
      const look = () => go(page, '/homedetail/homedetail?id=1013');
      await look();
      const before = await button.getAttribute('aria-pressed');
      for (const now of [before === 'true' ? 'false' : 'true', before ?? '']) {
        const answered = page.waitForResponse((response) => response.request().method() === 'POST');
        await button.click();
        await answered;
        await look();
        await expect(button).toHaveAttribute('aria-pressed', now);
      }
    });
  });
}

// @screen product.signed-out
test('claims a coupon in place after sign-in', async ({ page }, info) => {
  await speak(page, info, origin());
  await open(page, path);
  const offered = page.getByRole('list', { name: t('ui')('coupon.forProduct') });
  const row = offered.getByRole('listitem').filter({ hasText: '¥15' });
  await row.getByRole('button', { name: t('ui')('coupon.receive') }).click();
  await expect(page).toHaveURL(/\/login\/login\?isReturn=1/);
  await hydrated(page);
  await fillSignIn(page, info);
  await page.getByRole('button', { name: t('ui')('login.submit'), exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(row).toBeVisible();
  // All tests share one customer: an earlier attempt may have claimed it.
  const receive = row.getByRole('button', { name: t('ui')('coupon.receive') });
  if (await receive.isVisible()) await receive.click();
  await expect(row).toContainText(t('ui')('coupon.held'));
  await expect(receive).toHaveCount(0);
});

test('refuses to buy a product with options before one is chosen', { tag: '@matrix' }, async ({ page }, info) => {
  await speak(page, info, origin());
  for (const form of [{ intent: 'buy' }, { intent: 'add' }, { intent: 'buy', 'option-0': 'of no kind' }]) {
    const response = await page.request.post(path, { form, headers: { Origin: origin() }, maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain(t('catalog')('product.choose'));
  }
});

test('opens the images of a product over the whole window', async ({ page }, info) => {
  await speak(page, info, origin());
  await open(page, path);
  await page.getByRole('main').getByRole('region').first().getByRole('link').first().click();
  const view = page.getByRole('dialog');
  await expect(view).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(view).toHaveCount(0);
});

test('shows a named video after the images, which is not fetched before it is played, and plays', async ({ page }, info) => {
  const film = '/media/films/cloud-cleansing-milk.mp4';
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await speak(page, info, origin());
  await open(page, path);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const video = page.getByLabel(t('catalog')('product.film', { name }));
  await expect(page.getByRole('main').getByRole('img', { name }).first()).toBeVisible();
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/media\/products\//);
  expect(fetched).not.toContain(film);
  await page
    .getByRole('main')
    .getByRole('link', { name: textsOf(info, 'ui')('gallery.video'), exact: true })
    .click();
  await expect(video).toBeInViewport();
  await video.evaluate((player: HTMLVideoElement) => player.play());
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0);
  expect(await video.evaluate((player: HTMLVideoElement) => [player.videoWidth, player.videoHeight])).toEqual([720, 720]);
  expect(fetched).toContain(film);
});

// @screen product.error
test('sells a product whose reviews and coupons do not load', { tag: '@matrix' }, async ({ page }, info) => {
  const fail = ({ form, envelope }: { form: URLSearchParams; envelope: { code: string } }) => {
    if (/getcomment|proCoupon/.test(form.get('api') ?? '')) envelope.code = '50002';
  };
  await withGateway(page, fail, async (site) => {
    await speak(page, info, site);
    await open(page, site + path);
    await expect(reviews(page).getByRole('alert')).toContainText(t('ui')('state.error'));
    await expect(page.getByRole('list', { name: t('ui')('coupon.forProduct') })).toHaveCount(0);
    await expect(page.getByRole('button', { name: t('catalog')('product.addToCart') })).toBeEnabled();
  });
});

test('shows its introduction in chapters and related products before any interaction', async ({ page }, info) => {
  await speak(page, info, origin());
  await page.goto(path);
  const introduction = page.getByRole('region', { name: t('catalog')('product.introduction') });
  await expect(introduction.getByRole('heading', { level: 3 })).toHaveCount(3);
  const related = page.getByRole('region', { name: t('catalog')('product.related') });
  await expect(related.getByRole('link')).toHaveCount(4);
  const parts = introduction.getByRole('navigation', { name: t('catalog')('product.parts') });
  await expect(parts.getByRole('link')).toHaveCount(5);
  for (const link of await parts.getByRole('link').all()) {
    await expect(page.locator((await link.getAttribute('href')) ?? 'nothing')).toHaveCount(1);
  }
  // The anchor is part of this page, whether its code has loaded or not.
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/product-reading/, (route) => held.then(() => route.continue()));
  await parts.getByRole('link', { name: t('catalog')('product.related') }).click();
  await expect(page).toHaveURL(/\?id=\d+#/);
  await expect(related).toBeInViewport();
  await expect(introduction.getByRole('heading', { level: 3 })).toHaveCount(3);
  come();
  await related.getByRole('link').first().click();
  await expect(page).not.toHaveURL(path);
  await expect(page).toHaveURL(/\/homedetail\/homedetail\?id=\d+$/);
});

// @screen product.empty
test('shows that a deleted product is unavailable, with other products and a link home', async ({ page, watched }, info) => {
  await speak(page, info, origin());
  const response = await page.goto('/homedetail/homedetail?id=999999');
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('catalog')('gone.title'));
  await expect(page.getByRole('region', { name: t('catalog')('gone.instead') }).getByRole('link')).toHaveCount(2);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('shell')('errorPage.home') })
    .click();
  await expect(page).toHaveURL('/');
  // The browser itself logs that the document has status 404.
  watched.faults.length = 0;
});

test('retains the keyboard focus on "Add to cart" while the product is added and after', { tag: '@matrix' }, async ({ page }, info) => {
  await speak(page, info, origin());
  await open(page, '/homedetail/homedetail?id=1011');
  const button = page.getByRole('button', { name: t('catalog')('product.addToCart') });
  await button.focus();
  await page.keyboard.press('Enter');
  const added = t('catalog')('product.added', { count: 1 });
  await expect(page.getByRole('main').getByText(added).first()).toBeVisible();
  await expect(button).toBeFocused();
});
