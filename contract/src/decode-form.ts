import { type MediaType, resolve, type Schema } from './document.ts';
import { isObject } from './lint/json.ts';
import type { Operation } from './operations.ts';

/** A received form: every value of every field, in order. `URLSearchParams` and `FormData` both fit. */
export interface Form {
  getAll(name: string): unknown[];
  has(name: string): boolean;
}

/**
 * Decodes a form to the typed request of the contract, by the rules in the README ("How requests are read"). It refuses nothing: a value
 * that cannot be decoded as its type is preserved, so that validation can name the error. An empty text counts as not sent, except in a
 * required text; so does an untouched `<input type="file">`, which parsers return as a nameless empty file or as an empty text.
 */
export function decodeForm(operation: Operation, form: Form): Record<string, unknown> {
  const { properties = {}, required = [] } = operation.requestSchema;
  const request: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(properties)) {
    const schema = resolve(property);
    const isJson = encodingOf(operation.request, name) === 'application/json';
    const value = lastOrJoined(valuesOf(form, [name, ...(property['x-alias'] ?? [])]), schema.type === 'array' && !isJson);
    if (value === undefined || isOmitted(value, schema, required.includes(name))) continue;
    request[name] = isJson ? decodeJson(value, schema) : decodeField(value, schema);
  }
  return request;
}

function encodingOf(media: MediaType, name: string): string | undefined {
  return media.encoding?.[name]?.contentType;
}

/** Returns the values of the first of these names with a value; a name can end in `[]`. */
function valuesOf(form: Form, names: readonly string[]): unknown[] {
  const valueLists = names
    .flatMap((name) => [name, `${name}[]`])
    .filter((key) => form.has(key))
    .map((key) => form.getAll(key));
  return valueLists.find((values) => !values.every(isEmpty)) ?? valueLists[0] ?? [];
}

/** Uses the last of several values; those of a list are joined by commas, as its elements are. */
function lastOrJoined(values: readonly unknown[], isList: boolean): unknown {
  const last = values.at(-1);
  return isList && typeof last === 'string' ? values.filter((value) => typeof value === 'string' && value !== '').join(',') : last;
}

function isEmpty(value: unknown): boolean {
  return value === '' || (value instanceof File && value.size === 0 && value.name === '');
}

function isOmitted(value: unknown, schema: Schema, isRequired: boolean): boolean {
  return isEmpty(value) && !(isRequired && schema.type === 'string' && schema.format !== 'binary');
}

function decodeField(value: unknown, schema: Schema): unknown {
  if (typeof value !== 'string' || schema.type !== 'array') return decodeValue(value, schema);
  // An empty element is ignored: clients end their lists with a comma.
  return decodeValue(
    value.split(',').filter((text) => text !== ''),
    schema,
  );
}

function decodeJson(value: unknown, schema: Schema): unknown {
  if (typeof value !== 'string') return decodeValue(value, schema);
  try {
    return decodeValue(JSON.parse(value), schema);
  } catch {
    return value;
  }
}

/** Decodes a value by its schema, and the parts of JSON by theirs; a value without a schema is unchanged. */
function decodeValue(value: unknown, schema: Schema): unknown {
  if (typeof value === 'string') return decodeText(value, schema);
  if (typeof value === 'number') return schema.type === 'boolean' ? decodeText(String(value), schema) : clamp(value, schema);
  if (Array.isArray(value) && schema.items) {
    const items = resolve(schema.items);
    return value.map((item) => decodeValue(item, items));
  }
  return isObject(value) && !(value instanceof File) ? decodeObject(value, schema) : value;
}

function decodeObject(value: Readonly<Record<string, unknown>>, { properties = {}, required = [] }: Schema): unknown {
  const entries = Object.entries(value).flatMap(([name, part]) => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!property) return [[name, part]];
    const schema = resolve(property);
    return isOmitted(part, schema, required.includes(name)) ? [] : [[name, decodeValue(part, schema)]];
  });
  return Object.fromEntries(entries);
}

function decodeText(text: string, schema: Schema): unknown {
  switch (schema.type) {
    case 'integer':
    case 'number':
      return /^-?\d{1,15}(\.\d{1,6})?$/.test(text) ? clamp(Number(text), schema) : text;
    case 'boolean':
      return text === '1' || text === 'true' ? true : text === '0' || text === 'false' ? false : text;
    default:
      return text;
  }
}

function clamp(number: number, schema: Schema): number {
  return schema['x-clamp'] && schema.maximum !== undefined ? Math.min(number, schema.maximum) : number;
}
