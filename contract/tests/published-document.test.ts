import { readFile } from 'node:fs/promises';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { decodeForm, JsonForm, type Operation, operations, publishedDocument, resolve, validateRequest } from '../src/index.ts';
import { isObject, objectAt } from '../src/lint/json.ts';
import { withFiles } from './with-files.ts';

const document = publishedDocument([{ url: '/api', description: 'Here.' }]);
const ajv = new Ajv2020({ strict: false, validateSchema: false });
addFormats.default(ajv);
ajv.addSchema(document, 'published');

const compile = (pointer: string): ValidateFunction => ajv.compile({ $ref: `published#${encodeURI(pointer)}` });
const contentOf = (api: string) => objectAt(document, 'paths', `/${api}`, 'post', 'requestBody', 'content');
const schemaOf = (api: string, type: string) => objectAt(contentOf(api), type, 'schema').$ref;
const component = (name: string) => objectAt(document, 'components', 'schemas', name);
const examplesIn = (examples: Operation['request']['examples']) => Object.values(examples ?? {}).map((example) => resolve(example).value);

const object = (value: unknown) => (isObject(value) ? value : {});

/** The text enumerations that a part of the document leads to, by the pointer of the schema; one without a name by its path from there. */
function textEnumsFrom(part: unknown): ReadonlyMap<string, readonly unknown[]> {
  const valuesByPath = new Map<string, readonly unknown[]>();
  const seen = new Set<string>();
  const visit = (at: string, node: unknown): void => {
    if (Array.isArray(node)) for (const [index, item] of node.entries()) visit(`${at}/${index}`, item);
    if (!isObject(node)) return;
    const { $ref } = node;
    if (typeof $ref === 'string' && !seen.has($ref)) {
      seen.add($ref);
      visit($ref, objectAt(document, ...$ref.slice(2).split('/')));
    }
    if (node.type === 'string' && Array.isArray(node.enum)) valuesByPath.set(at, node.enum);
    for (const [key, value] of Object.entries(node)) if (!key.startsWith('example')) visit(`${at}/${key}`, value);
  };
  visit('', part);
  return valuesByPath;
}

describe.each([...operations.values()])('$api in the published document', (operation) => {
  const content = contentOf(operation.api);

  it('declares JSON and a form, or only multipart where it has a file', () => {
    const types = operation.multipart ? ['multipart/form-data'] : ['application/json', 'application/x-www-form-urlencoded'];
    expect(Object.keys(content)).toEqual(types);
    expect(new Set(types.map((type) => schemaOf(operation.api, type))).size).toBe(1);
  });

  it('accepts the example requests, which the gateway decodes from JSON unchanged', () => {
    const name = String(schemaOf(operation.api, Object.keys(content)[0] ?? ''));
    const schema = compile(name.slice(1));
    for (const request of examplesIn(operation.request.examples).filter(isObject)) {
      expect(schema({ ...request, access_id: 'token-of-a-session', language: 'en' }), JSON.stringify(schema.errors)).toBe(true);
      if (operation.multipart) continue;
      const read = decodeForm(operation, new JsonForm(JSON.stringify(request)));
      expect(validateRequest(operation, withFiles(operation, read))).toEqual([]);
    }
  });

  it('accepts its example responses in the JSON types that the gateway sends', () => {
    const schema = compile(`/paths/${`/${operation.api}`.replaceAll('/', '~1')}/post/responses/200/content/application~1json/schema`);
    for (const response of examplesIn(operation.responses['200']?.content?.['application/json']?.examples)) {
      expect(schema(response), `${JSON.stringify(schema.errors)}`).toBe(true);
    }
  });
});

describe('the published document', () => {
  it('declares one JSON type for each scalar', () => {
    expect(component('Money')).toMatchObject({ type: 'string', pattern: expect.any(String) });
    expect(component('MoneyNumber').type).toBe('number');
    expect(component('MoneyNumber')).not.toHaveProperty('pattern');
    expect(component('IntLike').type).toBe('integer');
    expect(component('Flag')).toMatchObject({ type: 'integer', enum: [0, 1] });
    expect(component('BooleanFlag')).toMatchObject({ type: 'boolean', enum: [true, false] });
    expect(component('SuccessCode')).toMatchObject({ type: 'string', enum: ['200'] });
    expect(component('OrderStatus')).toMatchObject({ type: 'integer', enum: [0, 1, 2, 3, 4, 5, 6, 7, 8, 12] });
    expect(component('Nothing')).toMatchObject({ type: 'object', maxProperties: 0 });
    expect(component('Nothing')).not.toHaveProperty('items');
  });

  it('declares no schema with more than one type but an object or null', () => {
    const several: string[] = [];
    const visit = (at: string, part: unknown): void => {
      if (Array.isArray(part)) for (const [index, item] of part.entries()) visit(`${at}/${index}`, item);
      if (!isObject(part)) return;
      if (Array.isArray(part.type)) several.push(`${at}: ${part.type.join(', ')}`);
      for (const [key, value] of Object.entries(part)) if (!key.startsWith('example')) visit(`${at}/${key}`, value);
    };
    visit('', document.paths);
    visit('', document.components);
    expect(several).toEqual(['/schemas/Failure/properties/data: object, null']);
  });

  it('declares a type for each property, without which some generators abort', () => {
    const untyped: string[] = [];
    const visit = (at: string, part: unknown): void => {
      if (Array.isArray(part)) for (const [index, item] of part.entries()) visit(`${at}/${index}`, item);
      if (!isObject(part)) return;
      for (const [name, property] of Object.entries(isObject(part.properties) ? part.properties : {}))
        if (isObject(property) && !['type', '$ref', 'anyOf'].some((keyword) => keyword in property)) untyped.push(`${at}/${name}`);
      for (const [key, value] of Object.entries(part)) if (!key.startsWith('example')) visit(`${at}/${key}`, value);
    };
    visit('', document.paths);
    visit('', document.components);
    expect(untyped).toEqual([]);
  });

  it('declares no schema for the further keys of an object with properties, whose type TypeScript would require of the properties as well', () => {
    const typed: string[] = [];
    const visit = (at: string, part: unknown): void => {
      if (Array.isArray(part)) for (const [index, item] of part.entries()) visit(`${at}/${index}`, item);
      if (!isObject(part)) return;
      if (isObject(part.properties) && part.additionalProperties !== undefined && part.additionalProperties !== false) typed.push(at);
      for (const [key, value] of Object.entries(part)) if (!key.startsWith('example')) visit(`${at}/${key}`, value);
    };
    visit('', document.paths);
    visit('', document.components);
    expect(typed).toEqual([]);
    expect(component('AttributeRow')).toMatchObject({
      properties: { SkuID: { $ref: '#/components/schemas/IntLike' } },
      'x-additional-properties': { type: 'string', maxLength: 100 },
    });
  });

  it('accepts the data of each failure of the catalogue', () => {
    const validate = compile('/components/schemas/Failure');
    for (const [code, entry] of Object.entries(objectAt(document, 'x-error-catalogue')))
      if (code !== '200') expect(validate(object(entry).value), code).toBe(true);
  });

  it('accepts a new value of a text enumeration in every response', () => {
    const closed = [...textEnumsFrom(Object.values(object(document.paths)).map((path) => objectAt(path, 'post', 'responses')))];
    const single = closed.filter(([at]) => !at.endsWith('/anyOf/0'));
    expect(single.map(([at]) => at)).toEqual(['#/components/schemas/SuccessCode']);
    expect(closed.length).toBeGreaterThan(8);
    for (const [at] of closed.filter(([pointer]) => pointer.endsWith('/anyOf/0'))) {
      const pointer = at.slice(1, -'/anyOf/0'.length);
      expect(compile(pointer)('a new value'), pointer).toBe(true);
      expect(compile(pointer)(7), pointer).toBe(false);
    }
  });

  it('refuses an unknown value of a text enumeration in every request', () => {
    const enums = [...textEnumsFrom(Object.values(object(document.paths)).map((path) => objectAt(path, 'post', 'requestBody')))];
    expect(enums.length).toBeGreaterThan(8);
    expect(enums.filter(([at]) => at.includes('/anyOf/'))).toEqual([]);
    expect(objectAt(component('CheckoutPlaceOrderRequest'), 'properties').pay_type).toMatchObject({
      type: 'string',
      enum: ['wallet_pay', 'pc_alipay', 'pc_wechat'],
    });
  });

  it('names the response schema of each operation', () => {
    const envelope = '#/components/schemas/CatalogProductEnvelope';
    const media = objectAt(document, 'paths', '/mall.Product.index', 'post', 'responses', '200', 'content', 'application/json');
    expect(media).toMatchObject({ schema: { $ref: envelope }, examples: { ok: {} } });
    expect(objectAt(component('CatalogProductEnvelope'), 'properties').data).toEqual({ $ref: '#/components/schemas/ProductPage' });
  });

  it('has the license of the package that contains it', async () => {
    const sdk = JSON.parse(await readFile(new URL('../../packages/sdk/package.json', import.meta.url), 'utf8'));
    expect(objectAt(document, 'info').license).toEqual({ name: 'Apache License 2.0', identifier: sdk.license });
  });

  it('declares session and language in every request, but no session where the field is a captcha token', () => {
    const properties = (name: string) => Object.keys(objectAt(component(name), 'properties'));
    expect(properties('CatalogProductRequest')).toEqual(['pro_id', 'vipSource', 'type', 'id', 'access_id', 'language']);
    expect(properties('AuthResetPasswordRequest')).not.toContain('access_id');
  });

  it('declares the session requirement of each operation', () => {
    const securityOf = (api: string) => objectAt(document, 'paths', `/${api}`, 'post').security;
    expect(securityOf('mall.Order.payment')).toEqual([{ session: [] }]);
    expect(securityOf('mall.Product.index')).toEqual([{}, { session: [] }]);
    expect(securityOf('mall.Login.getCode')).toEqual([]);
    expect(objectAt(document, 'components', 'securitySchemes')).toEqual({
      session: { type: 'http', scheme: 'bearer', description: expect.stringContaining('the field `access_id`') },
    });
  });

  it('declares HTTP 429 with Retry-After and the rate-limit codes of the catalogue for every operation', () => {
    const refs = [...operations.values()].map(({ path }) => objectAt(document, 'paths', path, 'post', 'responses', '429').$ref);
    expect(new Set(refs)).toEqual(new Set(['#/components/responses/too-many-requests']));
    const response = objectAt(document, 'components', 'responses', 'too-many-requests');
    expect(objectAt(response, 'headers', 'Retry-After')).toMatchObject({ required: true, schema: { type: 'integer' } });
    const examples = Object.entries(objectAt(response, 'content', 'application/json', 'examples'));
    const named = examples.map(([name, example]) => [name, resolve({ $ref: String(objectAt(example).$ref) })]);
    expect(named).toEqual([
      ['code_rate_limited', expect.objectContaining({ 'x-name': 'code_rate_limited', 'x-emitted': true })],
      ['too_many_attempts', expect.objectContaining({ 'x-name': 'too_many_attempts', 'x-emitted': true })],
      ['too_busy', expect.objectContaining({ 'x-name': 'too_busy', 'x-emitted': true })],
    ]);
  });

  it('names the codes of the catalogue as the known values of the code of a failure', () => {
    const catalogue = Object.entries(objectAt(document, 'x-error-catalogue')).filter(([code]) => code !== '200');
    expect(objectAt(component('Failure'), 'properties', 'code')).toEqual({
      description: expect.any(String),
      anyOf: [
        {
          type: 'string',
          enum: catalogue.map(([code]) => code),
          'x-enum-varnames': catalogue.map(([, entry]) => object(entry)['x-name']),
        },
        { type: 'string' },
      ],
    });
  });

  it('declares Retry-After, which is not always sent, for every response with HTTP 503', () => {
    const refs = [...operations.values()].flatMap(({ path }) => {
      const { 503: unavailable } = objectAt(document, 'paths', path, 'post', 'responses');
      return unavailable === undefined ? [] : [object(unavailable).$ref];
    });
    expect(new Set(refs)).toEqual(new Set(['#/components/responses/maintenance']));
    const header = objectAt(document, 'components', 'responses', 'maintenance', 'headers', 'Retry-After');
    expect(header).toMatchObject({ required: false, schema: { type: 'integer' } });
  });

  it('declares the header of a repeated success where the operation accepts an idempotency key', () => {
    const headers = (api: string) => objectAt(document, 'paths', `/${api}`, 'post', 'responses', '200').headers;
    expect(headers('mall.Order.payment')).toMatchObject({ 'Idempotent-Replayed': { schema: { type: 'string' } } });
    expect(headers('mall.Product.index')).toBeUndefined();
  });

  it('says that integer enumerations of responses are open as well', () => {
    expect(objectAt(document, 'info').description).toContain('An integer enumeration in a response lists the known values');
  });

  it('declares the form encoding of each list in a request', () => {
    const descriptionOf = (name: string, field: string) => objectAt(component(name), 'properties', field).description;
    expect(descriptionOf('CheckoutPlaceOrderRequest', 'cart_id')).toBe(
      'Cart line ids to buy, required without `product`. Source: `data.list[].list[].id` of `mall.Cart.index`. In a form: joined by commas.',
    );
    expect(descriptionOf('CheckoutPlaceOrderRequest', 'remarks')).toMatch(/ In a form: JSON text\.$/);
    expect(descriptionOf('AddressesAddRequest', 'place')).toMatch(/^\w.+ In a form: joined by commas\.$/);
    const lists = [...operations.values()].flatMap(({ requestSchema }) =>
      Object.values(requestSchema.properties ?? {}).filter((property) => resolve(property).type === 'array'),
    );
    const stated = JSON.stringify(objectAt(document, 'components', 'schemas')).match(/In a form: (JSON text|joined by commas)\./g) ?? [];
    expect(stated).toHaveLength(lists.length);
  });

  it('describes JSON bodies, the transport fields and the statuses of its own URLs', () => {
    const { description } = objectAt(document, 'info');
    expect(description).toContain('**Requests** are JSON, or `application/x-www-form-urlencoded`');
    expect(description).toContain('`access_id`, the session token, and `language` are fields of the request');
    expect(description).toContain('| 429 | "220", "416" or "50032" with `Retry-After`');
    expect(description).not.toContain('are no properties here');
  });

  it('declares an idempotency key where the operation accepts one', () => {
    const parameters = (api: string) => objectAt(document, 'paths', `/${api}`, 'post').parameters;
    expect(parameters('mall.Order.payment')).toMatchObject([{ name: 'Idempotency-Key', in: 'header' }]);
    expect(parameters('mall.Product.index')).toBeUndefined();
  });
});
