/** Only calls that a rule answers consume its steps and count for `nth`. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Mock, startMock } from '../../src/index.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());
beforeEach(() => {
  for (const key of [undefined, 'anna']) mock.setRules([], key);
  mock.deleteCalls();
});

const api = 'mall.Product.index';

/** Calls products in order and returns the codes; "-" for a call without a response. */
async function codes(products: readonly string[], headers: Record<string, string> = {}): Promise<string[]> {
  const received: string[] = [];
  for (const pro_id of products) {
    const body = new URLSearchParams({ api, pro_id });
    const response = await fetch(`${mock.url}/api/`, { method: 'POST', body, headers }).catch(() => undefined);
    received.push(response ? String((await response.json()).code) : '-');
  }
  return received;
}

const steps = [{ code: '101' }, { code: '4003' }, { example: 'ok' }];

describe('only calls that a rule answers consume its steps:', () => {
  it('a call that an earlier rule with `when` answered consumes none', async () => {
    mock.setRules([
      { api, when: { pro_id: { equals: 1002 } }, response: { example: 'sold_out' } },
      { api, response: steps },
    ]);
    expect(await codes(['1002', '77', '77', '1002', '77'])).toEqual(['200', '101', '4003', '200', '200']);
  });

  it('a call that an earlier rule with `whenHeaders` answered consumes none', async () => {
    mock.setRules([
      { api, whenHeaders: { 'x-test': { equals: 'a' } }, response: { example: 'sold_out' } },
      { api, response: steps },
    ]);
    expect(await codes(['77'], { 'x-test': 'a' })).toEqual(['200']);
    expect(await codes(['77', '77'])).toEqual(['101', '4003']);
  });

  it('a call that an earlier rule with `whenState` answered consumes none', async () => {
    mock.setRules([
      { api, whenState: { shop: 'Started' }, response: { example: 'sold_out', setState: { shop: 'seen' } } },
      { api, response: steps },
    ]);
    expect(await codes(['77', '77', '77'])).toEqual(['200', '101', '4003']);
  });

  it('a refused request consumes none, also under a rule with a delay', async () => {
    mock.setRules([{ api, response: [{ code: '101', delayMs: 1 }, ...steps.slice(1)] }]);
    expect(await codes(['seven', '0', '77', '77'])).toEqual(['50010', '50010', '101', '4003']);
  });

  it('a refused request consumes a step that responds in its place', async () => {
    mock.setRules([{ api, response: [{ fault: 'drop' }, ...steps] }]);
    expect(await codes(['seven', '77'])).toEqual(['-', '101']);
  });

  it('a call that a rule of its session key answered consumes none of a rule for all calls', async () => {
    mock.setRules([{ api, response: steps }]);
    mock.setRules([{ api, response: { example: 'sold_out' } }], 'anna');
    expect(await codes(['77', '77'], { 'x-mall-mock-key': 'anna' })).toEqual(['200', '200']);
    expect(await codes(['77', '77'])).toEqual(['101', '4003']);
  });
});

describe('nth', () => {
  it('counts neither refused requests nor calls that an earlier rule answered', async () => {
    mock.setRules([
      { api, when: { pro_id: { equals: 1002 } }, response: { example: 'sold_out' } },
      { api, nth: 2, response: { code: '101' } },
    ]);
    expect(await codes(['1002', 'seven', '77', '1002', '77', '77'])).toEqual(['200', '50010', '200', '200', '101', '200']);
  });

  it('is the number of the call for every rule of the list', async () => {
    mock.setRules([
      { api, nth: 1, response: { code: '101' } },
      { api, nth: 2, response: { code: '4003' } },
      { api, response: { example: 'ok' } },
    ]);
    expect(await codes(['77', '77', '77'])).toEqual(['101', '4003', '200']);
  });
});

it('logs a refused request under a rule as a refusal', async () => {
  mock.setRules([{ api, response: { example: 'ok' } }]);
  await codes(['seven']);
  const [call] = mock.calls();
  expect(call).toMatchObject({ verdict: '50010', steeredBy: 'refusal' });
  expect(call).not.toHaveProperty('rule');
});
