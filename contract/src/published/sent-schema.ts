import { isObject, type JsonObject } from '../lint/json.ts';

/** JSON types that our gateway sends for a codec, unless `x-sent-as` names another. */
const typeOfCodec: Readonly<Record<string, string>> = {
  money: 'string',
  moneyRange: 'string',
  int: 'integer',
  flag: 'integer',
  emptyMap: 'object',
};

const keywordsByJsonType: Readonly<Record<string, (value: unknown) => boolean>> = {
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
export function toSentSchema(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(toSentSchema);
  if (!isObject(part)) return part;
  const type = sentType(part);
  const narrowed = type === undefined ? part : withSentType(part, type);
  return Object.fromEntries(Object.entries(narrowed).map(([key, value]) => [key, verbatim.has(key) ? value : toSentSchema(value)]));
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
  const codecType = typeOfCodec[String(schema['x-codec'])];
  if (codecType !== undefined) return codecType;
  return Array.isArray(schema.type) && !schema.type.includes('null') ? String(schema.type[0]) : undefined;
}

function withSentType(schema: JsonObject, type: string): JsonObject {
  const droppedKeywords = Object.entries(keywordsOf).flatMap(([other, keywords]) => (other === type ? [] : keywords));
  const keptEntries = Object.entries(schema).filter(([key]) => !droppedKeywords.includes(key));
  const values = Array.isArray(schema.enum) ? schema.enum.filter(keywordsByJsonType[type] ?? (() => true)) : undefined;
  return { ...Object.fromEntries(keptEntries), type, ...(values && { enum: values }) };
}
