import type { JsonSchema } from './document.ts';

/** Keywords that say nothing about which values are valid. Everything with `x-` counts as well. */
const annotations = ['description', 'title', 'examples', 'example', 'deprecated', '$comment', 'readOnly', 'writeOnly', 'contentMediaType'];

/** Keywords the emitter turns into checks. */
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

/** Keywords that only a codec reads. */
const codecKeywords: Readonly<Record<string, readonly string[]>> = {
  jsonText: ['contentSchema'],
};

const supportedKeywords = new Set([...annotations, ...checkKeywords]);

/** Throws on a keyword this generator does not understand: a schema half read would validate half. */
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

/** The types a schema names, without "null". */
export function typesOf(schema: JsonSchema): { readonly types: readonly string[]; readonly nullable: boolean } {
  const named = schema.type === undefined ? [] : typeof schema.type === 'string' ? [schema.type] : schema.type;
  return { types: named.filter((type) => type !== 'null'), nullable: named.includes('null') || (schema.enum?.includes(null) ?? false) };
}

/** Whether a schema is `{ type: 'null' }`, the other half of a nullable union. */
export function isNull(schema: JsonSchema): boolean {
  return schema.type === 'null';
}

/** Codecs by what they do to a value; an unknown name is a fault of the contract. */
export const structureCodecs: readonly string[] = ['jsonText', 'emptyMap', 'emptyList'];

/** The schema of a "maybe empty" codec once emptiness is decoded: its list or its map alone. */
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

/** The other half: what stands for "empty" on the wire, which may be nothing but null. */
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

/** What the codecs of scalars read: their types, and the only patterns they know where they know one by heart. */
const wireOf: Readonly<Record<string, { readonly types: readonly string[]; readonly pattern?: string }>> = {
  flag: { types: ['boolean', 'integer', 'number', 'string'] },
  int: { types: ['integer', 'string'], pattern: '^-?\\d{1,15}$' },
  money: { types: ['number', 'string'] },
  moneyRange: { types: ['number', 'string'] },
  dateTime: { types: ['string'], pattern: '^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$' },
  csv: { types: ['string'] },
};

/** Throws where a schema lets more or less pass than its codec reads. */
export function assertWire(codec: string, schema: JsonSchema, types: readonly string[], where: string): void {
  const wire = wireOf[codec];
  if (!wire) throw new Error(`${where}: the codec "${codec}" is unknown`);
  const unsupported = types.filter((type) => !wire.types.includes(type));
  if (unsupported.length > 0) throw new Error(`${where}: the codec "${codec}" does not read ${unsupported.join(', ')}`);
  if (wire.pattern !== undefined && schema.pattern !== undefined && schema.pattern !== wire.pattern) {
    throw new Error(`${where}: the codec "${codec}" knows the pattern ${wire.pattern} alone`);
  }
}
