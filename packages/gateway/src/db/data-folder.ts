import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '../settings.ts';

const fileIn = (folder: string) => join(folder, 'gateway.pid');

/**
 * Takes the data folder for this process. PGlite has no lock of its own, and two processes on one folder lose data silently. A lock whose
 * process is gone is taken over. Throws {@link SettingsError} when the folder is in use or cannot be written. Returns the release.
 */
export function lockDataFolder(folder: string): () => void {
  const file = fileIn(folder);
  if (isDataFolderInUse(folder)) throw inUse(folder);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    rmSync(file, { force: true });
    writeFileSync(file, [process.pid, startOf(process.pid)].join(' '), { flag: 'wx' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw inUse(folder);
    throw new SettingsError(`The data folder ${folder} cannot be written.`);
  }
  return () => rmSync(file, { force: true });
}

/** Whether a live process has the data folder. */
export function isDataFolderInUse(folder: string): boolean {
  const owner = ownerOf(folder);
  if (owner === undefined || !isAlive(owner.pid)) return false;
  // A number alone may have come to belong to a stranger. Where its start cannot be told, it is believed.
  const start = startOf(owner.pid);
  return start === '' || owner.start === '' || start === owner.start;
}

/** What the lock says: the number of a process, and the moment it began. */
function ownerOf(folder: string): { pid: number; start: string } | undefined {
  try {
    const [, pid, start = ''] = /^(\d+) ?(.*)$/.exec(readFileSync(fileIn(folder), 'utf8')) ?? [];
    return Number(pid) > 0 ? { pid: Number(pid), start } : undefined;
  } catch {
    // There is no lock file.
    return undefined;
  }
}

/** When a process began, in words of the system that mean the same at every look; nothing where it does not say. */
function startOf(pid: number): string {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The second field is a name in brackets that may hold blanks; then come the state and, as the twenty-second, the start in ticks.
      const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      // One that has ended and was not yet fetched by its parent has a number still, and nothing else.
      return state === 'Z' ? 'ended' : (rest[18] ?? '');
    }
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', env }).trim();
  } catch {
    // The process has ended, or the system does not tell; both are handled by the caller.
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, under another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function inUse(folder: string): SettingsError {
  return new SettingsError(`The data folder ${folder} is in use by another mall; stop that one, or set MALL_DATA_DIR.`);
}
