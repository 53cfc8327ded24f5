import { isJsonObject } from '../json-object.ts';
import { shapeOf } from '../verify/shape.ts';
import type { Fields, FieldType } from './journey.ts';

/** A field that a page of the family could not read. It contains the type of the received value, not the value. */
export interface Problem {
  /** The path, "data.list[0].price". */
  readonly field: string;
  readonly expected: string;
  readonly received: string;
}

/** Whether the values of fields are checked, or only their types. The mock responds with examples, whatever was sent. */
export interface Strictness {
  readonly values: boolean;
}

/** Returns the fields of a response that a page of the family could not read. */
export function problemsOf(reads: Fields | FieldType, data: unknown, strictness: Strictness): Problem[] {
  return typeof reads === 'string' ? typeProblem('data', reads, data, strictness) : fieldProblems('data', reads, data, strictness);
}

function fieldProblems(path: string, fields: Fields, value: unknown, strictness: Strictness): Problem[] {
  return Object.entries(fields).flatMap(([key, expected]) => {
    const { name, list, optional } = readKey(key);
    const field = name === '' ? path : `${path}.${name}`;
    if (name !== '' && !isJsonObject(value)) return [{ field: path, expected: 'object', received: shapeOf(value) }];
    const found = name === '' ? value : Reflect.get(Object(value), name);
    if (optional && isEmpty(found)) return [];
    if (list) return listProblems(field, list, expected, found, strictness);
    return typeof expected === 'string'
      ? typeProblem(field, expected, found, strictness)
      : fieldProblems(field, expected, found, strictness);
  });
}

function listProblems(field: string, list: '[]' | '[+]', expected: FieldType | Fields, found: unknown, strictness: Strictness): Problem[] {
  if (!Array.isArray(found)) return [{ field, expected: 'list', received: shapeOf(found) }];
  if (list === '[+]' && found.length === 0) return [{ field, expected: 'list with at least one item', received: shapeOf(found) }];
  const problems = found.flatMap((item: unknown, index) => {
    const path = `${field}[${index}]`;
    return typeof expected === 'string' ? typeProblem(path, expected, item, strictness) : fieldProblems(path, expected, item, strictness);
  });
  return deduplicateProblems(problems);
}

/** Removes repeated problems: keeps the first of those that several items of a list have in common. */
function deduplicateProblems(problems: readonly Problem[]): Problem[] {
  const groups = Map.groupBy(problems, ({ field, expected, received }) => `${field.replace(/\[\d+\]/g, '')} ${expected} ${received}`);
  return [...groups.values()].flatMap(([first]) => first ?? []);
}

function readKey(key: string): { name: string; list: '[]' | '[+]' | undefined; optional: boolean } {
  const [, name = '', list, optional] = /^(.*?)(\[\+?\])?(\?)?$/.exec(key) ?? [];
  return { name, list: list === '[]' || list === '[+]' ? list : undefined, optional: optional !== undefined };
}

function typeProblem(field: string, expected: FieldType, value: unknown, { values }: Strictness): Problem[] {
  const type = !values && /^[=/]/.test(expected) ? typeOfExpected(expected) : expected;
  return hasType(type, value) ? [] : [{ field, expected, received: shapeOf(value) }];
}

/** The type of an expected value, for responses whose values are not checked: a flag for `=true|1`, else a text. */
const typeOfExpected = (expected: FieldType): FieldType => (/^=(.*\|)?(true|false)(\||$)/.test(expected) ? 'flag' : 'text');

function hasType(type: FieldType, value: unknown): boolean {
  if (type.startsWith('=')) return type.slice(1).split('|').includes(String(value));
  if (type.startsWith('/')) return typeof value === 'string' && new RegExp(type.slice(1, -1), 'u').test(value);
  return typeCheckers[type]?.(value) ?? false;
}

const isScalar = (value: unknown) => typeof value === 'string' || typeof value === 'number';
const matches = (expression: RegExp) => (value: unknown) => isScalar(value) && expression.test(String(value));

const typeCheckers: Readonly<Record<string, (value: unknown) => boolean>> = {
  text: isScalar,
  filled: matches(/\S/),
  number: matches(/^-?\d+(\.\d+)?$/),
  int: matches(/^-?\d+$/),
  flag: (value) => ['0', '1', 'true', 'false'].includes(String(value)),
  boolean: (value) => [true, false, 0, 1].some((candidate) => candidate === value),
  url: matches(/^(https?:\/\/|\/|data:image\/)/),
  date: matches(/^\d{4}-\d\d-\d\d( \d\d:\d\d(:\d\d)?)?$/),
  csv: (value) => Array.isArray(value) || isScalar(value),
  json: (value) => Array.isArray(value) || isJsonObject(value) || isJson(value),
  list: Array.isArray,
  object: isJsonObject,
};

function isJson(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  try {
    return typeof JSON.parse(value) === 'object';
  } catch {
    return false;
  }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);
}
