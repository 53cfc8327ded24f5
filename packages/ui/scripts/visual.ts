import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { chromiumPath } from '../../../scripts/lib/chromium.ts';

const packageRoot = join(import.meta.dirname, '..');
const repository = join(packageRoot, '../..');
/** Folder of the reference images and of the description of their environment. */
export const keptImages = join(packageRoot, 'src/testing/visual/baselines');
const environmentFile = join(keptImages, 'drawn-with.json');

const run = (program: string, args: readonly string[], cwd = packageRoot) => execFileSync(program, args, { cwd, encoding: 'utf8' }).trim();

/**
 * Returns the factors that affect pixels besides the code: the browser, and its fallback fonts for characters that the two web fonts
 * lack.
 */
function renderingEnvironment(): Record<string, string> {
  const fallbackFont = (language: string) => {
    try {
      return run('fc-match', ['-f', '%{family[0]} %{fontversion}', `sans-serif:lang=${language}`]);
    } catch {
      return 'unknown';
    }
  };
  const fallbackFonts = Object.fromEntries(['en', 'zh-cn', 'zh-tw', 'ko'].map((language) => [`face ${language}`, fallbackFont(language)]));
  // The headless shell and the full browser render differently, even at the same version; their version texts differ.
  return { browser: run(chromiumPath, ['--version', '--no-sandbox']), ...fallbackFonts };
}

/** Records the environment in which the reference images are rendered. */
export function noteDrawing(): void {
  writeFileSync(environmentFile, `${JSON.stringify(renderingEnvironment(), null, 2)}\n`);
}

/** Returns whether the reference images were rendered in this environment. */
function isSameEnvironment(): boolean {
  return existsSync(environmentFile) && readFileSync(environmentFile, 'utf8') === `${JSON.stringify(renderingEnvironment(), null, 2)}\n`;
}

/** Returns the commit to compare with: the latest of main, or the previous one when the working tree is main without changes. */
function baseCommit(): string {
  const commit = (name: string) => run('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], repository);
  const refs = run('git', ['for-each-ref', '--format=%(refname:short)', 'refs/remotes/origin/main', 'refs/heads/main'], repository).split(
    '\n',
  );
  const main = commit(process.env.MALL_VISUAL_AGAINST ?? (refs.includes('origin/main') ? 'origin/main' : refs[0] || 'HEAD'));
  const isMainUnchanged = main === commit('HEAD') && run('git', ['status', '--porcelain'], repository) === '';
  return isMainUnchanged ? commit('HEAD~1') : main;
}

/** Renders the images of another commit in this environment, in a separate working tree. Returns their folder. */
function renderCommit(commit: string): string {
  const tree = join(mkdtempSync(join(tmpdir(), 'mall-visual-')), 'tree');
  const output = join(repository, 'reports/visual-main');
  run('git', ['worktree', 'add', '--detach', tree, commit], repository);
  try {
    run('node', ['scripts/run.mjs', 'install', '--frozen-lockfile'], tree);
    run('pnpm', ['exec', 'vitest', 'run', '--config', 'vitest.visual.config.ts', '--update'], join(tree, 'packages/ui'));
    rmSync(output, { recursive: true, force: true });
    cpSync(join(tree, relative(repository, keptImages)), output, { recursive: true });
  } finally {
    run('git', ['worktree', 'remove', '--force', tree], repository);
  }
  return output;
}

/** Returns the images to compare with: the reference images, or, with another browser or other fonts, those of main rendered now. */
export function imagesToCompare(): { folder: string; known?: string[] } {
  if (isSameEnvironment()) return { folder: keptImages };
  const commit = baseCommit();
  process.stderr.write(`The stored images come from another browser or other fonts: drawing those of ${commit.slice(0, 9)} first.\n`);
  const folder = renderCommit(commit);
  return { folder, known: readdirSync(folder) };
}
