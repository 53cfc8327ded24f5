import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { isRecord, type JsonSchema } from '../../scripts/emit/document.ts';
import { document, operations } from './contract.ts';

type DerivedSchema = { readonly [keyword: string]: unknown };

/**
 * Derives the contract's schemas for ajv. The strict validator uses them unchanged, and also validates JSON texts. The lenient validator
 * additionally accepts exactly the deviations that the SDK accepts on purpose: unknown values of an enum, unknown fields, decoded JSON,
 * several matching alternatives, "none" in another encoding, and null for a date or an optional field.
 */
function derive(schema: unknown, isLenient: boolean, among = false): unknown {
  if (Array.isArray(schema)) return schema.map((part) => derive(part, isLenient, true));
  if (!isRecord(schema)) return schema;
  const { description, examples, contentMediaType, contentSchema, 'x-codec': codec, ...rest } = schema;
  if (codec === 'jsonText') {
    const content = derive(contentSchema, isLenient);
    const text = { type: 'string', 'x-json': content };
    const alternatives = [text, ...(isLenient ? [content] : []), ...(types(rest).includes('null') ? [{ type: 'null' }] : [])];
    return { anyOf: alternatives };
  }
  const derived: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(rest)) {
    if (keyword.startsWith('x-')) continue;
    if (keyword === '$ref') derived.$ref = String(value).replace('#/components/schemas/', 'judge#/$defs/');
    else if (keyword === 'properties' && isRecord(value))
      derived.properties = Object.fromEntries(
        Object.entries(value).map(([name, part]) => [
          name,
          isLenient ? withoutRequired(derive(part, isLenient), schema, name) : derive(part, isLenient),
        ]),
      );
    else if (['items', 'additionalProperties', 'oneOf', 'anyOf', 'allOf'].includes(keyword)) derived[keyword] = derive(value, isLenient);
    else derived[keyword] = value;
  }
  return isLenient ? orNone(loosenValues(derived, codec), derived, among || codec !== undefined) : derived;
}

/** Accepts null for an optional field. */
const withoutRequired = (schema: unknown, { required }: DerivedSchema, name: string) =>
  Array.isArray(required) && required.includes(name) ? schema : { anyOf: [schema, { type: 'null' }] };

const types = (schema: DerivedSchema) => (Array.isArray(schema.type) ? schema.type : [schema.type]);

/** Accepts the other encodings of "none" for a list, or an object that can be empty. */
function orNone(withLooseType: unknown, { type, required = [], minItems = 0 }: DerivedSchema, among: boolean): unknown {
  const optional = (type === 'array' && minItems === 0) || (type === 'object' && Array.isArray(required) && required.length === 0);
  return among || !optional ? withLooseType : { anyOf: [withLooseType, ...none] };
}

const none = [{ enum: ['', null] }, { type: 'array', items: {}, maxItems: 0 }, { type: 'object', maxProperties: 0 }];

function loosenValues(schema: Record<string, unknown>, codec: unknown): unknown {
  const { enum: values, oneOf, ...rest } = schema;
  if (rest.additionalProperties === false) delete rest.additionalProperties;
  if (codec === 'emptyMap') delete rest.maxProperties;
  if (codec === 'dateTime') return { anyOf: [rest, { type: 'null' }] };
  if (oneOf !== undefined) return { ...rest, anyOf: oneOf };
  if (!Array.isArray(values)) return rest;
  if (codec === 'flag') return { ...rest, enum: values };
  if (codec === 'int') return { ...rest, type: rest.type ?? ['integer', 'string'], pattern: '^-?\\d{1,15}$' };
  return rest.type === undefined ? { ...rest, type: [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))] } : rest;
}

/** Returns a function that validates `data` of an operation and returns the violated keyword; undefined when it is valid. */
export function createReferenceValidator(isLenient: boolean): (api: string, data: unknown) => string | undefined {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false });
  ajv.addKeyword({
    keyword: 'x-json',
    type: 'string',
    compile(content: object) {
      let validate: ValidateFunction | undefined;
      return (text: string) => {
        validate ??= ajv.compile(content);
        try {
          return validate(JSON.parse(text)) === true;
        } catch {
          return false;
        }
      };
    },
  });
  const $defs = Object.fromEntries(
    Object.entries<JsonSchema>(document.components.schemas).map(([name, schema]) => [name, derive(schema, isLenient)]),
  );
  const properties = Object.fromEntries(operations.map(({ api, data }) => [api, derive(data, isLenient)]));
  ajv.addSchema({ $id: 'judge', $defs, type: 'object', properties });
  const validators = new Map<string, ValidateFunction>();
  return (api, data) => {
    const known = validators.get(api) ?? ajv.compile({ $ref: `judge#/properties/${api}` });
    validators.set(api, known);
    if (known(data)) return undefined;
    const keyword = known.errors?.[0]?.keyword;
    return isLenient && typeof data === 'string' && known(decoded(data)) ? undefined : keyword;
  };
}

function decoded(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
