import { expect, onTestFinished, test, vi } from 'vitest';
import { eq, sql } from '../../src/db/drizzle.ts';
import { skus } from '../../src/domains/catalog/schema.ts';
import { openTestGateway } from '../support/gateway.ts';

const channel = 'catalog_changes';
const sku = 10111;

test('the listener listens again after its connection is lost, and reports that notifications might have been missed', async () => {
  const gateway = await openTestGateway();
  let notified = 0;
  const stop = gateway.database.listen(channel, () => {
    notified += 1;
  });
  onTestFinished(async () => {
    await stop();
    await gateway.close();
  });
  await vi.waitFor(() => expect(notified).toBe(1), 10_000);
  await gateway.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'mall listener'`,
  );
  await vi.waitFor(() => expect(notified).toBe(2), 10_000);
  await gateway.db.update(skus).set({ price: 4300n }).where(eq(skus.id, sku));
  await vi.waitFor(() => expect(notified).toBe(3), 10_000);
});
