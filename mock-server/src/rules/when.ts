import { isDeepStrictEqual } from 'node:util';
import { decodeForm, type Operation } from '@mall/contract';
import { type Caller, fieldsOfCaller } from '../requests/caller.ts';
import { readLanguage } from '../responses/messages.ts';
import { valueAt } from '../responses/template.ts';

/** A condition on a value of a request. */
export type Condition =
  | { readonly equals: unknown }
  | { readonly present: true }
  | { readonly absent: true }
  /** A regular expression that matches the whole value as a text. */
  | { readonly matches: string }
  /** A part of a text, or an element of a list. */
  | { readonly contains: string | number }
  /** A number greater than this; a numeric text is compared as a number. */
  | { readonly greaterThan: number }
  | { readonly atLeast: number }
  | { readonly lessThan: number }
  | { readonly atMost: number }
  /** One of these values. */
  | { readonly oneOf: readonly unknown[] }
  /** At least one of these conditions. */
  | { readonly anyOf: readonly Condition[] }
  /** All of these conditions. */
  | { readonly allOf: readonly Condition[] }
  | { readonly not: Condition };

/** Conditions on a request, by field or by path, `cart.0.cart_id`; `access_id` and `language` are those of the caller. All conditions must match. */
export type When = Readonly<Record<string, Condition>>;

/** The parts of a call that conditions test. */
interface TestedCall {
  readonly operation: Operation;
  /** The decoded request. */
  readonly request: Readonly<Record<string, unknown>>;
  readonly caller: Caller;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Describes the first condition of a rule that a call does not match; undefined where it matches all of them. */
export function mismatchOf(call: TestedCall, when: When = {}, whenHeaders: When = {}): string | undefined {
  const { operation, request, caller, headers } = call;
  const all = { ...request, ...fieldsOfCaller(caller) };
  const ofFields = Object.entries(when).map(([path, condition]) => ({ path, condition, value: valueAt(all, path), field: path }));
  const ofHeaders = Object.entries(whenHeaders).map(([name, condition]) => ({
    path: `header ${name}`,
    condition,
    value: headers[name.toLowerCase()],
    field: undefined,
  }));
  const failed = [...ofFields, ...ofHeaders].find(({ field, value, condition }) => !matchesCondition(operation, field, value, condition));
  return failed && `${failed.path}: expected ${shortened(failed.condition)}, received ${shortened(failed.value)}`;
}

function shortened(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 120);
}

/** Numeric comparisons by their names. */
const comparisons = {
  greaterThan: (value: number, limit: number) => value > limit,
  atLeast: (value: number, limit: number) => value >= limit,
  lessThan: (value: number, limit: number) => value < limit,
  atMost: (value: number, limit: number) => value <= limit,
} as const;

/** Whether a value matches a condition; `field` is undefined for a header. */
export function matchesCondition(operation: Operation, field: string | undefined, value: unknown, condition: Condition): boolean {
  const matches = (other: Condition) => matchesCondition(operation, field, value, other);
  if ('not' in condition) return !matches(condition.not);
  if ('anyOf' in condition) return condition.anyOf.some(matches);
  if ('allOf' in condition) return condition.allOf.every(matches);
  if ('absent' in condition) return value === undefined;
  if (value === undefined) return false;
  if ('present' in condition) return true;
  if ('matches' in condition) return fullMatchRegex(condition.matches).test(String(value));
  if ('contains' in condition) return contains(value, condition.contains);
  if ('oneOf' in condition) return condition.oneOf.some((expected) => isEqual(operation, field, value, expected));
  return 'equals' in condition ? isEqual(operation, field, value, condition.equals) : matchesLimits(value, condition);
}

/** Whether a value is within the numeric limits of a condition. */
function matchesLimits(value: unknown, condition: Readonly<Partial<Record<keyof typeof comparisons, number>>>): boolean {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  return Object.entries(comparisons).every(([name, compare]) => {
    const limit: unknown = Reflect.get(condition, name);
    return typeof limit !== 'number' || (!Number.isNaN(number) && compare(number, limit));
  });
}

/** Compiles an expression that matches a whole text. Throws a SyntaxError when it is malformed. */
export const fullMatchRegex = (expression: string) => new RegExp(`^(?:${expression})$`, 'su');

/** Whether a text contains a part, or a list an element. */
export function contains(value: unknown, part: string | number): boolean {
  return Array.isArray(value) ? value.some((item) => String(item) === String(part)) : String(value).includes(String(part));
}

/** Whether a value equals that of a condition; `field` is undefined for a header. */
function isEqual(operation: Operation, field: string | undefined, value: unknown, expected: unknown): boolean {
  if (field === undefined) return String(value) === String(expected);
  if (field === 'language') return value === readLanguage(String(expected));
  // Parts of a field are compared as texts: only whole fields have a decoder.
  if (field.includes('.'))
    return isDeepStrictEqual(value, expected) || (typeof expected !== 'object' && String(value) === String(expected));
  return isDeepStrictEqual(value, field === 'access_id' ? expected : decodedField(operation, field, expected));
}

/** Decodes a value as the field of a request: "7" becomes 7 where the contract declares a number. */
export function decodedField(operation: Operation, field: string, value: unknown): unknown {
  return decodeForm(operation, { has: (name) => name === field, getAll: (name) => (name === field ? [value] : []) })[field];
}
