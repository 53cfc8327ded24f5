import { readFile } from 'node:fs/promises';
import { describe, expect, expectTypeOf, test } from 'vitest';
import * as enums from '../src/generated/enums.ts';
import type { AuthLoginInput } from '../src/generated/operations/auth.ts';
import type { Schemas } from '../src/index.ts';

const { AuthLoginType, OrderKind, OrderStatus } = enums;

describe('named enums', () => {
  test('contain the decoded values under the names of the contract', () => {
    expect(OrderStatus).toMatchObject({ Unpaid: 0, Paid: 1, Shipped: 2, ToBeCommented: 3, Settled: 12 });
    expect(OrderKind).toMatchObject({ Ordinary: 'GM', FlashSale: 'MS' });
  });

  test('of a request are named by operation and field', () => {
    expect(AuthLoginType).toEqual({ Phone: 1, Email: 2, Account: 3 });
    expectTypeOf(AuthLoginType.Phone).toExtend<AuthLoginInput['type']>();
  });

  test('are types of their values, which the schemas accept', () => {
    expectTypeOf<enums.OrderStatus>().toExtend<Schemas['OrderStatus']>();
    expectTypeOf<enums.OrderKind>().toExtend<Schemas['OrderKind']>();
    expectTypeOf(OrderStatus.Shipped).toEqualTypeOf<2>();
  });

  test('have TSDoc for each value, and mark those of other servers as deprecated', async () => {
    const source = await readFile(new URL('../src/generated/enums.ts', import.meta.url), 'utf8');
    const undocumented = source
      .split('\n')
      .filter((line, index, lines) => /^ {2}\w+: /.test(line) && !lines[index - 1]?.trim().endsWith('*/'));
    expect(undocumented).toEqual([]);
    expect(source).toContain('/** Paid and not shipped. */\n  Paid: 1,');
    expect(source).toMatch(
      /To be reviewed\.\n {3}\*\n {3}\* @deprecated Sent by other or older servers only\.\n {3}\*\/\n {2}ToBeCommented: 3,/,
    );
  });

  test.each(Object.entries<Readonly<Record<string, string | number>>>(enums))('%s names each value once', (_, values) => {
    expect(Object.keys(values).length).toBeGreaterThan(0);
    expect(new Set(Object.values(values)).size).toBe(Object.keys(values).length);
    for (const name of Object.keys(values)) expect(name).toMatch(/^[A-Z][A-Za-z]*$/);
  });
});
