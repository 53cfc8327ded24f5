import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../../src/admin/commands.ts';
import { jobsOf } from '../../src/composition/jobs.ts';
import { failedRecords } from '../../src/due-records/schema.ts';
import { buildMetricsServer } from '../../src/metrics/metrics-server.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const scrape = async () => {
  const server = buildMetricsServer(gateway.metrics);
  const { statusCode, headers, body } = await server.inject('/metrics');
  await server.close();
  return { statusCode, type: headers['content-type'], lines: body.split('\n') };
};

describe('metrics', () => {
  test('count calls by operation and code; invented operations count as unknown', async () => {
    await gateway.call('mall.Index.home');
    await gateway.call('mall.Index.home');
    await gateway.call('mall.Nobody.knows');
    const { statusCode, type, lines } = await scrape();
    expect([statusCode, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(lines).toContain('mall_calls_total{api="mall.Index.home",code="200"} 2');
    expect(lines).toContain('mall_calls_total{api="unknown",code="50010"} 1');
    expect(lines).toContain('mall_call_seconds_count{api="mall.Index.home"} 2');
    expect(lines.join()).not.toContain('Nobody');
  });

  test('count rounds of jobs', async () => {
    gateway.metrics.countRound({ job: 'refunds', failed: true, seconds: 0.5 });
    const { lines } = await scrape();
    expect(lines).toContain('mall_job_rounds_total{job="refunds",result="failed"} 1');
    expect(lines).toContain('mall_job_seconds{job="refunds"} 0.5');
  });

  test('count waiting and failed records, as mall status does', async () => {
    const now = gateway.clock.now();
    expect(await runCommand('status', [], gateway)).toMatchObject({
      ok: true,
      lines: expect.arrayContaining(['Nothing needs attention.']),
    });
    await gateway.db
      .insert(failedRecords)
      .values({ job: 'unpaid-orders', recordId: 7, attempts: 1, firstFailedAt: now, nextAttemptAt: now, lastError: 'x' });
    const { ok, lines } = await runCommand('status', [], gateway);
    expect(ok).toBe(false);
    expect(lines.slice(lines.indexOf('Needs attention:'))).toEqual([
      'Needs attention:',
      '       1  records that a job could not process (mall jobs)',
    ]);
    const metrics = (await scrape()).lines;
    expect(metrics).toContain('mall_records{state="records_failed"} 1');
    expect(metrics).toContain('mall_records{state="orders_unpaid"} 0');
    expect(metrics).toContain('mall_database_up 1');
  });
});

test('every job has a unique name', () => {
  const names = jobsOf(gateway.db, gateway.settings).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
