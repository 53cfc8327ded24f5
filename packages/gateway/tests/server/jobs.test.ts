import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from '../../src/db/drizzle.ts';
import { idempotencyKeys } from '../../src/idempotency/schema.ts';
import { startJobs } from '../../src/jobs/jobs.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

test('a database job that fails is reported by its name, and the others still run', async () => {
  const { db, settings, clock } = gateway;
  const createdAt = new Date(clock.now().getTime() - 25 * 60 * 60 * 1000);
  await db.insert(idempotencyKeys).values({ session: 'a', api: 'b', key: 'c', request: Buffer.from('d'), answer: '{}', createdAt });
  await db.execute(sql`alter table uploads rename to uploads_of_nobody`);
  const failed = new Set<string>();
  const stop = startJobs(db, settings, clock, (_error, job) => failed.add(job), 10);
  await vi.waitFor(
    async () => {
      expect([...failed]).toEqual(['uploads']);
      expect(await db.select().from(idempotencyKeys)).toEqual([]);
    },
    { timeout: 20_000 },
  );
  await stop();
});
