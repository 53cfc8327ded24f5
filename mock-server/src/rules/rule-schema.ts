import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { Fault } from '../faults.ts';
import { isJsonObject } from '../json-object.ts';
import { httpSchema, unknownMember } from '../responses/http-response.ts';
import type { Rule } from './rules.ts';

const states = {
  type: 'object',
  minProperties: 1,
  maxProperties: 50,
  additionalProperties: { type: 'string', minLength: 1, maxLength: 100 },
};

const delay = { type: 'integer', minimum: 0, maximum: 60_000 } as const;

const step = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: {
    code: { type: 'string', maxLength: 10 },
    example: { type: 'string', maxLength: 100 },
    dynamic: { enum: [true, false, 'compatible'] },
    long: { type: 'boolean' },
    seed: { type: 'string', maxLength: 100 },
    delayMs: {
      type: ['integer', 'object'],
      minimum: 0,
      maximum: 60_000,
      required: ['min', 'max'],
      additionalProperties: false,
      properties: { min: delay, max: delay },
    },
    dripMs: { ...delay, minimum: 1 },
    forward: { type: 'string', minLength: 1, maxLength: 2000 },
    respond: {},
    fault: { enum: ['drop', 'reset', 'truncate'] },
    data: {},
    patch: { type: 'object' },
    message: { type: 'string', maxLength: 2000 },
    http: httpSchema,
    setState: states,
    compatible: { type: 'boolean' },
    unchecked: { type: 'boolean' },
  },
} as const;

const conditionList = { type: 'array', minItems: 1, maxItems: 50, items: { $ref: '#/$defs/condition' } };

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
    greaterThan: { type: 'number' },
    atLeast: { type: 'number' },
    lessThan: { type: 'number' },
    atMost: { type: 'number' },
    oneOf: { type: 'array', minItems: 1, maxItems: 200 },
    anyOf: conditionList,
    allOf: conditionList,
    not: { $ref: '#/$defs/condition' },
  },
} as const;

const conditions = { type: 'object', minProperties: 1, maxProperties: 50, additionalProperties: { $ref: '#/$defs/condition' } };

const schema = {
  $defs: { condition },
  type: 'array',
  maxItems: 200,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['api', 'response'],
    properties: {
      api: { type: 'string', maxLength: 100 },
      response: { type: 'array', minItems: 1, maxItems: 200, items: step },
      when: conditions,
      whenHeaders: conditions,
      whenState: states,
      nth: { type: 'integer', minimum: 1 },
    },
  },
} as const;

const validate = new Ajv2020({ allErrors: true, strictTypes: false, verbose: true }).compile<readonly Rule[]>(schema);

const notListFault: Fault = {
  field: 'rules',
  rule: 'type',
  limit: 'array',
  message: 'rules must be a list, also of a single rule: [{"api": …, "response": …}].',
};

/** Validates rules by their schema alone. A single step becomes a list, and a numeric `code` becomes a text. */
export function readRuleShapes(input: unknown): { readonly rules: readonly Rule[] } | { readonly faults: readonly Fault[] } {
  if (!Array.isArray(input)) return { faults: [notListFault] };
  const normalized: unknown = input.map(withStepList);
  return validate(normalized) ? { rules: normalized } : { faults: (validate.errors ?? []).map(faultOf) };
}

function withStepList(rule: unknown): unknown {
  if (!isJsonObject(rule) || !('response' in rule)) return rule;
  const steps: readonly unknown[] = Array.isArray(rule.response) ? rule.response : [rule.response];
  return { ...rule, response: steps.map(withTextCode) };
}

function withTextCode(input: unknown): unknown {
  return isJsonObject(input) && typeof input.code === 'number' ? { ...input, code: String(input.code) } : input;
}

function faultOf({ instancePath, keyword, params, parentSchema, data }: ErrorObject): Fault {
  const { missingProperty, additionalProperty, allowedValues, allowedValue, type } = params;
  const at = `rules${instancePath.replaceAll('/', '.')}`;
  if (additionalProperty !== undefined)
    return unknownMember(`${at}.${additionalProperty}`, additionalProperty, Object.keys(parentSchema?.properties ?? {}));
  const limit = params.limit ?? allowedValues ?? allowedValue ?? type ?? missingProperty;
  const message = conditionPath.test(instancePath) ? conditionMessage(keyword, data) : delayMessage(instancePath, keyword);
  return {
    field: missingProperty === undefined ? at : `${at}.${missingProperty}`,
    rule: keyword,
    ...(limit !== undefined && { limit }),
    ...(message !== undefined && { message: `${at} ${message}` }),
  };
}

/** The message for another value than a delay; undefined for other errors. */
function delayMessage(instancePath: string, keyword: string): string | undefined {
  const [path, limit] = /^\/\d+\/response\/\d+\/delayMs(\/(?:min|max))?$/.exec(instancePath) ?? [];
  if (path === undefined || keyword !== 'type') return undefined;
  return `must be a whole number of milliseconds${limit === undefined ? ', or a range such as {"min": 200, "max": 900}' : ''}.`;
}

const conditionPath = /^\/\d+\/when(Headers)?\/[^/]+(\/(not|(anyOf|allOf)\/\d+))*$/;

/** The message for a value in place of a condition, or for a wrong number of conditions. */
function conditionMessage(keyword: string, data: unknown): string | undefined {
  if (keyword === 'type') return `must be a condition. Write ${suggestedCondition(data)}.`;
  if (keyword === 'minProperties') return 'must be a condition, such as {"equals": 7}.';
  const names = Object.keys(isJsonObject(data) ? data : {});
  const count = names.length === 2 ? 'two' : names.length;
  return keyword === 'maxProperties' ? `has ${count} conditions, ${names.join(' and ')}; combine them with allOf.` : undefined;
}

/** The condition that a plain value probably stands for. */
function suggestedCondition(data: unknown): string {
  const [name, value] = data === null ? ['absent', true] : [Array.isArray(data) ? 'oneOf' : 'equals', data];
  return `{"${name}": ${JSON.stringify(value).slice(0, 80)}}`;
}
