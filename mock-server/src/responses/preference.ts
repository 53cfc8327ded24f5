import { type Operation, rateLimitExamples, resolve } from '@mall/contract';
import { type Fault, knownNames, suggestionFor, unknownName } from '../faults.ts';

/** Whether a success is generated: `true` with the JSON types that our gateway sends, `compatible` with every type that clients must accept. */
export type Dynamic = boolean | 'compatible';

/** The response that a `Prefer` header requests. */
export interface Preference {
  /** A virtual status ("409"), "429" for a rate limit, or a code of the catalogue ("50150"). */
  readonly code?: string;
  /** The name of an example, "unknown_product". */
  readonly example?: string;
  readonly dynamic: Dynamic;
  readonly seed?: string;
  /** Whether a success has the longest texts and the largest numbers that a shop could enter. */
  readonly long?: boolean;
}

/** The declared response that Prism returns. */
export interface Choice {
  readonly status: number;
  /** When undefined, Prism chooses: the first example, or a generated response. */
  readonly example?: string;
  readonly dynamic: Dynamic;
  readonly seed?: string;
  /** An error code whose envelope replaces the response, because the contract declares no example for it. */
  readonly replacedBy?: string;
  /** Whether the response is that of a rate limit: HTTP 429 with `Retry-After`. */
  readonly isRateLimit?: boolean;
}

interface DeclaredExample {
  readonly status: string;
  readonly name: string;
  readonly code: string;
  readonly value: unknown;
  /** Whether it is the response to signed-in customers. */
  readonly isForSignedIn: boolean;
}

/** An invalid `Prefer` header with its errors. */
export interface InvalidPreference {
  readonly faults: readonly Fault[];
}

const preferenceNames = ['code', 'example', 'dynamic', 'seed', 'long'] as const;
/** Preferences with few values. */
const preferenceValues: Readonly<Record<string, readonly string[]>> = { dynamic: ['true', 'false', 'compatible'], long: ['true', 'false'] };

/** Preferences of RFC 7240 itself. HTTP clients send them; they have no effect on the mock. */
const rfcPreferences: ReadonlySet<string> = new Set(['handling', 'respond-async', 'return', 'wait']);

/**
 * Reads `Prefer: code=409, example=unknown_product, dynamic=true, seed=1, long=true`.
 *
 * @returns the preference, or its errors: RFC 7240 lets a server ignore an unknown preference, but a test with a misspelled one would then pass for the
 * wrong reason.
 */
export function readPreference(header: string | undefined): Preference | InvalidPreference {
  const parts = (header ?? '').split(/[,;]/).map((part) => part.trim());
  const pairs = parts.filter((part) => part !== '').map((part) => part.split('='));
  const entries = pairs.map(([name = '', value = 'true']) => [name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, '$1')] as const);
  // If a preference is repeated, the first one applies (RFC 7240, 2).
  const values = new Map(entries.toReversed());
  const faults = [...new Map(entries)].flatMap(([name]) => faultOf(name, values.get(name) ?? ''));
  const dynamic = dynamicOf(values.get('dynamic'));
  if (values.has('seed') && dynamic === false) faults.push(seedWithoutDynamicFault('Prefer.seed'));
  if (values.has('example') && dynamic !== false) faults.push({ field: 'Prefer', rule: 'not', limit: ['dynamic', 'example'] });
  if (faults.length > 0) return { faults };
  const code = values.get('code');
  const example = values.get('example');
  const seed = values.get('seed');
  return {
    dynamic,
    ...(values.get('long') === 'true' && { long: true }),
    ...(code !== undefined && { code }),
    ...(example !== undefined && { example }),
    ...(seed !== undefined && { seed }),
  };
}

const dynamicOf = (value: string | undefined): Dynamic => (value === 'compatible' ? value : value === 'true');

/** The error of a seed without `dynamic`: it affects generated responses only. */
export const seedWithoutDynamicFault = (field: string): Fault => ({ field, rule: 'dependentRequired', limit: 'dynamic' });

/** Whether a header chooses the response: the preferences of RFC 7240 itself do not. */
export function isChoice(preference: Preference | InvalidPreference): boolean {
  return (
    'faults' in preference ||
    preference.dynamic !== false ||
    preferenceNames.some((name) => name !== 'dynamic' && preference[name] !== undefined)
  );
}

function faultOf(name: string, value: string): Fault[] {
  if (rfcPreferences.has(name)) return [];
  const field = `Prefer.${name}`;
  if (!preferenceNames.some((candidate) => candidate === name)) return [unknownName(field, 'preference', name, preferenceNames)];
  const limit = preferenceValues[name];
  return limit && !limit.includes(value) ? [{ field, rule: 'enum', limit }] : [];
}

/** The codes of rate limits: a gateway sends them with HTTP 429 and `Retry-After`, also at `/api/`. */
const rateLimitCodes = [...rateLimitExamples.values()];
/** The examples of rate limits, which only the published document declares for every operation. */
const rateLimits: readonly DeclaredExample[] = [...rateLimitExamples].map(([name, code]) => ({
  status: '429',
  name,
  code,
  value: undefined,
  isForSignedIn: false,
}));

/**
 * Finds the declared response for a preference. An example may be named without its status, and an error code may replace the status. A rate limit is
 * declared for all operations. Without a preference, the response is the example for the alternative that the request selects, else for a signed-in
 * customer the example for signed-in customers, else "ok".
 *
 * @returns the choice, or the error when the operation declares no such response.
 */
export function choose(
  operation: Operation,
  preference: Preference & { readonly unchecked?: boolean },
  isSignedIn = false,
  exampleOfRequest?: string,
): Choice | Fault {
  const examples = selectableExamples(operation);
  const { code, example, dynamic, seed, unchecked } = preference;
  if (code === '429' && example === undefined) return rateLimitOf(examples);
  const examplesWithCode =
    code === undefined
      ? examples
      : examples.filter((candidate) => candidate.status === code || candidate.code === code || isRateLimited(code, candidate));
  if (examplesWithCode.length === 0) return undeclaredCode(examples, code ?? '', unchecked === true);
  const first = exampleOfRequest || (isSignedIn && examples.find(({ isForSignedIn }) => isForSignedIn)?.name) || 'ok';
  const found = examplesWithCode.find((candidate) => candidate.name === (example ?? (code === undefined ? first : candidate.name)));
  if (!found) return unknownExampleFault(examples, examplesWithCode, example ?? 'ok', code);
  if (found.status === '429') return replacedByRateLimit(found.code);
  const status = Number(found.status);
  // Only successes are generated: clients handle failures by their codes, which must be those of the catalogue.
  if (dynamic !== false && status === 200 && example === undefined) return { status, dynamic, ...(seed !== undefined && { seed }) };
  // When the declared status is requested, the example is sent with this status and not with HTTP 429.
  const isRateLimit = rateLimitCodes.includes(found.code) && code !== found.status;
  return { status, example: found.name, dynamic: false, ...(isRateLimit && { isRateLimit }) };
}

const isRateLimited = (status: string, { code }: DeclaredExample) => status === '429' && rateLimitCodes.includes(code);

function rateLimitOf(examples: readonly DeclaredExample[]): Choice {
  const found = examples.find(({ status, code }) => status !== '429' && rateLimitCodes.includes(code));
  return found ? { status: Number(found.status), example: found.name, dynamic: false, isRateLimit: true } : replacedByRateLimit('50032');
}

const replacedByRateLimit = (replacedBy: string): Choice => ({
  status: 200,
  example: 'ok',
  dynamic: false,
  replacedBy,
  isRateLimit: true,
});

/** The error of an example that no response has, or no response with the code. */
function unknownExampleFault(
  examples: readonly DeclaredExample[],
  examplesWithCode: readonly DeclaredExample[],
  example: string,
  code = '',
): Fault {
  const field = 'Prefer.example';
  const limit = examplesWithCode.map(({ name }) => name);
  const sameName = examples.filter(({ name }) => name === example);
  const codes = sameName.map((candidate) => (candidate.status === '429' ? `${candidate.code} with HTTP 429` : candidate.code));
  if (codes.length === 0)
    return unknownName(
      field,
      'example',
      example,
      examples.map(({ name }) => name),
    );
  const message = `${field}: the example "${example}" has the code ${codes.join(' or ')}, not ${code}.`;
  return { field, rule: 'enum', ...(limit.length > 0 && { limit }), message };
}

/** The error of a response that none of several operations declares. */
export function declaredByNoneFault(ruleOperations: readonly Operation[], pattern: string, { code, example }: Partial<Preference>): Fault {
  const examples = ruleOperations.flatMap(selectableExamples);
  const codes = new Set(examples.flatMap((declared) => [declared.status, declared.code]));
  const exampleNames = new Set(examples.map(({ name }) => name));
  const subject = pattern === '*' ? 'no operation' : `no operation of ${pattern}`;
  const undeclaredFault = (field: string, kind: string, value: string, names: Iterable<string>): Fault => {
    const message = `${field}: ${subject} declares the ${kind} "${value.slice(0, 80)}".${suggestionFor(value, names)}`;
    return { field, ...knownNames(value, names), message };
  };
  if (code !== undefined && !codes.has(code)) return undeclaredFault('Prefer.code', 'code', code, codes);
  if (example !== undefined && !exampleNames.has(example)) return undeclaredFault('Prefer.example', 'example', example, exampleNames);
  const message = `Prefer.example: ${subject} declares the example "${example}" with the code ${code}.`;
  return { field: 'Prefer.example', rule: 'enum', message };
}

/** The choice of a code without an example. Only a step with `unchecked` may send it, because no gateway does. */
function undeclaredCode(examples: readonly DeclaredExample[], code: string, isUnchecked: boolean): Choice | Fault {
  if (isUnchecked) return { status: 200, example: 'ok', dynamic: false, replacedBy: code };
  const limit = [...new Set(examples.flatMap((declared) => [declared.status, declared.code]))];
  const message = `Prefer.code: the operation does not declare the code "${code}". Known: ${limit.join(', ')}.`;
  return { field: 'Prefer.code', rule: 'enum', limit, message };
}

const examplesByOperation = new WeakMap<Operation, readonly DeclaredExample[]>();

/** Every example the contract declares for the responses of an operation, successes first. */
export function declaredExamples(operation: Operation): readonly DeclaredExample[] {
  const examples = examplesByOperation.get(operation) ?? findExamples(operation);
  examplesByOperation.set(operation, examples);
  return examples;
}

/** The examples that a call can select: those of the contract, and those of rate limits with another name. */
export function selectableExamples(operation: Operation): readonly DeclaredExample[] {
  const declared = declaredExamples(operation);
  return [...declared, ...rateLimits.filter(({ name }) => declared.every((example) => example.name !== name))];
}

function findExamples(operation: Operation): DeclaredExample[] {
  return Object.entries(operation.responses).flatMap(([status, response]) =>
    Object.entries(response.content?.['application/json']?.examples ?? {}).map(([name, example]) => {
      const { value, 'x-signed-in': isForSignedIn = false } = resolve(example);
      return {
        status,
        name,
        value,
        isForSignedIn,
        code: typeof value === 'object' && value !== null && 'code' in value ? String(value.code) : '',
      };
    }),
  );
}
