import type { JsonSchema, Scalar } from './document.ts';
import { filledPart, isNull, typesOf } from './subset.ts';

/** Marks a schema that stands for "any other value of this type" beside the known ones. */
export const openMark = 'x-open';

/** A schema for the type generator: a JSON Schema of the contract, optionally with the mark of an open enum. */
export type DecodedSchema = JsonSchema & { readonly [openMark]?: string };

/** The decoded format of each codec, for TSDoc. */
export const codecTypes: Readonly<Record<string, string>> = {
  money: 'Decoded to a decimal string with two places.',
  moneyRange: 'Decoded to decimal strings with two places.',
  int: 'Decoded to a number.',
  flag: 'Decoded to a boolean, true for 1.',
  dateTime: 'Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text.',
  csv: 'Decoded to the list of values.',
  jsonText: 'Decoded to the JSON value.',
  emptyMap: 'Decoded to an object, empty when there is none.',
  emptyList: 'Decoded to a list, empty when there is none.',
};

/** Converts the wire schema of a response into the schema of the decoded value: codecs applied, enums open. */
export function decoded(schema: JsonSchema, where: string): DecodedSchema {
  const name = schema['x-codec'];
  const descriptionOfUse = describe(schema.description, name);
  if (schema.$ref !== undefined) return { $ref: schema.$ref, ...descriptionOfUse };
  const { nullable } = typesOf(schema);
  if (name !== undefined) return orNull({ ...codecType(name, schema, where), ...descriptionOfUse }, nullable && !name.startsWith('empty'));
  if (schema.enum && schema.enum.length > 0) return { ...orNull(createOpenEnum(schema.enum), nullable), ...descriptionOfUse };
  return { ...structure(schema, where), ...descriptionOfUse };
}

function describe(description: string | undefined, codec: string | undefined): { description?: string } {
  const text = [description, codec === undefined ? undefined : codecTypes[codec]].filter((part) => part !== undefined).join(' ');
  return text === '' ? {} : { description: text };
}

function orNull(schema: DecodedSchema, nullable: boolean): DecodedSchema {
  if (!nullable) return schema;
  const { description, ...rest } = schema;
  return { ...(description !== undefined && { description }), anyOf: [rest, { type: 'null' }] };
}

function codecType(codec: string, schema: JsonSchema, where: string): DecodedSchema {
  switch (codec) {
    case 'money':
    case 'moneyRange':
      return { type: 'string' };
    case 'int':
      return schema.enum ? createOpenEnum(schema.enum.filter((value) => value !== null).map(Number)) : { type: 'integer' };
    case 'flag':
      return { type: 'boolean' };
    case 'dateTime':
      return { type: ['string', 'null'] };
    case 'csv':
      return { type: 'array', items: { type: 'string' } };
    case 'jsonText':
      return schema.contentSchema ? decoded(schema.contentSchema, `${where}~`) : {};
    case 'emptyMap':
    case 'emptyList':
      return decoded(filledPart(schema, where), where);
    default:
      throw new Error(`${where}: the codec "${codec}" is unknown`);
  }
}

/** Returns an open enum: editors suggest the known values, and other values are accepted, so that a new one does not break a shop. */
function createOpenEnum(values: readonly Scalar[]): DecodedSchema {
  const knownValues = [...new Set(values)].filter((value) => value !== null);
  const types = [...new Set(knownValues.map((value) => typeof value))];
  const rest: DecodedSchema[] = types.map((type) => ({ type, [openMark]: type }));
  return { anyOf: [{ enum: knownValues }, ...rest] };
}

function structure(schema: JsonSchema, where: string): DecodedSchema {
  const each = (parts: readonly JsonSchema[]) => parts.map((part, index) => (isNull(part) ? part : decoded(part, `${where}/${index}`)));
  return {
    ...(schema.type !== undefined && { type: schema.type }),
    ...(schema.const !== undefined && { const: schema.const }),
    ...(schema.oneOf && { oneOf: each(schema.oneOf) }),
    ...(schema.anyOf && { anyOf: each(schema.anyOf) }),
    ...(schema.allOf && { allOf: each(schema.allOf) }),
    ...(schema.items && { items: decoded(schema.items, `${where}[]`) }),
    ...(schema.required && { required: schema.required }),
    ...(typeof schema.additionalProperties === 'object' && { additionalProperties: decoded(schema.additionalProperties, `${where}.*`) }),
    ...(schema.properties && {
      properties: Object.fromEntries(Object.entries(schema.properties).map(([name, part]) => [name, decoded(part, `${where}.${name}`)])),
    }),
  };
}
