import { contract } from '@mall/contract';
import { isJsonObject } from '../json-object.ts';

/** Describes the type of a value, without the value itself: it may be a password, a session or a name. */
export function shapeOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  switch (typeof value) {
    case 'string':
      return `a text of ${countNoun(value.length, 'character')}`;
    case 'number':
      return Number.isInteger(value) ? 'a whole number' : 'a number with a fraction';
    case 'boolean':
      return 'a boolean';
    default:
      return value instanceof Blob ? `a file of ${countNoun(value.size, 'byte')}` : 'an object';
  }
}

/** "1 call", "2 calls". */
export const countNoun = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The value at a path such as "data.list.0.price"; undefined where there is none. */
export function valueAt(root: unknown, path: string): unknown {
  if (path === '') return root;
  return path
    .split('.')
    .reduce<unknown>((node, step) => (Object.hasOwn(Object(node), step) ? Reflect.get(Object(node), step) : undefined), root);
}

/** Redacts a path for a report: list indexes become `*`, so that equal findings are grouped; keys that are not in the contract become `{key}`. */
export function redactedPath(path: string): string {
  return path
    .split('.')
    .map((step) => (/^\d+$/.test(step) ? '*' : names.has(step) || step === '' ? step : '{key}'))
    .join('.');
}

/**
 * The names of all properties in the contract, and the transport fields, which are in no schema. Any other key was chosen by a caller and may contain
 * personal data.
 */
const names: ReadonlySet<string> = new Set([...propertyNames(contract), 'language', 'idempotency_key']);

function propertyNames(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const properties: unknown = 'properties' in node ? node.properties : undefined;
  const keys = isJsonObject(properties) ? Object.keys(properties) : [];
  return [...keys, ...Object.values(node).flatMap(propertyNames)];
}
