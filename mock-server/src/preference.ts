import { type FieldError, type Operation, resolve } from '@mall/contract';
import { nearest } from './nearest.ts';

/** What a `Prefer` header asks for. */
export interface Preference {
  /** A virtual status ("409") or a code of the catalogue ("50150"). */
  readonly code?: string;
  /** The name of an example, "unknown_product". */
  readonly example?: string;
  readonly dynamic: boolean;
  readonly seed?: string;
  /** A success with its texts as long and its numbers as large as a shop could make them. */
  readonly long?: boolean;
}

/** Which declared answer Prism shall give. */
export interface Choice {
  readonly status: number;
  /** Undefined leaves the choice to Prism: the first example, or an invented answer. */
  readonly example?: string;
  readonly dynamic: boolean;
  readonly seed?: string;
}

interface DeclaredExample {
  readonly status: string;
  readonly name: string;
  readonly code: string;
  readonly value: unknown;
}

/** What is wrong with a `Prefer` header. */
export interface WrongPreference {
  readonly faults: readonly FieldError[];
}

const names = ['code', 'example', 'dynamic', 'seed', 'long'] as const;
const flags: ReadonlySet<string> = new Set(['dynamic', 'long']);

/** Preferences of RFC 7240 itself. HTTP clients send them, and they mean nothing here. */
const standard: ReadonlySet<string> = new Set(['handling', 'respond-async', 'return', 'wait']);

/**
 * Reads `Prefer: code=409, example=unknown_product, dynamic=true, seed=1, long=true`.
 *
 * @returns the preference, or its faults: RFC 7240 lets a server ignore an unknown preference, but a test with a slip of the pen in it would
 * then pass for the wrong reason.
 */
export function readPreference(header: string | undefined): Preference | WrongPreference {
  const parts = (header ?? '').split(/[,;]/).map((part) => part.trim());
  const pairs = parts.filter((part) => part !== '').map((part) => part.split('='));
  const read = pairs.map(([name = '', value = 'true']) => [name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, '$1')] as const);
  // Of a repeated preference the first counts (RFC 7240, 2).
  const wanted = new Map(read.toReversed());
  const faults = [...new Map(read)].flatMap(([name]) => faultOf(name, wanted.get(name) ?? ''));
  if (wanted.has('seed') && wanted.get('dynamic') !== 'true') faults.push(seedAlone('Prefer.seed'));
  if (faults.length > 0) return { faults };
  const code = wanted.get('code');
  const example = wanted.get('example');
  const seed = wanted.get('seed');
  return {
    dynamic: wanted.get('dynamic') === 'true',
    ...(wanted.get('long') === 'true' && { long: true }),
    ...(code !== undefined && { code }),
    ...(example !== undefined && { example }),
    ...(seed !== undefined && { seed }),
  };
}

/** A seed has no effect on an answer that is not invented. */
export const seedAlone = (field: string): FieldError => ({ field, rule: 'dependentRequired', limit: 'dynamic' });

/** Whether a header chooses the answer: the preferences of RFC 7240 itself do not. */
export function isChoice(preference: Preference | WrongPreference): boolean {
  return 'faults' in preference || preference.dynamic || names.some((name) => name !== 'dynamic' && preference[name] !== undefined);
}

function faultOf(name: string, value: string): FieldError[] {
  if (standard.has(name)) return [];
  const field = `Prefer.${name}`;
  if (!names.some((known) => known === name)) return [{ field, rule: 'enum', limit: nearest(name, names) }];
  return flags.has(name) && !/^(true|false)$/.test(value) ? [{ field, rule: 'enum', limit: ['true', 'false'] }] : [];
}

/**
 * Finds the declared answer a preference means. An example may be named without its status, and a wire code may stand for its status.
 *
 * @returns the choice, or the fault when the operation declares nothing of the kind.
 */
export function choose(operation: Operation, preference: Preference): Choice | FieldError {
  const all = declaredExamples(operation);
  const { code, example, dynamic, seed } = preference;
  const ofCode = code === undefined ? all : all.filter((declared) => declared.status === code || declared.code === code);
  if (ofCode.length === 0)
    return { field: 'Prefer.code', rule: 'enum', limit: [...new Set(all.flatMap(({ status, code: wire }) => [status, wire]))] };
  const found = ofCode.find((declared) => declared.name === (example ?? (code === undefined ? 'ok' : declared.name)));
  if (!found) {
    const declaredNames = ofCode.map(({ name }) => name);
    return { field: 'Prefer.example', rule: 'enum', limit: nearest(example ?? 'ok', declaredNames) };
  }
  const status = Number(found.status);
  // Only successes are invented: a failure's code decides what clients do, so it always comes from the catalogue.
  if (dynamic && status === 200 && example === undefined) return { status, dynamic: true, ...(seed !== undefined && { seed }) };
  return { status, example: found.name, dynamic: false };
}

const declared = new WeakMap<Operation, readonly DeclaredExample[]>();

/** Every example the contract declares for the answers of an operation, successes first. */
export function declaredExamples(operation: Operation): readonly DeclaredExample[] {
  const known = declared.get(operation) ?? findExamples(operation);
  declared.set(operation, known);
  return known;
}

function findExamples(operation: Operation): DeclaredExample[] {
  return Object.entries(operation.responses).flatMap(([status, response]) =>
    Object.entries(response.content?.['application/json']?.examples ?? {}).map(([name, example]) => {
      const { value } = resolve(example);
      return { status, name, value, code: typeof value === 'object' && value !== null && 'code' in value ? String(value.code) : '' };
    }),
  );
}
