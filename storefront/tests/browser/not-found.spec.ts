import { expect, hydrated, test } from '../support/page.ts';

test.describe('an address that is nobody’s', () => {
  test('is answered 404, in words, with a way home', async ({ page, watched }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
    await expect(page).toHaveTitle('This page could not be found | Sylvane');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('banner')).toBeVisible();
    // The browser itself says that the document was answered 404.
    expect(watched.faults.filter((fault) => !fault.includes('404'))).toEqual([]);
    watched.faults.length = 0;
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slow beauty, honestly made');
  });

  for (const address of ['/products/../nothing', '//evil.example', '/%E0%A4%A', '/my/my/nothing', '/assets/nothing.js', '/index.html']) {
    test(`is ${address}`, { tag: '@once' }, async ({ request, baseURL }) => {
      const answer = await request.get(`${baseURL}${address}`);
      expect([400, 404]).toContain(answer.status());
    });
  }

  test('is refused to a form', { tag: '@once' }, async ({ request, baseURL }) => {
    const answer = await request.post('/no/such/page', { form: { a: 'b' }, headers: { Origin: baseURL ?? '' } });
    expect(answer.status()).toBe(405);
    expect(await answer.text()).toContain('Something went wrong on our side');
  });

  test('speaks the visitor’s language', { tag: '@once' }, async ({ page, watched }) => {
    await page.goto('/nothing?lang=zh');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('找不到这个页面');
    watched.faults.length = 0;
  });
});
