import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Collector, openCollector } from '../support/collector.ts';
import { makeDatabase, type OwnDatabase } from '../support/processes/databases.ts';
import { type GatewayProcess, processEnvironment, startGateway } from '../support/processes/process.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'mall-traces-'));
const traceId = '0af7651916cd43dd8448eb211c80319c';
let collector: Collector;
let database: OwnDatabase | undefined;
let gateway: GatewayProcess;
beforeAll(async () => {
  collector = await openCollector();
  database = await makeDatabase('seeded');
  gateway = await startGateway({ ...processEnvironment(dataDir, database?.url), OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
});
afterAll(async () => {
  await gateway.end('SIGKILL');
  collector.close();
  await database?.drop();
  rmSync(dataDir, { recursive: true });
});

test("a call continues the caller's trace, its span has the operation's name, and no text entered by a shopper is exported", async () => {
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  expect(await gateway.call('mall.Index.search', { keyword: 'a-word-typed' }, { headers })).toMatchObject({ code: '200' });
  await gateway.call('mall.Nobody.knows', {}, { headers });
  await fetch(`${gateway.url}/api/?word=a-word-typed`);
  await fetch(`${gateway.url}/healthz`);
  expect(await gateway.end('SIGTERM')).toMatchObject({ code: 0 });
  const own = collector.spans.filter((span) => span.traceId === traceId);
  expect(own.map(({ service, name }) => [service, name])).toContainEqual(['mall-gateway', 'POST mall.Index.search']);
  expect(own.find(({ name }) => name === 'POST mall.Index.search')?.attributes).toContain('mall.api');
  expect(own.map(({ name }) => name)).toContain('POST');
  if (database) expect(own.some(({ name }) => name.startsWith('pg.query'))).toBe(true);
  const exported = collector.spans.map(({ attributes }) => attributes).join('\n');
  expect(exported).not.toContain('a-word-typed');
  expect(exported).not.toContain('healthz');
  expect(exported).not.toContain('mall.Nobody.knows');
});
