import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verify } from '../../src/admin/verify.ts';
import { rowsOf } from '../../src/db/database.ts';
import { sql } from '../../src/db/drizzle.ts';
import { Fault } from '../../src/dispatch/fault.ts';
import { post, postInternal, walletOf } from '../../src/ledger/ledger.ts';
import { makeCustomers } from '../support/fixtures/customers.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';

let gateway: TestGateway;
let customers: number[];
beforeAll(async () => {
  gateway = await openTestGateway();
  customers = (await makeCustomers(gateway, 2, '50.00')).map(({ id }) => id);
});
afterAll(() => gateway.close());

const house = fc.constantFrom('sales', 'funding', 'provider', 'payouts');
const movement = fc.oneof(
  fc.record({
    who: fc.nat({ max: 1 }),
    house,
    amount: fc.bigInt({ min: -9000n, max: 9000n }).filter((amount) => amount !== 0n),
  }),
  fc.record({ from: house, to: house, amount: fc.bigInt({ min: 1n, max: 9000n }) }),
);

const at = new Date('2026-11-21T04:00:00Z');
const balanceOf = async (customerId: number) => (await walletOf(gateway.db, customerId)).balance;

/** Posts a movement; returns false when the wallet does not cover it. */
async function move(one: typeof movement extends fc.Arbitrary<infer Movement> ? Movement : never): Promise<boolean> {
  try {
    await gateway.db.transaction(async (tx) => {
      if ('from' in one) return postInternal(tx, { kind: 'recharge', ...one, at });
      const { id } = await walletOf(tx, customers[one.who] ?? 0);
      return post(tx, { kind: 'recharge', walletId: id, mallAccount: one.house, amount: one.amount, at });
    });
    return true;
  } catch (error) {
    if (error instanceof Fault) return false;
    throw error;
  }
}

test('claim 4: after random movements every posting sums to zero and a wallet is the sum of its entries, never below zero', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(movement, { minLength: 1, maxLength: 12 }), async (movements) => {
      for (const one of movements) {
        const before = 'who' in one ? await balanceOf(customers[one.who] ?? 0) : 0n;
        const moved = await move(one);
        if (!('who' in one)) continue;
        expect(moved).toBe(before + one.amount >= 0n);
        expect(await balanceOf(customers[one.who] ?? 0)).toBe(moved ? before + one.amount : before);
      }
    }),
    { numRuns: 20 },
  );
  const unbalanced = sql`select posting_id from ledger_entries group by posting_id having sum(amount) <> 0 or count(*) < 2`;
  expect(await rowsOf(gateway.db, unbalanced)).toEqual([]);
  expect(await verify(gateway.db)).toEqual([]);
});
