import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, say } from './processes.ts';

/** The same engine without the windows around it draws a page in two thirds of the time. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const wholeChromium = '/usr/bin/chromium';
const postgresRoot = '/usr/lib/postgresql';

/** Where Chromium is, installing it from Debian's packages when it is missing and that can be done. */
export async function ensureChromium(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (existsSync(headlessShell)) return headlessShell;
  try {
    await install(['chromium-headless-shell', 'fonts-noto-cjk', 'fonts-liberation'], 'Chromium (or set CHROMIUM_PATH)');
    return headlessShell;
  } catch (error) {
    if (existsSync(wholeChromium)) return wholeChromium;
    throw error;
  }
}

/** The folder of PostgreSQL's programs, installing them when they are missing and that can be done. */
export async function ensurePostgres(): Promise<string> {
  if (!findPostgres()) await install(['postgresql'], 'PostgreSQL 15 or newer');
  const found = findPostgres();
  if (!found) throw new Error('PostgreSQL was installed but its programs were not found.');
  return found;
}

function findPostgres(): string | undefined {
  if (!existsSync(postgresRoot)) return undefined;
  const versions = readdirSync(postgresRoot).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(postgresRoot, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

async function install(packages: readonly string[], what: string): Promise<void> {
  const canInstall = spawnSync('apt-get', ['--version']).status === 0 && process.getuid?.() === 0;
  if (!canInstall) throw new Error(`Please install ${what}: the tests need it.`);
  say(`Installing ${packages.join(' and ')} …`);
  await run('apt-get', ['update'], { quiet: true });
  const code = await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    quiet: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (code !== 0) throw new Error(`Please install ${what}: apt-get could not.`);
}

/** A PostgreSQL server of our own, for as long as the tests run; with settings of its own, "name=value", if there are any. */
export async function startPostgres(
  settings: readonly string[] = [],
): Promise<{ url: string; run: (statement: string) => void; stop: () => void }> {
  const bin = await ensurePostgres();
  const folder = mkdtempSync(join(tmpdir(), 'mall-postgres-'));
  const asRoot = process.getuid?.() === 0;
  const exec = (program: string, args: readonly string[]) => {
    // PostgreSQL refuses to run as root; Debian's package brings the user it runs as.
    const [name, all] = asRoot ? ['runuser', ['-u', 'postgres', '--', join(bin, program), ...args]] : [join(bin, program), args];
    const result = spawnSync(name, all, { encoding: 'utf8', cwd: tmpdir() });
    if (result.status !== 0) throw new Error(`${program} failed: ${result.error?.message ?? result.stderr}`);
  };
  if (asRoot) spawnSync('chown', ['postgres', folder]);
  const data = join(folder, 'data');
  const port = await freePort();
  exec('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C.UTF-8']);
  // Durability is not what is tested here, but kill -9 of the gateway is: the server itself stays up, so fsync may be off.
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200${settings.map((setting) => ` -c ${setting}`).join('')}`;
  exec('pg_ctl', ['-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start']);
  const stop = () => {
    process.off('exit', stop);
    exec('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
    rmSync(folder, { recursive: true, force: true });
  };
  // It runs apart from this process and would outlive one that is broken off.
  process.once('exit', stop);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return { url, run: (statement) => exec('psql', [url, '-c', statement]), stop };
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}
