import { type RequestDiscriminator, resolve, type Schema } from './document.ts';

/**
 * Returns the discriminator in a schema; undefined where there is none.
 *
 * @param visited - the schemas that were searched: some contain themselves
 */
export function findDiscriminator(reference: Schema, visited = new Set<Schema>()): RequestDiscriminator | undefined {
  const schema = resolve(reference);
  if (visited.has(schema)) return undefined;
  visited.add(schema);
  if (schema['x-request-discriminator']) return schema['x-request-discriminator'];
  const { properties = {}, items, allOf = [], anyOf = [] } = schema;
  for (const inner of [...Object.values(properties), ...(items ? [items] : []), ...allOf, ...anyOf]) {
    const found = findDiscriminator(inner, visited);
    if (found) return found;
  }
  return undefined;
}
