import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fullChromium, headlessShell } from '../chromium.ts';
import { log, run } from '../processes.ts';

const postgresRoot = '/usr/lib/postgresql';

/** Returns the path of Chromium, and installs it from Debian's packages when it is missing and this is possible. */
export async function ensureChromium(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (existsSync(headlessShell)) return headlessShell;
  try {
    await install(['chromium-headless-shell', 'fonts-noto-cjk', 'fonts-liberation'], 'Chromium (or set CHROMIUM_PATH)');
    return headlessShell;
  } catch (error) {
    if (existsSync(fullChromium)) return fullChromium;
    throw error;
  }
}

/** Returns the folder of PostgreSQL's programs, and installs them when they are missing and this is possible. */
export async function ensurePostgres(): Promise<string> {
  if (!findPostgres()) await install(['postgresql'], 'PostgreSQL 15 or newer');
  const postgres = findPostgres();
  if (!postgres) throw new Error('PostgreSQL was installed but its programs were not found.');
  return postgres;
}

/** Installs wrk, a load generator, when it is missing and this is possible. */
export async function ensureWrk(): Promise<void> {
  if (spawnSync('wrk', ['--version']).error) await install(['wrk'], 'wrk');
}

function findPostgres(): string | undefined {
  if (!existsSync(postgresRoot)) return undefined;
  const versions = readdirSync(postgresRoot).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(postgresRoot, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

async function install(packages: readonly string[], description: string): Promise<void> {
  const canInstall = spawnSync('apt-get', ['--version']).status === 0 && process.getuid?.() === 0;
  if (!canInstall) throw new Error(`Please install ${description}: the tests need it.`);
  log(`Installing ${packages.join(' and ')} …`);
  await run('apt-get', ['update'], { quiet: true });
  const code = await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    quiet: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (code !== 0) throw new Error(`Please install ${description}: apt-get could not.`);
}
