import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../support/processes/free-port.ts';
import { type GatewayProcess, processEnvironment, startGateway, until } from '../support/processes/process.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'mall-closing-'));
let gateway: GatewayProcess;
let metricsPort: number;

beforeAll(async () => {
  metricsPort = await freePort();
  const environment = { ...processEnvironment(dataDir), MALL_CLOSING_DELAY_MS: '3000', GATEWAY_METRICS_PORT: String(metricsPort) };
  gateway = await startGateway(environment);
});
afterAll(async () => {
  await gateway.end('SIGKILL');
  rmSync(dataDir, { recursive: true });
});

test('process metrics are served on a separate port, and not on that of the calls', async () => {
  const body = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds', 'mall_database_up 1'])
    expect(body).toContain(name);
  expect((await fetch(`${gateway.url}/metrics`)).status).toBe(404);
});

test('after SIGTERM the gateway is not ready but still serves calls for a while, then exits', async () => {
  expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200);
  const ended = gateway.end('SIGTERM');
  const isClosing = async () => {
    const reply = await fetch(`${gateway.url}/readyz`);
    return reply.status === 503 && JSON.stringify(await reply.json()) === '{"status":"closing"}';
  };
  expect(await until(isClosing, 2000)).toBe(true);
  expect(await gateway.call('mall.Index.home')).toMatchObject({ code: '200' });
  expect(await ended).toMatchObject({ code: 0 });
});
