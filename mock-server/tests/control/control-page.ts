import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { chromiumPath } from '../../../scripts/lib/chromium.ts';
import { type Mock, startMock } from '../../src/index.ts';

/** The mock whose control page is open. */
export let mock: Mock;
/** The control page, opened for each test. */
export let page: Page;
/** The errors of the page; a test that causes one removes it. */
export const pageErrors: string[] = [];

/** Opens the control page before each test of a file. Afterwards expects no error of the page, and deletes rules and calls. */
export function useControlPage(): void {
  let browser: Browser;
  beforeAll(async () => {
    mock = await startMock({ port: 0 });
    browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await mock.close();
  });
  beforeEach(async () => {
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    page = await context.newPage();
    pageErrors.length = 0;
    page.on('console', (message) => {
      if (message.type() === 'error') pageErrors.push(message.text());
    });
    page.on('pageerror', (error) => pageErrors.push(String(error)));
    await page.goto(mock.url);
  });
  afterEach(async () => {
    expect(pageErrors).toEqual([]);
    await page.context().close();
    for (const session of [undefined, 'anna']) mock.setRules([], session);
    mock.deleteCalls();
  });
}

/** A call that succeeds without a rule. */
export const product = { api: 'mall.Product.index', pro_id: '1001' };

/** Sends a form, and returns the code of its response. */
export async function call(fields: Record<string, string>, cookie = ''): Promise<string> {
  const response = await fetch(`${mock.url}/api/`, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie } });
  return String(JSON.parse(await response.text()).code);
}

/** An operation in the list. */
export const operation = (api: string) => page.locator('.operation', { hasText: api }).first();

/** The row of the newest call whose texts match. */
export const rowOf = (name: RegExp) => page.getByRole('row', { name }).first();
