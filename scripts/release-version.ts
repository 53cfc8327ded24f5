/** `npm run release:version`: raises the versions of the published packages by their changesets, and the version in generated files. */
import { join } from 'node:path';
import { root, run } from './lib/processes.ts';

const code =
  (await run('pnpm', ['exec', 'changeset', 'version'])) || (await run('pnpm', ['run', 'generate'], { cwd: join(root, 'packages/sdk') }));
process.exit(code);
