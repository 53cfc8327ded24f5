/** Compares @mall/sdk with other generators for the same contract: bundle size, and time to decode a list. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../lib/processes.ts';

/** Compares the rivals, which are installed separately because only this benchmark needs them. */
export async function benchSdk(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mall-bench-sdk-'));
  try {
    cpSync(join(root, 'packages/sdk/bench'), folder, { recursive: true });
    cpSync(join(root, 'contract/generated/openapi.json'), join(folder, 'openapi.json'));
    await runOrThrow('pnpm', ['install', '--no-frozen-lockfile'], folder);
    await runOrThrow('node', ['generate.mjs'], folder);
    await runOrThrow('node', ['measure.mjs'], folder, false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runOrThrow(command: string, args: readonly string[], cwd: string, quiet = true): Promise<void> {
  const env = { CI: '', MALL_SDK_SOURCE: join(root, 'packages/sdk/src') };
  if ((await run(command, args, { cwd, env, quiet })) !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}
