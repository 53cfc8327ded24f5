import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { annotations } from './compile-rule.ts';
import { below, type Finding, follow, isObject, type JsonObject, objectAt, type Place } from './json.ts';
import { examplesOf, type LintedOperation, operationsOf } from './operations.ts';
import { subschemas } from './schemas.ts';

const extension = 'x-request-discriminator';

/** A schema whose alternatives depend on a request field, in the response of an operation. */
interface Discriminator extends Place {
  readonly field: string;
  readonly values: readonly unknown[];
  /** Value that a missing field means. */
  readonly missing: unknown;
  readonly alternatives: readonly unknown[];
  /** The parts of a response that the schema describes. */
  partsOf(response: unknown): readonly unknown[];
}

/** Requires that a discriminator assigns each value of an enumerated request field to one alternative, and also a missing optional field. */
export function discriminatorsFitRequest(document: JsonObject): Finding[] {
  return operationsOf(document).flatMap(({ requestSchema: { node }, ...operation }) =>
    discriminatorsOf(document, operation).flatMap(({ at, field, values, missing, alternatives }) => {
      const property = follow(document, objectAt(node, 'properties', field));
      const known = Array.isArray(property.enum) ? property.enum : [];
      const isRequired = Array.isArray(node.required) && node.required.includes(field);
      const fits =
        alternatives.length === values.length &&
        known.length === values.length &&
        known.every((value) => values.includes(value)) &&
        (isRequired ? missing === undefined : values.includes(missing));
      const problem = `${extension} needs one value of the enum "${field}" for each alternative; "missing" is one of them where the field is optional.`;
      return fits ? [] : [{ rule: 'discriminators-fit-request', at, problem }];
    }),
  );
}

/** Requires that an example response matches the alternative of the request with the same name, or of the request "ok". */
export function examplesFitRequest(document: JsonObject): Finding[] {
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  ajv.addVocabulary(annotations(document));
  ajv.addSchema(document, 'contract', false, false);
  return operationsOf(document).flatMap((operation) => {
    const requests = new Map(examplesOf(operation.request.node));
    return discriminatorsOf(document, operation).flatMap(({ at, field, values, missing, partsOf }) =>
      examplesOf(successOf(operation).node).flatMap(([name, example]) => {
        const request = requests.get(name) ?? requests.get('ok');
        const index = values.indexOf(objectAt(request, 'value')[field] ?? missing);
        const parts = partsOf(follow(document, example).value);
        if (index < 0 || parts.every((part) => ajv.validate({ $ref: `contract${encodeURI(below(at, 'anyOf', index))}` }, part))) return [];
        const problem = `The example "${name}" does not match the alternative for its request.`;
        return [{ rule: 'examples-fit-request', at: below(successOf(operation).at, 'examples', name), problem }];
      }),
    );
  });
}

function successOf({ responses }: Pick<LintedOperation, 'responses'>): Place {
  const success = responses.find(({ status }) => status === '200');
  const path = ['content', 'application/json'];
  return { at: below(success?.at ?? '', ...path), node: objectAt(success?.node, ...path) };
}

function discriminatorsOf(document: JsonObject, operation: Pick<LintedOperation, 'responses'>): readonly Discriminator[] {
  const { at, node } = successOf(operation);
  return reach(document, { at: below(at, 'schema'), node: objectAt(node, 'schema') }, (response) => [response], []);
}

/** Returns the discriminators in a schema, with `$ref`s followed to their definitions. A schema in a cycle is visited once. */
function reach(
  document: JsonObject,
  place: Place,
  partsOf: Discriminator['partsOf'],
  visitedAbove: readonly string[],
): readonly Discriminator[] {
  const { $ref } = place.node;
  if (typeof $ref === 'string') {
    const target = { at: $ref, node: follow(document, { $ref }) };
    return visitedAbove.includes($ref) ? [] : reach(document, target, partsOf, [...visitedAbove, $ref]);
  }
  const nested = subschemas(place).flatMap(({ at, keyword, value }) => {
    const name = at.split('/').at(-1) ?? '';
    const further = (response: unknown) => partsOf(response).flatMap((part) => partsBelow(part, keyword, name));
    return isObject(value) ? reach(document, { at, node: value }, further, visitedAbove) : [];
  });
  return [...discriminatorAt(place, partsOf), ...nested];
}

function discriminatorAt({ at, node }: Place, partsOf: Discriminator['partsOf']): readonly Discriminator[] {
  if (!(extension in node)) return [];
  const { field, values, missing } = objectAt(node, extension);
  const alternatives = Array.isArray(node.anyOf) ? node.anyOf : [];
  return [{ at, node, field: String(field), values: Array.isArray(values) ? values : [], missing, alternatives, partsOf }];
}

/** Returns the parts of a value that a subschema describes. */
function partsBelow(part: unknown, keyword: string, name: string): readonly unknown[] {
  if (keyword === 'properties') return isObject(part) && name in part ? [part[name]] : [];
  if (keyword === 'items') return Array.isArray(part) ? part : [];
  return [part];
}
