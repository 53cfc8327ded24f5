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
  /** A success with its texts as long and its numbers as large as a shop could make them. */
  readonly long?: boolean;
}

/** The declared response that Prism gives. */
export interface Choice {
  readonly status: number;
  /** Undefined leaves the choice to Prism: the first example, or an invented response. */
  readonly example?: string;
  readonly dynamic: Dynamic;
  readonly seed?: string;
  /** A code that replaces the response, since the contract declares no example for it. */
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

/** The faults of a `Prefer` header. */
export interface WrongPreference {
  readonly faults: readonly Fault[];
}

const preferenceNames = ['code', 'example', 'dynamic', 'seed', 'long'] as const;
/** Preferences with few values. */
const preferenceValues: Readonly<Record<string, readonly string[]>> = { dynamic: ['true', 'false', 'compatible'], long: ['true', 'false'] };

/** Preferences of RFC 7240 itself. HTTP clients send them, and they mean nothing here. */
const rfcPreferences: ReadonlySet<string> = new Set(['handling', 'respond-async', 'return', 'wait']);

/**
 * Reads `Prefer: code=409, example=unknown_product, dynamic=true, seed=1, long=true`.
 *
 * @returns the preference, or its faults: RFC 7240 lets a server ignore an unknown preference, but a test with a typing error would
 * then pass for the wrong reason.
 */
export function readPreference(header: string | undefined): Preference | WrongPreference {
  const parts = (header ?? '').split(/[,;]/).map((part) => part.trim());
  const pairs = parts.filter((part) => part !== '').map((part) => part.split('='));
  const read = pairs.map(([name = '', value = 'true']) => [name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, '$1')] as const);
  // Of a repeated preference the first counts (RFC 7240, 2).
  const values = new Map(read.toReversed());
  const faults = [...new Map(read)].flatMap(([name]) => faultOf(name, values.get(name) ?? ''));
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

/** A seed has no effect on a response that is not invented. */
export const seedWithoutDynamicFault = (field: string): Fault => ({ field, rule: 'dependentRequired', limit: 'dynamic' });

/** Whether a header chooses the response: the preferences of RFC 7240 itself do not. */
export function isChoice(preference: Preference | WrongPreference): boolean {
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

/** The codes of rate limits: a gateway answers them with HTTP 429 and `Retry-After`, also at the folded address. */
const rateLimitCodes = [...rateLimitExamples.values()];
/** The examples of rate limits, which only the published document declares for every operation. */
const rateLimits: readonly DeclaredExample[] = [...rateLimitExamples].map(([name, code]) => ({
  ...{ status: '429', name, code, value: undefined, isForSignedIn: false },
}));

/**
 * Finds the declared response for a preference. An example may be named without its status, and a wire code may stand for its status. A rate limit is
 * declared for all operations. Without a choice the response is the example for the request's alternative, else for a signed-in customer
 * the example for signed-in customers, else "ok".
 *
 * @returns the choice, or the fault when the operation declares no such response.
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
      : examples.filter((candidate) => candidate.status === code || candidate.code === code || isLimited(code, candidate));
  if (examplesWithCode.length === 0) return undeclaredCode(examples, code ?? '', unchecked === true);
  const first = exampleOfRequest || (isSignedIn && examples.find(({ isForSignedIn }) => isForSignedIn)?.name) || 'ok';
  const found = examplesWithCode.find((candidate) => candidate.name === (example ?? (code === undefined ? first : candidate.name)));
  if (!found) return unknownExampleFault(examples, examplesWithCode, example ?? 'ok', code);
  if (found.status === '429') return replacedByRateLimit(found.code);
  const status = Number(found.status);
  // Only successes are invented: a failure's code decides what clients do, so it always comes from the catalogue.
  if (dynamic !== false && status === 200 && example === undefined) return { status, dynamic, ...(seed !== undefined && { seed }) };
  // With its declared status the example is answered as the contract shows it.
  const isRateLimit = rateLimitCodes.includes(found.code) && code !== found.status;
  return { status, example: found.name, dynamic: false, ...(isRateLimit && { isRateLimit }) };
}

const isLimited = (code: string, { code: wire }: DeclaredExample) => code === '429' && rateLimitCodes.includes(wire);

function rateLimitOf(examples: readonly DeclaredExample[]): Choice {
  const found = examples.find(({ status, code }) => status !== '429' && rateLimitCodes.includes(code));
  return found ? { status: Number(found.status), example: found.name, dynamic: false, isRateLimit: true } : replacedByRateLimit('50032');
}

const replacedByRateLimit = (replacedBy: string): Choice => ({
  ...{ status: 200, example: 'ok', dynamic: false, replacedBy, isRateLimit: true },
});

/** The fault of an example that no response has, or none with the code. */
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

/** The fault of a response that none of several operations declares. */
export function declaredByNoneFault(ruleOperations: readonly Operation[], pattern: string, { code, example }: Partial<Preference>): Fault {
  const examples = ruleOperations.flatMap(selectableExamples);
  const codes = new Set(examples.flatMap(({ status, code: wire }) => [status, wire]));
  const preferenceNames = new Set(examples.map(({ name }) => name));
  const subject = pattern === '*' ? 'no operation' : `no operation of ${pattern}`;
  const undeclaredFault = (field: string, kind: string, value: string, candidate: Iterable<string>): Fault => {
    const message = `${field}: ${subject} declares the ${kind} "${value.slice(0, 80)}".${suggestionFor(value, candidate)}`;
    return { field, ...knownNames(value, candidate), message };
  };
  if (code !== undefined && !codes.has(code)) return undeclaredFault('Prefer.code', 'code', code, codes);
  if (example !== undefined && !preferenceNames.has(example)) return undeclaredFault('Prefer.example', 'example', example, preferenceNames);
  const message = `Prefer.example: ${subject} declares the example "${example}" with the code ${code}.`;
  return { field: 'Prefer.example', rule: 'enum', message };
}

/** A code without an example: only a step that is marked as unchecked may answer with it, since no gateway would. */
function undeclaredCode(examples: readonly DeclaredExample[], code: string, isUnchecked: boolean): Choice | Fault {
  if (isUnchecked) return { status: 200, example: 'ok', dynamic: false, replacedBy: code };
  const limit = [...new Set(examples.flatMap(({ status, code: wire }) => [status, wire]))];
  const message = `Prefer.code: the operation does not declare the code "${code}". Known: ${limit.join(', ')}.`;
  return { field: 'Prefer.code', rule: 'enum', limit, message };
}

const examplesByOperation = new WeakMap<Operation, readonly DeclaredExample[]>();

/** Every example the contract declares for the responses of an operation, successes first. */
export function declaredExamples(operation: Operation): readonly DeclaredExample[] {
  const candidate = examplesByOperation.get(operation) ?? findExamples(operation);
  examplesByOperation.set(operation, candidate);
  return candidate;
}

/** The examples that a call can ask for: those of the contract, and those of rate limits with another name. */
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
