import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { publishedDocument, toOpenApi30 } from '../src/index.ts';
import { isObject, type JsonObject, objectAt } from '../src/lint/json.ts';

const published = publishedDocument([{ url: '/api', description: 'Here.' }]);
const document = toOpenApi30(published);
const component = (name: string) => objectAt(document, 'components', 'schemas', name);
const property = (schema: string, name: string) => objectAt(component(schema), 'properties', name);

/** Returns the objects of a document that are no values of examples. */
function objectsIn(part: unknown): readonly JsonObject[] {
  if (Array.isArray(part)) return part.flatMap(objectsIn);
  if (!isObject(part)) return [];
  const parts = Object.entries(part).filter(([key]) => key !== 'value' && key !== 'example');
  return [part, ...parts.flatMap(([, value]) => objectsIn(value))];
}

describe('the published document in OpenAPI 3.0', () => {
  it('is valid, and its examples have the types of their schemas', async () => {
    const config = await createConfig({
      rules: {
        struct: 'error',
        'no-unresolved-refs': 'error',
        'no-invalid-schema-examples': 'error',
        'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
        'operation-operationId-unique': 'error',
        'spec-components-invalid-map-name': 'error',
        'no-enum-type-mismatch': 'error',
        'no-schema-type-mismatch': 'error',
        'no-required-schema-properties-undefined': 'error',
      },
    });
    const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi-3.0.json', config });
    expect(problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`)).toEqual([]);
  });

  it('has the operations and schemas of the document in 3.1', () => {
    expect(document.openapi).toBe('3.0.3');
    expect(Object.keys(objectAt(document, 'paths'))).toEqual(Object.keys(objectAt(published, 'paths')));
    expect(Object.keys(objectAt(document, 'components', 'schemas'))).toEqual(Object.keys(objectAt(published, 'components', 'schemas')));
  });

  it('has no keyword beside a $ref, which 3.0 ignores', () => {
    expect(objectsIn(document).filter((part) => typeof part.$ref === 'string' && Object.keys(part).length > 1)).toEqual([]);
  });

  it('has a scalar in place of a reference to it, with the description of the field', () => {
    expect(property('AttributeRow', 'Price')).toMatchObject({ type: 'string', description: 'Regular price per piece.' });
    expect(property('AttributeRow', 'SkuID')).toMatchObject({ type: 'integer' });
  });

  it('wraps a reference to an enumeration or an object to describe the field', () => {
    expect(property('PluginStatus', 'isVip')).toMatchObject({
      allOf: [{ $ref: '#/components/schemas/Flag' }],
      description: expect.any(String),
    });
  });

  it('has a text with the known values in place of an open enumeration', () => {
    const open = objectsIn(document).filter((part) => part['x-extensible-enum'] !== undefined);
    expect(open.length).toBeGreaterThan(4);
    for (const part of open)
      expect(part).toMatchObject({ type: 'string', 'x-extensible-enum': expect.arrayContaining([expect.any(String)]) });
    expect(open.filter((part) => part.enum !== undefined || part.anyOf !== undefined)).toEqual([]);
  });

  it('has the known values of the code of a failure', () => {
    expect(property('Failure', 'code')).toMatchObject({ type: 'string', 'x-extensible-enum': expect.arrayContaining(['101', '203']) });
  });

  it('names the values of an enumeration that have no names of their own, and has no enumeration of booleans', () => {
    expect(component('Flag')).toMatchObject({ enum: [0, 1], 'x-enum-varnames': ['no', 'yes'] });
    expect(property('CatalogProductRequest', 'type')).toMatchObject({ enum: ['', 'MS'], 'x-enum-varnames': ['none', 'MS'] });
    expect(component('BooleanFlag')).toMatchObject({ type: 'boolean' });
    expect(component('BooleanFlag')).not.toHaveProperty('enum');
    const unnamed = objectsIn(document).filter((part) => Array.isArray(part.enum) && part['x-enum-varnames'] === undefined);
    expect(unnamed.flatMap((part) => part.enum).filter((value) => !/^[A-Za-z]\w*$/.test(String(value)))).toEqual(['200']);
  });

  it('has one of several properties whose names differ in case or underscores only', () => {
    const lists = objectsIn(document).flatMap(({ properties }) => (isObject(properties) ? [Object.keys(properties)] : []));
    const plain = lists.map((names) => names.map((name) => name.replaceAll('_', '').toLowerCase()));
    expect(plain.filter((names) => new Set(names).size < names.length)).toEqual([]);
    expect(property('AddressesShowRequest', 'addr_id')).not.toEqual({});
    expect(property('AddressesShowRequest', 'addrId')).toEqual({});
  });

  it('declares null as nullable', () => {
    expect(property('Failure', 'data')).toMatchObject({ type: 'object', nullable: true });
  });

  it('has only patterns that Go and Python compile', () => {
    const patterns = objectsIn(document).flatMap(({ pattern }) => (typeof pattern === 'string' ? [pattern] : []));
    expect(patterns.length).toBeGreaterThan(20);
    expect(patterns.filter((pattern) => /\(\?|\\p|\[\^\]/.test(pattern))).toEqual([]);
    expect(objectsIn(document).some((part) => typeof part['x-pattern'] === 'string')).toBe(true);
  });
});
