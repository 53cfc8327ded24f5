import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { UsageError } from '../command/usage.ts';

/** Writes a report, and the folders above it. Throws a UsageError when that is not possible. */
export async function writeReport(file: string, text: string): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  } catch (error) {
    throw new UsageError(`${file} could not be written: ${messageOf(error)}.`);
  }
}

/** The message of an error. One to connect to several addresses has a code and no message of its own. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}

/** Reasons why a file or a folder cannot be used, by the code of Node. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist',
  ENOTDIR: 'it is not a folder',
  EISDIR: 'it is a folder',
  EACCES: 'access is denied',
  EPERM: 'access is denied',
};

/** The reason why a file or a folder could not be read. */
export function fileReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return reasons[code] ?? messageOf(error);
}
