import { type Finding, type JsonObject, objectAt, textsOf } from './json.ts';
import { allSchemas, subschemas } from './schemas.ts';

/** Refuses a dialect: Prism copies it into every schema, then cannot compile it and silently stops validating. */
export function noDialect(document: JsonObject): Finding[] {
  if (!('jsonSchemaDialect' in document)) return [];
  return [
    { rule: 'no-dialect', at: '#/jsonSchemaDialect', problem: 'Leave the dialect to OpenAPI: Prism stops validating when one is named.' },
  ];
}

/**
 * Refuses `true` and `false` as schemas, on which generators fail; `{}` is equivalent. The two keywords that close an object are exempt.
 */
export function noBooleanSchemas(document: JsonObject): Finding[] {
  return allSchemas(document)
    .flatMap(subschemas)
    .filter(({ keyword, value }) => typeof value === 'boolean' && keyword !== 'additionalProperties' && keyword !== 'unevaluatedProperties')
    .map(({ at }) => ({ rule: 'no-boolean-schemas', at, problem: 'A boolean is no schema here; write {} for anything.' }));
}

/** Refuses a required property that is declared elsewhere, because it becomes optional in generated types. */
export function requiredBesideProperty(document: JsonObject): Finding[] {
  return allSchemas(document).flatMap(({ at, node }) =>
    textsOf(node.required)
      .filter((name) => !(name in objectAt(node, 'properties')))
      .map((name) => ({ rule: 'required-beside-property', at, problem: `"${name}" is required but not declared in the same object.` })),
  );
}

export function arraysHaveItems(document: JsonObject): Finding[] {
  return allSchemas(document)
    .filter(({ node }) => [node.type].flat().includes('array') && !('items' in node))
    .map(({ at }) => ({ rule: 'arrays-have-items', at, problem: 'Say what the list holds, even where it is always empty.' }));
}

/** Refuses `not`: no generator supports it, and zod throws. */
export function noNot(document: JsonObject): Finding[] {
  return allSchemas(document)
    .filter(({ node }) => 'not' in node)
    .map(({ at }) => ({ rule: 'no-not', at, problem: 'Say what is allowed; generators drop "not".' }));
}

/** Requires the type of an enum of numbers: without it the text "1" of a form is not converted to the number in the enum. */
export function numberEnumsStateType(document: JsonObject): Finding[] {
  return allSchemas(document)
    .filter(({ node }) => Array.isArray(node.enum) && node.enum.length > 0 && node.enum.every((value) => typeof value === 'number'))
    .filter(({ node }) => node.type !== 'integer' && node.type !== 'number')
    .map(({ at }) => ({ rule: 'number-enums-state-type', at, problem: 'Put "type: integer" beside the numbers.' }));
}
