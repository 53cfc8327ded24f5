import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rowsOf } from '../../src/db/database.ts';
import { sql } from '../../src/db/drizzle.ts';
import { openGateway } from '../../src/gateway.ts';
import { systemClock } from '../../src/shared/clock.ts';
import { makeCustomers } from '../support/fixtures/customers.ts';
import { bodyOf } from '../support/gateway.ts';
import { openSeeded } from '../support/processes/databases.ts';
import { internalKey, testSettings } from '../support/settings.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'mall-clock-'));
let seeded: Awaited<ReturnType<typeof openSeeded>>;
beforeAll(async () => {
  seeded = await openSeeded();
});
afterAll(async () => {
  vi.useRealTimers();
  await seeded.database.close();
  await seeded.drop();
  rmSync(dataDir, { recursive: true });
});

test('a gateway on a machine whose clock is an hour ahead uses the time of the database', async () => {
  const { db } = seeded.database;
  const settings = testSettings({ databaseUrl: seeded.url, dataDir });
  const [customer] = await makeCustomers({ db, clock: systemClock, settings }, 1, '900.00');
  if (!customer) throw new Error('No customer was made');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60 * 1000 });
  const gateway = await openGateway({ settings, log: false });
  try {
    const { type, payload } = await bodyOf('mall.Product.addCart', { pro_id: 1011, attribute_id: 10111, num: 1 });
    const reply = await gateway.server.inject({
      method: 'POST',
      url: '/api/?store_id=1&store_type=6',
      headers: { 'content-type': type, 'x-internal-key': internalKey, 'x-client-ip': '192.0.2.1', 'x-access-id': customer.token },
      payload,
    });
    expect(reply.json()).toMatchObject({ code: '200' });
    const [row] = await rowsOf<{ seconds: number }>(
      db,
      sql`select abs(extract(epoch from clock_timestamp() - max(created_at)))::float8 as seconds from cart_lines`,
    );
    expect(row?.seconds).toBeLessThan(60);
  } finally {
    await gateway.close();
  }
});
