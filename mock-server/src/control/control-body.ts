import { type Fault, unknownMemberFaults, unknownName } from '../faults.ts';
import { isJsonObject } from '../json-object.ts';
import { describeSyntaxError } from '../requests/json-error.ts';
import { readRules } from '../rules/read-rules.ts';
import type { Rule } from '../rules/rules.ts';
import type { Scenario } from '../rules/scenarios.ts';
import { stateProblems } from '../rules/state-faults.ts';
import type { KnownStates, StateValues } from '../rules/states.ts';

type Faults = { readonly faults: readonly Fault[] };

/** The changes of `PUT /control`. */
export interface ControlChange {
  /** Undefined when the rules are not changed. */
  readonly rules: readonly Rule[] | undefined;
  /** Undefined when no state is set. */
  readonly states: StateValues | undefined;
  readonly warnings: readonly Fault[];
}

interface ReadContext {
  /** The session of the request. */
  readonly key: string | undefined;
  readonly scenarios: ReadonlyMap<string, Scenario>;
  readonly statesOfOtherRules: KnownStates;
}

const members = ['rules', 'scenario', 'states'];
/** Members that are accepted because a response of `/control` has them and may be sent back. */
const responseMembers = ['key', 'warnings'];

const notObjectFault: Fault = {
  field: 'body',
  rule: 'json',
  limit: members,
  message: `body must be a JSON object with one of the members ${members.join(', ')}, or a list of rules.`,
};

/** Reads the body of `PUT /control`: `{ rules }`, `{ scenario }` or `{ states }`, also in the format of a response of `/control`, or a list of rules. */
export function readControlBody(body: unknown, context: ReadContext): ControlChange | Faults {
  const parsed = parseJson(body);
  const read = Array.isArray(parsed) || isRule(parsed) ? { rules: parsed } : parsed;
  if (!isJsonObject(read)) return { faults: [bodyFault(body, notObjectFault)] };
  const unknown = unknownMemberFaults(read, members, responseMembers);
  if (unknown.length > 0) return { faults: unknown };
  if ('rules' in read && 'scenario' in read)
    return {
      faults: [{ field: 'scenario', rule: 'not', limit: ['rules', 'scenario'], message: 'The body cannot have both rules and scenario.' }],
    };
  if (!members.some((name) => name in read))
    return { faults: [{ field: 'body', rule: 'required', limit: members, message: 'The body needs rules or scenario, or states.' }] };
  const faults = [...keyFaults(read.key, context.key), ...stateFaults(read.states)];
  if (faults.length > 0) return { faults };
  const states = isJsonObject(read.states) ? read.states : undefined;
  const known = new Map([...context.statesOfOtherRules, ...knownStates(states)]);
  if ('scenario' in read) return withScenario(String(read.scenario), { ...context, statesOfOtherRules: known }, states);
  if (!('rules' in read)) return { rules: undefined, states, warnings: [] };
  const rules = readRules(read.rules, known);
  return 'faults' in rules ? rules : { ...rules, states };
}

/** Reads the body of `POST /control/rules`, a single rule. */
export function readRuleBody(
  body: unknown,
  statesOfOtherRules: KnownStates,
): { readonly rule: Rule; readonly warnings: readonly Fault[] } | Faults {
  const read = parseJson(body);
  if (!isJsonObject(read)) return { faults: [bodyFault(body, { field: 'body', rule: 'json', limit: ['api', 'response'] })] };
  const result = readRules([read], statesOfOtherRules);
  if ('faults' in result) return result;
  const [rule] = result.rules;
  return rule ? { rule, warnings: result.warnings } : { faults: [] };
}

function withScenario(
  name: string,
  { scenarios, statesOfOtherRules }: ReadContext,
  states: StateValues | undefined,
): ControlChange | Faults {
  const scenario = scenarios.get(name);
  if (!scenario) return { faults: [unknownName('scenario', 'scenario', name, scenarios.keys())] };
  return { rules: scenario.rules, states, warnings: stateProblems(scenario.rules, statesOfOtherRules).warnings };
}

/** The error of a response that is sent back with the key of another session. */
function keyFaults(keyInBody: unknown, key: string | undefined): Fault[] {
  if (keyInBody === undefined || (keyInBody ?? undefined) === key) return [];
  const message = `key: the body belongs to the key ${JSON.stringify(keyInBody)}; send it to /control${keyInBody === null ? ' without a key' : `?key=${String(keyInBody)}`}.`;
  return [{ field: 'key', rule: 'const', limit: key ?? 'null', message }];
}

function stateFaults(states: unknown): Fault[] {
  if (states === undefined) return [];
  if (isJsonObject(states)) return [];
  return [{ field: 'states', rule: 'type', limit: 'object', message: 'states must be an object, such as {"payment": "paid"}.' }];
}

const knownStates = (states: StateValues = {}) => Object.entries(states).map(([name, value]) => [name, new Set([String(value)])] as const);

/** Whether a value is a single rule in place of a list of rules. */
const isRule = (value: unknown) => isJsonObject(value) && 'api' in value;

/** The error of a body that is no object: the position in malformed JSON, else `defaultFault`. */
function bodyFault(body: unknown, defaultFault: Fault): Fault {
  const text = textOf(body);
  const message = text === '' ? undefined : describeSyntaxError(text);
  return message === undefined ? defaultFault : { field: 'body', rule: 'json', message };
}

function parseJson(body: unknown): unknown {
  try {
    return JSON.parse(textOf(body));
  } catch {
    return undefined;
  }
}

const textOf = (body: unknown) => (Buffer.isBuffer(body) ? body.toString('utf8') : '');
