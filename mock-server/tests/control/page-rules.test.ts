import { describe, expect, it } from 'vitest';
import { call, mock, operation, page, pageErrors, product, useControlPage } from './control-page.ts';

useControlPage();

const editor = () => page.getByLabel('Rules, in their order of precedence');
const setRules = (text: string) =>
  editor()
    .fill(text)
    .then(() => page.getByRole('button', { name: 'Set rules' }).click());
const useKey = async (key: string) => {
  await page.getByLabel('Session key').fill(key);
  await page.getByLabel('Session key').press('Enter');
};
async function rulesOf(key?: string): Promise<unknown> {
  return JSON.parse(await (await fetch(`${mock.url}/control${key === undefined ? '' : `?key=${key}`}`)).text()).rules;
}
/** Chromium logs each refused request as an error. */
function expectRefusal(): void {
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('400')]);
}

const conditional = { api: product.api, when: { pro_id: { equals: 7 } }, response: { example: 'sold_out' } };

describe('the rules in effect', () => {
  it('show rules that another client sets, and delete one by keyboard', async () => {
    mock.setRules([conditional, { api: 'mall.Cart.index', response: { example: 'empty' } }]);
    await page.getByRole('button', { name: 'Delete the rule rules.0' }).press('Enter');
    await page.getByText('The rule rules.0 is deleted.').waitFor();
    expect(await rulesOf()).toEqual([{ api: 'mall.Cart.index', response: [{ example: 'empty' }] }]);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Delete the rule rules.0');
  });

  it('show the rules of all sessions after those of a key', async () => {
    mock.setRules([{ api: '*', response: { delayMs: 1 } }]);
    mock.setRules([conditional], 'anna');
    await useKey('anna');
    await page.getByText('For the session key anna.').waitFor();
    await page.getByText('mall.Product.index example sold_out when pro_id {"equals":7}').waitFor();
    await page.getByRole('heading', { name: 'Then the rules of all sessions' }).waitFor();
    await page.getByText('* delayMs 1').waitFor();
  });

  it('show the states of the key after a call sets them', async () => {
    await useKey('anna');
    await page.getByText('None is set: each state is Started.').waitFor();
    mock.setRules([{ api: product.api, response: { setState: { payment: 'paid' } } }], 'anna');
    await call(product, 'mall_mock=anna');
    await page.getByRole('heading', { name: 'States of the session key anna' }).waitFor();
    await page.getByText('payment: paid', { exact: true }).waitFor();
  });
});

describe('the example of an operation', () => {
  it('is set for a new session key without the rules of the previous one', async () => {
    mock.setRules([conditional]);
    await page.getByText('mall.Product.index example sold_out').waitFor();
    await operation(product.api).locator('summary').press('Enter');
    const pressed = Promise.withResolvers<void>();
    await page.route('**/control?key=anna', async (route) => {
      if (route.request().method() === 'GET') await pressed.promise;
      await route.continue();
    });
    await page.getByLabel('Session key').fill('anna');
    await page.getByRole('button', { name: /^unknown_product/ }).click();
    pressed.resolve();
    await page.getByText('mall.Product.index responds with the example unknown_product.').waitFor();
    expect(await rulesOf('anna')).toEqual([{ api: product.api, response: [{ example: 'unknown_product' }] }]);
  });

  it('leaves the rules with conditions in effect', async () => {
    mock.setRules([conditional]);
    await page.getByText('mall.Product.index example sold_out').waitFor();
    await operation(product.api).locator('summary').press('Enter');
    const choice = page.getByRole('button', { name: /^unknown_product/ });
    await choice.press('Enter');
    await page.getByText('mall.Product.index responds with the example unknown_product.').waitFor();
    await choice.press('Enter');
    await page.getByText('The rule for mall.Product.index is deleted.').waitFor();
    expect(await rulesOf()).toEqual([{ ...conditional, response: [conditional.response] }]);
  });
});

describe('the editor', { tags: 'matrix' }, () => {
  it('starts with the rules in effect and sets those of the key', async () => {
    mock.setRules([conditional], 'anna');
    await useKey('anna');
    await page.getByText('Edit the rules as JSON').click();
    await page.getByText('mall.Product.index example sold_out').waitFor();
    expect(JSON.parse(await editor().inputValue())).toEqual([conditional]);
    await setRules('{"rules": [{"api": "mall.Product.index", "response": {"example": "unknown_product"}}]}');
    await page.getByText('The rules are set.').waitFor();
    expect([await call(product, 'mall_mock=anna'), await call(product)]).toEqual(['101', '200']);
    await page.getByText('(changed, not set yet)').waitFor({ state: 'hidden' });
  });

  it('shows each error of the rules and leaves the earlier ones in effect', async () => {
    mock.setRules([conditional]);
    await page.getByText('Edit the rules as JSON').click();
    await setRules('[{"api": "mall.Product.indx", "response": {"example": "ok"}}, {"api": "mall.Cart.index", "response": {"code": "1"}}]');
    await page.getByText('The rules are refused; the earlier rules stay in effect.').waitFor();
    const errors = page.getByRole('alert').getByRole('listitem');
    expect(await errors.allTextContents()).toEqual([
      expect.stringContaining('Did you mean mall.Product.index'),
      expect.stringContaining('rules.1.response.code'),
    ]);
    expect(await editor().getAttribute('aria-invalid')).toBe('true');
    expectRefusal();
    expect(await rulesOf()).toEqual([{ ...conditional, response: [conditional.response] }]);
    await setRules('[');
    await page.getByText('This is not valid JSON').waitFor();
  });

  it('keeps a change when other rules are set, until it is discarded', async () => {
    await page.getByText('Edit the rules as JSON').click();
    await editor().fill('[1]');
    mock.setRules([conditional]);
    await page.getByText('mall.Product.index example sold_out').waitFor();
    expect(await editor().inputValue()).toBe('[1]');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    expect(JSON.parse(await editor().inputValue())).toEqual([conditional]);
  });
});

describe('the form of an operation', { tags: 'matrix' }, () => {
  const form = () => page.getByRole('form', { name: `Another response of ${product.api}` });
  const open = () => operation(product.api).locator('summary').press('Enter');
  const submit = () => form().getByRole('button', { name: 'Set rule' }).press('Enter');

  it('sets an example with a delay, after the rules with conditions', async () => {
    const delay = { api: '*', response: { delayMs: 1 } };
    mock.setRules([conditional, { api: product.api, response: { example: 'ok' } }, delay]);
    await page.getByText('* delayMs 1').waitFor();
    await open();
    await form().getByLabel('Example').selectOption('unknown_product');
    await form().getByLabel('Delay').fill('5');
    await submit();
    await page.getByText('mall.Product.index responds with example unknown_product, delayMs 5.').waitFor();
    const set = { api: product.api, response: [{ example: 'unknown_product', delayMs: 5 }] };
    expect(await rulesOf()).toEqual([{ ...conditional, response: [conditional.response] }, set, { ...delay, response: [delay.response] }]);
  });

  it.each<[string, (form: ReturnType<typeof page.getByRole>) => Promise<unknown>, object]>([
    ['an error code', (opened) => opened.getByLabel('Error code').fill('4003'), { code: '4003' }],
    ['a fault', (opened) => opened.getByLabel('Fault').selectOption('drop'), { fault: 'drop' }],
    ['a delay', (opened) => opened.getByLabel('Delay').fill('9'), { delayMs: 9 }],
  ])('sets %s', async (_case, fill, step) => {
    await open();
    await fill(form());
    await submit();
    await page.getByText('mall.Product.index responds with').waitFor();
    expect(await rulesOf()).toEqual([{ api: product.api, response: [step] }]);
  });

  it('shows why a response is refused', async () => {
    await open();
    await form().getByLabel('Error code').fill('1');
    await submit();
    await form().getByText('the operation does not declare the code "1"').waitFor();
    expectRefusal();
    expect(await rulesOf()).toEqual([]);
  });
});
