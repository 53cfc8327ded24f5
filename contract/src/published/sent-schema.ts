import { isObject, type JsonObject } from '../lint/json.ts';

/** JSON types that our gateway sends for a codec, unless `x-sent-as` names another. */
const typeOfCodec: Readonly<Record<string, string>> = {
  money: 'string',
  moneyRange: 'string',
  int: 'integer',
  flag: 'integer',
  emptyMap: 'object',
};

const ofType: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  integer: (value) => Number.isInteger(value),
  number: (value) => typeof value === 'number',
};

/** Keywords that constrain one type only. */
const keywordsOf: Readonly<Record<string, readonly string[]>> = {
  string: ['pattern', 'minLength', 'maxLength'],
  array: ['items', 'minItems', 'maxItems'],
  object: ['properties', 'required', 'additionalProperties', 'maxProperties'],
};

/**
 * Returns a part of the contract whose schemas accept only the JSON types that our gateway sends. The contract itself also accepts those of
 * other servers (`"1"` for 1), which generators for statically typed languages convert to unions.
 */
export function asSent(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(asSent);
  if (!isObject(part)) return part;
  const type = sentType(part);
  const narrowed = type === undefined ? part : narrow(part, type);
  return Object.fromEntries(Object.entries(narrowed).map(([key, value]) => [key, verbatim.has(key) ? value : asSent(value)]));
}

/** Keywords that contain values, not schemas. */
const verbatim = new Set(['examples', 'example', 'enum', 'const', 'required']);

/**
 * Returns the single type of a scalar or of a codec; undefined for a schema without alternatives. A union starts with the type that our
 * gateway sends.
 */
function sentType(schema: JsonObject): string | undefined {
  const sentAs = schema['x-sent-as'];
  if (typeof sentAs === 'string') return sentAs;
  const ofCodec = typeOfCodec[String(schema['x-codec'])];
  if (ofCodec !== undefined) return ofCodec;
  return Array.isArray(schema.type) && !schema.type.includes('null') ? String(schema.type[0]) : undefined;
}

function narrow(schema: JsonObject, type: string): JsonObject {
  const dropped = Object.entries(keywordsOf).flatMap(([other, keywords]) => (other === type ? [] : keywords));
  const kept = Object.entries(schema).filter(([key]) => !dropped.includes(key));
  const values = Array.isArray(schema.enum) ? schema.enum.filter(ofType[type] ?? (() => true)) : undefined;
  return { ...Object.fromEntries(kept), type, ...(values && { enum: values }) };
}
