import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { follow, isObject, type JsonObject, objectAt, textsOf } from '../src/lint/json.ts';

/** A workflow, limited to the parts that the tests read. */
export interface Workflow {
  readonly file: string;
  readonly id: string;
  /** Inputs with their example values. */
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly steps: readonly Step[];
  readonly outputs: JsonObject;
}

export interface Step {
  readonly id: string;
  readonly operationId: string;
  readonly payload: JsonObject;
  readonly criteria: readonly string[];
  readonly outputs: JsonObject;
  /** Example response of the contract that the step expects. */
  readonly example: string;
}

const folder = new URL('../flows/', import.meta.url);

/** Returns every workflow of the folder `flows`. */
export function workflows(): Workflow[] {
  return readdirSync(folder).flatMap((file) => {
    const document: unknown = parse(readFileSync(new URL(file, folder), 'utf8'));
    return objectsOf(objectAt(document), 'workflows').map((workflow) => readWorkflow(file, workflow));
  });
}

const objectsOf = (node: JsonObject, key: string) => (Array.isArray(node[key]) ? node[key].filter(isObject) : []);

function readWorkflow(file: string, workflow: JsonObject): Workflow {
  const inputs = Object.entries(objectAt(workflow, 'inputs', 'properties'));
  return {
    file,
    id: String(workflow.workflowId),
    inputs: Object.fromEntries(inputs.map(([name, schema]) => [name, [objectAt(schema).examples].flat()[0]])),
    steps: objectsOf(workflow, 'steps').map((step) => ({
      id: String(step.stepId),
      operationId: String(step.operationId),
      payload: objectAt(step, 'requestBody', 'payload'),
      criteria: objectsOf(step, 'successCriteria').map(({ condition }) => String(condition)),
      outputs: objectAt(step, 'outputs'),
      example: typeof step['x-example'] === 'string' ? step['x-example'] : 'ok',
    })),
    outputs: objectAt(workflow, 'outputs'),
  };
}

/** Values that the expressions of a flow can refer to at one of its steps. */
export interface Scope {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly steps: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  readonly response?: unknown;
}

/** Evaluates every expression in a value; one in braces is replaced by its value as a text. Throws on an expression without a target. */
export function evaluate(value: unknown, scope: Scope): unknown {
  if (Array.isArray(value)) return value.map((part) => evaluate(part, scope));
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, evaluate(part, scope)]));
  if (typeof value !== 'string') return value;
  const embedded = /^\{(\$[^{}]+)\}$/.exec(value)?.[1];
  if (embedded !== undefined) return String(expression(embedded, scope));
  return value.startsWith('$') ? expression(value, scope) : value;
}

function expression(text: string, scope: Scope): unknown {
  const [root, pointer] = text.split('#');
  const names = (root ?? '').split('.');
  const resolved =
    names[0] === '$inputs'
      ? scope.inputs[names[1] ?? '']
      : names[0] === '$steps' && names[2] === 'outputs'
        ? scope.steps.get(names[1] ?? '')?.[names[3] ?? '']
        : root === '$response.body'
          ? at(scope.response, pointer ?? '')
          : undefined;
  if (resolved === undefined) throw new Error(`${text} leads nowhere.`);
  return resolved;
}

const at = (value: unknown, pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined), value);

/** Returns whether a criterion is fulfilled: an expression, `==` or `!=`, and a literal. */
export function holds(condition: string, scope: Scope): boolean {
  if (condition === '$statusCode == 200') return true;
  const [, leftText = '', operator, rightText = ''] = /^(\S+) (==|!=) (.+)$/.exec(condition) ?? [];
  if (operator === undefined) throw new Error(`"${condition}" is no criterion that is understood here.`);
  return (expression(leftText, scope) === JSON.parse(rightText.replaceAll("'", '"'))) === (operator === '==');
}

/** Returns the pointers into the response that a step reads. */
export function pointersOf({ criteria, outputs }: Step): string[] {
  const texts = [...criteria.map((condition) => condition.split(' ')[0] ?? ''), ...textsOf(Object.values(outputs))];
  return texts.filter((text) => text.startsWith('$response.body#')).map((text) => text.slice('$response.body#'.length));
}

/** Returns whether a schema declares the target of a pointer. */
export function declares(document: JsonObject, schema: JsonObject, pointer: string): boolean {
  const [key, ...rest] = pointer.split('/').slice(1);
  if (key === undefined) return true;
  const node = follow(document, schema);
  const inside = [objectAt(node, 'properties')[key], /^\d+$/.test(key) ? node.items : undefined].filter(isObject);
  const others = [...objectsOf(node, 'anyOf'), ...objectsOf(node, 'oneOf'), ...objectsOf(node, 'allOf')];
  return (
    inside.some((part) => declares(document, part, ['', ...rest].join('/'))) || others.some((part) => declares(document, part, pointer))
  );
}
