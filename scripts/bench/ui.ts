/** Measures the size of each component of @mall/ui alone. */

import { join } from 'node:path';
import { root, run } from '../lib/processes.ts';
import { readBenchOptions } from './options.ts';

/** Builds every public component separately and prints its size; `npm run bench ui -- --write` updates the sizes that Storybook shows. */
export async function benchUi(): Promise<void> {
  const flags = readBenchOptions().write ? ['--write'] : [];
  const code = await run('node', ['scripts/bench.ts', ...flags], { cwd: join(root, 'packages/ui') });
  if (code !== 0) throw new Error('the components could not be weighed');
}
