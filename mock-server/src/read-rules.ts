import { type FieldError, type Operation, operations } from '@mall/contract';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { changeFaults, depthFaults } from './change.ts';
import { nearest } from './nearest.ts';
import { choose } from './preference.ts';
import type { Rule, Step } from './rules.ts';
import type { When } from './when.ts';

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
  dependentSchemas: {
    data: { not: { anyOf: [{ required: ['patch'] }, { required: ['dynamic'] }] } },
    patch: { not: { required: ['dynamic'] } },
    unchecked: { anyOf: [{ required: ['data'] }, { required: ['patch'] }] },
  },
} as const;

const condition = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  maxProperties: 1,
  properties: { equals: {}, present: { const: true }, absent: { const: true } },
} as const;

const schema = {
  type: 'array',
  maxItems: 200,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['api', 'answer'],
    properties: {
      api: { type: 'string', maxLength: 100 },
      answer: { type: 'array', minItems: 1, maxItems: 200, items: step },
      when: { type: 'object', minProperties: 1, maxProperties: 50, additionalProperties: condition },
      nth: { type: 'integer', minimum: 1 },
    },
  },
} as const;

const validate = new Ajv2020({ allErrors: true, strictTypes: false }).compile<readonly Rule[]>(schema);

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
  if (typeof rule !== 'object' || rule === null || !('answer' in rule) || Array.isArray(rule.answer)) return rule;
  return { ...rule, answer: [rule.answer] };
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
  const fields = new Set(meant.flatMap(({ requestSchema }) => Object.keys(requestSchema.properties ?? {})));
  return Object.entries(when).flatMap(([field, wanted]): FieldError[] => {
    if (!fields.has(field)) return [{ field: `${at}.${field}`, rule: 'enum', limit: nearest(field, fields) }];
    return 'equals' in wanted ? depthFaults(`${at}.${field}.equals`, wanted.equals) : [];
  });
}

function fieldError({ instancePath, keyword, params }: ErrorObject): FieldError {
  const missing = keyword === 'required' ? `.${params.missingProperty}` : '';
  const unknown = keyword === 'additionalProperties' ? `.${params.additionalProperty}` : '';
  const limit = params.limit ?? params.allowedValues;
  return { field: `rules${instancePath.replaceAll('/', '.')}${missing}${unknown}`, rule: keyword, ...(limit !== undefined && { limit }) };
}
