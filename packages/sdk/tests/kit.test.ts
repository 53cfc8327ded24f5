import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as k from '../src/wire/kit.ts';
import { op } from '../src/wire/op.ts';

const decode = <T>(schema: z.ZodMiniType<T>, wire: unknown) => op<unknown, T, 'safe'>('test', 'safe', 'no', schema).decode(wire);
const amount = k.money(/^-?\d{1,12}(\.\d{1,2})?$/u);
const range = k.money(/^\d{1,12}(\.\d{1,2})?(-\d{1,12}(\.\d{1,2})?)?$/u);
const tabs = k.json(k.array(z.looseObject({ name: k.text() })));
const list = k.listOr(z.nullable(k.text(0)), k.array(k.int));
const map = k.mapOr(z.nullable(k.text(0)), z.record(z.string(), amount));

describe('codecs convert wire values to one value', () => {
  test.each<[string, z.ZodMiniType, unknown, unknown]>([
    ['money', amount, '128', '128.00'],
    ['money', amount, '128.5', '128.50'],
    ['money', amount, 128, '128.00'],
    ['money', amount, 0.1, '0.10'],
    ['money', amount, '-3.07', '-3.07'],
    ['money', amount, '999999999999.9', '999999999999.90'],
    ['moneyRange', range, '128-218.5', '128.00-218.50'],
    ['moneyRange', range, 99, '99.00'],
    ['int', k.int, '007', 7],
    ['int', k.int, -12, -12],
    ['int', k.int, '-0', 0],
    ['flag', k.flag, '1', true],
    ['flag', k.flag, 0, false],
    ['flag', k.flag, true, true],
    ['dateTime', k.dateTime, '2026-11-21 14:05:00', '2026-11-21T14:05:00+08:00'],
    ['dateTime', k.dateTime, '', null],
    ['csv', k.csv(20), '1,2,5', ['1', '2', '5']],
    ['csv', k.csv(20), '', []],
    ['jsonText', tabs, '[{"name":"a"}]', [{ name: 'a' }]],
    ['jsonText', tabs, [{ name: 'a' }], [{ name: 'a' }]],
    ['emptyList', list, '', []],
    ['emptyList', list, null, []],
    ['emptyList', list, ['1', 2], [1, 2]],
    ['emptyMap', map, '', {}],
    ['emptyMap', map, { a: 1 }, { a: '1.00' }],
  ])('%s %#', (_, schema, wire, decoded) => {
    expect(decode(schema, wire)).toEqual({ data: decoded });
  });

  test('a date and time is in +08:00', () => {
    const { data } = decode(k.dateTime, '2026-11-21 14:05:00');
    expect(new Date(String(data)).toISOString()).toBe('2026-11-21T06:05:00.000Z');
  });

  test.each<[string, z.ZodMiniType, unknown]>([
    ['money', amount, '1,280.00'],
    ['money', amount, ''],
    ['int', k.int, '1.5'],
    ['int', k.int, ''],
    ['int', k.int, true],
    ['int', k.int, 2 ** 60],
    ['flag', k.flag, 2],
    ['flag', k.flag, ''],
    ['flag', k.flag, null],
    ['dateTime', k.dateTime, '2026-11-21'],
    ['csv', k.csv(2), '1,2,5'],
    ['csv', k.csv(20), ['1']],
    ['jsonText', tabs, '[{"name":1}]'],
    ['jsonText', tabs, '[{'],
    ['emptyList', list, {}],
  ])('%s %# refuses', (_, schema, wire) => {
    const { data, issues } = decode(schema, wire);
    expect(issues).toHaveLength(1);
    expect(Array.isArray(data) || data === wire || Object.is(data, wire)).toBe(true);
  });
});

describe('issues', () => {
  test('have a path, the expected type, and the type received', () => {
    const page = z.looseObject({ tabs, rows: k.array(z.looseObject({ price: amount })) });
    const { data, issues } = decode(page, { tabs: '[{"name":"a"},{"name":7}]', rows: [{ price: '1' }, { price: null }, {}] });
    expect(issues).toEqual([
      { path: 'tabs.1.name', expected: 'a text', received: 'number' },
      { path: 'rows.1.price', expected: 'an amount', received: 'null' },
      { path: 'rows.2.price', expected: 'an amount', received: 'missing' },
    ]);
    expect(data).toMatchObject({ tabs: [{ name: 'a' }, { name: 7 }], rows: [{ price: '1.00' }, { price: null }, {}] });
  });

  test('of a oneOf are those of the alternative with the fewest issues', () => {
    const either = k.oneOf(z.looseObject({ kind: k.exactly('a'), size: k.int }), z.looseObject({ kind: k.exactly('b'), price: amount }));
    expect(decode(either, { kind: 'b', price: 12 })).toEqual({ data: { kind: 'b', price: '12.00' } });
    expect(decode(either, { kind: 'b', price: 'free' }).issues).toMatchObject([{ path: 'price' }]);
  });

  test.each<[z.ZodMiniType, string]>([
    [k.text(), 'a text'],
    [k.text(128), 'a text of at most 128 characters'],
    [k.text(128, 6), 'a text of 6 to 128 characters'],
    [k.list(k.int), 'a list'],
    [k.list(k.int, 2), 'a list of at least 2 items'],
    [k.number(), 'a number'],
    [k.number(0), 'a number, at least 0'],
    [k.integer(-Infinity, 5), 'a whole number, at most 5'],
    [k.intWithin(0, 5), 'a whole number or its digits from 0 to 5'],
  ])('names the limits only where there are some: %#', (schema, expected) => {
    expect(decode(schema, false).issues).toMatchObject([{ expected }]);
  });

  test('a list that is too long is decoded nevertheless', () => {
    const { data, issues } = decode(k.list(k.int, 0, 2), ['1', '2', '3']);
    expect(data).toEqual([1, 2, 3]);
    expect(issues).toEqual([{ path: '', expected: 'a list of at most 2 items', received: 'array' }]);
  });

  test('the length of a text is counted in code points', () => {
    expect(decode(k.text(3), '😀😀😀').issues).toBeUndefined();
    expect(decode(k.text(3), '😀😀😀😀').issues).toHaveLength(1);
    expect(decode(k.text(9, 2), '😀').issues).toHaveLength(1);
  });
});
