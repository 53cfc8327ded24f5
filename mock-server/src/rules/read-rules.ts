import { type Operation, operations } from '@mall/contract';
import type { Fault } from '../faults.ts';
import { isJsonObject } from '../json-object.ts';
import { unknownOperation } from '../operation-names.ts';
import { changeFaults, templateFaults } from '../responses/change.ts';
import { bodyFaults, headerFaults } from '../responses/http-response.ts';
import { choose, declaredByNoneFault, seedWithoutDynamicFault } from '../responses/preference.ts';
import { InvalidTarget, readTarget } from '../verify/proxy.ts';
import { conditionFaults, headerWarnings } from './condition-faults.ts';
import { orderFaults } from './rule-order.ts';
import { readRuleShapes } from './rule-schema.ts';
import { matchesApi, type Rule, type Step } from './rules.ts';
import { stateProblems } from './state-faults.ts';
import type { KnownStates } from './states.ts';

/** Members of a step that exclude others. */
const conflicts: readonly (readonly [keyof Step, readonly (keyof Step)[]])[] = [
  ['data', ['patch', 'dynamic']],
  ['patch', ['dynamic']],
  ['dynamic', ['example']],
  ['fault', ['example', 'code', 'data', 'patch', 'dynamic', 'seed', 'long', 'http', 'message', 'dripMs']],
  ['forward', ['example', 'code', 'data', 'patch', 'dynamic', 'seed', 'long', 'http', 'message', 'dripMs', 'fault', 'setState']],
  [
    'respond',
    ['example', 'code', 'data', 'patch', 'dynamic', 'seed', 'long', 'http', 'message', 'dripMs', 'fault', 'setState', 'forward', 'delayMs'],
  ],
];

/** Members that choose an envelope; a step with its own body sends none. */
const envelopeMembers: readonly (keyof Step)[] = ['example', 'code', 'data', 'patch', 'dynamic', 'seed', 'long', 'message'];

/** Rules, with warnings about those that may never apply; or their errors. */
type ReadRules = { readonly rules: readonly Rule[]; readonly warnings: readonly Fault[] } | { readonly faults: readonly Fault[] };

/**
 * Reads and validates rules of a request, a file or a test; `response` may be a single step. `statesOfOtherRules` are the states that the other rules in
 * effect set.
 *
 * @returns the rules, or their errors: an unknown operation, an example that it does not declare, a rule without effect.
 */
export function readRules(input: unknown, statesOfOtherRules: KnownStates = new Map()): ReadRules {
  const parsedRules = readRuleShapes(input);
  const faults =
    'faults' in parsedRules ? [...parsedRules.faults, ...apiFaultsOf(input)] : ruleFaults(parsedRules.rules, statesOfOtherRules);
  if (faults.length > 0) return { faults: faults.map((fault) => omitStepIndex(fault, input)) };
  if ('faults' in parsedRules) return parsedRules;
  const headerNames = parsedRules.rules.flatMap((rule, index) => headerWarnings(rule, `rules.${index}`));
  return { ...parsedRules, warnings: [...stateProblems(parsedRules.rules, statesOfOtherRules).warnings, ...headerNames] };
}

function ruleFaults(rules: readonly Rule[], statesOfOtherRules: KnownStates): readonly Fault[] {
  const faults = rules.flatMap((rule, path) => faultsOf(rule, `rules.${path}`));
  return faults.length > 0 ? faults : [...orderFaults(rules), ...stateProblems(rules, statesOfOtherRules).faults];
}

/** The errors of unknown operations in rules that violate the schema. */
function apiFaultsOf(input: unknown): Fault[] {
  const apis = Array.isArray(input) ? input.map((rule: unknown) => (isJsonObject(rule) ? rule.api : undefined)) : [];
  return apis.flatMap((api, path) =>
    typeof api === 'string' && operationsOf(api).length === 0 ? [unknownOperation(`rules.${path}.api`, api)] : [],
  );
}

/** Removes the index of the step from the path of an error, where `response` is a single step and not a list. */
function omitStepIndex(fault: Fault, input: unknown): Fault {
  const [, path, index] = /^(rules\.(\d+)\.response)\.0(?![^.])/.exec(fault.field) ?? [];
  const rule: unknown = Array.isArray(input) && index !== undefined ? input[Number(index)] : undefined;
  if (path === undefined || !isJsonObject(rule) || Array.isArray(rule.response)) return fault;
  const { message } = fault;
  return {
    ...fault,
    field: fault.field.replace(`${path}.0`, path),
    ...(message !== undefined && { message: message.replace(`${path}.0`, path) }),
  };
}

const operationsOf = (api: string) => [...operations.values()].filter((operation) => matchesApi(api, operation.api));

function faultsOf(rule: Rule, path: string): Fault[] {
  const { api, response } = rule;
  const ruleOperations = operationsOf(api);
  if (ruleOperations.length === 0) return [unknownOperation(`${path}.api`, api)];
  const isChanged = response.some(({ data, patch }) => data !== undefined || patch !== undefined);
  if (ruleOperations.length > 1 && isChanged) return [changeOfSeveralOperationsFault(`${path}.api`, api)];
  const faultsOfSteps = response.flatMap((step, index) => stepFaults(ruleOperations, api, step, `${path}.response.${index}`));
  return [...conditionFaults(ruleOperations, rule, path), ...faultsOfSteps, ...nthFaults(rule, path)];
}

/** A rule for one call uses its first step only. */
function nthFaults({ nth, response }: Rule, at: string): Fault[] {
  if (nth === undefined || response.length === 1) return [];
  const message = `${at}.response has ${response.length} steps, but nth limits the rule to one call: write one step, or a rule for each call.`;
  return [{ field: `${at}.response`, rule: 'maxItems', limit: 1, message }];
}

function changeOfSeveralOperationsFault(field: string, api: string): Fault {
  const message = `${field}: "${api}" matches several operations, whose examples differ; data and patch need the name of one operation.`;
  return { field, rule: 'not', limit: api, message };
}

function stepFaults(ruleOperations: readonly Operation[], api: string, step: Step, path: string): Fault[] {
  const faultsOfCombination = combinationFaults(step, path);
  if (faultsOfCombination.length > 0) return faultsOfCombination;
  if (step.respond !== undefined) return respondFaults(step.respond, `${path}.respond`);
  if (step.forward !== undefined) return forwardFaults(step.forward, `${path}.forward`);
  const faultsOfHttp = [...stateTemplateFaults(ruleOperations, step, path), ...httpFaults(ruleOperations, step, path)];
  if (faultsOfHttp.length > 0 || step.http?.body !== undefined) return faultsOfHttp;
  const undeclaredFaults: Fault[] = [];
  for (const operation of ruleOperations) {
    const choice = choose(operation, { dynamic: false, ...step });
    // A rule for several operations may name a response that only one of them declares.
    if (!('rule' in choice)) return changeFaults(operation, choice, step).map((fault) => prefixFault(fault, path));
    undeclaredFaults.push(choice);
  }
  const faults = ruleOperations.length > 1 ? [declaredByNoneFault(ruleOperations, api, step)] : undeclaredFaults;
  return faults.map((fault) => prefixFault(fault, path));
}

/** Prefixes the path of an error, in `field` and in the message, with its position in the list of rules. */
function prefixFault(fault: Fault, path: string): Fault {
  const field = `${path}.${fault.field.replace('Prefer.', '')}`;
  return { ...fault, field, ...(fault.message !== undefined && { message: fault.message.replace(fault.field, field) }) };
}

/** The error of a value in place of a function, such as one in JSON, which has no functions. */
function respondFaults(respond: unknown, field: string): Fault[] {
  const message = `${field} must be a function, in the process of the mock: pass it to setRules or startMock.`;
  return typeof respond === 'function' ? [] : [{ field, rule: 'type', limit: 'function', message }];
}

/** The error of an address to which calls cannot be forwarded. Whether it can be reached is unknown until the first call. */
function forwardFaults(address: string, field: string): Fault[] {
  try {
    readTarget(field, address);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidTarget)) throw error;
    return [{ field, rule: 'format', limit: 'uri', message: error.message }];
  }
}

function stateTemplateFaults(ruleOperations: readonly Operation[], { setState = {} }: Step, path: string): Fault[] {
  const faults = Object.entries(setState).flatMap(([name, value]) => templateFaults(ruleOperations, `setState.${name}`, value));
  return faults.map((fault) => prefixFault(fault, path));
}

function httpFaults(ruleOperations: readonly Operation[], { http }: Step, path: string): Fault[] {
  if (http === undefined) return [];
  const templates = [
    ...templateFaults(ruleOperations, 'http.body', http.body),
    ...Object.entries(http.headers ?? {}).flatMap(([name, value]) => templateFaults(ruleOperations, `http.headers.${name}`, value)),
  ];
  return [
    ...bodyFaults(http, `${path}.http`),
    ...headerFaults(http, `${path}.http`),
    ...templates.map((fault) => prefixFault(fault, path)),
  ];
}

function combinationFaults(step: Step, path: string): Fault[] {
  if (step.seed !== undefined && !step.dynamic) return [seedWithoutDynamicFault(`${path}.seed`)];
  if (typeof step.delayMs === 'object' && step.delayMs.min > step.delayMs.max)
    return [{ field: `${path}.delayMs.min`, rule: 'maximum', limit: step.delayMs.max }];
  const exclusions = step.http?.body === undefined ? conflicts : [...conflicts, ['http', envelopeMembers] as const];
  const isSet = (name: keyof Step) => step[name] !== undefined && step[name] !== false;
  const [conflict] = exclusions.flatMap(([name, excludedMembers]) =>
    excludedMembers.filter((other) => isSet(name) && isSet(other)).map((other) => [name, other]),
  );
  if (conflict) return [{ field: path, rule: 'not', limit: conflict }];
  if (step.patch !== undefined && isJsonObject(step.patch) && Object.keys(step.patch).length === 0)
    return [{ field: `${path}.patch`, rule: 'minProperties', limit: 1, message: `${path}.patch is empty and changes nothing.` }];
  return [
    ...effectFaults(step, path, 'unchecked', ['data', 'patch', 'code', 'message']),
    ...effectFaults(step, path, 'compatible', ['data', 'patch']),
  ];
}

/** The error of a member that only modifies other members, in a step that has none of them. */
function effectFaults(step: Step, path: string, name: 'unchecked' | 'compatible', others: readonly (keyof Step)[]): Fault[] {
  if (step[name] === undefined || others.some((other) => step[other] !== undefined)) return [];
  const message = `${path}.${name} has no effect alone: add ${others.slice(0, -1).join(', ')} or ${others.at(-1)}.`;
  return [{ field: path, rule: 'anyOf', limit: others, message }];
}
