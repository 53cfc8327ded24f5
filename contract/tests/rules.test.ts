import { describe, expect, it } from 'vitest';
import { emittedCodesHaveText } from '../src/lint/catalogue-rules.ts';
import { schemasCompile } from '../src/lint/compile-rule.ts';
import { descriptionsAddMeaning, propertiesAreDescribed } from '../src/lint/description-rule.ts';
import { exampleFiles, foldersAreTags, operationFiles } from '../src/lint/file-rules.ts';
import type { JsonObject } from '../src/lint/json.ts';
import { documentRules } from '../src/lint/rules.ts';
import { validDocument } from './valid-document.ts';

type Path = readonly (string | number)[];

const post = ['paths', '/mall.Thing.index', 'post'] as const;
const list = ['paths', '/mall.Thing.list', 'post'] as const;
const media = [...post, 'requestBody', 'content', 'application/x-www-form-urlencoded'] as const;
const fields = [...media, 'schema', 'properties'] as const;
const success = [...post, 'responses', '200', 'content', 'application/json'] as const;
const records = [...success, 'schema', 'properties', 'records', 'items'] as const;
const failures = [...post, 'responses', '409', 'content', 'application/json', 'examples'] as const;

/** Returns a sound contract with one value changed; `undefined` removes it. */
function withPlantedError(path: Path, value: unknown) {
  const document = validDocument();
  const parent = path.slice(0, -1).reduce<object>((node, key) => Reflect.get(node, key), document);
  const last = path.at(-1) ?? '';
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else Reflect.set(parent, last, value);
  return document;
}

const run = (document: ReturnType<typeof validDocument>) => [...documentRules, schemasCompile].flatMap((rule) => rule(document));

const plantedErrors: [rule: string, label: string, path: Path, value: unknown][] = [
  ['no-dialect', 'a dialect', ['jsonSchemaDialect'], 'https://json-schema.org/draft/2020-12/schema'],
  ['no-boolean-schemas', 'a property with the schema true', [...fields, 'any'], true],
  ['no-boolean-schemas', 'items with the schema false', [...fields, 'labels', 'items'], false],
  ['no-boolean-schemas', 'a nested boolean schema', ['components', 'schemas', 'Tree', 'properties', 'children', 'items'], true],
  ['required-beside-property', 'a required field that is not declared', [...media, 'schema', 'required'], ['ID']],
  ['arrays-have-items', 'a list without items', ['components', 'schemas', 'Tree', 'properties', 'children'], { type: 'array' }],
  ['arrays-have-items', 'a nullable list without items', ['components', 'schemas', 'Tree', 'properties', 'x'], { type: ['array', 'null'] }],
  ['no-not', 'a negation', ['components', 'schemas', 'Tree', 'not'], { required: ['x'] }],
  ['number-enums-state-type', 'numbers without a type', [...fields, 'kind'], { enum: [0, 1] }],
  ['no-request-defaults', 'a default', [...fields, 'id', 'default'], 1],
  ['no-request-defaults', 'a default behind a $ref', ['components', 'schemas', 'Line', 'properties', 'pid', 'default'], 1],
  ['request-strings-are-bounded', 'an unbounded text', [...fields, 'name'], { type: 'string' }],
  ['request-strings-are-bounded', 'an unbounded text in a list', [...fields, 'labels', 'items'], { type: 'string' }],
  ['request-numbers-are-bounded', 'a number without a maximum', [...fields, 'id', 'maximum'], undefined],
  [
    'request-numbers-are-bounded',
    'a number without a minimum behind a $ref',
    ['components', 'schemas', 'Line', 'properties', 'pid', 'minimum'],
    undefined,
  ],
  ['request-arrays-are-bounded', 'an unbounded list', [...fields, 'labels', 'maxItems'], undefined],
  ['request-arrays-are-bounded', 'an unbounded list in a list', ['components', 'schemas', 'Lines', 'maxItems'], undefined],
  ['json-fields-are-encoded', 'objects without an encoding', [...media, 'encoding'], undefined],
  ['json-fields-are-encoded', 'an encoding of an unknown field', [...media, 'encoding', 'line'], { contentType: 'application/json' }],
  ['json-fields-are-encoded', 'an encoded scalar', [...media, 'encoding', 'name'], { contentType: 'application/json' }],
  ['json-fields-are-encoded', 'JSON text declared as a string', [...fields, 'name', 'contentMediaType'], 'application/json'],
  ['record-fields-declare-kind', 'an id without a kind', [...fields, 'id', 'x-id-of'], undefined],
  [
    'record-fields-declare-kind',
    'an id without a kind in a list',
    ['components', 'schemas', 'Line', 'properties', 'pid', 'x-id-of'],
    undefined,
  ],
  ['record-fields-declare-kind', 'ids without a kind', [...fields, 'coupon_ids'], { type: 'string', maxLength: 9 }],
  [
    'record-fields-declare-kind',
    'a list of ids without a kind',
    [...fields, 'cart'],
    { type: 'array', maxItems: 9, items: { type: 'integer', enum: [1] } },
  ],
  ['record-fields-declare-kind', 'an order number without a kind', [...fields, 'sNo'], { type: 'string', maxLength: 9 }],
  ['aliases-are-free', 'an alias that is the name of another field', [...fields, 'name', 'x-alias'], ['kind']],
  ['aliases-are-free', 'a repeated alias', [...fields, 'name', 'x-alias'], ['title', 'title']],
  ['aliases-are-free', 'an alias that is not a text', [...fields, 'name', 'x-alias'], true],
  ['alternatives-are-fields', 'alternatives with an unknown field', [...media, 'schema', 'x-require-one-of'], ['name', 'title']],
  ['alternatives-are-fields', 'alternatives with a required field', [...media, 'schema', 'x-require-one-of'], ['id', 'name']],
  ['alternatives-are-fields', 'a single alternative', [...media, 'schema', 'x-require-one-of'], ['name']],
  ['clamps-have-maximum', 'a clamped number without a maximum', [...fields, 'kind', 'x-clamp'], true],
  ['clamps-have-maximum', 'a clamped text', [...fields, 'name', 'x-clamp'], true],
  ['operation-ids', 'an id with the prefix of another tag', [...post, 'operationId'], 'other.thing'],
  ['operation-ids', 'an id that is not camel case', [...post, 'operationId'], 'things.a_thing'],
  ['operation-ids', 'a repeated id', [...list, 'operationId'], 'things.thing'],
  ['extensions-are-declared', 'a missing x-login', [...post, 'x-login'], undefined],
  ['extensions-are-declared', 'a missing x-idempotent', [...post, 'x-idempotent'], undefined],
  ['extensions-are-declared', 'an invalid x-idempotent', [...post, 'x-idempotent'], true],
  ['known-statuses', 'a status 422', [...post, 'responses', '422'], {}],
  ['known-statuses', 'a status default', [...post, 'responses', 'default'], {}],
  ['keys-declare-too-busy', 'an idempotency key without the error too_busy', [...post, 'x-idempotent'], 'key'],
  ['session-status', 'a login requirement without status 401', [...post, 'responses', '401'], undefined],
  ['session-status', 'a status 401 without a login requirement', [...post, 'x-login'], 'optional'],
  ['ok-examples', 'no request example', [...media, 'examples'], {}],
  ['ok-examples', 'no response example', [...list, 'responses', '200', 'content', 'application/json', 'examples', 'ok'], undefined],
  ['failures-from-catalogue', 'an error that is not from the catalogue', [...failures, 'own'], { value: { code: '101' } }],
  ['failures-from-catalogue', 'an error of another class', [...failures, 'session'], { $ref: '#/components/examples/203' }],
  ['failures-from-catalogue', 'a balance error in 409 instead of 402', [...post, 'responses', '402'], {}],
  [
    'failures-from-catalogue',
    'a code that is never emitted',
    ['components', 'responses', 'sessionInvalid', 'content', 'application/json', 'examples', 'x'],
    { $ref: '#/components/examples/404' },
  ],
  ['catalogue-is-consistent', 'a code with the example of another', ['x-error-catalogue', '101', 'value', 'code'], '102'],
  ['catalogue-is-consistent', 'an unknown class', ['x-error-catalogue', '101', 'x-class'], 'fatal'],
  ['catalogue-is-consistent', 'a repeated name', ['x-error-catalogue', '101', 'x-name'], 'name_109'],
  ['catalogue-is-consistent', 'a repeated key', ['x-error-catalogue', '101', 'x-key'], 'key109'],
  ['catalogue-is-consistent', 'an entry without x-emitted', ['x-error-catalogue', '101', 'x-emitted'], undefined],
  ['discriminators-fit-request', 'an unknown field', [...records, 'x-request-discriminator', 'field'], 'sort'],
  ['discriminators-fit-request', 'an unknown value', [...records, 'x-request-discriminator', 'values'], [1, 3]],
  ['discriminators-fit-request', 'an alternative without a value', [...records, 'anyOf', 2], { type: 'object' }],
  ['discriminators-fit-request', 'no meaning of a missing field', [...records, 'x-request-discriminator', 'missing'], undefined],
  ['discriminators-fit-request', 'a meaning of a missing field that is required', [...media, 'schema', 'required'], ['id', 'kind']],
  ['examples-fit-request', 'an example of the other alternative', [...success, 'examples', 'ok', 'value', 'records'], [{ shop: 1 }]],
  ['examples-fit-request', 'an example with a request of its own', [...media, 'examples', 'shops', 'value'], { id: 1 }],
  ['schemas-compile', 'a misspelled type', [...fields, 'name', 'type'], 'strng'],
  ['schemas-compile', 'a misspelled keyword', [...fields, 'name', 'maxlength'], 9],
  [
    'schemas-compile',
    'a $ref to a missing schema',
    ['components', 'schemas', 'Tree', 'properties', 'x'],
    { $ref: '#/components/schemas/Gone' },
  ],
];

describe('lint rules', () => {
  it('report no finding for a valid contract', () => {
    expect(run(validDocument())).toEqual([]);
  });

  it.each(plantedErrors)('%s reports a planted error: %s', (rule, _label, path, value) => {
    expect(run(withPlantedError(path, value)).map((finding) => finding.rule)).toContain(rule);
  });

  it('each rule is tested with a planted error', () => {
    const testedRules = new Set(plantedErrors.map(([rule]) => rule.replaceAll('-', '')));
    const named = [...documentRules, schemasCompile].map(({ name }) => name.toLowerCase());
    expect(named.filter((name) => !testedRules.has(name))).toEqual([]);
  });
});

describe('emittedCodesHaveText', () => {
  const keys = { key101: 'No.', key109: 'No.', key203: 'No.' };

  it('accepts complete texts and ignores others', () => {
    expect(emittedCodesHaveText(validDocument(), { en: { ...keys, more: 'x' } })).toEqual([]);
  });

  it.each([
    ['a missing file', undefined],
    ['a missing text', { key101: 'No.', key109: 'No.' }],
    ['an empty text', { ...keys, key203: '' }],
  ])('finds %s', (_label, texts) => {
    expect(emittedCodesHaveText(validDocument(), { en: keys, ko: texts })).toMatchObject([{ at: 'locales/ko/errors.json' }]);
  });
});

describe('rules for file names', () => {
  const index = {
    paths: {
      '/mall.Thing.index': { $ref: 'operations/things/mall.Thing.index.yaml' },
      '/mall.Thing.list': { $ref: 'operations/things/mall.Thing.list.yaml' },
    },
  };
  const files = [
    'operations/things/mall.Thing.index.yaml',
    'operations/things/mall.Thing.list.yaml',
    'examples/things/mall.Thing.list.ok.yaml',
  ];

  it('accepts files that are named by their operation', () => {
    expect([
      ...operationFiles({ index, files }),
      ...exampleFiles({ index, files }),
      ...foldersAreTags({ index, files }, validDocument()),
    ]).toEqual([]);
  });

  it('finds an operation in a file of another name, and a file that the index does not name', () => {
    const renamed = { paths: { ...index.paths, '/mall.Thing.list': { $ref: 'operations/things/mall.Thing.all.yaml' } } };
    expect(operationFiles({ index: renamed, files })).toMatchObject([
      { at: 'operations/things/mall.Thing.all.yaml' },
      { at: 'operations/things/mall.Thing.list.yaml' },
    ]);
  });

  it.each(['examples/other/mall.Thing.list.ok.yaml', 'examples/things/mall.Thing.other.ok.yaml', 'examples/things/mall.Thing.list.yaml'])(
    'finds %s',
    (file) => {
      expect(exampleFiles({ index, files: [file] })).toMatchObject([{ at: file }]);
    },
  );

  it('finds a folder that is not the tag of its operation', () => {
    const movedFiles = { paths: { '/mall.Thing.list': { $ref: 'operations/other/mall.Thing.list.yaml' } } };
    expect(foldersAreTags({ index: movedFiles, files: [] }, validDocument())).toMatchObject([{ rule: 'folders-are-tags' }]);
  });
});

describe('propertiesAreDescribed', () => {
  const text = { description: 'A text.', type: 'string' };
  const kind = { description: 'Kind of thing: 1 large, 2 small.', type: 'integer' };
  const sources = (properties: object, more: object = {}) =>
    new Map<string, JsonObject>([
      ['schemas/common/Text.yaml', text],
      ['schemas/things/Kind.yaml', kind],
      ['schemas/things/Thing.yaml', { type: 'object', properties, ...more }],
    ]);
  const finding = (at: string, name: string) => ({
    rule: 'properties-are-described',
    at: `schemas/things/Thing.yaml#${at}`,
    problem: `"${name}" has no description.`,
  });

  it('accepts a description next to the type and next to a $ref', () => {
    const named = { description: 'Name of the thing.', $ref: '../common/Text.yaml' };
    expect(propertiesAreDescribed(sources({ id: { description: 'Thing id.', type: 'integer' }, name: named }))).toEqual([]);
  });

  it('accepts a $ref to a described schema', () => {
    expect(propertiesAreDescribed(sources({ kind: { $ref: 'Kind.yaml' } }))).toEqual([]);
  });

  it('names the file and the property of a missing or empty description', () => {
    expect(propertiesAreDescribed(sources({ id: { type: 'integer' }, note: { description: ' ', type: 'string' } }))).toEqual([
      finding('/properties/id', 'id'),
      finding('/properties/note', 'note'),
    ]);
  });

  it('refuses a bare $ref to a scalar that does not describe its use', () => {
    expect(propertiesAreDescribed(sources({ name: { $ref: '../common/Text.yaml' } }))).toEqual([finding('/properties/name', 'name')]);
  });

  it('checks nested objects, lists and bodies of operations', () => {
    const part = { type: 'object', properties: { size: { type: 'integer' } } };
    const parts = { description: 'Parts.', type: 'array', items: part };
    expect(propertiesAreDescribed(sources({ parts }))).toEqual([finding('/properties/parts/items/properties/size', 'size')]);
    const operation = {
      post: { requestBody: { content: { form: { schema: part } } }, responses: { '200': { content: { json: { schema: part } } } } },
    };
    expect(propertiesAreDescribed(new Map([['operations/things/thing.yaml', operation]])).map(({ at }) => at)).toEqual([
      'operations/things/thing.yaml#/post/requestBody/content/form/schema/properties/size',
      'operations/things/thing.yaml#/post/responses/200/content/json/schema/properties/size',
    ]);
  });
});

describe('descriptionsAddMeaning', () => {
  const rows = (properties: object) => new Map<string, JsonObject>([['schemas/things/Thing.yaml', { type: 'object', properties }]]);

  it.each([
    ['city', 'City.'],
    ['shop_id', 'Shop id.'],
    ['shopId', 'Shop id.'],
    ['brand', 'Brand id.'],
  ])('refuses for %s the description %j, which repeats the name', (name, description) => {
    expect(descriptionsAddMeaning(rows({ [name]: { description, type: 'string' } }))).toEqual([
      {
        rule: 'descriptions-add-meaning',
        at: `schemas/things/Thing.yaml#/properties/${name}`,
        problem: `The description of "${name}" repeats its name.`,
      },
    ]);
  });

  it('accepts a description that adds to the name', () => {
    expect(descriptionsAddMeaning(rows({ shop_id: { description: 'Shop that sells the lines.', type: 'integer' } }))).toEqual([]);
  });
});
