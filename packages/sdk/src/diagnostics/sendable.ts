import { encodeForm } from '../form.ts';
import type { Operation } from '../operation.ts';
import { kindOf } from './print.ts';

/** Returns whether a request can have this header. */
export function isSendable(name: string, value: string): boolean {
  try {
    new Headers([[name, value]]);
    return true;
  } catch {
    return false;
  }
}

/**
 * Checks that each field of an input can be encoded.
 * @throws {TypeError} that names the field
 */
export function assertEncodable(operation: Operation<unknown, unknown>, input: object): void {
  const { api, files, json, multipart } = operation;
  for (const field of Object.keys(input)) {
    const value: unknown = Reflect.get(input, field);
    // A file is sent unchanged.
    if (files?.[field] || (multipart && [value].flat()[0] instanceof Blob)) continue;
    try {
      encodeForm(operation, { [field]: value });
    } catch (error) {
      throw new TypeError(`${api}: the request field ${field} cannot be serialized: ${reasonOf(error)}`, { cause: error });
    }
    if (json?.includes(field)) continue;
    if (Array.isArray(value)) assertList(api, field, value);
    else if (hasNoText(value)) throw new TypeError(`${api}: the request field ${field} is ${nameOf(value)}, expected ${sendableValues}`);
  }
}

const sendableValues = 'a string, a number, a boolean, a list or a plain object';

/** Checks the elements of a list, which are joined by commas. */
function assertList(api: string, field: string, list: readonly unknown[]): void {
  const element = list.find((value) => (typeof value === 'object' && value !== null) || hasNoText(value));
  if (element === undefined) return;
  throw new TypeError(`${api}: the request field ${field} has an element that is ${nameOf(element)}, expected a string or a number`);
}

/** Returns whether the form would contain a text that no server can read: source code, a quoted date, the name of a class, `NaN` or `{}`. */
function hasNoText(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return typeof value === 'function' || typeof value === 'symbol';
  const text = JSON.stringify(value);
  return !text?.startsWith('{') || (text === '{}' && classOf(value) !== 'Object');
}

/** "function", "NaN", "an instance of Date". The value itself can be personal data. */
function nameOf(value: unknown): string {
  if (typeof value === 'object' && value !== null) return `an instance of ${classOf(value)}`;
  return typeof value === 'number' ? String(value) : kindOf(value);
}

/** Returns the name of an object's class; "Object" for one without a prototype. */
function classOf(value: object): string {
  const instance: { readonly constructor?: { readonly name?: unknown } } = value;
  return String(instance.constructor?.name ?? 'Object');
}

/** Returns the first line of the platform's message: the other lines show the path of a circular reference. */
const reasonOf = (error: unknown) => (error instanceof Error ? error.message.split('\n')[0] : error);
