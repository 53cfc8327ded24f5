import { type Operation, operations, validateRequest } from '@mall/contract';
import { changeFaults, depthFaults, requestExample, templateFaults } from './change.ts';
import { type Fault, unknownName } from './faults.ts';
import { headerFaults } from './http-answer.ts';
import { languages, readLanguage } from './messages.ts';
import { choose, seedAlone } from './preference.ts';
import { readRuleShapes } from './rule-schema.ts';
import { isFor, type Rule, type Step } from './rules.ts';
import { type Condition, callerFields, decodedField, type When, wholeText } from './when.ts';

/** Members of a step that exclude others. */
const conflicts: readonly (readonly [keyof Step, readonly (keyof Step)[]])[] = [
  ['data', ['patch', 'dynamic']],
  ['patch', ['dynamic']],
  ['fault', ['example', 'code', 'data', 'patch', 'dynamic', 'seed', 'long', 'http', 'message']],
];

/** Members that choose an envelope, which a step with a body of its own does not send. */
const ofEnvelope: readonly (keyof Step)[] = ['example', 'code', 'data', 'patch', 'dynamic', 'seed', 'long', 'message'];

/**
 * Reads rules of a person or a file; a single step needs no list.
 *
 * @returns the rules, or their faults: an unknown operation, an example that it does not declare, a step without effect.
 */
export function readRules(written: unknown): { readonly rules: readonly Rule[] } | { readonly faults: readonly Fault[] } {
  const shapes = readRuleShapes(written);
  if ('faults' in shapes) return shapes;
  const faults = shapes.rules.flatMap((rule, at) => faultsOf(rule, `rules.${at}`));
  return faults.length > 0 ? { faults } : shapes;
}

function faultsOf({ api, answer, when = {}, whenHeaders = {} }: Rule, at: string): Fault[] {
  const meant = [...operations.values()].filter((operation) => isFor(api, operation.api));
  if (meant.length === 0) return [unknownName(`${at}.api`, 'operation', api, operations.keys())];
  const isChanged = answer.some(({ data, patch }) => data !== undefined || patch !== undefined);
  if (meant.length > 1 && isChanged) return [changeOfSeveral(`${at}.api`, api)];
  const wrong = answer.flatMap((wanted, index) => stepFaults(meant, wanted, `${at}.answer.${index}`));
  const ofHeaders = Object.entries(whenHeaders).flatMap(([name, wanted]) => expressionFaults(wanted, `${at}.whenHeaders.${name}`));
  return [...conditionFaults(meant, when, `${at}.when`), ...ofHeaders, ...wrong];
}

function changeOfSeveral(field: string, api: string): Fault {
  const message = `${field}: "${api}" means several operations, whose examples differ; data and patch need the name of one operation.`;
  return { field, rule: 'not', limit: api, message };
}

function stepFaults(meant: readonly Operation[], wanted: Step, at: string): Fault[] {
  const combined = combinationFaults(wanted, at);
  if (combined.length > 0) return combined;
  const [first] = meant;
  const ofHttp = wanted.http && first ? [...headerFaults(wanted.http, `${at}.http`), ...bodyFaults(first, wanted, at)] : [];
  if (ofHttp.length > 0 || wanted.http?.body !== undefined) return ofHttp;
  const refused: Fault[] = [];
  for (const operation of meant) {
    const choice = choose(operation, { dynamic: false, ...wanted });
    // A rule for several operations may name an answer that only one of them declares.
    if (!('rule' in choice)) return changeFaults(operation, choice, wanted).map((fault) => within(fault, at));
    refused.push(choice);
  }
  return refused.slice(0, 1).map((fault) => within(fault, at));
}

/** The fault with its place in the list of rules, in `field` and in the sentence. */
function within(fault: Fault, at: string): Fault {
  const field = `${at}.${fault.field.replace('Prefer.', '')}`;
  return { ...fault, field, ...(fault.message !== undefined && { message: fault.message.replace(fault.field, field) }) };
}

function bodyFaults(operation: Operation, { http }: Step, at: string): Fault[] {
  return templateFaults(operation, 'http.body', http?.body).map((fault) => within(fault, at));
}

function combinationFaults(wanted: Step, at: string): Fault[] {
  if (wanted.seed !== undefined && wanted.dynamic !== true) return [seedAlone(`${at}.seed`)];
  const excluded = wanted.http?.body === undefined ? conflicts : [...conflicts, ['http', ofEnvelope] as const];
  const [conflict] = excluded.flatMap(([name, others]) => {
    const met = Object.hasOwn(wanted, name) ? others.filter((other) => Object.hasOwn(wanted, other)) : [];
    return met.length > 0 ? [[name, ...met]] : [];
  });
  if (conflict) return [{ field: at, rule: 'not', limit: conflict }];
  const unlocked = ['data', 'patch', 'code', 'message'] as const;
  if (wanted.unchecked === undefined || unlocked.some((name) => wanted[name] !== undefined)) return [];
  const message = `${at}.unchecked has no effect alone: add data, patch, code or message.`;
  return [{ field: at, rule: 'anyOf', limit: unlocked, message }];
}

function conditionFaults(meant: readonly Operation[], when: When, at: string): Fault[] {
  const fields = new Set([...callerFields, ...meant.flatMap(({ requestSchema }) => Object.keys(requestSchema.properties ?? {}))]);
  return Object.entries(when).flatMap(([path, wanted]): Fault[] => {
    const [field = ''] = path.split('.');
    if (!fields.has(field)) return [unknownName(`${at}.${path}`, 'field of the request', field, fields)];
    return valueFaults(meant, path, wanted, `${at}.${path}`);
  });
}

function valueFaults(meant: readonly Operation[], path: string, wanted: Condition, at: string): Fault[] {
  if ('not' in wanted) return valueFaults(meant, path, wanted.not, `${at}.not`);
  if ('anyOf' in wanted) return wanted.anyOf.flatMap((part, index) => valueFaults(meant, path, part, `${at}.anyOf.${index}`));
  if ('allOf' in wanted) return wanted.allOf.flatMap((part, index) => valueFaults(meant, path, part, `${at}.allOf.${index}`));
  if ('oneOf' in wanted) return wanted.oneOf.flatMap((value, index) => equalFaults(meant, path, value, `${at}.oneOf.${index}`));
  return 'equals' in wanted ? equalFaults(meant, path, wanted.equals, `${at}.equals`) : expressionFaults(wanted, at);
}

function equalFaults(meant: readonly Operation[], path: string, value: unknown, field: string): Fault[] {
  const tooDeep = depthFaults(field, value);
  if (tooDeep.length > 0 || path.includes('.') || path === 'access_id') return tooDeep;
  if (path === 'language') return readLanguage(String(value)) ? [] : [unknownName(field, 'language', String(value), languages)];
  const perOperation = meant
    .filter(({ requestSchema }) => Object.hasOwn(requestSchema.properties ?? {}, path))
    .map((operation) => impossible(operation, path, value));
  const [first] = perOperation;
  return first && perOperation.every((faults) => faults.length > 0) ? first.map((fault) => ({ ...fault, field })) : [];
}

/** The faults of a value that a field of a valid request cannot have. */
function impossible(operation: Operation, field: string, value: unknown): Fault[] {
  const request = { ...requestExample(operation), [field]: decodedField(operation, field, value) };
  const faults = validateRequest(operation, request);
  return faults.filter((fault) => fault.field === field || fault.field.startsWith(`${field}.`)).slice(0, 1);
}

/** The faults of regular expressions that cannot be compiled. */
function expressionFaults(wanted: Condition, at: string): Fault[] {
  if ('not' in wanted) return expressionFaults(wanted.not, `${at}.not`);
  const parts = 'anyOf' in wanted ? wanted.anyOf : 'allOf' in wanted ? wanted.allOf : [];
  if (parts.length > 0) return parts.flatMap((part, index) => expressionFaults(part, `${at}.${index}`));
  if (!('matches' in wanted) || isExpression(wanted.matches)) return [];
  return [{ field: `${at}.matches`, rule: 'regex', limit: wanted.matches }];
}

function isExpression(text: string): boolean {
  try {
    wholeText(text);
    return true;
  } catch {
    return false;
  }
}
