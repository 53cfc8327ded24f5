import type { FieldError } from '@mall/contract';
import { nearest } from './nearest.ts';

/** An error of a request to the mock, as `data.errors` and the log list it. Without a `message`, `withMessage` adds a general one. */
export interface Fault extends FieldError {
  /** Known names with a similar spelling; missing where none is similar. */
  readonly nearest?: readonly string[];
  /** One English sentence. */
  readonly message?: string;
  /** The fields in which the most similar recorded call differs, for the log: a response has them in `message`. */
  readonly differences?: readonly string[];
}

/** Longer lists of known names are omitted in an error. */
const maxListedNames = 40;

/** The error of an unknown name: `limit` lists all known names unless there are too many, `nearest` those with a similar spelling. */
export function unknownName(field: string, kind: string, value: string, names: Iterable<string>): Fault {
  const known = [...names];
  const message = `${field}: there is no ${kind} "${value.slice(0, 80)}".${suggestionFor(value, known)}`;
  return { field, ...knownNames(value, known), message };
}

/** The errors of unknown members of an object; members in `ignored` are permitted, but have no effect. */
export function unknownMemberFaults(value: object, members: readonly string[], ignored: readonly string[] = []): Fault[] {
  const unknown = Object.keys(value).filter((name) => !members.includes(name) && !ignored.includes(name));
  return unknown.map((name) => unknownName(name, 'member', name, members));
}

/** The machine-readable members of the error of an unknown name. */
export function knownNames(value: string, names: Iterable<string>): Omit<Fault, 'field' | 'message'> {
  const known = [...names];
  const suggestions = nearest(value, known);
  return { rule: 'enum', ...(known.length <= maxListedNames && { limit: known }), ...(suggestions.length > 0 && { nearest: suggestions }) };
}

/** " Did you mean …?" with similar names, else the known names unless there are too many. */
export function suggestionFor(value: string, names: Iterable<string>): string {
  const known = [...names];
  const suggestions = nearest(value, known);
  if (suggestions.length > 0) return ` Did you mean ${suggestions.map(printValue).join(' or ')}?`;
  return known.length > 0 && known.length <= maxListedNames ? ` Known: ${printList(known)}.` : '';
}

/** Adds a message to an error without one. */
export function withMessage(fault: Fault): Fault & { readonly message: string } {
  return { ...fault, message: fault.message ?? `${fault.field} ${describeFault(fault)}.` };
}

/** Joins the messages of several errors, for an exception or the command line. */
export const joinMessages = (faults: readonly Fault[]) => faults.map((fault) => withMessage(fault).message).join(' ');

/** A value in a sentence; an empty text is quoted. */
const printValue = (value: unknown) => (value === '' ? '""' : String(value));

/** Values in a sentence, separated by commas; a number and its digits as a text look the same, and are printed once. */
export const printList = (values: readonly unknown[]) => [...new Set(values.map(printValue))].join(', ');

const withUnit = (limit: string, one: string, several: string) => `${limit} ${limit === '1' ? one : several}`;

const messageTemplates: Readonly<Record<string, (limit: string, parts: readonly unknown[]) => string>> = {
  additionalProperties: () => 'is unknown',
  const: (limit) => `must be ${limit}`,
  dependentRequired: (limit) => `has no effect without ${limit}`,
  depth: (limit) => `nests deeper than ${limit} levels`,
  enum: (limit) => `must be one of ${limit}`,
  format: (limit) => (limit === '' ? 'has a wrong format' : `must have the format ${limit}`),
  json: (limit) => `must be a JSON object with one of the members ${limit}`,
  maxItems: (limit) => `may have at most ${withUnit(limit, 'entry', 'entries')}`,
  maximum: (limit) => `must be at most ${limit}`,
  maxLength: (limit) => `may have at most ${withUnit(limit, 'character', 'characters')}`,
  maxProperties: (limit) => `may have at most ${withUnit(limit, 'member', 'members')}`,
  minimum: (limit) => `must be at least ${limit}`,
  minItems: (limit) => `must have at least ${withUnit(limit, 'entry', 'entries')}`,
  minLength: (limit) => (limit === '1' ? 'must not be empty' : `must have at least ${withUnit(limit, 'character', 'characters')}`),
  minProperties: (limit) => `must have at least ${withUnit(limit, 'member', 'members')}`,
  not: (_limit, parts) => `cannot have both ${parts.map(printValue).join(' and ')}`,
  pattern: (limit) => `must match the pattern ${limit}`,
  range: (_limit, parts) => `must be a whole number from ${parts.map(printValue).join(' to ')}`,
  regex: (limit) => `is not a regular expression: ${limit}`,
  required: () => 'is missing',
  sameRequest: () => 'was used with another request: use a new key for each request',
  text: () => 'contains U+0000 or half of a surrogate pair',
  type: (limit) => `must be of type ${limit}`,
};

function describeFault({ rule, limit }: Fault): string {
  const parts: readonly unknown[] = limit === undefined ? [] : [limit].flat();
  const text = printList(parts);
  return messageTemplates[rule]?.(text, parts) ?? `violates the rule ${rule}${text === '' ? '' : ` (${text})`}`;
}
