/** What each component of @mall/ui weighs alone. */
import { join } from 'node:path';
import { root, run } from '../lib/processes.ts';

/** Builds every public component by itself and prints its bytes. */
export async function benchUi(): Promise<void> {
  if ((await run('node', ['scripts/bench.ts'], { cwd: join(root, 'packages/ui') })) !== 0)
    throw new Error('the components could not be weighed');
}
