import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { log, root, run } from '../processes.ts';

/** All inputs of the storefront's build. */
const sources = [
  'pnpm-lock.yaml',
  'docs/screens.yaml',
  'locales',
  'packages/sdk/src',
  'packages/ui/src',
  'packages/ui/package.json',
  'storefront/app',
  'storefront/public',
  'storefront/scripts',
  'storefront/server/shared-styles.ts',
  'storefront/package.json',
  'storefront/react-router.config.ts',
  'storefront/vite.config.ts',
];
const hashFile = join(root, 'storefront/build/.sources');

/** Builds the storefront unless its sources are unchanged since the last build. Returns whether a build exists. */
export async function buildStorefront(signal?: AbortSignal): Promise<boolean> {
  const hash = hashOf(sources);
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash) return true;
  log('Building the storefront …');
  // An aborted build must not pass for the previous one.
  rmSync(hashFile, { force: true });
  const code = await run('pnpm', ['--filter', '@mall/storefront', 'run', 'build'], { quiet: true, ...(signal && { signal }) });
  if (code === 0) writeFileSync(hashFile, hash);
  return code === 0;
}

function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) for (const file of filesBelow(join(root, path))) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
