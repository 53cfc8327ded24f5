import { isObject, type JsonObject } from '../lint/json.ts';

/** Values, not schemas. */
const valueKeywords = new Set(['examples', 'example', 'enum', 'const', 'required']);

/**
 * A part of the published document in which an object with named properties has no schema for its further keys, which it accepts nevertheless;
 * the extension `x-additional-properties` has it. TypeScript refuses an interface whose index signature has another type than its properties,
 * also that of `additionalProperties: true` in openapi-generator-plus, and other generators drop the properties.
 */
export function withoutSchemaOfKeys(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutSchemaOfKeys);
  if (!isObject(part)) return part;
  const rewritten = Object.entries(part).map(([key, value]) => [key, valueKeywords.has(key) ? value : withoutSchemaOfKeys(value)]);
  const { additionalProperties, ...rest }: JsonObject = Object.fromEntries(rewritten);
  if (!isObject(additionalProperties) || rest.properties === undefined) return Object.fromEntries(rewritten);
  return { ...rest, 'x-additional-properties': additionalProperties };
}
