import { componentName, type JsonSchema } from '../document.ts';
import { isClass } from './python-type.ts';

type Components = Readonly<Record<string, JsonSchema>>;

/**
 * Returns the names of components that fit an object of a request as they are: an order just placed is sent with its payment. Type checkers
 * refuse them for the class of the request, whose optional fields they have always.
 */
export function fittingComponents(request: JsonSchema, components: Components): readonly string[] {
  const own = request.$ref === undefined ? undefined : componentName(request.$ref);
  const object = own === undefined ? request : (components[own] ?? {});
  if (!isClass(object) || object.properties === undefined) return [];
  return Object.keys(components)
    .filter((name) => name !== own && fits(components[name] ?? {}, object, components))
    .sort();
}

function fits(candidate: JsonSchema, { properties = {}, required = [] }: JsonSchema, components: Components): boolean {
  const typeOf = (schema: JsonSchema | undefined) => (schema?.$ref === undefined ? schema : components[componentName(schema.$ref)])?.type;
  const fields = Object.entries(candidate.properties ?? {});
  return (
    fields.length > 0 &&
    fields.every(([field, schema]) => field in properties && typeOf(schema) === typeOf(properties[field])) &&
    required.every((field) => candidate.required?.includes(field))
  );
}
