import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Gateway, openGateway } from '../../src/gateway.ts';
import { bodyOf } from '../support/gateway.ts';
import { openSeeded } from '../support/processes/databases.ts';
import { testSettings } from '../support/settings.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'mall-slow-'));
const limitMs = 200;
let gateway: Gateway;
let admin: pg.Client;
let drop: () => Promise<void>;
beforeAll(async () => {
  const seeded = await openSeeded();
  drop = seeded.drop;
  await seeded.database.close();
  gateway = await openGateway({ settings: testSettings({ databaseUrl: seeded.url, dataDir, slowStatementMs: limitMs }), log: false });
  admin = new pg.Client({ connectionString: seeded.url });
  await admin.connect();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await admin.end();
  await gateway.close();
  await drop();
  rmSync(dataDir, { recursive: true });
});

test('a slow statement is logged with its request and without its parameters', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await admin.query('begin; lock table captchas in access exclusive mode');
  const { type, payload } = await bodyOf('mall.Login.getCode', {});
  const headers = { 'content-type': type, 'x-request-id': 'request-of-the-slow-call' };
  const response = gateway.server
    .inject({ method: 'POST', url: '/api/?store_id=1&store_type=6', headers, payload })
    .then((reply) => reply.json());
  await vi.waitFor(
    async () => {
      // Inside a transaction the first snapshot of the activity is cached.
      await admin.query('select pg_stat_clear_snapshot()');
      const { rows } = await admin.query(
        "select clock_timestamp() - query_start > interval '300 milliseconds' as slow from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      expect(rows).toEqual([{ slow: true }]);
    },
    { timeout: 10_000 },
  );
  await admin.query('rollback');
  expect(await response).toMatchObject({ code: '200' });
  const lines = written.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('a slow statement'));
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 40, id: 'request-of-the-slow-call', statement: expect.stringContaining('insert into "captchas"') }),
  ]);
  expect(JSON.parse(lines[0] ?? '').ms).toBeGreaterThanOrEqual(limitMs);
});
