/**
 * Building blocks of generated schemas in addition to `zod/mini`: objects, lists, scalars as on this wire, and lengths. Servers of the
 * family write a number as a number or its digits, a flag in six ways, an empty list as "", null or {}; each codec converts them to one
 * value.
 *
 * Scalars are our own transforms: one shape of schema instead of zod's strings with formats, numbers with formats, literals, unions and
 * pipes saves about 2 kB, and a scalar is checked in one step.
 */

import * as z from 'zod/mini';
import { limits } from '#developer-details';

/** Creates a scalar: `read` returns the value of a wire value, undefined for an invalid one. */
function scalar<T>(expected: string, read: (wire: unknown) => T | undefined): z.ZodMiniType<T> {
  return z.transform((wire: unknown, { issues }): T => {
    const value = read(wire);
    if (value !== undefined) return value;
    issues.push({ code: 'custom', input: wire, params: { expected } });
    // The issue reports that this is not a T; callers check the issues before they use the value.
    return wire as T;
  });
}

const within = (value: number, min: number, max: number) => (value >= min && value <= max ? value : undefined);

/** Returns a schema of a text with a length in code points; an emoji counts once. */
export function text(max = Infinity, min = 0, pattern?: RegExp): z.ZodMiniType<string> {
  return scalar(pattern ? String(pattern) : limits('a text', min, max, ' characters'), (wire) =>
    typeof wire === 'string' && (!pattern || pattern.test(wire)) && hasValidLength(wire, min, max) ? wire : undefined,
  );
}

/**
 * Returns whether a text has a valid length. Counting code points is slow; a text within the limit in code units is within it in code
 * points.
 */
function hasValidLength(wire: string, min: number, max: number): boolean {
  return within(wire.length > max || min > 1 ? [...wire].length : wire.length, min, max) !== undefined;
}

/** Returns a schema of exactly one value. */
export function exactly<const T extends string | number | boolean>(value: T): z.ZodMiniType<T> {
  return scalar(JSON.stringify(value), (wire) => (wire === value ? value : undefined));
}

/** Returns a schema of a JSON number. */
export function number(min = -Infinity, max = Infinity): z.ZodMiniType<number> {
  return scalar(limits('a number', min, max), (wire) => (typeof wire === 'number' ? within(wire, min, max) : undefined));
}

/** Returns a schema of a JSON integer that JavaScript represents exactly. */
export function integer(min = -Infinity, max = Infinity): z.ZodMiniType<number> {
  return scalar(limits('a whole number', min, max), (wire) =>
    typeof wire === 'number' && Number.isSafeInteger(wire) ? within(wire, min, max) : undefined,
  );
}

/** Returns codec `int`: an integer or its digits. */
export function intWithin(min: number, max: number): z.ZodMiniType<number> {
  return scalar(limits('a whole number or its digits', min, max), (wire) => {
    const digits = typeof wire === 'string' && /^-?\d{1,15}$/.test(wire);
    // Adding 0 converts minus zero to zero.
    return digits || Number.isSafeInteger(wire) ? within(Number(wire) + 0, min, max) : undefined;
  });
}

/** Codec `int` without limits. */
export const int: z.ZodMiniType<number> = /*#__PURE__*/ intWithin(-Infinity, Infinity);

/** Codec `flag`: accepts the six encodings of a boolean. */
export const flag: z.ZodMiniType<boolean> = /*#__PURE__*/ scalar('a flag', (wire) =>
  wire === 1 || wire === '1' || wire === true ? true : wire === 0 || wire === '0' || wire === false ? false : undefined,
);

const twoPlaces = (amount: string): string => {
  const [whole = '', fraction = ''] = amount.split('.');
  return `${whole}.${fraction.padEnd(2, '0')}`;
};

/** Codecs `money` and `moneyRange`: "128", 128 and "128.5" are "128.00", "128.00" and "128.50"; a range likewise on both sides. */
export function money(pattern: RegExp): z.ZodMiniType<string> {
  return scalar('an amount', (wire) => {
    if (typeof wire === 'number') return wire.toFixed(2);
    if (typeof wire !== 'string' || !pattern.test(wire)) return undefined;
    // Most amounts are already in this format.
    return /^\d+\.\d\d$/.test(wire) ? wire : wire.replace(/\d+(\.\d+)?/g, twoPlaces);
  });
}

/** Codec `dateTime`: "2026-11-21 14:05:00", which is in +08:00, becomes ISO 8601; an empty text and null become null. */
export const dateTime: z.ZodMiniType<string | null> = /*#__PURE__*/ scalar('a moment', (wire) => {
  if (wire === '' || wire === null) return null;
  return typeof wire === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(wire) ? `${wire.replace(' ', 'T')}+08:00` : undefined;
});

/** Returns codec `csv`: "1,2,5" becomes its values, an empty text an empty list. */
export function csv(max: number): z.ZodMiniType<string[]> {
  return scalar('values joined by commas', (wire) =>
    typeof wire === 'string' && hasValidLength(wire, 0, max) ? wire.split(',').filter((part) => part !== '') : undefined,
  );
}

/** Returns a schema that reads a wire value first, and validates the result with another schema. */
function first<T>(read: (wire: unknown) => unknown, then: z.ZodMiniType<T>): z.ZodMiniType<T> {
  return z.transform((wire: unknown, { issues }): T => unwrapIssues(attempt(then, read(wire)), issues));
}

interface Outcome<T> {
  readonly value: T;
  readonly issues: readonly z.core.$ZodRawIssue[];
}

function attempt<T>(schema: z.ZodMiniType<T>, value: unknown): Outcome<T> {
  const outcome = schema._zod.run({ value, issues: [] }, { async: false });
  if (outcome instanceof Promise) throw new TypeError('A schema of the mall is asynchronous');
  // Either there are issues, or the value has the schema's type: `settle` returns both.
  return outcome as Outcome<T>;
}

function unwrapIssues<T>({ value, issues }: Outcome<T>, all: z.core.$ZodRawIssue[], ...at: PropertyKey[]): T {
  for (const issue of issues) all.push({ ...issue, path: [...at, ...(issue.path ?? [])] });
  return value;
}

/** Schema of an optional field. */
export type OptionalField<T> = z.ZodMiniType<T> & { readonly optional: true };

/**
 * Returns the schema of an optional field. Servers of the family also write null for a missing field; a null that the schema accepts is
 * preserved.
 */
export function optional<T>(field: z.ZodMiniType<T>): OptionalField<T> {
  const schema = z.transform((wire: unknown, { issues }): T => {
    const outcome = attempt(field, wire);
    // Undefined represents a missing field, which its type permits.
    return wire === null && outcome.issues.length > 0 ? (undefined as T) : unwrapIssues(outcome, issues);
  });
  return Object.assign(schema, { optional: true as const });
}

type Shape = Readonly<Record<string, z.ZodMiniType>>;
type OptionalKey<S extends Shape> = { [K in keyof S]: S[K] extends { readonly optional: true } ? K : never }[keyof S];
type FieldsOf<S extends Shape> = { [K in Exclude<keyof S, OptionalKey<S>>]: z.output<S[K]> } & { [K in OptionalKey<S>]?: z.output<S[K]> };

/**
 * Returns the schema of an object that can have more fields than these; `rest` is the schema of the others. Not zod's own, which adds 1.7
 * kB (gzip) of promises, catch-alls and defaults.
 */
export function object<S extends Shape>(shape: S, rest?: z.ZodMiniType): z.ZodMiniType<FieldsOf<S>> {
  let fields: ReadonlyMap<string, z.ZodMiniType> | undefined;
  return z.transform((wire: unknown, { issues }): FieldsOf<S> => {
    if (typeof wire !== 'object' || wire === null || Array.isArray(wire)) {
      issues.push({ code: 'custom', input: wire, params: { expected: 'object' } });
      // The issue reports that this is not an object; callers check the issues before they use the value.
      return wire as FieldsOf<S>;
    }
    // The shape is read lazily, at the first value: the getters of a cycle need all schemas.
    fields ??= new Map(Object.entries(shape));
    const value: Record<string, unknown> = { ...wire };
    const read = (name: string, field: z.ZodMiniType) => {
      value[name] = unwrapIssues(attempt(field, value[name]), issues, name);
    };
    for (const [name, field] of fields) if (name in value || !('optional' in field)) read(name, field);
    if (rest) for (const name in wire) if (!fields.has(name)) read(name, rest);
    // Without issues each field has its schema's type.
    return value as FieldsOf<S>;
  });
}

/**
 * Returns a schema of the first alternative that fits. Not zod's own union, which leaves the value undecoded and unexplained when none
 * fits; this one uses the alternative with the fewest issues.
 */
export function oneOf<T extends readonly unknown[]>(
  ...schemas: { readonly [I in keyof T]: z.ZodMiniType<T[I]> }
): z.ZodMiniType<T[number]> {
  return z.transform((wire: unknown, { issues }): T[number] => {
    let best: Outcome<T[number]> | undefined;
    for (const schema of schemas) {
      const outcome = attempt(schema, wire);
      if (!best || outcome.issues.length < best.issues.length) best = outcome;
      if (outcome.issues.length === 0) break;
    }
    return best && unwrapIssues(best, issues);
  });
}

/** Returns codec `jsonText`: parses a JSON text; a value that is not a text is used as parsed already. */
export function json<T>(content: z.ZodMiniType<T>): z.ZodMiniType<T> {
  return first((wire) => (typeof wire === 'string' ? parsed(wire) : wire), content);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Returns a schema of a list only. Not zod's own, whose length check would leave a list that is too long undecoded. */
export function array<T>(item: z.ZodMiniType<T>, min = 0, max = Infinity): z.ZodMiniType<T[]> {
  return z.transform((wire: unknown, { issues }): T[] => {
    const values: readonly unknown[] | undefined = Array.isArray(wire) ? wire : undefined;
    if (!values || within(values.length, min, max) === undefined) {
      issues.push({ code: 'custom', input: wire, params: { expected: limits('a list', min, max, ' items') } });
    }
    // A value that is not a list is returned with its issue, like every scalar.
    return values ? values.map((value, index) => unwrapIssues(attempt(item, value), issues, index)) : (wire as T[]);
  });
}

/** Returns a schema of a list. Servers of the family also write an empty one as "", null or {}. */
export function list<T>(item: z.ZodMiniType<T>, min?: number, max?: number): z.ZodMiniType<T[]> {
  return first((wire) => (isNone(wire) ? [] : wire), array(item, min, max));
}

/** Returns a schema of an object that can be empty. Servers of the family also write an empty one as "", null or []. */
export function map<T>(filled: z.ZodMiniType<T>): z.ZodMiniType<T> {
  return first((wire) => (isNone(wire) ? {} : wire), filled);
}

const isNone = (wire: unknown) => wire === '' || wire === null || (typeof wire === 'object' && Object.keys(wire).length === 0);

/** Schema of an object without fields. */
export const emptyValue = /*#__PURE__*/ z.record(/*#__PURE__*/ z.string(), /*#__PURE__*/ z.never());

const fits = (schema: z.ZodMiniType, wire: unknown) => attempt(schema, wire).issues.length === 0;

/** Returns codec `emptyList`: a list, for which the wire has other encodings of "none". */
export function listOr<T>(empty: z.ZodMiniType, filled: z.ZodMiniType<T>): z.ZodMiniType<T> {
  return first((wire) => (fits(empty, wire) ? [] : wire), filled);
}

/** Returns codec `emptyMap`: an object, for which the wire has other encodings of "none". */
export function mapOr<T>(empty: z.ZodMiniType, filled: z.ZodMiniType<T>): z.ZodMiniType<T> {
  return first((wire) => (fits(empty, wire) ? {} : wire), filled);
}
