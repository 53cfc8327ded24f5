/** `npm start`: builds the changes, starts gateway (or, with --mock, the mock server) and storefront, and stops both together. */
import { readCommandLine } from './lib/command-line.ts';
import { elapsed, printError, startService } from './lib/processes.ts';
import { type Mall, prepareMall } from './lib/services/mall.ts';
import { buildStorefront } from './lib/services/storefront-build.ts';
import { createSupervisor } from './lib/services/supervisor.ts';

const { mock = false } = readCommandLine({ options: { mock: { type: 'boolean' } } }).values;

async function start(): Promise<void> {
  const mall = await prepareMall({ mock });
  const supervisor = createSupervisor(mall.env, mall.logs);
  if (mock) await supervisor.add('mock', ['--conditions=source', 'mock-server/src/main.ts']);
  else await supervisor.add('gateway', ['--conditions=source', 'packages/gateway/src/main.ts']);
  // Runs during the build of the shop and afterwards, at low priority.
  const rendering = mall.demo && !mock ? supervisor.runTask((signal) => renderDemoImages(mall, signal)) : undefined;
  if (!(await supervisor.runTask(buildStorefront))) await supervisor.stop(1);
  await supervisor.add('storefront', ['--conditions=source', 'storefront/server/main.ts']);
  process.stdout.write(welcome(mall));
  await rendering;
}

function welcome({ shopUrl, gatewayUrl, demo, logs }: Mall): string {
  const lines = [
    '',
    `  Shop      ${shopUrl}`,
    `  Gateway   ${gatewayUrl.replace('127.0.0.1', 'localhost')}/api/`,
    ...(mock ? [`  Control   ${gatewayUrl.replace('127.0.0.1', 'localhost')}/`] : []),
    ...(demo ? ['  Sign in   account name shopper01, password mall2026, payment password 246810'] : []),
    `  Logs      ${logs}`,
    `  Ready     after ${elapsed()}; Ctrl-C stops everything`,
    '',
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * Renders the demo's images before the first visitor needs them, in a process of the lowest priority. Ends when all are rendered, or with
 * the mall.
 */
async function renderDemoImages({ env, logs }: Mall, signal: AbortSignal): Promise<void> {
  const { child, ended } = startService('images', ['--conditions=source', 'packages/gateway/src/media/warm.ts'], env, logs);
  signal.addEventListener('abort', () => child.kill());
  await ended;
}

start().catch(printError);
