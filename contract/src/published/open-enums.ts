import { isObject, type JsonObject } from '../lint/json.ts';

/** The keywords that name and explain the values of an enumeration. */
const valueKeywords = ['enum', 'x-enum-varnames', 'x-enum-descriptions', 'x-enum-deprecated'];

/** Values, not schemas. */
const nonSchemaKeywords = new Set(['examples', 'example', 'enum', 'const', 'required']);

/** Whether a schema lists text values of which a later version of the contract may add one. */
export function isTextEnum(schema: JsonObject): boolean {
  return schema.type === 'string' && Array.isArray(schema.enum);
}

/**
 * A part of the published document in which text enumerations accept other texts as well. A new value in a response is no breaking change, but
 * generated code for Python, Go or Java refuses a value that is missing from an enumeration.
 */
export function withOpenEnums(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withOpenEnums);
  if (!isObject(part)) return part;
  if (!isTextEnum(part))
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, nonSchemaKeywords.has(key) ? value : withOpenEnums(value)]));
  const entries = Object.entries(part).filter(([key]) => key !== 'type');
  const enumKeywords = Object.fromEntries(entries.filter(([key]) => valueKeywords.includes(key)));
  const rest = Object.fromEntries(entries.filter(([key]) => !valueKeywords.includes(key)));
  return { ...rest, anyOf: [{ type: 'string', ...enumKeywords }, { type: 'string' }] };
}
