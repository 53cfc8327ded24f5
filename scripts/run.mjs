#!/usr/bin/env node
// Runs pnpm with the given arguments on Node 24 and pnpm 12, fetching both from the npm registry the first time a machine lacks them. Plain
// JavaScript on purpose: this file alone must run on any version of Node.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { constants, homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE = '24.21.0';
const PNPM = '12.21.0';
const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Removes npm's and pnpm's own variables, which would affect the inner pnpm (registry lookups excepted). */
function cleanEnvironment() {
  const keep = /^npm_config_(registry|cache|userconfig|store_dir)$/i;
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => keep.test(name) || !(/^(npm|pnpm)_/i.test(name) || name === 'NODE')),
  );
}

function satisfied() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 24 || (major === 24 && minor < 18)) return false;
  const pnpm = spawnSync('pnpm', ['--version'], { encoding: 'utf8', cwd: tmpdir() });
  return pnpm.status === 0 && /^12\./.test(pnpm.stdout);
}

/** Installs the pair into a per-version cache folder. Concurrent processes are safe: each builds its own copy, the first rename wins. */
function toolsBin() {
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  const home = join(cache, 'mall', `node-${NODE}-pnpm-${PNPM}-${process.platform}-${process.arch}`);
  const bin = join(home, 'node_modules', '.bin');
  if (existsSync(join(home, 'ready'))) return bin;
  process.stderr.write(`Fetching Node ${NODE} and pnpm ${PNPM} (once) …\n`);
  mkdirSync(dirname(home), { recursive: true });
  const draft = mkdtempSync(`${home}-`);
  writeFileSync(
    join(draft, 'package.json'),
    JSON.stringify({
      private: true,
      dependencies: { node: NODE, pnpm: PNPM },
      allowScripts: { [`node@${NODE}`]: true, [`pnpm@${PNPM}`]: true },
    }),
  );
  const install = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: draft,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: cleanEnvironment(),
  });
  if (install.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    process.stderr.write(`Node ${NODE} and pnpm ${PNPM} could not be fetched from the npm registry; see the lines above.\n`);
    process.exit(1);
  }
  writeFileSync(join(draft, 'ready'), '');
  try {
    renameSync(draft, home);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(join(home, 'ready'))) throw error;
  }
  return bin;
}

const env = cleanEnvironment();
if (!satisfied()) env.PATH = `${toolsBin()}${delimiter}${env.PATH}`;
env.MALL_STARTED_AT ??= String(Date.now());
// Node caches compiled code: the gateway starts half a second sooner.
env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'node-compile');

const child = spawn('pnpm', process.argv.slice(2), { cwd: root, env, stdio: 'inherit' });
child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)));

// Ctrl-C reaches npm, this process and pnpm, and npm also forwards its own signal to this process; `kill` reaches only one of them. So each
// signal is forwarded, but only once: pnpm exits without waiting at the third one.
let told = false;
function tell(signal) {
  if (!told) child.kill(signal);
  told = true;
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, tell);

// A killed parent forwards nothing. When it is gone, stop the child.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && tell('SIGTERM'), 500).unref();
