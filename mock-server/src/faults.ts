import type { FieldError } from '@mall/contract';
import { nearest } from './nearest.ts';

/** A fault of a request to the mock itself, before its sentence is written. */
export interface Fault extends FieldError {
  /** Known names with a similar spelling; missing where none is similar. */
  readonly nearest?: readonly string[];
  /** One English sentence. */
  readonly message?: string;
}

/** Longer lists of known names are left out of a fault. */
const mostListed = 40;

/** The fault of an unknown name: `limit` lists all known names where they are few, `nearest` those with a similar spelling. */
export function unknownName(field: string, kind: string, value: string, names: Iterable<string>): Fault {
  const known = [...names];
  const near = nearest(value, known);
  const isShort = known.length <= mostListed;
  return {
    field,
    rule: 'enum',
    ...(isShort && { limit: known }),
    ...(near.length > 0 && { nearest: near }),
    message: `${field}: there is no ${kind} "${value.slice(0, 80)}".${adviceOf(value, known)}`,
  };
}

/** " Did you mean …?" where a name is similar, else the known names where they are few. */
export function adviceOf(value: string, names: Iterable<string>): string {
  const known = [...names];
  const near = nearest(value, known);
  if (near.length > 0) return ` Did you mean ${near.join(' or ')}?`;
  return known.length > 0 && known.length <= mostListed ? ` Known: ${known.join(', ')}.` : '';
}

/** The fault with its sentence. */
export function withMessage(fault: Fault): Fault & { readonly message: string } {
  return { ...fault, message: fault.message ?? `${fault.field} ${sentenceOf(fault)}.` };
}

/** The sentences of several faults, for an error or a command line. */
export const sentencesOf = (faults: readonly Fault[]) => faults.map((fault) => withMessage(fault).message).join(' ');

const sentences: Readonly<Record<string, (limit: string) => string>> = {
  additionalProperties: () => 'is unknown',
  const: (limit) => `must be ${limit}`,
  dependentRequired: (limit) => `has no effect without ${limit}`,
  depth: (limit) => `nests deeper than ${limit} levels`,
  enum: (limit) => `must be one of ${limit}`,
  json: (limit) => `must be a JSON object with one of the members ${limit}`,
  maxItems: (limit) => `may have at most ${limit} entries`,
  maximum: (limit) => `must be at most ${limit}`,
  maxLength: (limit) => `may have at most ${limit} characters`,
  maxProperties: (limit) => `may have at most ${limit} members`,
  minimum: (limit) => `must be at least ${limit}`,
  minItems: (limit) => `must have at least ${limit} entry`,
  minLength: () => 'must not be empty',
  minProperties: (limit) => `must have at least ${limit} member`,
  not: (limit) => `cannot combine ${limit}`,
  pattern: (limit) => `must match the pattern ${limit}`,
  range: (limit) => `must be a whole number in the range ${limit}`,
  regex: (limit) => `is not a regular expression: ${limit}`,
  required: () => 'is missing',
  type: (limit) => `must be of type ${limit}`,
};

function sentenceOf({ rule, limit }: Fault): string {
  const text = limit === undefined ? '' : [limit].flat().map(String).join(', ');
  return sentences[rule]?.(text) ?? `breaks the rule ${rule}${text === '' ? '' : ` (${text})`}`;
}
