import { type Operation, resolve, type Schema, validateRequest } from '@mall/contract';
import { requestExample } from '../responses/change.ts';
import { languages } from '../responses/messages.ts';
import { type Condition, decodedField, matchesCondition } from './when.ts';

/** The value of a call that a condition tests. */
interface Subject {
  readonly operation: Operation;
  /** The field of the request, or a path in it; undefined for a header. */
  readonly path: string | undefined;
  /** Whether values that the contract refuses are included. */
  readonly includesRefused: boolean;
}

/** Whether any value can match a condition; true where this cannot be decided. */
export function canMatch(subject: Subject, condition: Condition): boolean {
  const values = testValues(subject, [condition]);
  return values === undefined || values.some((value) => matchesCondition(subject.operation, subject.path, value, condition));
}

/** Whether every value that matches a condition also matches another one; false where this cannot be decided. */
export function implies(subject: Subject, condition: Condition, other: Condition): boolean {
  const { operation, path } = subject;
  const values = listedValues(condition) ?? testValues(subject, [condition, other]);
  if (values === undefined) return false;
  const matching = values
    .map((value) => (path === undefined || typeof value === 'object' ? value : decoded(subject, value)))
    .filter((value) => matchesCondition(operation, path, value, condition));
  return matching.every((value) => matchesCondition(operation, path, value, other));
}

/** The values that a condition lists as the only matches; undefined for any other condition. */
function listedValues(condition: Condition): readonly unknown[] | undefined {
  if ('equals' in condition) return [condition.equals];
  return 'oneOf' in condition ? condition.oneOf : undefined;
}

/** The values in a condition, numeric limits included; undefined where it tests parts of a text. */
function mentionedValues(condition: Condition): readonly unknown[] | undefined {
  if ('not' in condition) return mentionedValues(condition.not);
  if ('anyOf' in condition) return allMentionedValues(condition.anyOf);
  if ('allOf' in condition) return allMentionedValues(condition.allOf);
  if ('matches' in condition || 'contains' in condition) return undefined;
  if ('absent' in condition || 'present' in condition) return [];
  return listedValues(condition) ?? Object.values(condition);
}

/** The values in all conditions; undefined where one of them has none to list. */
function allMentionedValues(conditions: readonly Condition[]): readonly unknown[] | undefined {
  const all = conditions.map(mentionedValues);
  return all.some((values) => values === undefined) ? undefined : all.flatMap((values) => values ?? []);
}

/** A text that occurs in no condition. */
const otherText = '\u{10ffff}';

/**
 * Values that represent all others: no condition changes its result between two neighbors of them. Undefined where conditions cannot be tested by
 * examples.
 */
function testValues(subject: Subject, conditions: readonly Condition[]): readonly unknown[] | undefined {
  const { operation, path, includesRefused } = subject;
  const known = valuesOf(operation, path);
  const values = allMentionedValues(conditions);
  const canBeMissing = path === undefined || path.includes('.') || includesRefused || !operation.requestSchema.required?.includes(path);
  const missing = canBeMissing ? [undefined] : [];
  if (known !== undefined && !includesRefused) return [...known, ...missing];
  if (values === undefined) return undefined;
  const kind = kindOf(operation, path);
  if (kind === 'other') return undefined;
  const boundaries = boundaryNumbers(values.map(Number).filter(Number.isFinite), schemaOf(operation, path));
  if (kind === 'text') return [...values.map(String), ...boundaries.map(String), '', otherText, ...missing];
  const numbers = [...values.map((value) => decoded(subject, value)), ...boundaries];
  return [...numbers.filter((value) => includesRefused || isValid(operation, path ?? '', value)), ...missing];
}

/** Numbers and the limits of a field, their neighbors, and a number between any two of these. */
function boundaryNumbers(values: readonly number[], { minimum, maximum }: Limits): number[] {
  const limits = [minimum, maximum].filter((limit) => limit !== undefined);
  const boundaries = [0, ...values, ...limits].flatMap((value) => [value - 1, value, value + 1]).sort((a, b) => a - b);
  return [...boundaries, ...boundaries.slice(1).map((value, index) => (value + (boundaries[index] ?? value)) / 2)];
}

type Limits = Schema & { readonly minimum?: number; readonly maximum?: number; readonly enum?: readonly unknown[] };

const schemaOf = ({ requestSchema }: Operation, path = ''): Limits => resolve(requestSchema.properties?.[path] ?? {});

/** The values that a field can have; undefined where the contract does not list them. */
export function valuesOf(operation: Operation, path: string | undefined): readonly unknown[] | undefined {
  if (path === 'language') return languages;
  const { enum: values, type } = schemaOf(operation, path);
  return type === 'boolean' ? [true, false] : values;
}

/** The type by which conditions on a value can be tested. Headers are texts; parts of fields are not analyzed. */
function kindOf(operation: Operation, path: string | undefined): 'text' | 'number' | 'other' {
  if (path === undefined || path === 'access_id') return 'text';
  if (path.includes('.')) return 'other';
  const { type } = schemaOf(operation, path);
  if (type === 'string') return 'text';
  return type === 'integer' || type === 'number' ? 'number' : 'other';
}

/** Whether a field of the request is a number. */
export const isNumeric = (operation: Operation, path: string) => kindOf(operation, path) === 'number';

function decoded({ operation, path }: Subject, value: unknown): unknown {
  const isField = path !== undefined && Object.hasOwn(operation.requestSchema.properties ?? {}, path);
  return isField ? decodedField(operation, path, value) : value;
}

function isValid(operation: Operation, field: string, value: unknown): boolean {
  return validateRequest(operation, { ...requestExample(operation), [field]: value }).every((fault) => fault.field !== field);
}

/** Whether a regular expression may match a number: one of its characters, classes or escapes matches a digit. */
export function mayMatchNumber(expression: string): boolean {
  const atoms =
    expression.replaceAll(/\{\d+(,\d*)?\}/g, '').match(/\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|[^\\[\]]/gsu) ?? [];
  return atoms.some(mayMatchDigit);
}

function mayMatchDigit(atom: string): boolean {
  try {
    const pattern = new RegExp(`^(?:${atom})$`, 'su');
    return [...'0123456789'].some((digit) => pattern.test(digit));
  } catch {
    // A backreference may match a digit; a single "(" is no valid expression and matches nothing.
    return atom.startsWith('\\');
  }
}
