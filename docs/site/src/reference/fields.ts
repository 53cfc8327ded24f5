import { type ContractDocument, follow, type Schema } from './document.ts';

/** One field of a request or a response, with the fields inside it. */
export interface Field {
  readonly name: string;
  /** On the wire: "decimal string in yuan", "array of objects". */
  readonly type: string;
  /** In the TypeScript SDK: "string, yuan", "object[]". */
  readonly sdkType: string;
  readonly required: boolean;
  readonly description: string;
  /** Limits in words, each a phrase: "at most 200 characters". */
  readonly limits: readonly string[];
  readonly values: readonly EnumValue[];
  readonly children: readonly Field[];
  /** Fields inside it by the value of a request field, where they depend on one. */
  readonly variants: readonly Variant[];
}

/** The fields of a response for one value of a request field. */
export interface Variant {
  /** The request field. */
  readonly field: string;
  readonly value: string;
  /** "products", or the value where it has no name. */
  readonly name: string;
  readonly meaning: string | undefined;
  /** Whether a request without the field has these fields. */
  readonly isDefault: boolean;
  readonly fields: readonly Field[];
}

/** A value of an enumeration, and its name and meaning where the contract states them. */
export interface EnumValue {
  readonly value: string;
  readonly name: string | undefined;
  readonly meaning: string | undefined;
  /** Whether the gateway sends it; other values are known from other servers of the product family. */
  readonly isSent: boolean;
}

const codecTypes: Readonly<Record<string, string>> = {
  money: 'decimal string',
  moneyRange: 'decimal string or range',
  int: 'integer',
  flag: 'flag (1 or 0)',
  dateTime: 'date-time string',
  csv: 'comma-separated string',
  jsonText: 'JSON string',
  emptyMap: 'empty object',
};

/** Types of scalars that our gateway sends unlike others of their codec (`x-sent-as`). */
const sentTypes: Readonly<Record<string, string>> = { boolean: 'boolean', number: 'decimal number' };

/**
 * The fields of an object schema, or of the elements of an array schema, in the order of the contract.
 * @param request - the schema of the request, for a response
 */
export function fieldsOf(document: ContractDocument, schema: Schema, request: Schema = {}): readonly Field[] {
  return childrenOf({ document, request }, schema, []);
}

/** The document and the schema of the request, which names the kinds of a response. */
interface Context {
  readonly document: ContractDocument;
  readonly request: Schema;
}

/** How a kind of types is written. */
interface TypeNotation {
  /** Types of scalars with a codec. */
  codecType(node: Schema): string | undefined;
  listOf(element: string): string;
  readonly jsonTypes: Readonly<Record<string, string>>;
}

const wireTypes: TypeNotation = {
  codecType: (node) => sentTypes[node['x-sent-as'] ?? ''] ?? codecTypes[node['x-codec'] ?? ''],
  listOf: (element) => `array of ${plural(element)}`,
  jsonTypes: {},
};

const decodedTypes: Readonly<Record<string, string>> = {
  money: 'string',
  moneyRange: 'string',
  int: 'number',
  flag: 'boolean',
  dateTime: 'string (ISO 8601) or null',
  csv: 'string[]',
  emptyMap: 'object',
};

const sdkTypes: TypeNotation = {
  codecType: (node) => decodedTypes[node['x-codec'] ?? ''],
  listOf: (element) => `${element}[]`,
  jsonTypes: { integer: 'number', file: 'File' },
};

/** The type of a value as the reference names it: "array of objects". */
export function typeOf(document: ContractDocument, schema: Schema, notation: TypeNotation = wireTypes): string {
  const node = follow<Schema>(document, schema);
  const codec = notation.codecType(node);
  if (codec !== undefined) return codec;
  const parts = node.anyOf ?? (node.contentSchema && [node.contentSchema]);
  if (parts) return unique(parts.map((part) => typeOf(document, part, notation))).join(' or ');
  const types = [node.type ?? []].flat();
  if (types[0] === 'array' && node.items) return notation.listOf(typeOf(document, node.items, notation));
  const type = node.format === 'binary' ? 'file' : (types[0] ?? 'any');
  return notation.jsonTypes[type] ?? type;
}

const plural = (type: string) => type.replace(/\b(object|string|integer|number|boolean|array|flag)\b/, '$1s');

/** Starts a description as the rest of a sentence, unless it starts with an abbreviation: "SKU id". */
const lowerFirst = (text: string) => text.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());

const unique = (texts: readonly string[]) => [...new Set(texts)];

/** Descends into objects and arrays; a schema that contains itself is expanded once. */
function childrenOf(context: Context, schema: Schema, ancestors: readonly string[]): readonly Field[] {
  const { $ref } = schema;
  if ($ref !== undefined && ancestors.includes($ref)) return [];
  const path = $ref === undefined ? ancestors : [...ancestors, $ref];
  const node = follow<Schema>(context.document, schema);
  const ownFields = Object.entries(node.properties ?? {}).map(([name, property]) =>
    fieldOf(context, name, property, node.required?.includes(name) ?? false, path),
  );
  const nestedFields = [node.items, node.contentSchema].flatMap((part) => (part ? childrenOf(context, part, path) : []));
  const alternatives = node['x-request-discriminator'] ? [] : (node.anyOf ?? []);
  return [...ownFields, ...nestedFields, ...fieldsOfAny(alternatives.map((part) => childrenOf(context, part, path)))];
}

/** The alternatives of an object, or of the elements of an array, that a request field determines. */
function variantsOf(context: Context, schema: Schema, ancestors: readonly string[]): readonly Variant[] {
  const node = follow<Schema>(context.document, schema);
  const discriminator = node['x-request-discriminator'];
  if (!discriminator) return node.items ? variantsOf(context, node.items, ancestors) : [];
  const { field, values, missing } = discriminator;
  const named = valuesOf(follow<Schema>(context.document, context.request.properties?.[field] ?? {}));
  return values.map((value, index) => {
    const { name, meaning } = named.find((known) => known.value === String(value)) ?? {};
    const fields = childrenOf(context, node.anyOf?.[index] ?? {}, ancestors);
    return { field, value: String(value), name: name ?? String(value), meaning, isDefault: value === missing, fields };
  });
}

/** The fields of alternatives: most are in several, and one is required only where every alternative requires it. */
function fieldsOfAny(alternatives: readonly (readonly Field[])[]): readonly Field[] {
  const byName = new Map(alternatives.flat().map((field) => [field.name, field]));
  return [...byName.values()].map((field) => ({
    ...field,
    required: alternatives.every((fields) => fields.some(({ name, required }) => required && name === field.name)),
  }));
}

function fieldOf(context: Context, name: string, schema: Schema, required: boolean, ancestors: readonly string[]): Field {
  const { document } = context;
  const node = follow<Schema>(document, schema);
  const items = node.items ? follow<Schema>(document, node.items) : undefined;
  const unit = items?.['x-unit'] ?? node['x-unit'];
  return {
    name,
    type: `${typeOf(document, schema)}${unit === undefined ? '' : ` in ${unit}`}`,
    sdkType: `${typeOf(document, schema, sdkTypes)}${unit === undefined ? '' : `, ${unit}`}`,
    required,
    // The type says as much as the description of a shared scalar.
    description: [
      schema.description ?? (node['x-codec'] === undefined ? node.description : undefined),
      items?.description === undefined || items['x-codec'] !== undefined ? undefined : `Each element: ${lowerFirst(items.description)}`,
    ]
      .filter((text) => text !== undefined)
      .join(' '),
    limits: [...limitsOf(node), ...(items ? limitsOf(items).map((limit) => `each ${limit}`) : [])],
    values: [...valuesOf(node), ...(items ? valuesOf(items) : [])],
    children: childrenOf(context, schema, ancestors),
    variants: variantsOf(context, schema, ancestors),
  };
}

/** The limit of the data type of ids and counts, which no request reaches. */
const largestInteger = 2 ** 31 - 1;

function limitsOf(node: Schema): readonly string[] {
  const isText = node['x-codec'] === undefined && [node.type].flat().includes('string');
  return [
    ...(isText ? range(node.minLength, node.maxLength, node.format === 'binary' ? 'byte' : 'character') : []),
    ...(node.maximum === largestInteger ? [] : range(node.minimum, node.maximum)),
    ...(node.maxItems === 0 ? [] : range(node.minItems, node.maxItems, 'element')),
    ...range(node.minProperties, node.maxProperties, 'field'),
    ...(isText && node.pattern !== undefined ? [`pattern \`${node.pattern}\``] : []),
    ...(node['x-clamp'] ? ['a larger number is lowered to the maximum'] : []),
    ...(node.default === undefined ? [] : [`default \`${JSON.stringify(node.default)}\``]),
    ...(node['x-alias'] ? [`also read from ${node['x-alias'].map((alias) => `\`${alias}\``).join(', ')}`] : []),
  ];
}

function range(low: number | undefined, high: number | undefined, unit = ''): readonly string[] {
  const counted = (count: number) => (unit === '' ? count : `${count} ${unit}${count === 1 ? '' : 's'}`);
  if (low === undefined) return high === undefined ? [] : [`at most ${counted(high)}`];
  if (high === undefined) return [`at least ${counted(low)}`];
  return low === high ? [`exactly ${counted(low)}`] : [`${low} to ${counted(high)}`];
}

/** An enumeration lists each value as a number and again as text; the names belong to the first of both. */
function valuesOf(node: Schema): readonly EnumValue[] {
  if (node.enum === undefined || node['x-codec'] === 'flag') return [];
  const names = node['x-enum-varnames'];
  const values = node.enum.slice(0, names?.length);
  const meanings = node['x-enum-descriptions'];
  const foreign = node['x-enum-deprecated'] ?? [];
  return values.map((value, index) => ({
    value: value === '' ? '""' : String(value),
    name: names?.[index],
    meaning: meanings?.[index],
    isSent: !foreign.includes(value),
  }));
}
