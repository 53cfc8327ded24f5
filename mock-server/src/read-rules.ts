import { type FieldError, type Operation, operations, validateRequest } from '@mall/contract';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { changeFaults, depthFaults, requestExample } from './change.ts';
import { isJsonObject } from './json-object.ts';
import { languages, readLanguage } from './messages.ts';
import { nearest } from './nearest.ts';
import { choose, seedAlone } from './preference.ts';
import type { Rule, Step } from './rules.ts';
import { type Condition, callerFields, decodedField, type When, wholeText } from './when.ts';

const step = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: {
    code: { type: 'string', maxLength: 10 },
    example: { type: 'string', maxLength: 100 },
    dynamic: { type: 'boolean' },
    long: { type: 'boolean' },
    seed: { type: 'string', maxLength: 100 },
    delayMs: { type: 'integer', minimum: 0, maximum: 60_000 },
    fault: { enum: ['drop', 'truncate'] },
    data: {},
    patch: { type: 'object' },
    unchecked: { type: 'boolean' },
  },
} as const;

const condition = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  maxProperties: 1,
  properties: {
    equals: {},
    present: { const: true },
    absent: { const: true },
    matches: { type: 'string', maxLength: 200 },
    contains: { type: ['string', 'number'], maxLength: 200 },
    not: { $ref: '#/$defs/condition' },
  },
} as const;

/** Members of a step of which one makes the others meaningless. */
const conflicts: readonly (readonly [keyof Step, readonly (keyof Step)[]])[] = [
  ['data', ['patch', 'dynamic']],
  ['patch', ['dynamic']],
  ['fault', ['example', 'code', 'data', 'patch', 'dynamic', 'seed', 'long']],
];

const schema = {
  $defs: { condition },
  type: 'array',
  maxItems: 200,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['api', 'answer'],
    properties: {
      api: { type: 'string', maxLength: 100 },
      answer: { type: 'array', minItems: 1, maxItems: 200, items: step },
      when: { type: 'object', minProperties: 1, maxProperties: 50, additionalProperties: { $ref: '#/$defs/condition' } },
      nth: { type: 'integer', minimum: 1 },
    },
  },
} as const;

const validate = new Ajv2020({ allErrors: true, strictTypes: false, verbose: true }).compile<readonly Rule[]>(schema);

/**
 * Reads rules as a person or a file wrote them; a single step needs no list.
 *
 * @returns the rules, or what is wrong with them: an unknown operation, an example it does not declare, a step that says nothing.
 */
export function readRules(written: unknown): { readonly rules: readonly Rule[] } | { readonly faults: readonly FieldError[] } {
  const listed: unknown = Array.isArray(written) ? written.map(withList) : written;
  if (!validate(listed)) return { faults: (validate.errors ?? []).map(fieldError) };
  const faults = listed.flatMap((rule, at) => faultsOf(rule, `rules.${at}`));
  return faults.length > 0 ? { faults } : { rules: listed };
}

function withList(rule: unknown): unknown {
  if (!isJsonObject(rule) || !('answer' in rule)) return rule;
  const steps: readonly unknown[] = Array.isArray(rule.answer) ? rule.answer : [rule.answer];
  return { ...rule, answer: steps.map(withTextCode) };
}

/** Codes are texts; a person may write one as a number. */
function withTextCode(written: unknown): unknown {
  return isJsonObject(written) && typeof written.code === 'number' ? { ...written, code: String(written.code) } : written;
}

function faultsOf({ api, answer, when = {} }: Rule, at: string): FieldError[] {
  const meant = [...operations.values()].filter((operation) => api === '*' || operation.api === api);
  if (meant.length === 0) return [{ field: `${at}.api`, rule: 'enum', limit: nearest(api, operations.keys()) }];
  const isChanged = answer.some(({ data, patch }) => data !== undefined || patch !== undefined);
  if (api === '*' && isChanged) return [{ field: `${at}.api`, rule: 'not', limit: api }];
  const wrong = answer.flatMap((wanted, index) => stepFaults(meant, wanted, `${at}.answer.${index}`));
  return [...conditionFaults(meant, when, `${at}.when`), ...wrong];
}

function stepFaults(meant: readonly Operation[], wanted: Step, at: string): FieldError[] {
  const [conflict] = conflicts.flatMap(([name, others]) => {
    const met = Object.hasOwn(wanted, name) ? others.filter((other) => Object.hasOwn(wanted, other)) : [];
    return met.length > 0 ? [[name, ...met]] : [];
  });
  if (wanted.seed !== undefined && wanted.dynamic !== true) return [seedAlone(`${at}.seed`)];
  if (conflict) return [{ field: at, rule: 'not', limit: conflict }];
  if (wanted.unchecked !== undefined && wanted.data === undefined && wanted.patch === undefined)
    return [{ field: at, rule: 'anyOf', limit: ['data', 'patch'] }];
  const refused: FieldError[] = [];
  for (const operation of meant) {
    const choice = choose(operation, { dynamic: false, ...wanted });
    // What holds for all operations need not be declared by each of them, but by one.
    if (!('rule' in choice)) return changeFaults(operation, choice, wanted).map((fault) => ({ ...fault, field: `${at}.${fault.field}` }));
    refused.push(choice);
  }
  return refused.slice(0, 1).map((fault) => ({ ...fault, field: `${at}.${fault.field.replace('Prefer.', '')}` }));
}

function conditionFaults(meant: readonly Operation[], when: When, at: string): FieldError[] {
  const fields = new Set([...callerFields, ...meant.flatMap(({ requestSchema }) => Object.keys(requestSchema.properties ?? {}))]);
  return Object.entries(when).flatMap(([path, wanted]): FieldError[] => {
    const [field = ''] = path.split('.');
    if (!fields.has(field)) return [{ field: `${at}.${path}`, rule: 'enum', limit: nearest(field, fields) }];
    return valueFaults(meant, path, wanted, `${at}.${path}`);
  });
}

function valueFaults(meant: readonly Operation[], path: string, wanted: Condition, at: string): FieldError[] {
  if ('not' in wanted) return valueFaults(meant, path, wanted.not, `${at}.not`);
  if ('matches' in wanted) return isExpression(wanted.matches) ? [] : [{ field: `${at}.matches`, rule: 'regex', limit: wanted.matches }];
  if (!('equals' in wanted)) return [];
  const field = `${at}.equals`;
  const tooDeep = depthFaults(field, wanted.equals);
  if (tooDeep.length > 0 || path.includes('.') || path === 'access_id') return tooDeep;
  if (path === 'language') return readLanguage(String(wanted.equals)) ? [] : [{ field, rule: 'enum', limit: languages }];
  const perOperation = meant
    .filter(({ requestSchema }) => Object.hasOwn(requestSchema.properties ?? {}, path))
    .map((operation) => impossible(operation, path, wanted.equals));
  const [first] = perOperation;
  return first && perOperation.every((faults) => faults.length > 0) ? first.map((fault) => ({ ...fault, field })) : [];
}

/** The faults of a value that no valid request of an operation has in a field. */
function impossible(operation: Operation, field: string, value: unknown): FieldError[] {
  const request = { ...requestExample(operation), [field]: decodedField(operation, field, value) };
  const faults = validateRequest(operation, request);
  return faults.filter((fault) => fault.field === field || fault.field.startsWith(`${field}.`)).slice(0, 1);
}

function isExpression(text: string): boolean {
  try {
    wholeText(text);
    return true;
  } catch {
    return false;
  }
}

function fieldError({ instancePath, keyword, params, parentSchema }: ErrorObject): FieldError {
  const { missingProperty, additionalProperty, allowedValues, allowedValue, type } = params;
  const name = missingProperty ?? additionalProperty;
  const known = additionalProperty === undefined ? undefined : nearest(additionalProperty, Object.keys(parentSchema?.properties ?? {}));
  const limit = params.limit ?? allowedValues ?? allowedValue ?? type ?? missingProperty ?? known;
  const field = `rules${instancePath.replaceAll('/', '.')}${name === undefined ? '' : `.${name}`}`;
  return { field, rule: keyword, ...(limit !== undefined && { limit }) };
}
