import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runCommand } from '../../src/admin/commands.ts';
import { jobsOf } from '../../src/composition/jobs.ts';
import { sql } from '../../src/db/drizzle.ts';
import { idempotencyKeys } from '../../src/idempotency/schema.ts';
import { startJobs } from '../../src/jobs/start-jobs.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

test('a database job that fails is reported by its name, and the others still run', async () => {
  const { db, settings, clock } = gateway;
  const createdAt = new Date(clock.now().getTime() - 25 * 60 * 60 * 1000);
  await db.insert(idempotencyKeys).values({ session: 'a', api: 'b', key: 'c', request: Buffer.from('d'), response: '{}', createdAt });
  await db.execute(sql`alter table uploads rename to uploads_of_nobody`);
  const failed = new Set<string>();
  const jobs = jobsOf(db, settings).map((job) => ({ ...job, everySeconds: 0.01 }));
  const stop = startJobs({ db, clock, jobs, onError: (_error, job) => failed.add(job) });
  await vi.waitFor(
    async () => {
      expect([...failed]).toEqual(['uploads']);
      expect(await db.select().from(idempotencyKeys)).toEqual([]);
    },
    { timeout: 20_000 },
  );
  await stop();
  const lines = (await runCommand('jobs', [], gateway)).lines;
  expect(lines).toContainEqual(expect.stringMatching(/^\S+ \S+ {2}uploads +failed \d+ times?( in a row)?: Failed query: /));
  expect(lines).toContainEqual(expect.stringMatching(/^\S+ \S+ {2}idempotency-keys +ok, \d+ ms$/));
  expect(lines.at(-1)).toBe('No record failed.');
});
