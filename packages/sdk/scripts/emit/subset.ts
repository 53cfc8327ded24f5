import type { JsonSchema } from './document.ts';

/** Keywords that do not affect validation, in addition to those with `x-`. */
const annotations = ['description', 'title', 'examples', 'example', 'deprecated', '$comment', 'readOnly', 'writeOnly', 'contentMediaType'];

/** Keywords that the emitter converts into checks. */
const checkKeywords = [
  '$ref',
  'type',
  'enum',
  'const',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'oneOf',
  'anyOf',
  'allOf',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'maxProperties',
];

/** Keywords that are used by a codec only. */
const codecKeywords: Readonly<Record<string, readonly string[]>> = {
  jsonText: ['contentSchema'],
};

const supportedKeywords = new Set([...annotations, ...checkKeywords]);

/** Throws for a keyword that this generator does not support, which would make the validation incomplete. */
export function assertSubset(schema: JsonSchema, where: string): void {
  const unknownKeyword = codecKeywords[schema['x-codec'] ?? ''] ?? [];
  for (const keyword of Object.keys(schema)) {
    if (supportedKeywords.has(keyword) || keyword.startsWith('x-') || unknownKeyword.includes(keyword)) continue;
    throw new Error(`${where}: the SDK's generator does not understand the keyword "${keyword}"`);
  }
  if (schema.$ref === undefined) return;
  const siblingKeywords = Object.keys(schema).filter((keyword) => checkKeywords.includes(keyword) && keyword !== '$ref');
  if (siblingKeywords.length > 0) throw new Error(`${where}: ${siblingKeywords.join(', ')} beside a $ref`);
}

/** Returns the types of a schema without "null". */
export function typesOf(schema: JsonSchema): { readonly types: readonly string[]; readonly nullable: boolean } {
  const named = schema.type === undefined ? [] : typeof schema.type === 'string' ? [schema.type] : schema.type;
  return { types: named.filter((type) => type !== 'null'), nullable: named.includes('null') || (schema.enum?.includes(null) ?? false) };
}

/** Returns whether a schema is `{ type: 'null' }`, the null member of a nullable union. */
export function isNull(schema: JsonSchema): boolean {
  return schema.type === 'null';
}

/** Codecs that change the structure of a value. An unknown name is an error of the contract. */
export const structureCodecs: readonly string[] = ['jsonText', 'emptyMap', 'emptyList'];

/** Returns the list or map of a schema whose codec also decodes other spellings of an empty value. */
export function filledPart(schema: JsonSchema, where: string): JsonSchema {
  const type = schema['x-codec'] === 'emptyList' ? 'array' : 'object';
  const branch = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].find((part) => part.$ref !== undefined || part.type === type);
  if (branch) return branch;
  if (type === 'array') {
    if (!schema.items) throw new Error(`${where}: emptyList without items`);
    const { items, minItems, maxItems } = schema;
    return { type, items, ...(minItems !== undefined && { minItems }), ...(maxItems !== undefined && { maxItems }) };
  }
  const { properties, required, additionalProperties } = schema;
  return {
    type,
    ...(properties && { properties }),
    ...(required && { required }),
    ...(additionalProperties !== undefined && { additionalProperties }),
  };
}

/** Returns the schema of the empty value on the wire, which can be `null` only. */
export function emptyPart(schema: JsonSchema): JsonSchema {
  const type = schema['x-codec'] === 'emptyList' ? 'array' : 'object';
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) return { anyOf: branches.filter((part) => part.$ref === undefined && part.type !== type) };
  const { types, nullable } = typesOf(schema);
  const { minLength, maxLength } = schema;
  return {
    type: [...types.filter((other) => other !== type), ...(nullable ? ['null'] : [])],
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(types.includes('array') && type !== 'array' && { items: {}, maxItems: 0 }),
    ...(types.includes('object') && type !== 'object' && { maxProperties: 0 }),
  };
}

/** The wire types of scalar codecs, and the pattern of a codec that supports a single one. */
const wireOf: Readonly<Record<string, { readonly types: readonly string[]; readonly pattern?: string }>> = {
  flag: { types: ['boolean', 'integer', 'number', 'string'] },
  int: { types: ['integer', 'string'], pattern: '^-?\\d{1,15}$' },
  money: { types: ['number', 'string'] },
  moneyRange: { types: ['number', 'string'] },
  dateTime: { types: ['string'], pattern: '^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$' },
  csv: { types: ['string'] },
};

/** Throws when a schema does not accept exactly the values that its codec decodes. */
export function assertWire(codec: string, schema: JsonSchema, types: readonly string[], where: string): void {
  const wire = wireOf[codec];
  if (!wire) throw new Error(`${where}: the codec "${codec}" is unknown`);
  const unsupported = types.filter((type) => !wire.types.includes(type));
  if (unsupported.length > 0) throw new Error(`${where}: the codec "${codec}" does not read ${unsupported.join(', ')}`);
  if (wire.pattern !== undefined && schema.pattern !== undefined && schema.pattern !== wire.pattern) {
    throw new Error(`${where}: the codec "${codec}" knows the pattern ${wire.pattern} alone`);
  }
}
