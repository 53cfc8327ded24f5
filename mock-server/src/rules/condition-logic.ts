import { type Operation, resolve, type Schema, validateRequest } from '@mall/contract';
import { requestExample } from '../responses/change.ts';
import { languages } from '../responses/messages.ts';
import { type Condition, decodedField, isFulfilled } from './when.ts';

/** A value of a call that a condition is about. */
interface Subject {
  readonly operation: Operation;
  /** The field of the request, or a path in it; undefined for a header. */
  readonly path: string | undefined;
  /** Whether values that the contract refuses count too. */
  readonly includesRefused: boolean;
}

/** Whether some value may fulfil a condition. Where that is not simple to decide, it may. */
export function mayBeFulfilled(subject: Subject, condition: Condition): boolean {
  const values = deciding(subject, [condition]);
  return values === undefined || values.some((value) => isFulfilled(subject.operation, subject.path, value, condition));
}

/** Whether every value that fulfils a condition also fulfils another one. Where that is not simple to decide, it does not. */
export function implies(subject: Subject, condition: Condition, other: Condition): boolean {
  const { operation, path } = subject;
  const values = listed(condition) ?? deciding(subject, [condition, other]);
  if (values === undefined) return false;
  const fulfilling = values
    .map((value) => (path === undefined || typeof value === 'object' ? value : decoded(subject, value)))
    .filter((value) => isFulfilled(operation, path, value, condition));
  return fulfilling.every((value) => isFulfilled(operation, path, value, other));
}

/** The only values that can fulfil a condition, where it lists them. */
function listed(condition: Condition): readonly unknown[] | undefined {
  if ('equals' in condition) return [condition.equals];
  return 'oneOf' in condition ? condition.oneOf : undefined;
}

/** The values mentioned by conditions, numeric limits included; undefined where a condition is on parts of a text. */
function mentioned(condition: Condition): readonly unknown[] | undefined {
  if ('not' in condition) return mentioned(condition.not);
  if ('anyOf' in condition) return allOrNone(condition.anyOf);
  if ('allOf' in condition) return allOrNone(condition.allOf);
  if ('matches' in condition || 'contains' in condition) return undefined;
  if ('absent' in condition || 'present' in condition) return [];
  return listed(condition) ?? Object.values(condition);
}

function allOrNone(conditions: readonly Condition[]): readonly unknown[] | undefined {
  const all = conditions.map(mentioned);
  return all.some((values) => values === undefined) ? undefined : all.flatMap((values) => values ?? []);
}

/** A text that no condition mentions. */
const otherText = '\u{10ffff}';

/** Values that decide conditions: whether any fulfils them does not change between two of these. Undefined where there are none. */
function deciding(subject: Subject, conditions: readonly Condition[]): readonly unknown[] | undefined {
  const { operation, path, includesRefused } = subject;
  const known = valuesOf(operation, path);
  const values = allOrNone(conditions);
  const isMissing = path === undefined || path.includes('.') || includesRefused || !operation.requestSchema.required?.includes(path);
  const missing = isMissing ? [undefined] : [];
  if (known !== undefined && !includesRefused) return [...known, ...missing];
  if (values === undefined) return undefined;
  const kind = kindOf(operation, path);
  if (kind === 'other') return undefined;
  const between = aroundNumbers(values.map(Number).filter(Number.isFinite), schemaOf(operation, path));
  if (kind === 'text') return [...values.map(String), ...between.map(String), '', otherText, ...missing];
  const numbers = [...values.map((value) => decoded(subject, value)), ...between];
  return [...numbers.filter((value) => includesRefused || isValid(operation, path ?? '', value)), ...missing];
}

/** Numbers and their neighbors, the limits of a field, and a number between any two of them. */
function aroundNumbers(values: readonly number[], { minimum, maximum }: Limits): number[] {
  const limits = [minimum, maximum].filter((limit) => limit !== undefined);
  const near = [0, ...values, ...limits].flatMap((value) => [value - 1, value, value + 1]).sort((one, other) => one - other);
  return [...near, ...near.slice(1).map((value, index) => (value + (near[index] ?? value)) / 2)];
}

type Limits = Schema & { readonly minimum?: number; readonly maximum?: number; readonly enum?: readonly unknown[] };

const schemaOf = ({ requestSchema }: Operation, path = ''): Limits => resolve(requestSchema.properties?.[path] ?? {});

/** The values that a field can have; undefined where they are not limited to a few. */
export function valuesOf(operation: Operation, path: string | undefined): readonly unknown[] | undefined {
  if (path === 'language') return languages;
  const { enum: values, type } = schemaOf(operation, path);
  return type === 'boolean' ? [true, false] : values;
}

/** Headers and parts of fields are compared as texts. */
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
    // A backreference may match a digit; "(" and the like match nothing themselves.
    return atom.startsWith('\\');
  }
}
