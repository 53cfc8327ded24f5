// @spec 1.14 1.16 1.17 1.18 1.19 3.25 8.23 9.24 9.25

import { expect, hydrated, test } from '../../support/page.ts';

const headline = {
  en: 'Slow beauty, honestly made',
  zh: '慢一点的美， 认真地做',
  tn: '慢一點的美， 認真地做',
  ko: '천천히, 정직하게 빚은 아름다움',
};
const tags = { en: 'en-US', zh: 'zh-CN', tn: 'zh-TW', ko: 'ko-KR' };

for (const code of ['en', 'zh', 'tn', 'ko'] as const) {
  test(`renders ${code} when the URL requests it`, async ({ page }) => {
    await page.goto(`/?lang=${code}`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline[code]);
    await expect(page.locator('html')).toHaveAttribute('lang', tags[code]);
  });
}

test('breaks no Korean word that fits on its own line', { tag: '@matrix' }, async ({ page }) => {
  await page.goto('/?lang=ko');
  const broken = await page.locator('h1, h2, main p').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const range = document.createRange();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{Script=Hangul}]+/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
        }
      }
      return found;
    }),
  );
  expect(await page.locator('h2').count()).toBeGreaterThan(0);
  expect(broken).toEqual([]);
});

test('switches the language by the form in the footer, and stores it', async ({ page }) => {
  await page.goto('/products?class=11');
  await hydrated(page);
  await page.getByRole('button', { name: '한국어' }).click();
  await expect(page.getByRole('button', { name: '한국어' })).toHaveAttribute('aria-pressed', 'true');
  expect(new URL(page.url()).search).toBe('?class=11');
  await hydrated(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline.ko);
  await expect(page.getByRole('button', { name: '한국어' })).toHaveAttribute('aria-pressed', 'true');
});

test('stores a language that the address selected', { tag: '@matrix' }, async ({ page }) => {
  await page.goto('/?lang=zh');
  await hydrated(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline.zh);
});

test('ignores the browser’s preferred language', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'ko-KR', ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline.en);
  await context.close();
});

test('loads only the texts of the page and its language in the browser', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, namespace] = /\/assets\/texts\/[\w-]+\/\w+\/([a-z-]+)\.js/.exec(request.url()) ?? [];
    if (namespace) asked.add(namespace);
  });
  await page.goto('/?lang=tn', { waitUntil: 'networkidle' });
  expect([...asked].sort()).toEqual(['common', 'home', 'shell', 'ui']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('switches the language by the form in the footer', async ({ page }) => {
    await page.goto('/products?class=11&lang=en');
    await page.getByRole('button', { name: '繁體中文' }).click();
    await expect(page.getByRole('button', { name: '繁體中文' })).toHaveAttribute('aria-pressed', 'true');
    expect(new URL(page.url()).search).toBe('?class=11');
  });
});

test.describe('when the texts cannot be loaded', () => {
  // @screen choice-of-the-language.error
  test('retains the server’s markup', async ({ page, watched }) => {
    await page.route(/\/assets\/texts\/[\w-]+\/\w+\/(?:home|shell)\.js/, (route) => route.abort());
    await page.goto('/?lang=zh');
    // Those of the language, and then those of the fallback language.
    for (const namespace of ['home', 'shell']) {
      const lost = () => watched.faults.filter((fault) => new RegExp(`/assets/texts/[^/]+/\\w+/${namespace}\\.js`).test(fault)).length;
      await expect.poll(lost).toBe(2);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline.zh);
    await expect(page.getByText('values.title')).toHaveCount(0);
    watched.faults.length = 0;
  });
});

test('does not redirect to another site', async ({ request, baseURL }) => {
  const response = await request.post('/language', {
    form: { language: 'zh', back: '//evil.example/x' },
    headers: { Origin: baseURL ?? '' },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
  expect(response.headers().location).toBe('/');
  expect(response.headers()['set-cookie']).toMatch(/^currentLang=zh; Path=\/; Max-Age=\d+; SameSite=Lax$/);
});
