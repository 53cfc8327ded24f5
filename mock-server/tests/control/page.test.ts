import { AxeBuilder } from '@axe-core/playwright';
import { operations } from '@mall/contract';
import { describe, expect, it } from 'vitest';
import { call, mock, operation, page, product, rowOf, useControlPage } from './control-page.ts';

useControlPage();

const example = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} `) });

describe('the page of the mock', () => {
  it('has headings and a label for the session key', async () => {
    expect(await page.title()).toBe('Mock control');
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'Rules in effect',
      'Last calls',
      'Scenarios',
      'Operations',
    ]);
    await page.getByLabel('Session key (stored as the cookie mall_mock). Leave empty for all sessions.').waitFor();
  });

  it('permits no script and no style in its markup', async () => {
    const response = await page.reload();
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
  });

  it('lists every operation and filters them by text', async () => {
    expect(await page.locator('.operation').count()).toBe(operations.size);
    await page.getByLabel('Find an operation').fill('show product index');
    await page.getByText('1 operation', { exact: true }).waitFor();
    expect(await page.locator('.operation:visible').count()).toBe(1);
  });

  it('sets a rule for an example and deletes it again, by keyboard', async () => {
    await page.getByLabel('Find an operation').fill('mall.Product.index');
    await operation(product.api).locator('summary').press('Enter');
    await example('unknown_product').press('Enter');
    await page.getByText('mall.Product.index responds with the example unknown_product.').waitFor();
    expect(await call(product)).toBe('101');
    expect(await example('unknown_product').getAttribute('aria-pressed')).toBe('true');
    await example('unknown_product').press('Enter');
    await page.getByText('The rule for mall.Product.index is deleted.').waitFor();
    expect(await call(product)).toBe('200');
  });

  it('offers the rate limits of an operation as examples', async () => {
    await operation(product.api).locator('summary').press('Enter');
    await operation(product.api)
      .getByRole('button', { name: /^too_busy / })
      .press('Enter');
    await page.getByText('mall.Product.index responds with the example too_busy.').waitFor();
    expect(await call(product)).toBe('50032');
  });

  it('uses the session key of its address', async () => {
    await page.goto(`${mock.url}/?key=anna`);
    await page.getByText('The rules of the session key anna are shown.').waitFor();
    expect(await page.getByLabel(/^Session key/).inputValue()).toBe('anna');
    await page.getByRole('button', { name: 'maintenance' }).click();
    await page.getByText('The scenario maintenance is in effect.').waitFor();
    expect([await call(product, 'mall_mock=anna'), await call(product)]).toEqual(['4003', '200']);
  });

  it('shows a refusal in the error color, and a later success in another one', async () => {
    const color = () => page.getByText(/^(The session key may|The scenario)/).evaluate((status) => getComputedStyle(status).color);
    await page.getByLabel('Session key').fill('a b');
    await page.getByLabel('Session key').press('Enter');
    await page.getByText('The session key may have letters, digits').waitFor();
    const errorColor = await color();
    await page.getByLabel('Session key').fill('anna');
    await page.getByRole('button', { name: 'maintenance' }).click();
    await page.getByText('The scenario maintenance is in effect.').waitFor();
    expect(await color()).not.toBe(errorColor);
  });

  it('sets a scenario for one session, and deletes its rules', async () => {
    await page.getByLabel('Session key').fill('anna');
    await page.getByRole('button', { name: 'maintenance' }).click();
    await page.getByText('The scenario maintenance is in effect.').waitFor();
    expect([await call(product, 'mall_mock=anna'), await call(product)]).toEqual(['4003', '200']);
    await page.getByRole('button', { name: 'Delete rules' }).click();
    await page.getByText('No rules: every operation responds with its first example.').waitFor();
    expect(await call(product, 'mall_mock=anna')).toBe('200');
  });

  it('suggests the keys with rules in the field of the session key', async () => {
    const suggested = () => page.locator('#keys option').evaluateAll((options) => options.map((option) => option.getAttribute('value')));
    expect(await page.getByLabel('Session key').getAttribute('list')).toBe('keys');
    mock.setRules([{ api: product.api, response: { code: '101' } }], 'anna');
    await expect.poll(suggested, { timeout: 5000 }).toEqual(['anna']);
    mock.deleteKeys();
    await expect.poll(suggested, { timeout: 5000 }).toEqual([]);
  });

  it('ignores the response to a request when a later one was sent before it', async () => {
    const changed = Promise.withResolvers<void>();
    await page.route('**/control?key=anna', async (route) => {
      const response = await route.fetch();
      if (route.request().method() === 'GET') await changed.promise;
      await route.fulfill({ response });
    });
    const delayedRoute = page.waitForResponse((response) => response.url().endsWith('key=anna') && response.request().method() === 'GET');
    await page.getByLabel('Session key').fill('anna');
    await page.getByRole('button', { name: 'maintenance' }).click();
    await page.getByText('The scenario maintenance is in effect.').waitFor();
    changed.resolve();
    await delayedRoute;
    await page.getByRole('button', { name: 'Delete rules' }).click();
    await page.getByText('Rules deleted.').waitFor();
  });

  it('removes calls from the table when they are deleted', async () => {
    await call({ api: 'mall.Login.getCode' }, 'mall_mock=carl');
    await page.getByRole('row', { name: /carl/ }).waitFor();
    await fetch(`${mock.url}/calls`, { method: 'DELETE' });
    await page.getByText('No calls yet.').waitFor();
    expect(await page.getByRole('row', { name: /carl/ }).count()).toBe(0);
  });

  it('shows the conditions and the patch of a rule', async () => {
    mock.setRules([{ api: product.api, when: { pro_id: { equals: 7 } }, response: [{ patch: { login_status: 1 } }] }]);
    await page.reload();
    await page.getByText('mall.Product.index patch {"login_status":1} when pro_id {"equals":7}').waitFor();
    await page.getByRole('button', { name: 'Delete rules' }).click();
    await page.getByText('No rules: every operation').waitFor();
  });

  it('shows conditions on headers and states, and warnings', async () => {
    mock.setRules([
      { api: product.api, whenHeaders: { 'x-app': { equals: 'ios' } }, whenState: { cart: 'full' }, response: { code: '4003' } },
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
    await page.getByRole('button', { name: '<img src=x onerror=alert(1)>' }).waitFor();
    expect(await page.locator('img').count()).toBe(0);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    it(`has no axe violations with everything open, ${colorScheme}`, { tags: colorScheme === 'dark' ? 'matrix' : [] }, async () => {
      await page.emulateMedia({ colorScheme });
      mock.setRules([{ api: product.api, when: { pro_id: { equals: 7 } }, response: { example: 'unknown_product' } }]);
      for (const id of ['1001', 'x']) {
        await call({ ...product, pro_id: id }, `mall_mock=axe-${id}`);
        await rowOf(new RegExp(`axe-${id}`))
          .getByRole('button', { name: product.api })
          .click();
      }
      await page.getByText('Show ').first().click();
      await page.getByText('Edit the rules as JSON').click();
      await page.getByLabel('Rules, in their order of precedence').fill('[');
      await page.getByRole('button', { name: 'Set rules' }).click();
      await page.getByText('This is not valid JSON').waitFor();
      await operation(product.api).locator('summary').click();
      await operation(product.api).getByRole('button', { name: 'Set rule' }).click();
      await page.getByText('Choose an example').waitFor();
      // The other operations have the same markup, and axe takes long for all of them.
      await page.locator('.operation:not([open])').evaluateAll((closed) => {
        for (const operation of closed.slice(5)) operation.remove();
      });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    });

  it('shows why a session key is invalid, and marks the field', async () => {
    const key = page.getByRole('combobox', { name: 'Session key' });
    await key.fill('a b');
    await key.press('Enter');
    await page.getByText('The session key may have letters, digits, dots, hyphens and underscores.').waitFor();
    expect(await key.getAttribute('aria-invalid')).toBe('true');
    await key.fill('anna');
    await key.press('Enter');
    await page.getByText('The rules of the session key anna are shown.').waitFor();
    expect(await key.getAttribute('aria-invalid')).toBeNull();
  });

  it('shows the status of an action at every scroll position', async () => {
    await page.getByLabel('Find an operation').fill('mall.Product.index');
    await operation(product.api).locator('summary').click();
    await example('unknown_product').click();
    const status = page.getByText('mall.Product.index responds with the example unknown_product.');
    await status.waitFor();
    await page.getByLabel('Find an operation').fill('');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const { y = -1 } = (await status.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
  });

  it.each([1440, 1280, 390])(
    'shows all columns of calls at %i pixels, with names that break only at dots and underscores',
    { tags: 'matrix' },
    async (width) => {
      await page.setViewportSize({ width, height: 900 });
      await call({ api: 'mall.Order.see_extraction_code', order_id: 'x' }, 'mall_mock=worker-12');
      const row = page.getByRole('row', { name: /see_extraction_code/ }).first();
      await row.waitFor();
      const region = page.getByRole('region', { name: 'Table of calls' });
      expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
      const limits = await region.boundingBox();
      for (const part of [row.getByText('50010'), row.getByText('worker-12')]) {
        const box = await part.boundingBox();
        expect(box && limits && box.x + box.width <= limits.x + limits.width).toBe(true);
      }
    },
  );

  it.each([1024, 390])(
    'does not scroll horizontally at %i pixels, with details, editor and form open',
    { tags: 'matrix' },
    async (width) => {
      await page.setViewportSize({ width, height: 844 });
      mock.setRules([{ api: product.api, when: { pro_id: { equals: 7 } }, response: { example: 'unknown_product' } }]);
      await call(product, 'mall_mock=worker-12');
      await rowOf(/worker-12/)
        .getByRole('button', { name: product.api })
        .click();
      await page.getByText('Edit the rules as JSON').click();
      await operation(product.api).locator('summary').click();
      await operation(product.api).getByRole('button', { name: 'Set rule' }).click();
      await page.getByText('Choose an example, an error code, a delay or a fault.').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    },
  );

  it.each([1920, 1440, 1280, 1024])('covers no control at %i pixels after scrolling', { tags: 'matrix' }, async (width) => {
    await page.setViewportSize({ width, height: 900 });
    for (let count = 0; count < 12; count += 1) await call(product);
    await rowOf(/mall.Product.index/).waitFor();
    await operation(product.api).locator('summary').click();
    await operation(product.api).getByRole('button', { name: 'Set rule' }).waitFor();
    const covered = await page.locator('button:visible, input:visible, select:visible, summary:visible').evaluateAll((controls) =>
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
