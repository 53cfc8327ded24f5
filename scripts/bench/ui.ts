/** The size of each component of @mall/ui alone. */
import { join } from 'node:path';
import { root, run } from '../lib/processes.ts';

/** Builds every public component by itself and prints its bytes; `npm run bench ui -- --write` renews the sizes that Storybook shows. */
export async function benchUi(): Promise<void> {
  if ((await run('node', ['scripts/bench.ts', ...process.argv.filter((flag) => flag === '--write')], { cwd: join(root, 'packages/ui') })) !== 0)
    throw new Error('the components could not be weighed');
}
