import { afterAll, beforeAll, expect, test } from 'vitest';
import { verify } from '../../src/admin/verify.ts';
import { eq } from '../../src/db/drizzle.ts';
import { refunds } from '../../src/refunds/schema.ts';
import { formatMoney } from '../../src/shared/money.ts';
import { openRandomOperations } from '../support/fixtures/random-operations.ts';
import type { TestGateway } from '../support/gateway.ts';
import { isLong } from '../support/long.ts';
import { openGatewayWithProvider, type TestProvider } from '../support/provider.ts';

const batches = isLong ? 60 : 6;
const stepsPerBatch = isLong ? 100 : 60;
const seeds = isLong ? [20_261_123, 7, 4711] : [20_261_123];

let provider: TestProvider;
let gateway: TestGateway;
beforeAll(async () => {
  ({ gateway, provider } = await openGatewayWithProvider());
});
afterAll(async () => {
  await gateway.close();
});

test.each(seeds)(
  'claim 22: money and stock are consistent after a random walk over orders, after-sales and refunds (seed %i)',
  async (seed) => {
    const operations = await openRandomOperations(gateway, provider, seed);
    const taken: string[] = [];
    for (let batch = 0; batch < batches; batch += 1) {
      for (let at = 0; at < stepsPerBatch; at += 1) taken.push(await operations.step());
      expect(await verify(gateway.db), `after step ${taken.length}: … ${taken.slice(-stepsPerBatch).join(' ')}`).toEqual([]);
    }
    await operations.settle();
    expect(await verify(gateway.db)).toEqual([]);
    expect(await gateway.db.select().from(refunds).where(eq(refunds.state, 'pending'))).toEqual([]);
    // The provider has made exactly the refunds that the mall has recorded.
    const completed = (await gateway.db.select().from(refunds)).filter(
      ({ state, method }) => state === 'completed' && method === 'provider',
    );
    expect(new Map(completed.map(({ reference, amount }) => [reference, formatMoney(amount)]))).toEqual(provider.refunds.made);
    // Verifies that the walk reaches every kind of step.
    for (const name of ['place', 'cancel', 'ship', 'receive', 'apply', 'approve', 'sendBack', 'receiveReturn'])
      expect(operations.counts.get(name)?.done, name).toBeGreaterThan(0);
  },
  1_200_000,
);
