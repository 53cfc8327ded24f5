/** `npm start`: builds what has changed, starts gateway (or, with --mock, the mock) and storefront, and stops both together. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { listPictures } from '../packages/demo/src/index.ts';
import { elapsed, root, type Service, say, startService, stopServices, untilReady } from './lib/processes.ts';
import { buildStorefront } from './lib/storefront-build.ts';

const mock = process.argv.includes('--mock');
const dataDir = process.env.MALL_DATA_DIR ?? join(root, '.mall');
const port = process.env.PORT ?? '3000';
const gatewayPort = mock ? (process.env.MOCK_PORT ?? '4010') : (process.env.GATEWAY_PORT ?? '4000');
const gatewayUrl = `http://127.0.0.1:${gatewayPort}/api/`;
const env = {
  MALL_DATA_DIR: dataDir,
  GATEWAY_URL: process.env.GATEWAY_URL ?? gatewayUrl,
  MALL_PUBLIC_URL: process.env.MALL_PUBLIC_URL ?? `http://localhost:${port}`,
  // Gateway and storefront must know one secret; started together they need no setting for it.
  ...(process.env.MALL_INTERNAL_KEY === undefined &&
    process.env.MALL_PROFILE !== 'production' && { MALL_INTERNAL_KEY: randomBytes(32).toString('hex') }),
};

const services: Service[] = [];
let stopping = false;

async function stop(code: number): Promise<never> {
  if (!stopping) {
    stopping = true;
    await stopServices(services);
  }
  process.exit(code);
}

/** Starts a service; when it ends by itself, everything ends with its code. */
async function add(service: Service): Promise<void> {
  services.push(service);
  void service.ended.then((code) => !stopping && stop(code || 1));
  await untilReady(service);
}

async function start(): Promise<void> {
  const logs = join(dataDir, 'logs');
  const backend = mock ? 'mock-server/src/main.ts' : 'packages/gateway/src/main.ts';
  const gateway = add(startService(mock ? 'mock' : 'gateway', ['--conditions=source', backend], env, logs));
  const [built] = await Promise.all([buildStorefront(), gateway]);
  if (!built) await stop(1);
  await add(startService('storefront', ['--conditions=source', 'storefront/server/main.ts'], env, logs));
  const lines = [
    '',
    `  Shop      http://localhost:${port}`,
    `  Gateway   http://localhost:${gatewayPort}/api/`,
    ...(process.env.MALL_PROFILE === 'production' ? [] : ['  Sign in   shopper01 / mall2026   payment password 246810']),
    `  Logs      ${logs}`,
    `  Ready     after ${elapsed()}; Ctrl-C stops everything`,
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  await drawPictures(`http://127.0.0.1:${gatewayPort}`);
}

/** Asks for the pictures of the lists ahead of the first visitor, one after another: drawn once, they are kept. */
async function drawPictures(origin: string): Promise<void> {
  for (const path of listPictures()) {
    for (const width of [320, 640]) await fetch(`${origin}/media/${path}?w=${width}`).catch(() => undefined);
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
start().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error));
  void stop(1);
});
