import { expectNoAxeFinding } from '../support/axe.ts';
import { expect, hydrated, origin, test } from '../support/page.ts';
import { speakAtWidth, type TriedLanguage } from '../support/visitor.ts';

const words = {
  en: {
    looked: 'milk',
    found: 'Cloud Cleansing Milk',
    title: '“milk”',
    empty: 'Please fill in the search product and brand',
    blank: 'What are you looking for?',
    nothing: 'Nothing on these shelves fits',
  },
  zh: {
    looked: '洁面',
    found: '云絮洁面乳',
    title: '“洁面”',
    empty: '请填写要搜索的商品和品牌',
    blank: '您想找点什么？',
    nothing: '没有找到合适的商品',
  },
} as const;

let language: TriedLanguage;

test.beforeEach(async ({ context, viewport }) => {
  language = await speakAtWidth(context, viewport, origin());
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'the search' : 'the search without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('finds products by words of the visitor’s language', async ({ page }) => {
      const say = words[language];
      await page.goto('/');
      if (javaScriptEnabled) await hydrated(page);
      await page.getByRole('searchbox').fill(say.looked);
      await page.getByRole('searchbox').press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title);
      expect(new URL(page.url()).searchParams.get('searchName')).toBe(say.looked);
      await expect(page.getByRole('main').getByRole('link', { name: say.found })).toBeVisible();
      await expect(page.getByRole('searchbox')).toHaveValue(say.looked);
    });

    test('says so when nothing is found', { tag: '@once' }, async ({ page }) => {
      await page.goto('/homeList/homeList?searchName=qzxvqzxv');
      await expect(page.getByRole('heading', { level: 2, name: words[language].nothing })).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    });
  });
}

test.describe('an empty search', () => {
  test('is answered where one is', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByText(words[language].empty).first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

test.describe('an empty search without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is answered on the results page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/homeList\/homeList/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[language].blank);
    await expect(page.getByRole('status').filter({ hasText: words[language].empty })).toBeVisible();
  });
});

test('axe finds nothing', async ({ page }) => {
  for (const address of [
    `/homeList/homeList?searchName=${words[language].looked}`,
    '/homeList/homeList',
    '/homeList/homeList?searchName=qzxv',
  ]) {
    await page.goto(address);
    await hydrated(page);
    await expectNoAxeFinding(page);
  }
});
