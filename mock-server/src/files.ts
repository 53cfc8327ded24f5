import { access, constants, mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { UsageError } from './command/usage.ts';

/** The files of a report; undefined for no file. */
interface ReportFiles {
  readonly junit?: string | undefined;
  readonly json?: string | undefined;
}

/** Checks before a run that its report can be written; its result would otherwise be lost. Throws a UsageError. */
export async function checkReportFiles({ junit, json }: ReportFiles): Promise<void> {
  for (const file of [junit, json]) if (file !== undefined) await checkWritable(file, 'file');
}

/** Writes a report and creates its parent folders. Throws a UsageError when that is not possible. */
export async function writeReport(file: string, text: string): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  } catch (error) {
    throw unwritable(file, writeReason(error));
  }
}

/** Checks that a file or a folder can be written, or created with its parent folders. Throws a UsageError with the reason. */
export async function checkWritable(path: string, kind: 'file' | 'folder'): Promise<void> {
  try {
    const existing = await findExisting(resolve(path));
    const isOtherKind = existing.path === resolve(path) && existing.isFolder !== (kind === 'folder');
    if (isOtherKind) throw unwritable(path, existing.isFolder ? 'it is a folder' : 'it is not a folder');
    await access(existing.path, existing.isFolder ? constants.W_OK | constants.X_OK : constants.W_OK);
  } catch (error) {
    throw error instanceof UsageError ? error : unwritable(path, writeReason(error));
  }
}

/** Finds the path, or its nearest existing parent folder. */
async function findExisting(path: string): Promise<{ readonly path: string; readonly isFolder: boolean }> {
  try {
    return { path, isFolder: (await stat(path)).isDirectory() };
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return findExisting(dirname(path));
  }
}

/** The usage error about a file or a folder that cannot be written. */
export const unwritable = (path: string, reason: string) => new UsageError(`${path} cannot be written: ${reason}.`);

/** The message of an error. A failed connection to several addresses has a code and no message. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}

/** The code of an error of Node; empty without one. */
export const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Reasons why a file or a folder cannot be read, by the code of Node. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist',
  ENOTDIR: 'it is not a folder',
  EISDIR: 'it is a folder',
  EACCES: 'access is denied',
  EPERM: 'access is denied',
};

const writeReasons: Readonly<Record<string, string>> = {
  ...reasons,
  EEXIST: 'it is not a folder',
  ENOTDIR: 'a part of its path is not a folder',
  ENOSPC: 'the disk is full',
  EROFS: 'the file system is read-only',
};

/** The reason why a file or a folder could not be read. */
export const fileReason = (error: unknown) => reasons[codeOf(error)] ?? messageOf(error);

/** The reason why a file or a folder could not be written. */
export const writeReason = (error: unknown) => writeReasons[codeOf(error)] ?? messageOf(error);
