import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const here = join(import.meta.dirname, '..');
const repository = join(here, '../..');
/** Folder of the reference images and of the description of their environment. */
export const keptPictures = join(here, 'src/testing/visual/baselines');
const drawnWith = join(keptPictures, 'drawn-with.json');
const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

const say = (program: string, args: readonly string[], cwd = here) => execFileSync(program, args, { cwd, encoding: 'utf8' }).trim();

/**
 * Returns the factors that affect pixels in addition to our own code: the browser, and its fallback fonts for characters that our two fonts
 * lack.
 */
function drawing(): Record<string, string> {
  const face = (language: string) => {
    try {
      return say('fc-match', ['-f', '%{family[0]} %{fontversion}', `sans-serif:lang=${language}`]);
    } catch {
      return 'unknown';
    }
  };
  const faces = Object.fromEntries(['en', 'zh-cn', 'zh-tw', 'ko'].map((language) => [`face ${language}`, face(language)]));
  // The headless shell and the full browser render differently, even at the same version; their version texts differ.
  return { browser: say(chromium, ['--version', '--no-sandbox']), ...faces };
}

/** Records the environment in which the reference images are rendered. */
export function noteDrawing(): void {
  writeFileSync(drawnWith, `${JSON.stringify(drawing(), null, 2)}\n`);
}

/** Returns whether the reference images were rendered in this environment. */
function isSameDrawing(): boolean {
  return existsSync(drawnWith) && readFileSync(drawnWith, 'utf8') === `${JSON.stringify(drawing(), null, 2)}\n`;
}

/** Returns the commit to compare with: the latest of main, or the previous one when the working tree is main without changes. */
function lastOfMain(): string {
  const commit = (name: string) => say('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], repository);
  const known = say('git', ['for-each-ref', '--format=%(refname:short)', 'refs/remotes/origin/main', 'refs/heads/main'], repository).split(
    '\n',
  );
  const main = commit(process.env.MALL_VISUAL_AGAINST ?? (known.includes('origin/main') ? 'origin/main' : known[0] || 'HEAD'));
  const isUntouched = main === commit('HEAD') && say('git', ['status', '--porcelain'], repository) === '';
  return isUntouched ? commit('HEAD~1') : main;
}

/** Renders the images of another commit in this environment, in a separate working tree. Returns their folder. */
function drawCommit(commit: string): string {
  const tree = join(mkdtempSync(join(tmpdir(), 'mall-visual-')), 'tree');
  const drawn = join(repository, 'reports/visual-main');
  say('git', ['worktree', 'add', '--detach', tree, commit], repository);
  try {
    say('node', ['scripts/run.mjs', 'install', '--frozen-lockfile'], tree);
    say('pnpm', ['exec', 'vitest', 'run', '--config', 'vitest.visual.config.ts', '--update'], join(tree, 'packages/ui'));
    rmSync(drawn, { recursive: true, force: true });
    cpSync(join(tree, relative(repository, keptPictures)), drawn, { recursive: true });
  } finally {
    say('git', ['worktree', 'remove', '--force', tree], repository);
  }
  return drawn;
}

/** Returns the images to compare with: the reference images, or, with another browser or other fonts, those of main rendered now. */
export function picturesToCompare(): { folder: string; known?: string[] } {
  if (isSameDrawing()) return { folder: keptPictures };
  const commit = lastOfMain();
  process.stderr.write(`The kept pictures were drawn with another browser or other faces: drawing those of ${commit.slice(0, 9)} first.\n`);
  const folder = drawCommit(commit);
  return { folder, known: readdirSync(folder) };
}
