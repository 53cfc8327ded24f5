import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type ContractDocument, type JsonSchema, resolve } from '../scripts/emit/document.ts';
import { describeFieldError } from '../src/diagnostics/field-rules.ts';
import { document, operations } from './support/contract.ts';
import { python } from './support/python.ts';

/** JSON Schema keywords that annotate a value or lead to other schemas. */
const annotations = /^(x-.*|\$ref|description|examples|properties|items|content\w+)$/;

/** Returns the rules of a request's schema: its keywords, at any depth. */
function keywordsOf(contract: ContractDocument, schema: JsonSchema): string[] {
  const target = resolve(contract, schema);
  const inner = [...Object.values(target.properties ?? {}), ...[target.items ?? []].flat()];
  return [...Object.keys(target).filter((name) => !annotations.test(name)), ...inner.flatMap((part) => keywordsOf(contract, part))];
}

/** Returns the sources below a folder of the repository. */
function sourcesOf(folder: string, select: (file: string) => boolean = () => true): string[] {
  const path = fileURLToPath(new URL(`../../../${folder}/`, import.meta.url));
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts') && select(file));
  return files.map((file) => readFileSync(path + file, 'utf8'));
}

/** Returns the rules that sources name: `rule: 'exists'`, `refused('total', 'equalsOrder')`; those with a message of their own need no wording. */
function rulesIn(sources: readonly string[]): string[] {
  const literals = /\brule: '(\w+)'(?!.*\bmessage\b)|\b(?:parameterRefused|refused|refusedField)\((?:'?[\w.]+'?, )?'(\w+)'/g;
  return sources.flatMap((source) => [...source.matchAll(literals)].map(([, literal, argument]) => literal ?? argument ?? ''));
}

/** The modules of the mock that refuse calls; the others refuse its control. */
const callModules = ['prism/mocker.ts', 'requests/addresses.ts', 'requests/gate.ts', 'responses/call.ts'];

/** Rule of the check of responses, which refuses no request. */
const responseRule = 'declared';

const rules = new Set([
  ...operations.flatMap(({ input }) => keywordsOf(document, input)),
  ...rulesIn(sourcesOf('contract/src', (file) => !file.startsWith('lint/'))),
  ...rulesIn(sourcesOf('packages/gateway/src')),
  ...rulesIn(sourcesOf('mock-server/src', (file) => callModules.includes(file))),
]);

test('finds rules of contract, gateway and mock', () => {
  expect([...rules]).toEqual(expect.arrayContaining(['minItems', 'depth', 'equalsOrder', 'identityNumber', 'sameRequest', 'unknown']));
});

test.each([...rules].filter((rule) => rule !== responseRule))('the rule %s has a wording', (rule) => {
  expect(describeFieldError('test.Thing.read', { field: 'thing', rule, limit: 1 })).not.toContain('violates the rule');
});

test.each([
  ['mall.Order.settlement', 'cart_id', 'cart_id or product is required'],
  ['mall.Pay.index', 'sNo', 'sNo or order_list is required'],
  ['mall.Pay.index', 'total', 'total is required'],
  ['mall.Product.index', 'cart_id', 'cart_id is required'],
])('the refusal of %s without %s names the alternatives', (api, field, wording) => {
  expect(describeFieldError(api, { field, rule: 'required', limit: undefined })).toBe(wording);
});

test.each([
  ['mall.Order.payment', { field: 'idempotency_key', rule: 'sameRequest' }, 'was used for another request; create a new key'],
  ['mall.Order.payment', { field: 'product.0', rule: 'maxProperties', limit: 1 }, 'must have exactly one key: pid, cid, num, sec_id'],
  ['mall.Order.payment', { field: 'product.0', rule: 'additionalProperties' }, 'must have exactly one key: pid, cid, num, sec_id'],
  ['mall.Order.payment', { field: 'product', rule: 'minItems', limit: 3 }, 'must have at least 3 items'],
  ['test.Thing.read', { field: 'at', rule: 'maxProperties', limit: 1 }, 'must have at most 1 key'],
  ['test.Thing.read', { field: 'at', rule: 'oneOf', limit: [1, 2] }, 'violates the rule oneOf (1, 2)'],
])('%s %j: %s', (api, error, wording) => {
  expect(describeFieldError(api, { limit: undefined, ...error })).toBe(`${error.field} ${wording}`);
});

test('the Python package describes refused fields in the same words', async () => {
  const numbered = [...rules].flatMap((rule) => [undefined, 1, 3].map((limit) => ({ rule, limit })));
  const listed = ['type', 'enum', 'oneOf'].map((rule) => ({ rule, limit: [1, '', 'x'] }));
  const errors = [...numbered, ...listed].flatMap((error) => [
    { api: 'test.Thing.read', field: 'thing', ...error },
    { api: 'mall.Order.payment', field: 'product.0', ...error },
  ]);
  const program = `
import json, sys
from mall._field_rules import describe_field_error
print(json.dumps([describe_field_error(e["api"], e["field"], e["rule"], e.get("limit")) for e in json.loads(sys.argv[1])]))`;
  const described: readonly string[] = JSON.parse(await python(['-c', program, JSON.stringify(errors)]));
  expect(described.length).toBeGreaterThan(100);
  expect(described).toEqual(errors.map(({ api, ...error }) => describeFieldError(api, error)));
});

test('the message of a mock describes its refusal', () => {
  const message = 'There is no recorded call of mall.Cart.index.';
  expect(describeFieldError('mall.Cart.index', { field: 'recording', rule: 'missing', limit: 'mall.Cart.index', message })).toBe(message);
});
