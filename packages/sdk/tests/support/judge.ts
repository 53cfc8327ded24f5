import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { isRecord, type JsonSchema } from '../../scripts/emit/document.ts';
import { document, operations } from './contract.ts';

type Judged = { readonly [keyword: string]: unknown };

/**
 * The contract's schemas for ajv. The strict judge reads them as they stand, and looks into JSON texts besides. The lenient judge knows
 * what the SDK lets pass on purpose, and only that: unknown values of an enum, unknown fields, JSON that came decoded, several fitting
 * alternatives, "none" in another spelling, and null for a moment or a field that may be missing.
 */
function derive(schema: unknown, lenient: boolean, among = false): unknown {
  if (Array.isArray(schema)) return schema.map((part) => derive(part, lenient, true));
  if (!isRecord(schema)) return schema;
  const { description, examples, contentMediaType, contentSchema, 'x-codec': codec, ...rest } = schema;
  if (codec === 'jsonText') {
    const content = derive(contentSchema, lenient);
    const text = { type: 'string', 'x-json': content };
    const alternatives = [text, ...(lenient ? [content] : []), ...(types(rest).includes('null') ? [{ type: 'null' }] : [])];
    return { anyOf: alternatives };
  }
  const made: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(rest)) {
    if (keyword.startsWith('x-')) continue;
    if (keyword === '$ref') made.$ref = String(value).replace('#/components/schemas/', 'judge#/$defs/');
    else if (keyword === 'properties' && isRecord(value))
      made.properties = Object.fromEntries(
        Object.entries(value).map(([name, part]) => [
          name,
          lenient ? orMissing(derive(part, lenient), schema, name) : derive(part, lenient),
        ]),
      );
    else if (['items', 'additionalProperties', 'oneOf', 'anyOf', 'allOf'].includes(keyword)) made[keyword] = derive(value, lenient);
    else made[keyword] = value;
  }
  return lenient ? orNone(loosen(made, codec), made, among || codec !== undefined) : made;
}

/** A field that may be missing may also be null. */
const orMissing = (schema: unknown, { required }: Judged, name: string) =>
  Array.isArray(required) && required.includes(name) ? schema : { anyOf: [schema, { type: 'null' }] };

const types = (schema: Judged) => (Array.isArray(schema.type) ? schema.type : [schema.type]);

/** Beside a list, or an object that may be empty, what else says so. */
function orNone(loosened: unknown, { type, required = [], minItems = 0 }: Judged, among: boolean): unknown {
  const optional = (type === 'array' && minItems === 0) || (type === 'object' && Array.isArray(required) && required.length === 0);
  return among || !optional ? loosened : { anyOf: [loosened, ...none] };
}

const none = [{ enum: ['', null] }, { type: 'array', items: {}, maxItems: 0 }, { type: 'object', maxProperties: 0 }];

function loosen(schema: Record<string, unknown>, codec: unknown): unknown {
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

/** Says for each operation by which keyword its `data` is invalid; undefined when it is valid. */
export function makeJudge(lenient: boolean): (api: string, data: unknown) => string | undefined {
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
    Object.entries<JsonSchema>(document.components.schemas).map(([name, schema]) => [name, derive(schema, lenient)]),
  );
  const properties = Object.fromEntries(operations.map(({ api, data }) => [api, derive(data, lenient)]));
  ajv.addSchema({ $id: 'judge', $defs, type: 'object', properties });
  const validators = new Map<string, ValidateFunction>();
  return (api, data) => {
    const known = validators.get(api) ?? ajv.compile({ $ref: `judge#/properties/${api}` });
    validators.set(api, known);
    if (known(data)) return undefined;
    const keyword = known.errors?.[0]?.keyword;
    return lenient && typeof data === 'string' && known(decoded(data)) ? undefined : keyword;
  };
}

function decoded(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
