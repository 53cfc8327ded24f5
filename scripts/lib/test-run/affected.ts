import { execFileSync, spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { root } from '../processes.ts';

/** Changes of these files can affect every package. */
const sharedFiles = /^(pnpm-lock\.yaml|pnpm-workspace\.yaml|package\.json|tsconfig\.base\.json)$/;

const output = (program: string, args: readonly string[]) => execFileSync(program, args, { cwd: root, encoding: 'utf8' });

/** Returns the branch to compare with: the remote's main if there is one, as in a pull request's checkout. */
function mainBranch(): string {
  return spawnSync('git', ['rev-parse', '--verify', '--quiet', 'origin/main'], { cwd: root }).status === 0 ? 'origin/main' : 'main';
}

/**
 * Finds the folders that the changes since the merge base with main can affect: changed packages and their dependents. Uncommitted changes
 * count; new files count once they are added to git.
 */
export function findAffected(): (folder: string) => boolean {
  const base = output('git', ['merge-base', mainBranch(), 'HEAD']).trim();
  const changed = output('git', ['diff', '--name-only', base]).split('\n');
  if (changed.some((path) => sharedFiles.test(path))) return () => true;
  const packageList: unknown = JSON.parse(output('pnpm', ['ls', '--recursive', '--depth=-1', '--json', `--filter=...[${base}]`]) || '[]');
  const packages = new Set((Array.isArray(packageList) ? packageList : []).map(({ path }) => relative(root, path)));
  return (folder) => packages.has(folder) || (folder === 'scripts' && changed.some((path) => path.startsWith('scripts/')));
}
