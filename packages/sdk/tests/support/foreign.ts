import fc from 'fast-check';
import { isRecord, type JsonSchema } from '../../scripts/emit/document.ts';
import { typesOf } from '../../scripts/emit/subset.ts';
import { type Node, rewrite } from './walk.ts';

/** Selects one of some values. */
export type PickOne = <T>(values: readonly [T, ...T[]]) => T;

/** Returns a selector based on the generator of a property test, so that a failure is reported with its seed and shrinks. */
export const createPicker =
  (generate: fc.GeneratorValue): PickOne =>
  (values) =>
    generate(fc.constantFrom, ...values);

/** Returns the response of a newer server: with unknown fields and unknown enum values. */
export function withNewerFields(schema: JsonSchema, data: unknown, pickOne: PickOne): unknown {
  return rewrite(schema, data, ({ schema: at, value }) => {
    if (isRecord(value) && at.additionalProperties === undefined && at['x-codec'] === undefined && pickOne([true, false, false])) {
      return { ...value, zz_added: pickOne<unknown>(['later', 7, null, { deep: [1] }]) };
    }
    return isState(at) && value !== null && pickOne([true, false, false]) ? newState(at) : value;
  });
}

const isState = ({ enum: values, 'x-codec': codec }: JsonSchema) => values !== undefined && (codec === undefined || codec === 'int');

function newState(schema: JsonSchema): unknown {
  if (schema['x-codec'] === 'int') return 98;
  return typeof (schema.enum ?? []).find((value) => value !== null) === 'number' ? 98 : 'brand_new';
}

/** Returns the same response in the encoding of another server of the family. */
export function foreign(schema: JsonSchema, data: unknown, pickOne: PickOne): unknown {
  return rewrite(schema, data, (node) => respell(node, pickOne));
}

function respell({ schema, value }: Node, pickOne: PickOne): unknown {
  if (value === null) return value;
  switch (schema['x-codec']) {
    case 'int':
      return pickOne<unknown>([Number(value), String(value)]);
    case 'flag':
      return Number(value === true ? 1 : value) === 1 ? pickOne<unknown>([1, '1', true]) : pickOne<unknown>([0, '0', false]);
    case 'money':
    case 'moneyRange':
      return pickOne<unknown>(amounts(String(value)));
    case 'jsonText':
      return typeof value === 'string' && value !== '' ? pickOne<unknown>([value, JSON.parse(value)]) : value;
    case 'emptyMap':
    case 'emptyList':
      return value;
    default:
      return isEmpty(schema, value) ? pickOne<unknown>([value, '', null, [], {}]) : value;
  }
}

/** Returns the encodings of an amount: "128.00" is "128", "128.0" and 128; a range only has strings. */
function amounts(text: string): [unknown, ...unknown[]] {
  if (!/^-?\d+(\.\d{1,2})?$/.test(text)) return [text, text.replaceAll('.00', '')];
  return [text, Number(text), text.replace(/\.00$/, ''), text.replace(/(\.\d)0$/, '$1')];
}

/** Returns whether a value is an empty list or object whose schema does not use null otherwise. */
function isEmpty(schema: JsonSchema, value: unknown): boolean {
  const { nullable } = typesOf(schema);
  return (
    !nullable && typeof value === 'object' && value !== null && Object.keys(value).length === 0 && (schema.required ?? []).length === 0
  );
}

/** Wraps data in an envelope, in one of the family's encodings. */
export function envelope(data: unknown, pickOne: PickOne): object {
  const code = pickOne<string | number>([200, '200']);
  return pickOne<object>([
    { code, message: 'Success.', data },
    { code, msg: 'success', data },
    { data, code, time: 0 },
  ]);
}

/** Returns paths with invalid values: none of them is valid in any encoding. */
export function faultsOf(schema: JsonSchema, data: unknown): { readonly path: readonly string[]; readonly value: unknown }[] {
  const found: { path: readonly string[]; value: unknown }[] = [];
  rewrite(schema, data, ({ schema: at, value, path, optional }) => {
    const invalidValues = invalidValuesFor(at);
    if (path.length > 0 && invalidValues !== undefined && value !== null) found.push({ path, value: invalidValues });
    if (path.length > 0 && !optional && isRecordField(path)) found.push({ path, value: undefined });
    return value;
  });
  return found;
}

const isRecordField = (path: readonly string[]) => !/^\d+$/.test(path.at(-1) ?? '');

function invalidValuesFor(schema: JsonSchema): unknown {
  const invalidValues = { int: 'seven', flag: 2, money: 'for free', moneyRange: 'for free', dateTime: 'yesterday', csv: 5 };
  const codec = schema['x-codec'] ?? '';
  if (codec in invalidValues) return Reflect.get(invalidValues, codec);
  if (codec !== '') return undefined;
  const { types } = typesOf(schema);
  if (types.length !== 1) return undefined;
  return { string: 5, array: 'no list', object: 'no object', integer: 'seven', number: 'seven', boolean: 'maybe' }[types[0] ?? ''];
}
