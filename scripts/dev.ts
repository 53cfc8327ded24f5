/** `npm run dev`: gateway and storefront that take changes in as they are saved. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { root, type Service, say, startService, stopServices, untilReady } from './lib/processes.ts';

const dataDir = process.env.MALL_DATA_DIR ?? join(root, '.mall');
const port = process.env.PORT ?? '3000';
const gatewayPort = process.env.GATEWAY_PORT ?? '4000';
const env = {
  MALL_DATA_DIR: dataDir,
  GATEWAY_URL: process.env.GATEWAY_URL ?? `http://127.0.0.1:${gatewayPort}/api/`,
  MALL_PUBLIC_URL: process.env.MALL_PUBLIC_URL ?? `http://localhost:${port}`,
  MALL_INTERNAL_KEY: process.env.MALL_INTERNAL_KEY ?? randomBytes(32).toString('hex'),
};
const logs = join(dataDir, 'logs');
const services: Service[] = [];

async function stop(code: number): Promise<never> {
  await stopServices(services.splice(0));
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

const gateway = startService(
  'gateway',
  ['--watch-path=packages/gateway/src', '--conditions=source', 'packages/gateway/src/main.ts'],
  env,
  logs,
);
services.push(gateway);
const storefront = startService('storefront', ['--conditions=development', 'server/dev.ts'], env, logs, join(root, 'storefront'));
services.push(storefront);
void Promise.race(services.map(({ ended }) => ended)).then((code) => stop(code || 1));
await untilReady(storefront).catch(() => stop(1));
say(`Open http://localhost:${port}; changes show as they are saved, Ctrl-C stops.`);
