/** `npm run dev`: runs gateway and storefront, and restarts them when files are saved. */
import { join } from 'node:path';
import { log, printError, root } from './lib/processes.ts';
import { prepareMall } from './lib/services/mall.ts';
import { createSupervisor } from './lib/services/supervisor.ts';

async function dev(): Promise<void> {
  const { env, logs, shopUrl } = await prepareMall({ mock: false });
  const supervisor = createSupervisor(env, logs);
  const watched = ['--watch-path=packages/gateway/src', '--watch-preserve-output'];
  // Not awaited: a gateway that fails because of a mistake in the code starts again when the code is corrected.
  void supervisor.add('gateway', [...watched, '--conditions=source', 'packages/gateway/src/main.ts']);
  await supervisor.add('storefront', ['--conditions=development', 'server/dev.ts'], join(root, 'storefront'));
  log(`Open ${shopUrl}; changes show as they are saved, Ctrl-C stops.`);
}

dev().catch(printError);
