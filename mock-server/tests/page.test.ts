import { AxeBuilder } from '@axe-core/playwright';
import { operations } from '@mall/contract';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Mock, startMock } from '../src/index.ts';

let mock: Mock;
let browser: Browser;
let page: Page;
let faults: string[];

beforeAll(async () => {
  mock = await startMock({ port: 0 });
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
}, 120_000);
afterAll(async () => {
  await browser.close();
  await mock.close();
});
beforeEach(async () => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  page = await context.newPage();
  faults = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.goto(mock.url);
});
afterEach(async () => {
  expect(faults).toEqual([]);
  await page.context().close();
  for (const session of ['', 'anna']) await fetch(`${mock.url}/control?key=${session}`, { method: 'DELETE' });
});

async function call(fields: Record<string, string>, cookie = ''): Promise<string> {
  const answer = await fetch(`${mock.url}/api/`, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie } });
  return String(JSON.parse(await answer.text()).code);
}
const product = { api: 'mall.Product.index', pro_id: '1001' };
const example = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} `) });
const operation = (api: string) => page.locator('details', { hasText: api }).first();

describe('the page of the mock', () => {
  it('has plain headings and labels', async () => {
    expect(await page.title()).toBe('Mock control');
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'Rules in effect',
      'Last calls',
      'Scenarios',
      'Operations',
    ]);
    await page.getByLabel('Session key (stored as the cookie mall_mock). Leave empty for all sessions.').waitFor();
  });

  it('lists every operation and filters them by text', async () => {
    expect(await page.locator('details').count()).toBe(operations.size);
    await page.getByLabel('Find an operation').fill('show product index');
    await page.getByText('1 operation', { exact: true }).waitFor();
    expect(await page.locator('details:visible').count()).toBe(1);
  });

  it('sets a rule for an example and deletes it again, by keyboard', async () => {
    await page.getByLabel('Find an operation').fill('mall.Product.index');
    await operation(product.api).locator('summary').press('Enter');
    await example('unknown_product').press('Enter');
    await page.getByText('mall.Product.index answers with the example unknown_product.').waitFor();
    expect(await call(product)).toBe('101');
    expect(await example('unknown_product').getAttribute('aria-pressed')).toBe('true');
    await example('unknown_product').press('Enter');
    await page.getByText('The rule for mall.Product.index is deleted.').waitFor();
    expect(await call(product)).toBe('200');
  });

  it('sets a scenario for one session, and deletes its rules', async () => {
    await page.getByLabel('Session key').fill('anna');
    await page.getByRole('button', { name: 'maintenance' }).click();
    await page.getByText('The scenario maintenance is in effect.').waitFor();
    expect([await call(product, 'mall_mock=anna'), await call(product)]).toEqual(['4003', '200']);
    await page.getByRole('button', { name: 'Delete rules' }).click();
    await page.getByText('No rules: every operation answers with its first example.').waitFor();
    expect(await call(product, 'mall_mock=anna')).toBe('200');
  });

  it('ignores the response of a request that a later one overtook', async () => {
    const isChanged = Promise.withResolvers<void>();
    await page.route('**/control?key=anna', async (route) => {
      const response = await route.fetch();
      if (route.request().method() === 'GET') await isChanged.promise;
      await route.fulfill({ response });
    });
    const delayedRoute = page.waitForResponse((response) => response.url().endsWith('key=anna') && response.request().method() === 'GET');
    await page.getByLabel('Session key').fill('anna');
    await page.getByRole('button', { name: 'maintenance' }).click();
    await page.getByText('The scenario maintenance is in effect.').waitFor();
    isChanged.resolve();
    await delayedRoute;
    await page.getByRole('button', { name: 'Delete rules' }).click();
    await page.getByText('Rules deleted.').waitFor();
  });

  it('shows a new call with its verdict and copies it as curl', async () => {
    await call({ api: product.api, pro_id: "it's" }, 'mall_mock=bert');
    const row = page.getByRole('row', { name: /bert/ });
    await row.getByText('pro_id: type').waitFor();
    expect(await row.textContent()).toContain('50010');
    await row.getByRole('button', { name: 'Copy as curl' }).click();
    await page.getByText('Copied.').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(
      `curl '${mock.url}/api/' \\\n  -b 'mall_mock=bert' \\\n  --data-urlencode 'api=mall.Product.index' \\\n  --data-urlencode 'pro_id=it'\\''s'`,
    );
  });

  it('removes calls from the table when they are deleted', async () => {
    await call({ api: 'mall.Login.getCode' }, 'mall_mock=carl');
    await page.getByRole('row', { name: /carl/ }).waitFor();
    await fetch(`${mock.url}/calls`, { method: 'DELETE' });
    await page.getByText('No calls yet.').waitFor();
    expect(await page.getByRole('row', { name: /carl/ }).count()).toBe(0);
  });

  it('shows the conditions and the patch of a rule', async () => {
    mock.setRules([{ api: product.api, when: { pro_id: { equals: 7 } }, answer: [{ patch: { login_status: 1 } }] }]);
    await page.reload();
    await page.getByText('mall.Product.index patch {"login_status":1} when pro_id {"equals":7}').waitFor();
    await page.getByRole('button', { name: 'Delete rules' }).click();
    await page.getByText('No rules: every operation').waitFor();
  });

  it('shows conditions on headers and states, and warnings', async () => {
    mock.setRules([
      { api: product.api, whenHeaders: { 'x-app': { equals: 'ios' } }, whenState: { cart: 'full' }, answer: { code: '4003' } },
    ]);
    await page.reload();
    await page.getByText('mall.Product.index code 4003 when header x-app {"equals":"ios"} when state cart full').waitFor();
    await operation('mall.Cart.index').locator('summary').click();
    await operation('mall.Cart.index')
      .getByRole('button', { name: /^empty/ })
      .click();
    await page.getByText('Warning: rules.1.whenState.cart: no rule sets the state "cart".').waitFor();
  });

  it('escapes the values of a request', async () => {
    await call({ api: '<img src=x onerror=alert(1)>' });
    await page.getByText('<img src=x onerror=alert(1)>').waitFor();
    expect(await page.locator('img').count()).toBe(0);
  });

  it.each(['light', 'dark'] as const)('has no axe violations, %s', async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    await call(product);
    await page.locator('details summary').first().click();
    await page
      .getByRole('row', { name: /mall.Product.index/ })
      .first()
      .waitFor();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });

  it('says why a session key is not used, and marks the field', async () => {
    const key = page.getByLabel('Session key');
    await key.fill('a b');
    await key.press('Enter');
    await page.getByText('The session key may have letters, digits, dots, hyphens and underscores.').waitFor();
    expect(await key.getAttribute('aria-invalid')).toBe('true');
    await key.fill('anna');
    await key.press('Enter');
    await page.getByText('The rules of the session key anna are shown.').waitFor();
    expect(await key.getAttribute('aria-invalid')).toBeNull();
  });

  it('shows the status of an action wherever the page is scrolled to', async () => {
    await page.getByLabel('Find an operation').fill('mall.Product.index');
    await operation(product.api).locator('summary').click();
    await example('unknown_product').click();
    const status = page.getByText('mall.Product.index answers with the example unknown_product.');
    await status.waitFor();
    await page.getByLabel('Find an operation').fill('');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const { y = -1 } = (await status.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
  });

  it.each([1440, 1280, 390])('shows all columns of calls at %i pixels, with names whole between dots', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await call({ api: 'mall.Order.see_extraction_code', order_id: 'x' }, 'mall_mock=worker-12');
    const row = page.getByRole('row', { name: /see_extraction_code/ }).first();
    await row.waitFor();
    const region = page.getByRole('region', { name: 'Table of calls' });
    expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    const limits = await region.boundingBox();
    for (const part of [row.getByText('50010'), row.getByRole('button', { name: 'Copy as curl' })]) {
      const box = await part.boundingBox();
      expect(box && limits && box.x + box.width <= limits.x + limits.width).toBe(true);
    }
  });

  it('does not scroll horizontally on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await call(product);
    await page
      .getByRole('row', { name: /mall.Product.index/ })
      .first()
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  it.each([1920, 1440, 1280, 1024])('covers no control at %i pixels after scrolling', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    for (let count = 0; count < 12; count += 1) await call(product);
    await page
      .getByRole('row', { name: /mall.Product.index/ })
      .first()
      .waitFor();
    await operation(product.api).locator('summary').click();
    const covered = await page.locator('button:visible, input:visible, summary:visible').evaluateAll((controls) =>
      controls.filter((control) => {
        control.scrollIntoView({ block: 'center' });
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return [left + 8, (left + right) / 2, right - 8].some((x) => {
          const hit = document.elementFromPoint(x, (top + bottom) / 2);
          return !(control.contains(hit) || control.closest('label')?.contains(hit));
        });
      }),
    );
    expect(covered).toEqual([]);
  });
});

it('stores the last 200 calls', async () => {
  for (let index = 0; index < 205; index += 1) await call({ api: 'mall.Login.getCode' });
  const calls: unknown[] = JSON.parse(await (await fetch(`${mock.url}/calls`)).text());
  expect(calls).toHaveLength(200);
  expect(calls[0]).toMatchObject({ api: 'mall.Login.getCode', verdict: '200', faults: [], steeredBy: '' });
});
