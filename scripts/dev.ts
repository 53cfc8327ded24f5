/** `npm run dev`: gateway and storefront that take changes in as they are saved. */
import { join } from 'node:path';
import { prepareMall } from './lib/mall.ts';
import { fail, log, root } from './lib/processes.ts';
import { createSupervisor } from './lib/supervisor.ts';

async function dev(): Promise<void> {
  const { env, logs, shopUrl } = await prepareMall({ mock: false });
  const supervisor = createSupervisor(env, logs);
  const watched = ['--watch-path=packages/gateway/src', '--watch-preserve-output'];
  // Not waited for: one that fails on a mistake in the code starts again when the mistake is mended.
  void supervisor.add('gateway', [...watched, '--conditions=source', 'packages/gateway/src/main.ts']);
  await supervisor.add('storefront', ['--conditions=development', 'server/dev.ts'], join(root, 'storefront'));
  log(`Open ${shopUrl}; changes show as they are saved, Ctrl-C stops.`);
}

dev().catch(fail);
