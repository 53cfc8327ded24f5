import { componentName, type JsonSchema } from '../document.ts';
import type { PublishedSchemas } from './published.ts';

/** Returns the paths from a schema to the amounts that the gateway sends as numbers: names of fields, and "*" for each element of a list or map. */
export function amountPaths(schema: JsonSchema, { components }: PublishedSchemas): readonly (readonly string[])[] {
  const paths = new Map<string, readonly string[]>();
  const visit = (node: JsonSchema, path: readonly string[], parents: readonly string[]): void => {
    if (node.$ref !== undefined) {
      const name = componentName(node.$ref);
      // An object within itself has the same fields at any depth, which no path can name.
      if (parents.includes(name)) return;
      visit(components[name] ?? {}, path, [...parents, name]);
      return;
    }
    if (node['x-sent-as'] === 'number') paths.set(path.join('/'), path);
    for (const part of [...(node.anyOf ?? []), ...(node.oneOf ?? [])]) visit(part, path, parents);
    for (const [field, part] of Object.entries(node.properties ?? {})) visit(part, [...path, field], parents);
    if (node.items) visit(node.items, [...path, '*'], parents);
    if (typeof node.additionalProperties === 'object') visit(node.additionalProperties, [...path, '*'], parents);
  };
  visit(schema, [], []);
  return [...paths.values()];
}
