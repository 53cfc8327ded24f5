import { describe, expect, test } from 'vitest';
import type { ContractDocument, Schema } from '../src/reference/document.ts';
import { fieldsOf, typeOf } from '../src/reference/fields.ts';

/** A document with these schemas and nothing else. */
function documentOf(schemas: Readonly<Record<string, Schema>>): ContractDocument {
  return {
    info: { title: 'Mall', version: '1.0.0' },
    tags: [],
    paths: {},
    components: { schemas },
    'x-gateway': { statusOfClass: {} },
    'x-error-catalogue': {},
  };
}

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

describe('fieldsOf', () => {
  test('describes a field behind a reference, with the description beside the reference', () => {
    const document = documentOf({ Money: { type: ['string', 'number'], 'x-codec': 'money', description: 'An amount.' } });
    const [field] = fieldsOf(document, { properties: { price: { ...ref('Money'), description: 'The price.' } }, required: ['price'] });
    expect(field).toMatchObject({ name: 'price', type: 'decimal string', required: true, description: 'The price.', limits: [] });
  });

  test('names the unit of an amount', () => {
    const document = documentOf({ Money: { type: ['string', 'number'], 'x-codec': 'money', 'x-unit': 'yuan' } });
    const [field] = fieldsOf(document, { properties: { price: ref('Money') } });
    expect(field).toMatchObject({ type: 'decimal string in yuan', sdkType: 'string, yuan' });
  });

  test.each([
    [{ type: ['string', 'integer'], 'x-codec': 'flag' }, 'boolean'],
    [{ type: 'string', 'x-codec': 'dateTime' }, 'string (ISO 8601) or null'],
    [{ type: 'array', items: { type: 'integer' } }, 'number[]'],
    [{ type: 'string', 'x-codec': 'jsonText', contentSchema: { type: 'array', items: { type: 'object' } } }, 'object[]'],
    [{ type: 'string', format: 'binary' }, 'File'],
  ] satisfies [Schema, string][])('names the type of %j in the SDK %s', (schema, sdkType) => {
    const [field] = fieldsOf(documentOf({}), { properties: { field: schema } });
    expect(field?.sdkType).toBe(sdkType);
  });

  test('lists limits, values with names and the default', () => {
    const [field] = fieldsOf(documentOf({}), {
      properties: {
        type: { type: 'integer', enum: [1, 2, '1', '2'], 'x-enum-varnames': ['card', 'wallet'], minimum: 1, maximum: 2, default: 1 },
      },
    });
    expect(field).toMatchObject({
      limits: ['1 to 2', 'default `1`'],
      values: [
        { value: '1', name: 'card' },
        { value: '2', name: 'wallet' },
      ],
    });
  });

  test.each([
    [{ type: 'string', maxLength: 1 }, 'at most 1 character'],
    [{ type: 'string', minLength: 1 }, 'at least 1 character'],
    [{ type: 'string', maxLength: 200 }, 'at most 200 characters'],
    [{ type: 'array', maxItems: 1 }, 'at most 1 element'],
  ] satisfies [Schema, string][])('names the limit of %j as "%s"', (schema, limit) => {
    const [field] = fieldsOf(documentOf({}), { properties: { field: schema } });
    expect(field?.limits).toEqual([limit]);
  });

  test('leaves out the limits of an id, which are those of its data type', () => {
    const [field] = fieldsOf(documentOf({}), { properties: { id: { type: 'integer', minimum: 1, maximum: 2_147_483_647 } } });
    expect(field?.limits).toEqual([]);
  });

  test('gives each named value its meaning, and marks values that the gateway does not send', () => {
    const [field] = fieldsOf(documentOf({}), {
      properties: {
        state: {
          enum: [0, 1],
          'x-enum-varnames': ['unpaid', 'paid'],
          'x-enum-descriptions': ['Not paid.', 'Paid.'],
          'x-enum-deprecated': [1],
        },
      },
    });
    expect(field?.values).toEqual([
      { value: '0', name: 'unpaid', meaning: 'Not paid.', isSent: true },
      { value: '1', name: 'paid', meaning: 'Paid.', isSent: false },
    ]);
  });

  test('descends into arrays of objects and expands a schema that contains itself once', () => {
    const document = documentOf({
      Class: { type: 'object', properties: { id: { type: 'integer' }, children: { type: 'array', items: ref('Class') } } },
    });
    const [list] = fieldsOf(document, { properties: { list: { type: 'array', items: ref('Class') } } });
    expect(list).toMatchObject({ type: 'array of objects', children: [{ name: 'id' }, { name: 'children', children: [] }] });
  });

  test('describes the elements of an array and their number of fields', () => {
    const document = documentOf({
      Part: { type: 'object', description: 'Part of a purchase.', minProperties: 1, maxProperties: 1 },
    });
    const [field] = fieldsOf(document, {
      properties: { product: { type: 'array', description: 'SKU to buy.', minItems: 3, maxItems: 4, items: ref('Part') } },
    });
    expect(field).toMatchObject({
      description: 'SKU to buy. Each element: part of a purchase.',
      limits: ['3 to 4 elements', 'each exactly 1 field'],
    });
  });

  test('requires a field of alternatives only where each requires it', () => {
    const document = documentOf({
      Product: { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] },
      Shop: { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } }, required: ['id', 'name'] },
    });
    expect(fieldsOf(document, { anyOf: [ref('Product'), ref('Shop')] }).map(({ name, required }) => ({ name, required }))).toEqual([
      { name: 'id', required: true },
      { name: 'name', required: false },
    ]);
  });
});

describe('alternatives that a request field determines', () => {
  const document = documentOf({
    Product: { type: 'object', properties: { id: { type: 'integer', description: 'Product id.' } }, required: ['id'] },
    Shop: { type: 'object', properties: { id: { type: 'integer', description: 'Shop id.' }, logo: { type: 'string' } }, required: ['id'] },
  });
  const kind: Schema = {
    type: 'integer',
    enum: [1, 2],
    'x-enum-varnames': ['products', 'shops'],
    'x-enum-descriptions': ['Products.', 'Shops.'],
  };
  const records: Schema = {
    'x-request-discriminator': { field: 'kind', values: [1, 2], missing: 1 },
    anyOf: [ref('Product'), ref('Shop')],
  };
  const data: Schema = { properties: { list: { type: 'array', items: records } } };

  test('have their own fields, named by the value of the request field', () => {
    const [list] = fieldsOf(document, data, { properties: { kind } });
    expect(list).toMatchObject({
      type: 'array of objects',
      children: [],
      variants: [
        { field: 'kind', value: '1', name: 'products', meaning: 'Products.', isDefault: true },
        { field: 'kind', value: '2', name: 'shops', meaning: 'Shops.', isDefault: false },
      ],
    });
    const described = list?.variants.map(({ fields }) => fields.map(({ name, description, required }) => [name, description, required]));
    expect(described).toEqual([
      [['id', 'Product id.', true]],
      [
        ['id', 'Shop id.', true],
        ['logo', '', false],
      ],
    ]);
  });
});

test.each<[string, Schema]>([
  ['array of integers', { type: 'array', items: { type: 'integer' } }],
  ['flag (1 or 0)', { 'x-codec': 'flag', enum: [0, 1] }],
  ['file', { type: 'string', format: 'binary' }],
  ['any', {}],
])('typeOf names %s', (name, schema) => {
  expect(typeOf(documentOf({}), schema)).toBe(name);
});
