/** `npm run generate`: regenerates everything that is generated from the contract, tokens and tags in tests. */
import { join } from 'node:path';
import { root, run } from './lib/processes.ts';

for (const folder of ['contract', 'packages/config', 'packages/sdk', 'packages/ui', 'mock-server']) {
  const code = await run('node', ['--conditions=source', 'scripts/generate.ts'], { cwd: join(root, folder) });
  if (code !== 0) process.exit(code);
}

process.exit(await run('node', ['scripts/traceability.ts']));
