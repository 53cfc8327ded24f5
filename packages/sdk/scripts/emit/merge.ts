import { componentName, type JsonSchema } from './document.ts';
import { assertSubset } from './subset.ts';

/** Merges the objects of an `allOf` into one object. Throws for other schemas in an `allOf`. */
export function mergeAllOf(schema: JsonSchema, schemas: Readonly<Record<string, JsonSchema>>, where: string): JsonSchema {
  assertSubset(schema, where);
  if (schema.$ref !== undefined) {
    const target = schemas[componentName(schema.$ref)];
    if (!target) throw new Error(`${where}: ${schema.$ref} points nowhere`);
    return mergeAllOf(target, schemas, where);
  }
  if (schema.oneOf ?? schema.anyOf ?? schema.enum ?? schema['x-codec']) throw new Error(`${where}: allOf of something that is no object`);
  if (schema.type !== undefined && schema.type !== 'object') throw new Error(`${where}: allOf of ${String(schema.type)}`);
  const parts = (schema.allOf ?? []).map((part, index) => mergeAllOf(part, schemas, `${where}/allOf/${index}`));
  const all = [...parts, schema];
  const properties: Record<string, JsonSchema> = {};
  for (const [name, property] of all.flatMap((part) => Object.entries(part.properties ?? {}))) {
    if (properties[name] && JSON.stringify(properties[name]) !== JSON.stringify(property)) {
      throw new Error(`${where}: two parts of an allOf describe "${name}" differently`);
    }
    properties[name] = property;
  }
  const additionalProperties = all.find((part) => typeof part.additionalProperties === 'object')?.additionalProperties;
  return {
    type: 'object',
    properties,
    required: [...new Set(all.flatMap((part) => part.required ?? []))],
    ...(additionalProperties !== undefined && { additionalProperties }),
  };
}
