import { below, type Finding, isObject, type JsonObject, objectAt, textsOf } from './json.ts';
import { examplesOf, operationsOf } from './operations.ts';

/** Requires ids such as "catalog.product": the tag and a name in camel case, unique. */
export function operationIds(document: JsonObject): Finding[] {
  const seen = new Set<unknown>();
  return operationsOf(document).flatMap(({ at, node }) => {
    const problems: string[] = [];
    const [tag = ''] = textsOf(node.tags);
    const id = String(node.operationId);
    const [domain, name = '', ...otherParts] = id.split('.');
    if (domain !== tag || otherParts.length > 0 || !/^[a-z][a-zA-Z0-9]*$/.test(name)) problems.push(`"${id}" is not "${tag}.<camelName>".`);
    if (seen.has(id)) problems.push(`"${id}" is taken by another operation.`);
    seen.add(id);
    return problems.map((problem) => ({ rule: 'operation-ids', at, problem }));
  });
}

export function extensionsAreDeclared(document: JsonObject): Finding[] {
  const allowed = { 'x-login': ['no', 'optional', 'required'], 'x-idempotent': ['safe', 'key', 'no'] };
  return operationsOf(document).flatMap(({ at, node }) =>
    Object.entries(allowed)
      .filter(([extension, values]) => !values.some((value) => value === node[extension]))
      .map(([extension, values]) => ({ rule: 'extensions-are-declared', at, problem: `${extension} is one of ${values.join(', ')}.` })),
  );
}

/**
 * Refuses other statuses: Prism would respond to a bad request with 400, 422 or default and hide its findings; others have no meaning in
 * this contract.
 */
export function knownStatuses(document: JsonObject): Finding[] {
  const virtualStatuses = Object.values(objectAt(document, 'x-gateway', 'statusOfClass')).map(String);
  return operationsOf(document).flatMap(({ responses }) =>
    responses
      .filter(({ status }) => !virtualStatuses.includes(status))
      .map(({ at, status }) => ({
        rule: 'known-statuses',
        at,
        problem: `${status} is no virtual status (${virtualStatuses.join(', ')}).`,
      })),
  );
}

export function sessionStatus(document: JsonObject): Finding[] {
  return operationsOf(document).flatMap(({ at, node, responses }) => {
    const declared = responses.some(({ status }) => status === '401');
    const required = node['x-login'] === 'required';
    if (declared === required) return [];
    const problem = required ? 'Login is required, so 401 is declared.' : 'Only an operation that requires a login declares 401.';
    return [{ rule: 'session-status', at, problem }];
  });
}

/** Requires the busy error for operations with an idempotency key: a repeated call must wait while the first one is in progress. */
export function keysDeclareTooBusy(document: JsonObject): Finding[] {
  return operationsOf(document).flatMap(({ at, node, responses }) => {
    const failures = responses.flatMap((response) => examplesOf(objectAt(response.node, 'content', 'application/json')));
    if (node['x-idempotent'] !== 'key' || failures.some(([name]) => name === 'too_busy')) return [];
    return [{ rule: 'keys-declare-too-busy', at, problem: 'An operation that takes a key declares too_busy.' }];
  });
}

export function okExamples(document: JsonObject): Finding[] {
  return operationsOf(document).flatMap(({ at, request, responses }) => {
    const response = objectAt(responses.find(({ status }) => status === '200')?.node, 'content', 'application/json');
    const media: [string, JsonObject][] = [
      ['request', request.node],
      ['response', response],
    ];
    return media
      .filter(([, node]) => !examplesOf(node).some(([name]) => name === 'ok'))
      .map(([name]) => ({ rule: 'ok-examples', at, problem: `The ${name} has no example "ok".` }));
  });
}

/** Requires that failures are from the catalogue, under the status of their class, and only those that our gateway sends. */
export function failuresFromCatalogue(document: JsonObject): Finding[] {
  return operationsOf(document).flatMap(({ responses }) =>
    responses
      .filter(({ status }) => status !== '200')
      .flatMap(({ at, node, status }) =>
        examplesOf(objectAt(node, 'content', 'application/json')).flatMap(([name, example]) => {
          const problem = failureProblem(document, status, example, responses);
          return problem === undefined ? [] : [{ rule: 'failures-from-catalogue', at: below(at, 'examples', name), problem }];
        }),
      ),
  );
}

function failureProblem(
  document: JsonObject,
  status: string,
  example: JsonObject,
  responses: readonly { readonly status: string }[],
): string | undefined {
  // Bundling converts "errors.yaml#/101" to a component of that name, and code 50010 to one of the operation: "50010.mall.Product.index".
  const name = /^#\/components\/examples\/(\d+)(?:\.|$)/.exec(String(example.$ref))?.[1] ?? '';
  const entry = objectAt(document, 'x-error-catalogue', name);
  if (!isObject(entry.value)) return 'A failure is a $ref to an entry of errors.yaml.';
  const kind = String(entry['x-class']);
  const statuses = objectAt(document, 'x-gateway', 'statusOfClass');
  // Insufficient balance is a plain refusal where the operation declares no 402.
  const isPlainBalance = kind === 'balance' && !responses.some((response) => response.status === '402');
  const expected = String(isPlainBalance ? statuses.business : statuses[kind]);
  if (expected !== status) return `Code ${name} is of class ${kind}: it belongs under ${expected}.`;
  if (entry['x-emitted'] !== true) return `errors.yaml says that our gateway never answers code ${name}.`;
  return undefined;
}
