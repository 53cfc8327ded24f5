import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '../settings.ts';

/**
 * Takes the data folder for this process. PGlite has no lock of its own, and two processes on one folder lose data silently. A lock whose
 * process is gone is taken over. Throws {@link SettingsError} when the folder is in use or cannot be written. Returns the release.
 */
export function lockDataFolder(folder: string): () => void {
  const file = join(folder, 'gateway.pid');
  try {
    mkdirSync(folder, { recursive: true });
    clearStale(file, folder);
    const handle = openSync(file, 'wx');
    writeFileSync(handle, String(process.pid));
    closeSync(handle);
  } catch (error) {
    if (error instanceof SettingsError) throw error;
    if (isCode(error, 'EEXIST')) throw inUse(folder);
    throw new SettingsError(`The data folder ${folder} cannot be written.`);
  }
  return () => rmSync(file, { force: true });
}

function clearStale(file: string, folder: string): void {
  if (!existsSync(file)) return;
  const owner = Number(readFileSync(file, 'utf8'));
  if (owner > 0 && owner !== process.pid && isAlive(owner)) throw inUse(folder);
  rmSync(file);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, under another user.
    return isCode(error, 'EPERM');
  }
}

function inUse(folder: string): SettingsError {
  return new SettingsError(`The data folder ${folder} is in use by another mall; stop that one, or set MALL_DATA_DIR.`);
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
