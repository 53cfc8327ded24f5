import { spawnSync } from 'node:child_process';
import { execute } from './execute.ts';

const isThere = (command: string, option: string) => spawnSync(command, [option]).status === 0;

/**
 * Installs a program of another language from Debian's packages when it is missing.
 * @throws when it is missing and cannot be installed: the message names the package
 */
export async function ensureProgram(command: string, option: string, debianPackage: string): Promise<string> {
  if (isThere(command, option)) return command;
  if (!isThere('apt-get', '--version') || process.getuid?.() !== 0) {
    throw new Error(`Please install ${command} (Debian's ${debianPackage}): the examples in that language need it.`);
  }
  await execute('apt-get', ['update'], '/');
  const install = ['install', '-y', '--no-install-recommends', debianPackage];
  await execute('apt-get', install, '/', { DEBIAN_FRONTEND: 'noninteractive' });
  return command;
}
