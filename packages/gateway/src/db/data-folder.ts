import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '@mall/config';

const fileIn = (folder: string) => join(folder, 'gateway.pid');

/**
 * Locks the data folder for this process. PGlite has no lock of its own, and two processes on one folder lose data silently. Takes over a
 * lock whose process no longer exists. Returns a function that releases the lock.
 * @throws {SettingsError} when the folder is in use or cannot be written
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

/** Returns whether a running process has locked the data folder. */
export function isDataFolderInUse(folder: string): boolean {
  const owner = ownerOf(folder);
  if (owner === undefined || !isAlive(owner.pid)) return false;
  // The process id might have been reused by another process. When the start time is unavailable, the id alone decides.
  const start = startOf(owner.pid);
  return start === '' || owner.start === '' || start === owner.start;
}

/** Reads the lock file: the process id and the start time of the process. */
function ownerOf(folder: string): { pid: number; start: string } | undefined {
  try {
    const [, pid, start = ''] = /^(\d+) ?(.*)$/.exec(readFileSync(fileIn(folder), 'utf8')) ?? [];
    return Number(pid) > 0 ? { pid: Number(pid), start } : undefined;
  } catch {
    // There is no lock file.
    return undefined;
  }
}

/**
 * Returns the start time of a process in a system-specific format that is stable between calls; empty where the system does not provide it.
 */
function startOf(pid: number): string {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The second field is a name in parentheses, possibly with spaces; the state follows, and the twenty-second field is the start in
      // ticks.
      const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      // A zombie process, which its parent has not reaped yet, still has a process id.
      return state === 'Z' ? 'ended' : (rest[18] ?? '');
    }
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', env }).trim();
  } catch {
    // The process has exited or the system does not provide the information; the caller handles both.
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function inUse(folder: string): SettingsError {
  return new SettingsError(`The data folder ${folder} is in use by another mall; stop that one, or set MALL_DATA_DIR.`);
}
