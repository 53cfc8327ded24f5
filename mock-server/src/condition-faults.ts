import { type Operation, resolve, type Schema, validateRequest } from '@mall/contract';
import { depthFaults, requestExample } from './change.ts';
import { type Fault, printList, unknownName } from './faults.ts';
import { isHeaderName } from './http-answer.ts';
import { languages, readLanguage } from './messages.ts';
import type { Rule } from './rules.ts';
import { type Condition, callerFields, contains, decodedField, fullMatchRegex, type When } from './when.ts';

/** The place of a condition. */
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

/** The faults of the conditions of a rule on fields and headers: unknown fields, and conditions that no valid request fulfils. */
export function conditionFaults(ruleOperations: readonly Operation[], { when = {}, whenHeaders = {}, answer }: Rule, at: string): Fault[] {
  const affectsRefusedCalls = answer.some(
    ({ http, fault, delayMs }) => http?.body !== undefined || fault !== undefined || delayMs !== undefined,
  );
  return [...fieldFaults(ruleOperations, when, `${at}.when`, affectsRefusedCalls), ...headerFaults(whenHeaders, `${at}.whenHeaders`)];
}

function fieldFaults(ruleOperations: readonly Operation[], when: When, at: string, affectsRefusedCalls: boolean): Fault[] {
  const fields = new Set([...callerFields, ...ruleOperations.flatMap(({ requestSchema }) => Object.keys(requestSchema.properties ?? {}))]);
  return Object.entries(when).flatMap(([path, condition]): Fault[] => {
    const [field = ''] = path.split('.');
    if (!fields.has(field)) return [unknownName(`${at}.${path}`, 'field of the request', field, fields)];
    return valueFaults(condition, { ruleOperations, path, at: `${at}.${path}`, isNegated: false, affectsRefusedCalls });
  });
}

function headerFaults(condition: When, at: string): Fault[] {
  return Object.entries(condition).flatMap(([name, condition]): Fault[] => {
    const field = `${at}.${name}`;
    if (!isHeaderName(name)) return [{ field, rule: 'pattern', message: `${field} is not a name of a header.` }];
    return expressionFaults(condition, field);
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

/** A request without a required field is refused whatever the rule says. */
function absentFaults(condition: Condition, { ruleOperations, path, at, affectsRefusedCalls }: Place): Fault[] {
  const isRequired = ruleOperations.every(({ requestSchema }) => (requestSchema.required ?? []).includes(path));
  if (!isRequired || affectsRefusedCalls) return [];
  const field = `${at}.${Object.keys(condition).join()}`;
  return [{ field, rule: 'not', message: `${field}: ${path} is required, so a request without it is refused.` }];
}

/** The texts that a field can have; undefined where they are not limited to a few. */
function valuesOf(operation: Operation, path: string): readonly unknown[] | undefined {
  if (path === 'language') return languages;
  const { enum: values }: Schema & { readonly enum?: readonly unknown[] } = resolve(operation.requestSchema.properties?.[path] ?? {});
  return values;
}

function enumFaults(condition: Condition, { ruleOperations, path, at }: Place): Fault[] {
  const testValue = textPredicate(condition);
  if (!testValue) return [];
  const operationsWithField =
    path === 'language' ? ruleOperations.slice(0, 1) : ruleOperations.filter(({ requestSchema }) => requestSchema.properties?.[path]);
  const values = operationsWithField.map((operation) => valuesOf(operation, path));
  if (values.some((allowedValues) => allowedValues === undefined || allowedValues.some(testValue))) return [];
  const limit = [...new Set(values.flatMap((allowedValues) => allowedValues ?? []))];
  const field = `${at}.${Object.keys(condition).join()}`;
  return limit.length === 0
    ? []
    : [{ field, rule: 'enum', limit, message: `${field} matches no value of ${path}. Known: ${printList(limit)}.` }];
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

/** The faults of a value that a field of a valid request cannot have. */
function impossibleValueFaults(operation: Operation, field: string, value: unknown): Fault[] {
  const request = { ...requestExample(operation), [field]: decodedField(operation, field, value) };
  const faults = validateRequest(operation, request);
  return faults.filter((fault) => fault.field === field || fault.field.startsWith(`${field}.`)).slice(0, 1);
}

/** The faults of regular expressions that cannot be compiled. */
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
