import { type Operation, resolve, type Schema } from '@mall/contract';
import { type Fields, okFields } from '../../src/requests/example-request.ts';

/** A request that the contract must refuse because of one field. */
export interface InvalidRequest {
  readonly field: string;
  readonly reason: string;
  readonly fields: Fields;
}

interface Limits extends Schema {
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Invalid requests by the request schema of an operation: each required field missing, each field with a wrong type or beyond its limits. */
export function invalidRequests(operation: Operation): InvalidRequest[] {
  const validFields = okFields(operation);
  const missing = (operation.requestSchema.required ?? []).map((field) => ({
    field,
    reason: 'missing',
    fields: omitField(validFields, field),
  }));
  const invalid = Object.entries(operation.requestSchema.properties ?? {}).flatMap(([field, property]) => {
    const json = operation.request.encoding?.[field]?.contentType === 'application/json';
    const invalidValues: [string, string][] = json ? invalidJsonFields(resolve(property)) : invalidTextFields(resolve(property));
    return invalidValues.map(([reason, text]) => ({ field, reason, fields: { ...validFields, [field]: text } }));
  });
  return [...missing, ...invalid];
}

function omitField(fields: Fields, name: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name));
}

/** JSON that a field of this schema must refuse, each with the reason. */
function invalidJsonFields(schema: Limits): [string, string][] {
  const found: [string, string][] = [
    ['invalid JSON', '{"cut off'],
    ['a JSON string', '"text"'],
    ['null', 'null'],
  ];
  if ((schema.minItems ?? 0) > 0) found.push(['an empty list', '[]']);
  if (schema.maxItems !== undefined) found.push(['a list that is too long', JSON.stringify(Array(schema.maxItems + 1).fill(null))]);
  if (schema.items) found.push(['a null item', '[null]']);
  if ((resolve(schema.items ?? {}).required ?? []).length > 0) found.push(['an empty item', '[{}]']);
  return found;
}

/** Texts that a field of this schema must refuse, each with the reason. */
function invalidTextFields(schema: Limits): [string, string][] {
  const found: [string, string][] = [];
  // A text cannot be an invalid file; other tests cover invalid files.
  if (schema.format === 'binary') return found;
  if (schema.type === 'array') {
    const items: Limits = resolve(schema.items ?? {});
    const [invalidItem] = invalidTextFields(items).filter(([, text]) => !text.includes(','));
    if (invalidItem) found.push([`an item of ${invalidItem[0]}`, invalidItem[1]]);
    return found;
  }
  if (schema.enum || schema.type === 'integer' || schema.type === 'number' || schema.type === 'boolean')
    found.push(['wrong type', 'no-such-value']);
  if (!schema.enum && schema.minimum !== undefined) found.push(['below the minimum', String(schema.minimum - 1)]);
  if (!schema.enum && schema.maximum !== undefined && !schema['x-clamp']) found.push(['above the maximum', String(schema.maximum + 1)]);
  if (!schema.enum && schema.maxLength !== undefined) found.push(['too long', 'x'.repeat(schema.maxLength + 1)]);
  if (schema.minLength !== undefined && schema.minLength > 1) found.push(['too short', 'x'.repeat(schema.minLength - 1)]);
  const refusedText = ['☃', '☃ ☃'].find((text) => schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(text));
  if (refusedText) found.push(['against the pattern', refusedText]);
  if (schema.format !== undefined) found.push(['against the format', '☃']);
  return found;
}
