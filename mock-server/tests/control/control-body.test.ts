import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Mock, startMock } from '../../src/index.ts';
import { closed, controlOf, notFound, product, refused } from './control-calls.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.close());

const { codeOf, control, setRules } = controlOf(() => mock);

afterEach(() => control('DELETE'));

it('accepts a list of rules without an object around it, as in a rules file', async () => {
  expect(await control('PUT', [closed])).toMatchObject([200, { rules: [{ api: '*' }] }]);
  expect(await codeOf(product)).toBe('4003');
});

it.each([
  ['PUT', '/control', '[{"api":"*"} {"api":"*"}]', 'see line 1, column 14.'],
  ['PUT', '/control', '{"rules":[],\n', 'it ends too early, at line 2, column 1.'],
  ['POST', '/control/rules', '{"api":"*",}', 'see line 1, column 12.'],
  ['POST', '/control/rules', '{"api":"*"', 'it ends too early, at line 1, column 11.'],
])('%s %s names the position of the syntax error in the body %s', async (method, path, body, position) => {
  const response = await fetch(`${mock.url}${path}`, { method, body });
  const error = { field: 'body', rule: 'json', message: `The body is not valid JSON: ${position}` };
  expect([response.status, await response.json()]).toEqual(refused(error));
});

it.each([
  ['PUT', '/control', '7', 'body must be a JSON object with one of the members rules, scenario, states, or a list of rules.'],
  ['POST', '/control/rules', '[]', 'body must be a JSON object with one of the members api, response.'],
])('%s %s refuses JSON that is no object', async (method, path, body, message) => {
  const response = await fetch(`${mock.url}${path}`, { method, body });
  expect([response.status, await response.json()]).toEqual(refused({ field: 'body', rule: 'json', message }));
});

it('names each unknown member of a body', async () => {
  expect(await control('PUT', { rulez: [], scenaro: 'maintenance' })).toEqual(
    refused(
      { message: 'rulez: there is no member "rulez". Did you mean rules?' },
      { message: 'scenaro: there is no member "scenaro". Did you mean scenario?' },
    ),
  );
});

it('accepts a numeric code', async () => {
  await setRules([{ api: product, response: { code: 4003 } }]);
  expect(await codeOf(product)).toBe('4003');
});

it('each error about a rule has a limit and a message', async () => {
  const errors = [
    { api: product, response: { exmaple: 'ok' } },
    { api: product },
    { ...notFound, nth: 'x' },
    { ...notFound, when: { pro_id: { present: 1 } } },
  ];
  const [, body] = await setRules(errors);
  expect(body).toMatchObject({
    errors: [
      { message: 'rules.0.response.exmaple: there is no member "exmaple". Did you mean example?' },
      { message: 'rules.1.response is missing.' },
      { message: 'rules.2.nth must be of type integer.' },
      { message: 'rules.3.when.pro_id.present must be true.' },
    ],
  });
  expect(body).toMatchObject({
    errors: [
      { nearest: ['example'], limit: expect.arrayContaining(['code', 'http']) },
      { limit: 'response' },
      { limit: 'integer' },
      { limit: true },
    ],
  });
});

describe('an invalid rule is refused with its path, and the previous rules stay in effect:', () => {
  it.each([
    ['rules and a scenario', { rules: [], scenario: 'maintenance' }, { field: 'scenario', rule: 'not', limit: ['rules', 'scenario'] }],
    ['an unknown member', { rule: [] }, { field: 'rule', rule: 'enum', limit: ['rules', 'scenario', 'states'] }],
    ['states that are no object', { states: 'paid' }, { field: 'states', rule: 'type' }],
    [
      'a range of delays without an end',
      { rules: [{ api: product, response: { delayMs: { min: 1 } } }] },
      { field: 'rules.0.response.delayMs.max' },
    ],
    [
      'a reversed range of delays',
      { rules: [{ api: product, response: { delayMs: { min: 2, max: 1 } } }] },
      { field: 'rules.0.response.delayMs.min' },
    ],
    [
      'a fault with an example',
      { rules: [{ api: product, response: { fault: 'drop', example: 'ok' } }] },
      { field: 'rules.0.response', rule: 'not', limit: ['fault', 'example'] },
    ],
    ['invalid JSON', '{', { field: 'body', rule: 'json' }],
    ['no body', undefined, { field: 'body', rule: 'json' }],
    ['neither rules nor scenario', {}, { field: 'body', message: 'The body needs rules or scenario, or states.' }],
    [
      'the response of another key',
      { key: 'anna', rules: [] },
      { field: 'key', message: expect.stringContaining('send it to /control?key=anna') },
    ],
    ['an unknown operation', { rules: [{ ...notFound, api: 'mall.product.indx' }] }, { field: 'rules.0.api', rule: 'enum' }],
    [
      'an undeclared example',
      { rules: [{ api: product, response: { example: 'sold' } }] },
      { field: 'rules.0.response.example', rule: 'enum' },
    ],
    ['an undeclared code', { rules: [{ api: product, response: [{ code: '1' }] }] }, { field: 'rules.0.response.0.code', rule: 'enum' }],
    ['an example of no operation', { rules: [{ api: '*', response: { example: 'sold' } }] }, { field: 'rules.0.response.example' }],
    ['an empty step', { rules: [{ api: product, response: {} }] }, { field: 'rules.0.response', rule: 'minProperties' }],
    ['an empty list of steps', { rules: [{ api: product, response: [] }] }, { field: 'rules.0.response', rule: 'minItems' }],
    ['a missing response', { rules: [{ api: product }] }, { field: 'rules.0.response', rule: 'required' }],
    ['nth below 1', { rules: [{ ...notFound, nth: 0 }] }, { field: 'rules.0.nth', rule: 'minimum', limit: 1 }],
    [
      'a delay of one hour',
      { rules: [{ api: product, response: { delayMs: 3_600_000 } }] },
      { field: 'rules.0.response.delayMs', rule: 'maximum' },
    ],
    ['an unknown fault', { rules: [{ api: product, response: { fault: 'fire' } }] }, { field: 'rules.0.response.fault', rule: 'enum' }],
    ['an unknown member of a rule', { rules: [{ ...notFound, until: 'later' }] }, { field: 'rules.0.until', rule: 'additionalProperties' }],
    ['an unknown scenario', { scenario: 'maintenence' }, { field: 'scenario', rule: 'enum' }],
  ])('%s', async (_name, body, error) => {
    await setRules([closed]);
    expect(await control('PUT', body)).toEqual(refused(error));
    expect(await codeOf(product)).toBe('4003');
  });

  it('the error lists similar names', async () => {
    const nearest = expect.arrayContaining([product]);
    expect(await setRules([{ ...notFound, api: 'mall.product.indx' }])).toEqual(refused({ nearest }));
    expect(await control('PUT', { scenario: 'maintenence' })).toEqual(refused({ nearest: ['maintenance'] }));
  });
});

it('accepts the rules in the README', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  const readmeRules = [...readme.matchAll(/-X PUT \S+ -d '([^']+)'/g)].map(([, body = '']) => body);
  expect(readmeRules).toHaveLength(4);
  for (const body of readmeRules) expect(await control('PUT', body)).toMatchObject([200, { key: null }]);
});
