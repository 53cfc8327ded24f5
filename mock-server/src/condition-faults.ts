import { type Operation, resolve, type Schema, validateRequest } from '@mall/contract';
import { depthFaults, requestExample } from './change.ts';
import { type Fault, listOf, unknownName } from './faults.ts';
import { isHeaderName } from './http-answer.ts';
import { languages, readLanguage } from './messages.ts';
import type { Rule } from './rules.ts';
import { type Condition, callerFields, contains, decodedField, type When, wholeText } from './when.ts';

/** The place of a condition. */
interface Place {
  /** The operations of the rule. */
  readonly meant: readonly Operation[];
  /** The field of the request, or a path in it. */
  readonly path: string;
  /** "rules.0.when.pro_id". */
  readonly at: string;
  /** Whether the condition is inside `not`. */
  readonly isNegated: boolean;
  /** Whether the rule also affects calls that the contract refuses. */
  readonly meetsRefused: boolean;
}

/** The faults of the conditions of a rule on fields and headers: unknown fields, and conditions that no valid request fulfils. */
export function conditionFaults(meant: readonly Operation[], { when = {}, whenHeaders = {}, answer }: Rule, at: string): Fault[] {
  const meetsRefused = answer.some(({ http, fault, delayMs }) => http?.body !== undefined || fault !== undefined || delayMs !== undefined);
  return [...fieldFaults(meant, when, `${at}.when`, meetsRefused), ...headerFaults(whenHeaders, `${at}.whenHeaders`)];
}

function fieldFaults(meant: readonly Operation[], when: When, at: string, meetsRefused: boolean): Fault[] {
  const fields = new Set([...callerFields, ...meant.flatMap(({ requestSchema }) => Object.keys(requestSchema.properties ?? {}))]);
  return Object.entries(when).flatMap(([path, wanted]): Fault[] => {
    const [field = ''] = path.split('.');
    if (!fields.has(field)) return [unknownName(`${at}.${path}`, 'field of the request', field, fields)];
    return valueFaults(wanted, { meant, path, at: `${at}.${path}`, isNegated: false, meetsRefused });
  });
}

function headerFaults(wanted: When, at: string): Fault[] {
  return Object.entries(wanted).flatMap(([name, condition]): Fault[] => {
    const field = `${at}.${name}`;
    if (!isHeaderName(name)) return [{ field, rule: 'pattern', message: `${field} is not a name of a header.` }];
    return expressionFaults(condition, field);
  });
}

function valueFaults(wanted: Condition, place: Place): Fault[] {
  const { at, isNegated } = place;
  const within = (condition: Condition, name: string) => valueFaults(condition, { ...place, at: `${at}.${name}` });
  if ('not' in wanted) return valueFaults(wanted.not, { ...place, at: `${at}.not`, isNegated: !isNegated });
  if ('anyOf' in wanted) return wanted.anyOf.flatMap((part, index) => within(part, `anyOf.${index}`));
  if ('allOf' in wanted) return wanted.allOf.flatMap((part, index) => within(part, `allOf.${index}`));
  if ('oneOf' in wanted) return wanted.oneOf.flatMap((value, index) => equalFaults(value, { ...place, at: `${at}.oneOf.${index}` }));
  if ('equals' in wanted) return equalFaults(wanted.equals, { ...place, at: `${at}.equals` });
  if ('absent' in wanted || 'present' in wanted) return 'absent' in wanted === isNegated ? [] : absentFaults(wanted, place);
  const ofExpression = expressionFaults(wanted, at);
  return ofExpression.length > 0 || isNegated ? ofExpression : enumFaults(wanted, place);
}

/** A request without a required field is refused whatever the rule says. */
function absentFaults(wanted: Condition, { meant, path, at, meetsRefused }: Place): Fault[] {
  const isRequired = meant.every(({ requestSchema }) => (requestSchema.required ?? []).includes(path));
  if (!isRequired || meetsRefused) return [];
  const field = `${at}.${Object.keys(wanted).join()}`;
  return [{ field, rule: 'not', message: `${field}: ${path} is required, so a request without it is refused.` }];
}

/** The texts that a field can have; undefined where they are not limited to a few. */
function valuesOf(operation: Operation, path: string): readonly unknown[] | undefined {
  if (path === 'language') return languages;
  const { enum: values }: Schema & { readonly enum?: readonly unknown[] } = resolve(operation.requestSchema.properties?.[path] ?? {});
  return values;
}

function enumFaults(wanted: Condition, { meant, path, at }: Place): Fault[] {
  const fits = textTest(wanted);
  if (!fits) return [];
  const having = path === 'language' ? meant.slice(0, 1) : meant.filter(({ requestSchema }) => requestSchema.properties?.[path]);
  const values = having.map((operation) => valuesOf(operation, path));
  if (values.some((known) => known === undefined || known.some(fits))) return [];
  const limit = [...new Set(values.flatMap((known) => known ?? []))];
  const field = `${at}.${Object.keys(wanted).join()}`;
  return limit.length === 0
    ? []
    : [{ field, rule: 'enum', limit, message: `${field} matches no value of ${path}. Known: ${listOf(limit)}.` }];
}

function textTest(wanted: Condition): ((value: unknown) => boolean) | undefined {
  if ('matches' in wanted) return (value) => wholeText(wanted.matches).test(String(value));
  return 'contains' in wanted ? (value) => contains(value, wanted.contains) : undefined;
}

function equalFaults(value: unknown, { meant, path, at: field }: Place): Fault[] {
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
