import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/drizzle.ts';
import { sqlState } from '../../src/db/errors.ts';
import { takeStock } from '../../src/inventory/inventory.ts';
import { buyOne } from '../support/fixtures/checkout.ts';
import { makeCustomers } from '../support/fixtures/customers.ts';
import { setStock, stockOf } from '../support/fixtures/stock.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';

const skus = [10191, 10192];
const checkViolation = '23514';

let gateway: TestGateway;
let orderId: number;
beforeAll(async () => {
  gateway = await openTestGateway();
  const [customer] = await makeCustomers(gateway, 1);
  orderId = (await buyOne({ call: gateway.call, token: customer?.token ?? '' })).order_id;
});
afterAll(() => gateway.close());

test('claim 17: lines that share a SKU are checked by their sum, and a shortage takes nothing', async () => {
  const line = fc.record({ skuId: fc.constantFrom(...skus), quantity: fc.integer({ min: 1, max: 6 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 5 }), fc.integer({ min: 0, max: 12 }), async (lines, stock) => {
      for (const sku of skus) await setStock(gateway, sku, stock);
      const wantedOf = (sku: number) => lines.reduce((sum, { skuId, quantity }) => (skuId === sku ? sum + quantity : sum), 0);
      const short = await gateway.db
        .transaction(async (tx) => {
          const refused = await takeStock(tx, lines, orderId, gateway.clock.now());
          // As in a purchase, the transaction is rolled back without taking anything.
          if (refused) throw refused;
        })
        .catch((refused: { short: number }) => refused.short);
      expect(short).toBe(skus.find((sku) => wantedOf(sku) > stock));
      for (const sku of skus) expect(await stockOf(gateway, sku)).toBe(short === undefined ? stock - wantedOf(sku) : stock);
    }),
    { numRuns: 30 },
  );
});

test('claim 16: the database itself prevents a negative stock', async () => {
  const below = gateway.db.execute(sql`update stock set available = -1 where sku_id = ${skus[0]}`);
  expect(await below.catch(sqlState)).toBe(checkViolation);
});
