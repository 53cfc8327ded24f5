import { type Operation, validateRequest } from '@mall/contract';
import { distance } from 'fastest-levenshtein';
import { type Fault, printList, unknownName } from '../faults.ts';
import { callerFields } from '../requests/caller.ts';
import { depthFaults, requestExample } from '../responses/change.ts';
import { isHeaderName } from '../responses/http-response.ts';
import { languages, readLanguage } from '../responses/messages.ts';
import { canMatch, isNumeric, mayMatchNumber, valuesOf } from './condition-logic.ts';
import { type Rule, replacesRefusal } from './rules.ts';
import { type Condition, contains, decodedField, fullMatchRegex, type When } from './when.ts';

/** A condition's position in a rule. */
interface Place {
  /** The operations of the rule. */
  readonly ruleOperations: readonly Operation[];
  /** The field of the request, or a path in it. */
  readonly path: string;
  /** "rules.0.when.pro_id". */
  readonly at: string;
  /** Whether the condition is inside `not`. */
  readonly isNegated: boolean;
  /** Whether the rule also affects calls that the contract refuses. */
  readonly affectsRefusedCalls: boolean;
}

/** Whether a rule also affects calls that the contract refuses. */
export const affectsRefusedCalls = ({ response }: Rule) => response.some((step) => replacesRefusal(step) || step.delayMs !== undefined);

/** The errors in a rule's conditions on fields and headers: unknown fields, and conditions that no valid request matches. */
export function conditionFaults(ruleOperations: readonly Operation[], rule: Rule, at: string): Fault[] {
  const { when = {}, whenHeaders = {} } = rule;
  return [
    ...fieldFaults(ruleOperations, when, `${at}.when`, affectsRefusedCalls(rule)),
    ...headerFaults(ruleOperations, whenHeaders, `${at}.whenHeaders`),
  ];
}

function fieldFaults(ruleOperations: readonly Operation[], when: When, at: string, includesRefused: boolean): Fault[] {
  const fields = new Set([...callerFields, ...ruleOperations.flatMap(({ requestSchema }) => Object.keys(requestSchema.properties ?? {}))]);
  return Object.entries(when).flatMap(([path, condition]): Fault[] => {
    const [field = ''] = path.split('.');
    if (!fields.has(field)) return [unknownName(`${at}.${path}`, 'field of the request', field, fields)];
    const faults = valueFaults(condition, {
      ruleOperations,
      path,
      at: `${at}.${path}`,
      isNegated: false,
      affectsRefusedCalls: includesRefused,
    });
    return faults.length > 0
      ? faults
      : unmatchableFaults(condition, { ruleOperations, path, at: `${at}.${path}`, affectsRefusedCalls: includesRefused });
  });
}

/** The error of a combination of conditions, or of a numeric limit, that no value matches. */
function unmatchableFaults(
  condition: Condition,
  { ruleOperations, path, at, affectsRefusedCalls: includesRefused }: Omit<Place, 'isNegated'>,
): Fault[] {
  const [field = ''] = path.split('.');
  const isCaller = callerFields.some((name) => name === field);
  const operationsWithField = ruleOperations.filter(
    ({ requestSchema }) => isCaller || Object.hasOwn(requestSchema.properties ?? {}, field),
  );
  if (operationsWithField.some((operation) => canMatch({ operation, path, includesRefused }, condition))) return [];
  return [{ field: at, rule: 'not', message: `${at}: no valid value of ${path} matches ${JSON.stringify(condition).slice(0, 120)}.` }];
}

function headerFaults([operation]: readonly Operation[], conditions: When, at: string): Fault[] {
  return Object.entries(conditions).flatMap(([name, condition]): Fault[] => {
    const field = `${at}.${name}`;
    if (!isHeaderName(name)) return [{ field, rule: 'pattern', message: `${field} is not a valid name of a header.` }];
    const faults = expressionFaults(condition, field);
    if (faults.length > 0 || !operation || canMatch({ operation, path: undefined, includesRefused: true }, condition)) return faults;
    return [{ field, rule: 'not', message: `${field}: no value matches ${JSON.stringify(condition).slice(0, 120)}.` }];
  });
}

/** Headers that clients of the mall send. A name that differs by one or two characters is probably one of them. */
const knownHeaders = [
  ...[
    'accept',
    'accept-language',
    'authorization',
    'content-type',
    'cookie',
    'idempotency-key',
    'origin',
    'prefer',
    'referer',
    'user-agent',
  ],
  ...['x-access-id', 'x-client-ip', 'x-forwarded-for', 'x-internal-key', 'x-mall-mock-key', 'x-request-id', 'x-requested-with'],
];

/** Warnings about names of headers that are probably misspelled. */
export function headerWarnings({ whenHeaders = {} }: Rule, at: string): Fault[] {
  return Object.keys(whenHeaders).flatMap((name): Fault[] => {
    const lower = name.toLowerCase();
    const similar = knownHeaders.includes(lower) ? [] : knownHeaders.filter((known) => known.length > 5 && distance(known, lower) <= 2);
    const field = `${at}.whenHeaders.${name}`;
    const message = `${field}: clients of the mall send no header of this name. Did you mean ${similar.join(' or ')}?`;
    return similar.length === 0 ? [] : [{ field, rule: 'enum', nearest: similar, message }];
  });
}

function valueFaults(condition: Condition, place: Place): Fault[] {
  const { at, isNegated } = place;
  const within = (condition: Condition, name: string) => valueFaults(condition, { ...place, at: `${at}.${name}` });
  if ('not' in condition) return valueFaults(condition.not, { ...place, at: `${at}.not`, isNegated: !isNegated });
  if ('anyOf' in condition) return condition.anyOf.flatMap((part, index) => within(part, `anyOf.${index}`));
  if ('allOf' in condition) return condition.allOf.flatMap((part, index) => within(part, `allOf.${index}`));
  if ('oneOf' in condition) return condition.oneOf.flatMap((value, index) => equalFaults(value, { ...place, at: `${at}.oneOf.${index}` }));
  if ('equals' in condition) return equalFaults(condition.equals, { ...place, at: `${at}.equals` });
  if ('absent' in condition || 'present' in condition) return 'absent' in condition === isNegated ? [] : absentFaults(condition, place);
  const regexFaults = expressionFaults(condition, at);
  return regexFaults.length > 0 || isNegated ? regexFaults : enumFaults(condition, place);
}

/** The error of a condition that only requests without a required field match: they are refused before rules apply. */
function absentFaults(condition: Condition, { ruleOperations, path, at, affectsRefusedCalls }: Place): Fault[] {
  const isRequired = ruleOperations.every(({ requestSchema }) => (requestSchema.required ?? []).includes(path));
  if (!isRequired || affectsRefusedCalls) return [];
  const field = `${at}.${Object.keys(condition).join()}`;
  return [{ field, rule: 'not', message: `${field}: ${path} is required, so a request without it is refused.` }];
}

function enumFaults(condition: Condition, { ruleOperations, path, at }: Place): Fault[] {
  const testValue = textPredicate(condition);
  if (!testValue) return [];
  const operationsWithField =
    path === 'language' ? ruleOperations.slice(0, 1) : ruleOperations.filter(({ requestSchema }) => requestSchema.properties?.[path]);
  const values = operationsWithField.map((operation) => valuesOf(operation, path));
  const faultsOfNumber = numberFaults(condition, operationsWithField, { path, at });
  if (faultsOfNumber.length > 0) return faultsOfNumber;
  if (values.some((allowedValues) => allowedValues === undefined || allowedValues.some(testValue))) return [];
  const limit = [...new Set(values.flatMap((allowedValues) => allowedValues ?? []))];
  const field = `${at}.${Object.keys(condition).join()}`;
  return limit.length === 0
    ? []
    : [{ field, rule: 'enum', limit, message: `${field} matches no value of ${path}. Known: ${printList(limit)}.` }];
}

/** The error of a condition on the digits of a numeric field that no number matches. */
function numberFaults(condition: Condition, operationsWithField: readonly Operation[], { path, at }: Pick<Place, 'path' | 'at'>): Fault[] {
  if (operationsWithField.length === 0 || !operationsWithField.every((operation) => isNumeric(operation, path))) return [];
  const isPossible =
    'matches' in condition ? mayMatchNumber(condition.matches) : 'contains' in condition && /^[-+.\de]+$/.test(String(condition.contains));
  const field = `${at}.${Object.keys(condition).join()}`;
  return isPossible ? [] : [{ field, rule: 'type', limit: 'number', message: `${field} matches no value of ${path}, which is a number.` }];
}

function textPredicate(condition: Condition): ((value: unknown) => boolean) | undefined {
  if ('matches' in condition) return (value) => fullMatchRegex(condition.matches).test(String(value));
  return 'contains' in condition ? (value) => contains(value, condition.contains) : undefined;
}

function equalFaults(value: unknown, { ruleOperations, path, at: field }: Place): Fault[] {
  const depthErrors = depthFaults(field, value);
  if (depthErrors.length > 0 || path.includes('.') || path === 'access_id') return depthErrors;
  if (path === 'language') return readLanguage(String(value)) ? [] : [unknownName(field, 'language', String(value), languages)];
  const faultsPerOperation = ruleOperations
    .filter(({ requestSchema }) => Object.hasOwn(requestSchema.properties ?? {}, path))
    .map((operation) => impossibleValueFaults(operation, path, value));
  const [first] = faultsPerOperation;
  return first && faultsPerOperation.every((faults) => faults.length > 0) ? first.map((fault) => ({ ...fault, field })) : [];
}

/** The error of a value that a field of a valid request cannot have. */
function impossibleValueFaults(operation: Operation, field: string, value: unknown): Fault[] {
  const request = { ...requestExample(operation), [field]: decodedField(operation, field, value) };
  const faults = validateRequest(operation, request);
  return faults.filter((fault) => fault.field === field || fault.field.startsWith(`${field}.`)).slice(0, 1);
}

/** The errors of regular expressions that cannot be compiled. */
function expressionFaults(condition: Condition, at: string): Fault[] {
  if ('not' in condition) return expressionFaults(condition.not, `${at}.not`);
  const parts = 'anyOf' in condition ? condition.anyOf : 'allOf' in condition ? condition.allOf : [];
  if (parts.length > 0) return parts.flatMap((part, index) => expressionFaults(part, `${at}.${index}`));
  if (!('matches' in condition) || isExpression(condition.matches)) return [];
  return [{ field: `${at}.matches`, rule: 'regex', limit: condition.matches }];
}

function isExpression(text: string): boolean {
  try {
    fullMatchRegex(text);
    return true;
  } catch {
    return false;
  }
}
