import { type FieldError, operations } from '@mall/contract';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { nearest } from './nearest.ts';
import { choose } from './preference.ts';
import type { Rule } from './rules.ts';

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
  },
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
      nth: { type: 'integer', minimum: 1 },
    },
  },
} as const;

const validate = new Ajv2020({ allErrors: true }).compile<readonly Rule[]>(schema);

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

function faultsOf({ api, answer }: Rule, at: string): FieldError[] {
  const meant = [...operations.values()].filter((operation) => api === '*' || operation.api === api);
  if (meant.length === 0) return [{ field: `${at}.api`, rule: 'enum', limit: nearest(api, operations.keys()) }];
  return answer.flatMap((wanted, index) => {
    const refused = meant.map((operation) => choose(operation, { dynamic: false, ...wanted })).filter((choice) => 'rule' in choice);
    // What holds for all operations need not be declared by each of them, but by one.
    const [first] = refused.length === meant.length ? refused : [];
    return first ? [{ ...first, field: `${at}.answer.${index}.${first.field.replace('Prefer.', '')}` }] : [];
  });
}

function fieldError({ instancePath, keyword, params }: ErrorObject): FieldError {
  const missing = keyword === 'required' ? `.${params.missingProperty}` : '';
  const unknown = keyword === 'additionalProperties' ? `.${params.additionalProperty}` : '';
  const limit = params.limit ?? params.allowedValues;
  return { field: `rules${instancePath.replaceAll('/', '.')}${missing}${unknown}`, rule: keyword, ...(limit !== undefined && { limit }) };
}
