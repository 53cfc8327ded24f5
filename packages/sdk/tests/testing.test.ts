import { describe, expect, expectTypeOf, test } from 'vitest';
import { allOperations } from '../src/generated/facade.ts';
import { catalogProduct } from '../src/generated/operations/catalog.ts';
import type { Operation, Schemas } from '../src/index.ts';
import { exampleInputOf, exampleNames, exampleOf, wireExampleOf } from '../src/testing.ts';
import { toWire } from '../src/wire/to-wire.ts';

const operations = Object.values(allOperations).flatMap((domain) => Object.values<Operation<object, unknown>>(domain));

describe('the examples of the contract', () => {
  test.each(operations.map((operation) => [operation.api, operation] as const))('%s', (_, operation) => {
    expect(exampleNames(operation)).toContain('ok');
    for (const name of exampleNames(operation)) {
      const clean = exampleOf(operation, name);
      // Encoding and decoding again returns the same data, so that a mock can respond with a fixture.
      expect(operation.decode(toWire(operation, clean))).toEqual({ data: clean });
    }
  });

  test('are typed, decoded, and a new copy at each call', () => {
    const page = exampleOf(catalogProduct);
    expectTypeOf(page).toEqualTypeOf<Schemas['ProductPage']>();
    expect(typeof page.login_status).toBe('boolean');
    page.pro.name = 'changed';
    expect(exampleOf(catalogProduct).pro.name).not.toBe('changed');
    expect(wireExampleOf(catalogProduct)).not.toBe(wireExampleOf(catalogProduct));
  });

  test('of requests have the type of the input', () => {
    const input = exampleInputOf(catalogProduct);
    expectTypeOf(input.pro_id).toExtend<number | undefined>();
    expect(input.pro_id).toBeGreaterThan(0);
  });

  test('throw an error that names a missing example', () => {
    expect(() => exampleOf(catalogProduct, 'sold-out-twice')).toThrow(
      'mall.Product.index has no example response "sold-out-twice". Known: ok, customer, member',
    );
    expect(() => exampleInputOf(catalogProduct, 'toString')).toThrow(TypeError);
  });

  test.each([
    ['exampleOf', exampleOf],
    ['wireExampleOf', wireExampleOf],
    ['exampleInputOf', exampleInputOf],
    ['exampleNames', exampleNames],
  ])('%s refuses the name of an operation and lists its examples', (name, run) => {
    expect(() => Reflect.apply(run, undefined, ['mall.Product.index'])).toThrow(
      `${name}: operation is "mall.Product.index", expected one of @mall/sdk/operations/*, such as catalogProduct. Examples of mall.Product.index: ok`,
    );
    expect(() => Reflect.apply(run, undefined, [undefined])).toThrow(`${name}: operation is undefined, expected one of `);
  });
});
