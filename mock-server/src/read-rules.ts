import { type Operation, operations } from '@mall/contract';
import { changeFaults, templateFaults } from './change.ts';
import { conditionFaults } from './condition-faults.ts';
import type { Fault } from './faults.ts';
import { headerFaults } from './http-answer.ts';
import { isJsonObject } from './json-object.ts';
import { unknownOperation } from './operation-names.ts';
import { choose, declaredByNone, seedAlone } from './preference.ts';
import { orderFaults } from './rule-order.ts';
import { readRuleShapes } from './rule-schema.ts';
import { isFor, type Rule, type Step } from './rules.ts';
import { stateProblems } from './state-faults.ts';
import type { KnownStates } from './states.ts';

/** Members of a step that exclude others. */
const conflicts: readonly (readonly [keyof Step, readonly (keyof Step)[]])[] = [
  ['data', ['patch', 'dynamic']],
  ['patch', ['dynamic']],
  ['dynamic', ['example']],
  ['fault', ['example', 'code', 'data', 'patch', 'dynamic', 'seed', 'long', 'http', 'message']],
];

/** Members that choose an envelope, which a step with a body of its own does not send. */
const ofEnvelope: readonly (keyof Step)[] = ['example', 'code', 'data', 'patch', 'dynamic', 'seed', 'long', 'message'];

/** Rules, with warnings about those that may never apply; or their faults. */
type ReadRules = { readonly rules: readonly Rule[]; readonly warnings: readonly Fault[] } | { readonly faults: readonly Fault[] };

/**
 * Reads rules of a person or a file; a single step needs no list. `others` are the states that other rules in effect set.
 *
 * @returns the rules, or their faults: an unknown operation, an example that it does not declare, a rule without effect.
 */
export function readRules(written: unknown, others: KnownStates = new Map()): ReadRules {
  const shapes = readRuleShapes(written);
  const faults = 'faults' in shapes ? [...shapes.faults, ...apiFaultsOf(written)] : ruleFaults(shapes.rules, others);
  if (faults.length > 0) return { faults: faults.map((fault) => withoutIndex(fault, written)) };
  return 'faults' in shapes ? shapes : { ...shapes, warnings: stateProblems(shapes.rules, others).warnings };
}

function ruleFaults(rules: readonly Rule[], others: KnownStates): readonly Fault[] {
  const faults = rules.flatMap((rule, at) => faultsOf(rule, `rules.${at}`));
  return faults.length > 0 ? faults : [...orderFaults(rules), ...stateProblems(rules, others).faults];
}

/** Unknown operations of rules that have other mistakes in their form. */
function apiFaultsOf(written: unknown): Fault[] {
  const apis = Array.isArray(written) ? written.map((rule: unknown) => (isJsonObject(rule) ? rule.api : undefined)) : [];
  return apis.flatMap((api, at) =>
    typeof api === 'string' && operationsOf(api).length === 0 ? [unknownOperation(`rules.${at}.api`, api)] : [],
  );
}

/** The fault without the index of a step in its path, where the answer was written without a list. */
function withoutIndex(fault: Fault, written: unknown): Fault {
  const [, path, index] = /^(rules\.(\d+)\.answer)\.0(?![^.])/.exec(fault.field) ?? [];
  const rule: unknown = Array.isArray(written) && index !== undefined ? written[Number(index)] : undefined;
  if (path === undefined || !isJsonObject(rule) || Array.isArray(rule.answer)) return fault;
  const { message } = fault;
  return {
    ...fault,
    field: fault.field.replace(`${path}.0`, path),
    ...(message !== undefined && { message: message.replace(`${path}.0`, path) }),
  };
}

const operationsOf = (api: string) => [...operations.values()].filter((operation) => isFor(api, operation.api));

function faultsOf(rule: Rule, at: string): Fault[] {
  const { api, answer } = rule;
  const meant = operationsOf(api);
  if (meant.length === 0) return [unknownOperation(`${at}.api`, api)];
  const isChanged = answer.some(({ data, patch }) => data !== undefined || patch !== undefined);
  if (meant.length > 1 && isChanged) return [changeOfSeveral(`${at}.api`, api)];
  const wrong = answer.flatMap((wanted, index) => stepFaults(meant, api, wanted, `${at}.answer.${index}`));
  return [...conditionFaults(meant, rule, at), ...wrong];
}

function changeOfSeveral(field: string, api: string): Fault {
  const message = `${field}: "${api}" means several operations, whose examples differ; data and patch need the name of one operation.`;
  return { field, rule: 'not', limit: api, message };
}

function stepFaults(meant: readonly Operation[], api: string, wanted: Step, at: string): Fault[] {
  const combined = combinationFaults(wanted, at);
  if (combined.length > 0) return combined;
  const ofHttp = httpFaults(meant, wanted, at);
  if (ofHttp.length > 0 || wanted.http?.body !== undefined) return ofHttp;
  const refused: Fault[] = [];
  for (const operation of meant) {
    const choice = choose(operation, { dynamic: false, ...wanted });
    // A rule for several operations may name an answer that only one of them declares.
    if (!('rule' in choice)) return changeFaults(operation, choice, wanted).map((fault) => within(fault, at));
    refused.push(choice);
  }
  const faults = meant.length > 1 ? [declaredByNone(meant, api, wanted)] : refused;
  return faults.map((fault) => within(fault, at));
}

/** The fault with its place in the list of rules, in `field` and in the sentence. */
function within(fault: Fault, at: string): Fault {
  const field = `${at}.${fault.field.replace('Prefer.', '')}`;
  return { ...fault, field, ...(fault.message !== undefined && { message: fault.message.replace(fault.field, field) }) };
}

function httpFaults(meant: readonly Operation[], { http }: Step, at: string): Fault[] {
  if (http === undefined) return [];
  const templates = [
    ...templateFaults(meant, 'http.body', http.body),
    ...Object.entries(http.headers ?? {}).flatMap(([name, value]) => templateFaults(meant, `http.headers.${name}`, value)),
  ];
  return [...headerFaults(http, `${at}.http`), ...templates.map((fault) => within(fault, at))];
}

function combinationFaults(wanted: Step, at: string): Fault[] {
  if (wanted.seed !== undefined && wanted.dynamic !== true) return [seedAlone(`${at}.seed`)];
  const excluded = wanted.http?.body === undefined ? conflicts : [...conflicts, ['http', ofEnvelope] as const];
  const has = (name: keyof Step) => wanted[name] !== undefined && wanted[name] !== false;
  const [conflict] = excluded.flatMap(([name, others]) => others.filter((other) => has(name) && has(other)).map((other) => [name, other]));
  if (conflict) return [{ field: at, rule: 'not', limit: conflict }];
  if (wanted.patch !== undefined && isJsonObject(wanted.patch) && Object.keys(wanted.patch).length === 0)
    return [{ field: `${at}.patch`, rule: 'minProperties', limit: 1, message: `${at}.patch is empty and changes nothing.` }];
  const unlocked = ['data', 'patch', 'code', 'message'] as const;
  if (wanted.unchecked === undefined || unlocked.some((name) => wanted[name] !== undefined)) return [];
  const message = `${at}.unchecked has no effect alone: add data, patch, code or message.`;
  return [{ field: at, rule: 'anyOf', limit: unlocked, message }];
}
