import { follow, isObject, type JsonObject, objectAt, textsOf } from '../src/lint/json.ts';

const sharedExample = '#/components/examples/50010';

/** Limits of a field, in the order in which an example shows one. */
const limitRules = ['minimum', 'enum', 'maxLength', 'maxItems', 'maximum', 'pattern'] as const;

/**
 * Returns the document with an example of code 50010 for each operation that has request fields: the refusal of one of them. The shared
 * example of the catalogue names a field that most operations do not have.
 */
export function withRefusalExamples<Document extends JsonObject>(document: Document): Document {
  const result = structuredClone(document);
  const examples: Record<string, unknown> = {};
  for (const [path, item] of Object.entries(objectAt(result, 'paths'))) {
    const post = objectAt(item, 'post');
    const error = errorOf(result, post);
    if (error === undefined) continue;
    const name = `50010.${path.slice(1)}`;
    if (replaceExample(post, `#/components/examples/${name}`)) examples[name] = exampleOf(result, error);
  }
  Object.assign(objectAt(result, 'components', 'examples'), examples);
  return result;
}

function exampleOf(document: JsonObject, error: JsonObject): JsonObject {
  const value = objectAt(document, 'components', 'examples', '50010', 'value');
  return { summary: `The field ${error.field} is refused`, value: { ...value, data: { errors: [error] } } };
}

/** Returns an error that a request of the operation can have; undefined without fields. */
function errorOf(document: JsonObject, post: JsonObject): JsonObject | undefined {
  const [body] = Object.values(objectAt(post, 'requestBody', 'content')).filter(isObject);
  const schema = follow(document, objectAt(body, 'schema'));
  const required = [...textsOf(schema.required), ...textsOf(schema['x-require-one-of']).slice(0, 1)];
  const limited = Object.entries(objectAt(schema, 'properties')).flatMap(([field, property]) => {
    const error = limitErrorOf(field, follow(document, objectAt(property)));
    return error ? [error] : [];
  });
  const belowMinimum = limited.find(({ field, rule }) => rule === 'minimum' && required.includes(String(field)));
  return belowMinimum ?? (required.length > 0 ? { field: required[0], rule: 'required' } : limited[0]);
}

function limitErrorOf(field: string, schema: JsonObject): JsonObject | undefined {
  // Values above such a maximum are lowered to it.
  const rule = limitRules.find((name) => schema[name] !== undefined && !(name === 'maximum' && schema['x-clamp'] !== undefined));
  if (rule !== undefined) return { field, rule, limit: schema[rule] };
  return typeof schema.type === 'string' ? { field, rule: 'type', limit: schema.type } : undefined;
}

/** Replaces the shared example in the responses of an operation; returns whether there was one. */
function replaceExample(post: JsonObject, $ref: string): boolean {
  const shared = Object.values(objectAt(post, 'responses'))
    .flatMap((response) => Object.values(objectAt(response, 'content', 'application/json', 'examples')))
    .filter((example) => isObject(example) && example.$ref === sharedExample);
  for (const example of shared) Object.assign(Object(example), { $ref });
  return shared.length > 0;
}
