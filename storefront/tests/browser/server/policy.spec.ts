import { expect, hydrated, test } from '../../support/page.ts';

test('the content security policy allows every script and style by its nonce, and the page does not violate it', async ({
  page,
  request,
}) => {
  const response = await request.get('/');
  const policy = response.headers()['content-security-policy'] ?? '';
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  const html = await response.text();
  const elements = [...html.matchAll(/<(?:script|style)\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => !tag.includes('ld+json'));
  expect(elements.length).toBeGreaterThan(3);
  for (const tag of elements) expect(tag).toContain(`nonce="${nonce}"`);

  const violations: string[] = [];
  await page.exposeFunction('violated', (what: string) => violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      Reflect.get(window, 'violated')(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  await page.goto('/');
  await hydrated(page);
  for (const name of ['Dark', 'Light', 'Match device']) await page.getByRole('button', { name }).click();
  expect(violations).toEqual([]);
});

test('refuses a foreign script, and reports it', async ({ page, watched }) => {
  const reported = page.waitForResponse((response) => response.url().endsWith('/csp-report'));
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<img src="https://evil.example/x.png" onerror="window.owned = true">'),
  );
  expect((await reported).status()).toBe(204);
  expect(await page.evaluate(() => Reflect.get(window, 'owned'))).toBeUndefined();
  expect(watched.faults.length).toBeGreaterThan(0);
  // One for the image and one for its handler.
  await expect.poll(() => watched.reports.length).toBe(2);
  watched.faults.length = 0;
  watched.reports.length = 0;
});

test('ignores a nonce that a client sends', async ({ request }) => {
  const response = await request.get('/', { headers: { 'x-nonce': 'mine', nonce: 'mine' } });
  expect(response.headers()['content-security-policy']).not.toContain('nonce-mine');
  expect(await response.text()).not.toContain('nonce="mine"');
});
