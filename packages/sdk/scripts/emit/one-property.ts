import { type DecodedSchema, openMark } from './decoded.ts';
import type { JsonSchema } from './document.ts';

/**
 * An object that has exactly one of its properties is a union with a member for each, in which the others are `never`: TypeScript would accept
 * an object with several of them otherwise. Any other schema is returned as it is.
 */
export function oneProperty(schema: JsonSchema): DecodedSchema {
  const { minProperties, maxProperties, properties = {}, additionalProperties, ...otherKeywords } = schema;
  const names = Object.keys(properties);
  if (minProperties !== 1 || maxProperties !== 1 || additionalProperties !== false || names.length < 2) return schema;
  const absent = (name: string): DecodedSchema => ({ description: `Absent beside \`${name}\`.`, [openMark]: 'never' });
  const oneOf = names.map((name) => ({
    type: 'object',
    required: [name],
    properties: Object.fromEntries(names.map((other) => [other, other === name ? (properties[other] ?? {}) : absent(name)])),
  }));
  const { type: _, ...annotations } = otherKeywords;
  return { ...annotations, oneOf };
}
