/** `npm start`: builds what has changed, starts gateway (or, with --mock, the mock) and storefront, and stops both together. */
import { listPictures } from '../packages/demo/src/index.ts';
import { openHousehold } from './lib/household.ts';
import { type Mall, prepareMall } from './lib/mall.ts';
import { elapsed, fail } from './lib/processes.ts';
import { buildStorefront } from './lib/storefront-build.ts';

const mock = process.argv.includes('--mock');

async function start(): Promise<void> {
  const mall = await prepareMall({ mock });
  const household = openHousehold(mall.env, mall.logs);
  if (mock) await household.add('mock', ['--conditions=source', 'mock-server/src/main.ts']);
  else await household.add('gateway', ['--conditions=source', 'packages/gateway/src/main.ts']);
  if (!(await household.during(buildStorefront))) await household.end(1);
  await household.add('storefront', ['--conditions=source', 'storefront/server/main.ts']);
  process.stdout.write(welcome(mall));
  if (mall.demo) await household.during((ending) => drawPictures(mall.gatewayUrl, ending));
}

function welcome({ shopUrl, gatewayUrl, demo, logs }: Mall): string {
  const lines = [
    '',
    `  Shop      ${shopUrl}`,
    `  Gateway   ${gatewayUrl.replace('127.0.0.1', 'localhost')}/api/`,
    ...(mock ? [`  Steer     ${gatewayUrl.replace('127.0.0.1', 'localhost')}/`] : []),
    ...(demo ? ['  Sign in   account name shopper01, password mall2026, payment password 246810'] : []),
    `  Logs      ${logs}`,
    `  Ready     after ${elapsed()}; Ctrl-C stops everything`,
    '',
  ];
  return `${lines.join('\n')}\n`;
}

/** Asks for the pictures of the lists ahead of the first visitor, one after another: drawn once, they are kept. */
async function drawPictures(origin: string, signal: AbortSignal): Promise<void> {
  for (const path of listPictures()) {
    for (const width of [320, 640]) {
      if (signal.aborted) return;
      const answer = await fetch(`${origin}/media/${path}?w=${width}`, { signal }).catch(() => undefined);
      await answer?.body?.cancel();
    }
  }
}

start().catch(fail);
