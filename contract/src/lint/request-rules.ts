import { below, type Finding, follow, isObject, type JsonObject, objectAt, textsOf } from './json.ts';
import { operationsOf } from './operations.ts';
import { type RequestSchema, requestSchemas } from './schemas.ts';

const isEnumerated = (node: JsonObject) => 'enum' in node || 'const' in node;
const isType = (node: JsonObject, ...types: readonly string[]) =>
  [node.type].flat().some((type) => typeof type === 'string' && types.includes(type));

function findSchemas(document: JsonObject, rule: string, problem: string, isViolation: (schema: RequestSchema) => boolean): Finding[] {
  return requestSchemas(document)
    .filter(isViolation)
    .map(({ at }) => ({ rule, at, problem }));
}

/** Refuses defaults: they make the field required in generated types, and servers apply them differently. */
export function noRequestDefaults(document: JsonObject): Finding[] {
  return findSchemas(document, 'no-request-defaults', 'Describe what a missing field means instead.', ({ node }) => 'default' in node);
}

export function requestStringsAreBounded(document: JsonObject): Finding[] {
  const bounds = ['maxLength', 'pattern', 'format'];
  return findSchemas(
    document,
    'request-strings-are-bounded',
    'Give the text a maxLength, enum, pattern or format.',
    ({ node }) => isType(node, 'string') && !isEnumerated(node) && !bounds.some((bound) => bound in node),
  );
}

export function requestNumbersAreBounded(document: JsonObject): Finding[] {
  return findSchemas(
    document,
    'request-numbers-are-bounded',
    'Give the number a minimum and a maximum, or an enum.',
    ({ node }) => isType(node, 'integer', 'number') && !isEnumerated(node) && !('minimum' in node && 'maximum' in node),
  );
}

export function requestArraysAreBounded(document: JsonObject): Finding[] {
  return findSchemas(
    document,
    'request-arrays-are-bounded',
    'Give the list a maxItems.',
    ({ node }) => isType(node, 'array') && !('maxItems' in node),
  );
}

/**
 * Requires that a form field with JSON has the schema of its content and the encoding `application/json`. A flat list can also be sent as
 * values joined by commas, without an encoding.
 */
export function jsonFieldsAreEncoded(document: JsonObject): Finding[] {
  return operationsOf(document).flatMap(({ request, requestSchema }) => {
    const createFinding = (field: string, problem: string) => ({
      rule: 'json-fields-are-encoded',
      at: below(requestSchema.at, 'properties', field),
      problem,
    });
    const properties = Object.entries(objectAt(requestSchema.node, 'properties'));
    const encodings = Object.keys(objectAt(request.node, 'encoding'));
    const encodingsWithoutField = encodings.filter((field) => !properties.some(([name]) => name === field));
    const propertyFindings = properties.flatMap(([field, property]) => {
      const schema = follow(document, isObject(property) ? property : {});
      const encoded = objectAt(request.node, 'encoding', field).contentType === 'application/json';
      const items = follow(document, objectAt(schema, 'items'));
      const nested = isType(schema, 'object') || (isType(schema, 'array') && isType(items, 'object', 'array'));
      if (nested && !encoded) return [createFinding(field, 'An object in a form needs the encoding application/json.')];
      if (encoded && !isType(schema, 'object', 'array'))
        return [createFinding(field, 'A JSON field is described as the array or object it carries.')];
      if (schema.contentMediaType === 'application/json')
        return [createFinding(field, 'Describe the JSON itself, not a text that holds it.')];
      return [];
    });
    return [
      ...encodingsWithoutField.map((field) => createFinding(field, 'The encoding names a field that does not exist.')),
      ...propertyFindings,
    ];
  });
}

/** Requires that an alias is not a name of another field of the operation, because a form would be ambiguous. */
export function aliasesAreFree(document: JsonObject): Finding[] {
  return operationsOf(document).flatMap(({ requestSchema }) => {
    const properties = Object.entries(objectAt(requestSchema.node, 'properties'));
    const aliases = properties.flatMap(([field, property]) => {
      const names = isObject(property) ? property['x-alias'] : undefined;
      return names === undefined ? [] : (Array.isArray(names) ? names : [names]).map((alias) => ({ field, alias }));
    });
    const usedNames = [...properties.map(([name]) => name), ...aliases.map(({ alias }) => alias)];
    return aliases
      .filter(({ alias }) => typeof alias !== 'string' || usedNames.filter((name) => name === alias).length > 1)
      .map(({ field, alias }) => ({
        rule: 'aliases-are-free',
        at: below(requestSchema.at, 'properties', field),
        problem: `x-alias lists names of no other field; ${JSON.stringify(alias)} is none.`,
      }));
  });
}

/** Requires that the alternatives of a request are two or more of its fields, all of them optional. */
export function alternativesAreFields(document: JsonObject): Finding[] {
  return operationsOf(document).flatMap(({ requestSchema: { at, node } }) => {
    const alternatives = node['x-require-one-of'];
    if (alternatives === undefined) return [];
    const properties = objectAt(node, 'properties');
    const isOptional = (name: string) => name in properties && !textsOf(node.required).includes(name);
    const names = textsOf(alternatives);
    if (Array.isArray(alternatives) && names.length === alternatives.length && names.length > 1 && names.every(isOptional)) return [];
    return [{ rule: 'alternatives-are-fields', at, problem: 'x-require-one-of lists two or more optional fields of the request.' }];
  });
}

/** Requires `maximum` for a number that is clamped. */
export function clampsHaveMaximum(document: JsonObject): Finding[] {
  return findSchemas(
    document,
    'clamps-have-maximum',
    'x-clamp is true, on a number with a maximum.',
    ({ node }) => 'x-clamp' in node && !(node['x-clamp'] === true && isType(node, 'integer', 'number') && 'maximum' in node),
  );
}

const recordFieldName = /(^|_)ids?$|Ids?$|^(ids|pid|cid|sid|sNo|orderno|order_no|trade_no|order_list|cart|product)$/;

/**
 * Requires that an id field states the kind of its record, so that a test can send the id of another customer's record; `none` for a field
 * that is not an id. An object, or a list of objects, has ids in its own fields.
 */
export function recordFieldsDeclareKind(document: JsonObject): Finding[] {
  const itemsOf = ({ node }: RequestSchema) => follow(document, objectAt(node, 'items'));
  const isKind = (kind: unknown) => typeof kind === 'string' && /^[a-z][a-zA-Z-]*$/.test(kind);
  return requestSchemas(document)
    .filter(({ at, name }) => at.endsWith(`/properties/${name}`) && recordFieldName.test(name))
    .filter((schema) => !isType(schema.node, 'object') && !isType(itemsOf(schema), 'object'))
    .filter((schema) => !isKind(schema.node['x-id-of']) && !isKind(itemsOf(schema)['x-id-of']))
    .map(({ at, name }) => ({
      rule: 'record-fields-declare-kind',
      at,
      problem: `"${name}" names a record: say which by x-id-of, or "x-id-of: none".`,
    }));
}
