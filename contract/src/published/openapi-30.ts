import { isObject, type JsonObject, objectAt } from '../lint/json.ts';

/** Values, not schemas. */
const valueKeywords = new Set(['value', 'enum', 'required', 'security']);

/** Keywords of OpenAPI 3.1 that 3.0 does not have. */
const droppedKeywords = new Set(['contentMediaType', 'contentSchema']);

/** Syntax of regular expressions that RE2 (Go) or `re` (Python) refuses: look-around, `[^]`, and properties of Unicode. */
const unportable = /\(\?[=!<]|\[\^\]|\\p\{/;

/**
 * Returns a published document in OpenAPI 3.0.3, for generators that do not read 3.1 or read it incompletely: openapi-generator before 7, NSwag,
 * oapi-codegen, Kiota. It accepts the same messages and more: an open enumeration is a text (`x-extensible-enum` has the known values), a
 * pattern that not every language can compile is the extension `x-pattern`, and of two names that differ in case or underscores it has the first.
 */
export function toOpenApi30(document: JsonObject): JsonObject {
  const { summary: _, license, ...info } = objectAt(document, 'info');
  const { name } = objectAt({ license }, 'license');
  const converted = converter(document)(document);
  return {
    ...(isObject(converted) && converted),
    openapi: '3.0.3',
    info: { ...info, license: { name, url: 'https://www.apache.org/licenses/LICENSE-2.0' } },
  };
}

/** Returns a function that converts a part of a document. */
function converter(document: JsonObject): (part: unknown) => unknown {
  const convert = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(convert);
    if (!isObject(part)) return part;
    if (typeof part.$ref === 'string') return reference(part, part.$ref);
    const open = openEnum(part);
    if (open) return open;
    const entries = Object.entries(part).flatMap(([key, value]): [string, unknown][] => {
      if (droppedKeywords.has(key)) return [];
      if (key === 'examples' && Array.isArray(value)) return [['example', value[0]]];
      // A property can have the name of a keyword.
      if (key === 'properties' && isObject(value)) return [[key, convertAll(value)]];
      return [[key, valueKeywords.has(key) ? value : convert(value)]];
    });
    return withPortablePattern(withNamedValues(withOneType(withDistinctNames(Object.fromEntries(entries)))));
  };
  const convertAll = (named: JsonObject) => Object.fromEntries(Object.entries(named).map(([name, part]) => [name, convert(part)]));
  /** In 3.0 the keywords beside a `$ref` are ignored. A scalar and a list have no type of their own in generated code. */
  const reference = (part: JsonObject, ref: string): JsonObject => {
    const { $ref: _, ...beside } = part;
    if (Object.keys(beside).length === 0) return part;
    const target = convert(objectAt(document, ...ref.slice(2).split('/')));
    return isObject(target) && hasNoName(target) ? { ...target, ...beside } : { allOf: [{ $ref: ref }], ...beside };
  };
  return convert;
}

/** Whether generated code has no type with the name of a schema: that of an enumeration and of an object has one. */
const hasNoName = ({ type, enum: values }: JsonObject) =>
  ['string', 'integer', 'number', 'boolean', 'array'].includes(String(type)) && values === undefined;

/** Returns a text with its known values for an enumeration that is open to others; undefined for another schema. */
function openEnum({ anyOf, ...rest }: JsonObject): JsonObject | undefined {
  const [known, any, ...others] = Array.isArray(anyOf) ? anyOf : [];
  if (!isObject(known) || !isObject(any) || others.length > 0 || known.type !== 'string' || known.enum === undefined) return undefined;
  const { enum: values, type, ...names } = known;
  return { ...rest, type, 'x-extensible-enum': values, ...names };
}

/** Leaves out a property whose name differs from that of an earlier one in case or underscores only: most languages have one name for both. */
function withDistinctNames(schema: JsonObject): JsonObject {
  const { properties, required } = schema;
  if (!isObject(properties)) return schema;
  const names = Object.keys(properties);
  const plain = names.map((name) => name.replaceAll('_', '').toLowerCase());
  const dropped = new Set(names.filter((_, index) => plain.indexOf(plain[index] ?? '') < index));
  if (dropped.size === 0) return schema;
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !dropped.has(name))),
    ...(Array.isArray(required) && { required: required.filter((name) => !dropped.has(name)) }),
  };
}

function withOneType(schema: JsonObject): JsonObject {
  if (!Array.isArray(schema.type)) return schema;
  const types = schema.type.filter((type) => type !== 'null');
  return { ...schema, type: types[0], ...(types.length < schema.type.length && { nullable: true }) };
}

/** Names the values of enumerations from which generators cannot derive names: 0, 1 and an empty text. That of a boolean is its type. */
function withNamedValues(schema: JsonObject): JsonObject {
  const { enum: values, ...rest } = schema;
  if (!Array.isArray(values) || rest['x-enum-varnames'] !== undefined) return schema;
  if (rest.type === 'boolean') return rest;
  const names = values.map((value) => ({ '': 'none', '0': 'no', '1': 'yes' })[String(value)] ?? String(value));
  return names.every((name, index) => name === values[index]) ? schema : { ...schema, 'x-enum-varnames': names };
}

function withPortablePattern({ pattern, ...rest }: JsonObject): JsonObject {
  if (typeof pattern !== 'string') return pattern === undefined ? rest : { ...rest, pattern };
  return { ...rest, [unportable.test(pattern) ? 'x-pattern' : 'pattern']: pattern };
}
