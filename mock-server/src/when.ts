import { isDeepStrictEqual } from 'node:util';
import { decodeForm, type Operation } from '@mall/contract';
import type { Caller } from './caller.ts';
import { readLanguage } from './messages.ts';
import { valueAt } from './template.ts';

/** A condition on a value of a request. */
export type Condition =
  | { readonly equals: unknown }
  | { readonly present: true }
  | { readonly absent: true }
  /** A regular expression for the whole of it, written as a text. */
  | { readonly matches: string }
  /** A part of a text, or an element of a list. */
  | { readonly contains: string | number }
  | { readonly not: Condition };

/** Conditions on a request, by field or by path, `cart.0.cart_id`; `access_id` and `language` are the caller's. All must be fulfilled. */
export type When = Readonly<Record<string, Condition>>;

/** Fields that every request may have, whatever its operation. */
export const callerFields = ['access_id', 'language'] as const;

/** The caller of a request as fields; the language is one of the mall. */
function fieldsOf({ accessId, language }: Caller): Readonly<Record<string, unknown>> {
  const known = readLanguage(language);
  return { ...(accessId !== undefined && { access_id: accessId }), ...(known !== undefined && { language: known }) };
}

/** Whether a decoded request of an operation fulfils the conditions. */
export function fulfils(operation: Operation, request: Readonly<Record<string, unknown>>, caller: Caller, when: When): boolean {
  const whole = { ...request, ...fieldsOf(caller) };
  return Object.entries(when).every(([path, condition]) => isFulfilled(operation, path, valueAt(whole, path), condition));
}

function isFulfilled(operation: Operation, path: string, value: unknown, condition: Condition): boolean {
  if ('not' in condition) return !isFulfilled(operation, path, value, condition.not);
  if ('absent' in condition) return value === undefined;
  if (value === undefined) return false;
  if ('present' in condition) return true;
  if ('matches' in condition) return wholeText(condition.matches).test(String(value));
  if ('contains' in condition) return contains(value, condition.contains);
  return isEqual(operation, path, value, condition.equals);
}

/** The expression for the whole of a text. Throws a SyntaxError when it is none. */
export const wholeText = (expression: string) => new RegExp(`^(?:${expression})$`, 'su');

function contains(value: unknown, part: string | number): boolean {
  return Array.isArray(value) ? value.some((item) => String(item) === String(part)) : String(value).includes(String(part));
}

function isEqual(operation: Operation, path: string, value: unknown, wanted: unknown): boolean {
  if (path === 'language') return value === readLanguage(String(wanted));
  // Parts of a field are compared as texts: only whole fields have a decoder.
  if (path.includes('.')) return isDeepStrictEqual(value, wanted) || (typeof wanted !== 'object' && String(value) === String(wanted));
  return isDeepStrictEqual(value, path === 'access_id' ? wanted : decodedField(operation, path, wanted));
}

/** A value as a request would hold it: "7" counts as 7 where the contract says number. */
export function decodedField(operation: Operation, field: string, value: unknown): unknown {
  return decodeForm(operation, { has: (name) => name === field, getAll: (name) => (name === field ? [value] : []) })[field];
}
