import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Change, changesBetween } from '../scripts/breaking/changes.ts';
import { allowedBetween, exceeds } from '../scripts/breaking/version.ts';
import type { JsonObject } from '../src/lint/json.ts';

type Path = readonly (string | number)[];

/** Returns a contract with one operation for each planted change, so that a single comparison covers all. */
function contractOf(changes: readonly { name: string; path: Path; value: unknown }[], plantedChanges: boolean): JsonObject {
  const paths = changes.map(({ name, path, value }) => {
    const item = operation();
    if (plantedChanges) applyChange(item, path, value);
    return [`/${name.replaceAll(' ', '.')}`, item] as const;
  });
  return {
    openapi: '3.1.0',
    info: { title: 'Test', version: '0.1.0' },
    paths: Object.fromEntries(paths.filter(([, item]) => 'post' in item)),
  };
}

function applyChange(item: object, path: Path, value: unknown): void {
  const parent = path.slice(0, -1).reduce<object>((node, key) => Reflect.get(node, key), item);
  const last = path.at(-1) ?? '';
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else Reflect.set(parent, last, value);
}

const form = 'application/x-www-form-urlencoded';
const operation = () => ({
  post: {
    'x-login': 'optional',
    'x-idempotent': 'key',
    requestBody: {
      content: {
        [form]: {
          schema: {
            type: 'object',
            required: ['id'],
            properties: {
              id: { type: 'integer', minimum: 1, maximum: 9 },
              name: { type: 'string', maxLength: 30 },
              kind: { type: 'string', enum: ['a', 'b'] },
            },
          },
        },
      },
    },
    responses: {
      '200': {
        description: 'Ok.',
        content: {
          'application/json': {
            schema: { type: 'object', required: ['total'], properties: { total: { type: 'string' }, note: { type: 'string' } } },
          },
        },
      },
    },
  },
});
const request = ['post', 'requestBody', 'content', form, 'schema'] as const;
const response = ['post', 'responses', '200', 'content', 'application/json', 'schema'] as const;

const breaking: { name: string; path: Path; value: unknown }[] = [
  { name: 'operation removed', path: ['post'], value: undefined },
  { name: 'response field removed', path: [...response, 'properties', 'note'], value: undefined },
  { name: 'response field of another type', path: [...response, 'properties', 'note', 'type'], value: 'integer' },
  { name: 'response field no longer required', path: [...response, 'required'], value: [] },
  { name: 'request field became required', path: [...request, 'required'], value: ['id', 'name'] },
  { name: 'new request field is required', path: [...request], value: required() },
  { name: 'request field removed', path: [...request, 'properties', 'name'], value: undefined },
  { name: 'request enum value removed', path: [...request, 'properties', 'kind', 'enum'], value: ['a'] },
  { name: 'maximum length lowered', path: [...request, 'properties', 'name', 'maxLength'], value: 20 },
  { name: 'maximum lowered', path: [...request, 'properties', 'id', 'maximum'], value: 8 },
  { name: 'pattern added', path: [...request, 'properties', 'name', 'pattern'], value: '^a' },
  { name: 'login required', path: ['post', 'x-login'], value: 'required' },
  { name: 'idempotency key no longer accepted', path: ['post', 'x-idempotent'], value: 'no' },
];
const additions: typeof breaking = [
  { name: 'response field added', path: [...response, 'properties', 'more'], value: { type: 'string' } },
  { name: 'optional request field added', path: [...request, 'properties', 'more'], value: { type: 'string', maxLength: 9 } },
  { name: 'request enum value added', path: [...request, 'properties', 'kind', 'enum'], value: ['a', 'b', 'c'] },
  { name: 'maximum length raised', path: [...request, 'properties', 'name', 'maxLength'], value: 40 },
  { name: 'minimum lowered', path: [...request, 'properties', 'id', 'minimum'], value: 0 },
  { name: 'login no longer required', path: ['post', 'x-login'], value: 'no' },
];

function required() {
  const { schema } = operation().post.requestBody.content[form];
  return { ...schema, required: ['id', 'more'], properties: { ...schema.properties, more: { type: 'string', maxLength: 9 } } };
}

const harmless: typeof breaking = [
  {
    name: 'example added',
    path: ['post', 'responses', '200', 'content', 'application/json', 'examples'],
    value: { ok: { value: { total: '1' } } },
  },
  { name: 'description changed', path: [...request, 'properties', 'name', 'description'], value: 'The name.' },
  { name: 'enum descriptions changed', path: [...request, 'properties', 'kind', 'x-enum-descriptions'], value: ['First.', 'Second.'] },
  { name: 'response description changed', path: ['post', 'responses', '200', 'description'], value: 'Fine.' },
];

const impactOn = (changes: readonly Change[], name: string) =>
  changes.find(({ at }) => at.startsWith(`#/paths/~1${name.replaceAll(' ', '.')}`))?.impact;

describe('changesBetween on planted changes', () => {
  let changes: Change[] = [];
  beforeAll(async () => {
    const all = [...breaking, ...additions, ...harmless];
    changes = await changesBetween(contractOf(all, false), contractOf(all, true));
  }, 120_000);

  it.each(breaking)('$name: is a major change', ({ name }) => expect(impactOn(changes, name)).toBe('major'));
  it.each(additions)('$name: is a minor change', ({ name }) => expect(impactOn(changes, name)).toBe('minor'));
  it.each(harmless)('$name: is a patch', ({ name }) => expect(impactOn(changes, name)).toBe('patch'));
});

describe('allowedBetween and exceeds', () => {
  it.each([
    ['1.2.3', '2.0.0', 'major'],
    ['1.2.3', '1.3.0', 'minor'],
    ['1.2.3', '1.2.4', 'patch'],
    ['1.2.3', '1.2.3', 'patch'],
    ['0.1.0', '0.2.0', 'major'],
    ['0.1.0', '0.1.1', 'minor'],
    ['0.1.0', '0.1.0', 'patch'],
    ['0.9.0', '1.0.0', 'major'],
  ])('allowedBetween: %s -> %s allows a %s change', (base, revision, allowed) => expect(allowedBetween(base, revision)).toBe(allowed));

  it('allowedBetween throws for a lower version and for an invalid one', () => {
    expect(() => allowedBetween('0.2.0', '0.1.9')).toThrow('older');
    expect(() => allowedBetween('0.1', '0.2.0')).toThrow('not a version');
  });

  it('exceeds returns true only for a change above the allowed level', () => {
    expect([exceeds('major', 'minor'), exceeds('minor', 'minor'), exceeds('patch', 'major')]).toEqual([true, false, false]);
  });
});

it('the contract has not changed more than its version allows', () => {
  const script = fileURLToPath(new URL('../scripts/breaking.ts', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
}, 120_000);
