import { below, follow, isObject, type JsonObject, objectAt, type Place } from './json.ts';
import { operationsOf } from './operations.ts';

const schemaKeywords = [
  'items',
  'additionalProperties',
  'unevaluatedProperties',
  'propertyNames',
  'contains',
  'not',
  'if',
  'then',
  'else',
  'contentSchema',
];
const schemaListKeywords = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const schemaMapKeywords = ['properties', 'patternProperties', 'dependentSchemas', '$defs'];

/** A schema, or a boolean in the position of a schema, with its pointer. */
export interface Subschema {
  readonly at: string;
  readonly keyword: string;
  readonly value: unknown;
}

/** Returns the direct subschemas of a schema. */
export function subschemas({ at, node }: Place): Subschema[] {
  const found: Subschema[] = [];
  for (const keyword of schemaKeywords) if (keyword in node) found.push({ at: below(at, keyword), keyword, value: node[keyword] });
  for (const keyword of schemaListKeywords) {
    const list = node[keyword];
    if (Array.isArray(list)) for (const [index, value] of list.entries()) found.push({ at: below(at, keyword, index), keyword, value });
  }
  for (const keyword of schemaMapKeywords)
    for (const [name, value] of Object.entries(objectAt(node, keyword))) found.push({ at: below(at, keyword, name), keyword, value });
  return found;
}

/** Returns every schema of the contract at its definition, parents before children. */
export function allSchemas(document: JsonObject): Place[] {
  const named = placesIn('#/components/schemas', objectAt(document, 'components', 'schemas'));
  const requests = operationsOf(document).map(({ request }) => step(request, 'schema'));
  const shared = placesIn('#/components/responses', objectAt(document, 'components', 'responses'));
  const inlineResponses = operationsOf(document).flatMap(({ at, node }) => placesIn(below(at, 'responses'), objectAt(node, 'responses')));
  const responses = [...shared, ...inlineResponses].map((response) => step(response, 'content', 'application/json', 'schema'));
  return [...named, ...requests, ...responses].flatMap(withSubschemas).filter(({ node }) => Object.keys(node).length > 0);
}

function placesIn(at: string, map: JsonObject): Place[] {
  return Object.entries(map).map(([name, node]) => ({ at: below(at, name), node: objectAt(node) }));
}

function step({ at, node }: Place, ...keys: readonly string[]): Place {
  return { at: below(at, ...keys), node: objectAt(node, ...keys) };
}

/** Returns a schema and every schema below it. */
export function withSubschemas(place: Place): Place[] {
  return [place, ...subschemas(place).flatMap(({ at, value }) => (isObject(value) ? withSubschemas({ at, node: value }) : []))];
}

/** A schema of a request, with `$ref`s followed. */
export interface RequestSchema extends Place {
  /** Name of the field that it describes; items of a list have the list's name. */
  readonly name: string;
}

/** Returns every schema that a request of the contract can reach, with `$ref`s followed; a schema in a cycle is returned once. */
export function requestSchemas(document: JsonObject): RequestSchema[] {
  return operationsOf(document).flatMap(({ requestSchema }) => reach(document, { ...requestSchema, name: '' }, new Set()));
}

function reach(document: JsonObject, place: RequestSchema, visitedAbove: ReadonlySet<unknown>): RequestSchema[] {
  const { $ref } = place.node;
  if (visitedAbove.has($ref)) return [];
  const visited = typeof $ref === 'string' ? new Set([...visitedAbove, $ref]) : visitedAbove;
  const resolvedPlace: RequestSchema = { ...place, node: follow(document, place.node) };
  const subPlaces = subschemas(resolvedPlace).flatMap(({ at, keyword, value }) => {
    const name = keyword === 'properties' ? (at.split('/').at(-1) ?? '') : resolvedPlace.name;
    return isObject(value) ? reach(document, { at, node: value, name }, visited) : [];
  });
  return [resolvedPlace, ...subPlaces];
}
