import { type RequestDiscriminator, resolve, type Schema } from './document.ts';
import type { Operation } from './operations.ts';

/** Returns the request field that determines the alternative of an operation's successful response; undefined where there is none. */
export function requestDiscriminatorOf({ responses }: Operation): RequestDiscriminator | undefined {
  const schema = responses['200']?.content?.['application/json']?.schema;
  return schema && findDiscriminator(schema, new Set());
}

/** `visited` are the schemas that were searched: some contain themselves. */
function findDiscriminator(reference: Schema, visited: Set<Schema>): RequestDiscriminator | undefined {
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
