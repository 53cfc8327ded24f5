import { type Operation, operations } from '@mall/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verify } from '../../src/admin/verify.ts';
import { exampleOf, fieldsOf, type Place, placesOf, withValue } from '../support/contract.ts';
import { expectHarmless } from '../support/expect-harmless.ts';
import { makeCustomers } from '../support/fixtures/customers.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';
import { isLong } from '../support/long.ts';

/** The long run draws new values for a minute each time; a failure prints the seed that reproduces it. */
const runs = isLong ? { numRuns: 1_000_000, interruptAfterTimeLimit: 60_000 } : { numRuns: 500, seed: 20_261_121 };

let gateway: TestGateway;
let tokens: (string | undefined)[];
beforeAll(async () => {
  gateway = await openTestGateway();
  const guest = await gateway.call('mall.Product.addCart', { pro_id: 1001, attribute_id: 10011, num: 1 });
  const customers = await makeCustomers(gateway, 2);
  tokens = [undefined, guest.data.access_id, ...customers.map(({ token }) => token)];
});
afterAll(() => gateway.close());

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom('', ' ', '%', "'; drop table orders; --", '\\', '{{7*7}}', '<script>', '../..', '💚'.repeat(20), '\ud800', 'a\u0000'),
);
const number = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, -1, 1, 1001, 10_011, 2_147_483_647, 2_147_483_648, Number.MAX_SAFE_INTEGER),
);
/** Any value of a form: about half are nearly valid. */
const value = fc.oneof(
  text,
  number,
  fc.array(number, { maxLength: 5 }),
  fc.array(text, { maxLength: 5 }),
  fc.json({ maxDepth: 4 }),
  fc.constant(undefined),
);
const changesOf = (places: readonly Place[]) =>
  places.length === 0 ? fc.constant([]) : fc.array(fc.record({ place: fc.constantFrom(...places), value }), { maxLength: 3 });
const call = fc.constantFrom(...operations.values()).chain((operation) =>
  fc.record({
    operation: fc.constant(operation),
    changes: changesOf(placesOf(operation)),
    extra: fc.dictionary(text, text, { maxKeys: 2 }),
    caller: fc.nat({ max: 3 }),
    key: fc.option(fc.string({ maxLength: 20 }), { nil: undefined }),
    language: fc.option(text, { nil: undefined }),
  }),
);

function formOf(operation: Operation, changes: readonly { place: Place; value: unknown }[]): Record<string, string | Blob> {
  const request = changes.reduce((changed, change) => withValue(changed, change.place.path, change.value), exampleOf(operation));
  return fieldsOf(operation, request);
}

test('claim 29: no form causes an internal error', async () => {
  await fc.assert(
    fc.asyncProperty(call, async ({ operation, changes, extra, caller, key, language }) => {
      const token = tokens[caller];
      const fields = { ...extra, ...formOf(operation, changes), idempotency_key: key, language };
      expectHarmless(await gateway.call(operation.api, fields, token === undefined ? {} : { token }));
    }),
    runs,
  );
  expect(await verify(gateway.db)).toEqual([]);
}, 120_000);
