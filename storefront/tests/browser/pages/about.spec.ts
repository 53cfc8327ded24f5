// @spec 1.22 2.19

import { expectNoAxeFinding } from '../../support/axe.ts';
import { textsOf } from '../../support/cart.ts';
import { expect, hydrated, origin, test } from '../../support/page.ts';
import { speakAtWidth, type TriedLanguage } from '../../support/visitor.ts';

const titles = {
  our_story: { en: 'A shelf that grew slowly', zh: '一层货架，慢慢长成' },
  our_team: { en: 'Twenty-three pairs of hands', zh: '二十三双手' },
  regional_markets: { en: 'Delivered with care', zh: '用心送达' },
  contact: { en: 'Talk to a real person', zh: '真人为您解答' },
  accessibility: { en: 'A shop for everyone', zh: '人人都能使用的商城' },
  terms: { en: 'Terms of use', zh: '用户协议' },
  privacy: { en: 'Privacy policy', zh: '隐私政策' },
} as const;

let language: TriedLanguage;

test.beforeEach(async ({ context, viewport }) => {
  language = await speakAtWidth(context, viewport, origin());
});

for (const [type, title] of Object.entries(titles)) {
  test(`${type} shows its text and has no axe violations`, { tag: '@matrix' }, async ({ page }) => {
    await page.goto(`/my/aboutUs?type=${type}`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[language]);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`type=${type}`));
    expect(await page.getByRole('article').getByRole('paragraph').count()).toBeGreaterThanOrEqual(4);
    await expectNoAxeFinding(page);
  });
}

test('shows each help page with its own headline @matrix', async ({ page }, info) => {
  const t = textsOf(info, 'content');
  await page.goto('/my/aboutUs?type=enroll');
  await hydrated(page);
  const others = page.getByRole('navigation', { name: t('navigation') });
  const headlines = new Set<string>();
  for (const type of ['payment_method', 'payment_issues', 'return_policy', 'cancellation_order', 'refund_instructions', 'enroll']) {
    const name = t(`help.pages.${type}`);
    await others.getByRole('link', { name }).click();
    await expect(others.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    headlines.add((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
    expect(await page.getByRole('article').getByRole('paragraph').count()).toBeGreaterThanOrEqual(2);
  }
  expect(headlines.size).toBe(6);
  await expectNoAxeFinding(page);
});

test('shows the brand story for an unknown page type', async ({ page }) => {
  await page.goto('/my/aboutUs?type=nobody-knows');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.our_story[language]);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /type=our_story/);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'the footer' : 'the footer without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('links the footer to a text page, and that page to the others', { tag: javaScriptEnabled ? [] : '@matrix' }, async ({ page }) => {
      await page.goto('/');
      if (javaScriptEnabled) await hydrated(page);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: language === 'en' ? 'Terms of use' : '使用条款' })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.terms[language]);
      const others = page.getByRole('navigation', { name: language === 'en' ? 'About Sylvane' : '关于林间集' });
      await others.getByRole('link', { name: language === 'en' ? 'Privacy policy' : '隐私政策' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.privacy[language]);
    });
  });
}
