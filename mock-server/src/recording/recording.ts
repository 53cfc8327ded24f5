import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Operation, operations, validateResponse } from '@mall/contract';
import { UsageError } from '../command/usage.ts';
import { withMessage } from '../faults.ts';
import { checkWritable, codeOf, fileReason, unwritable, writeReason } from '../files.ts';
import { isJsonObject } from '../json-object.ts';
import type { Audience } from '../requests/caller.ts';
import { type Envelope, isEnvelope } from '../responses/envelope.ts';

/** A call of an operation with its response, both without secrets. */
export interface RecordedCall extends Audience {
  /** The decoded request; an empty text replaces each file. */
  readonly request: Readonly<Record<string, unknown>>;
  readonly response: Envelope;
}

/** Recorded calls by operation, in the order in which they were made. */
export type Recording = ReadonlyMap<string, readonly RecordedCall[]>;

/** Whether a folder is missing or empty. Throws a UsageError when it cannot be read. */
export async function isEmptyFolder(folder: string): Promise<boolean> {
  return ((await filesIn(folder)) ?? []).length === 0;
}

async function filesIn(folder: string): Promise<string[] | undefined> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new UsageError(`The folder ${folder} could not be read: ${fileReason(error)}.`);
  }
}

/** Deletes the files of a recording, and no other files of the folder. */
async function deleteRecording(folder: string): Promise<void> {
  const files = (await filesIn(folder)) ?? [];
  for (const file of files.filter((name) => operations.has(name.replace(/\.json$/, '')))) await rm(join(folder, file));
}

/** The calls of two recordings, those of the first before those of the second. */
function mergeRecordings(first: Recording, second: Recording): Recording {
  const apis = new Set([...first.keys(), ...second.keys()]);
  return new Map([...apis].map((api) => [api, [...(first.get(api) ?? []), ...(second.get(api) ?? [])]]));
}

/** The number of calls in a recording. */
export const countOf = (recording: Recording) => [...recording.values()].reduce((sum, { length }) => sum + length, 0);

/** How an earlier recording in the folder is treated. */
export interface WriteOptions {
  /** Deletes the earlier recording. Default false. */
  readonly replace?: boolean;
  /** Adds the calls to the earlier recording. Default false. */
  readonly add?: boolean;
}

/**
 * Writes a file for each operation, `mall.Product.index.json`.
 *
 * @throws {UsageError} when the folder is not empty and neither `replace` nor `add` is set, when both are, or when the folder cannot be written.
 */
export async function writeRecording(
  folder: string,
  recording: Recording,
  { replace = false, add = false }: WriteOptions = {},
): Promise<void> {
  if (replace && add) throw new UsageError('Set either replace or add, not both.');
  await checkWritable(folder, 'folder');
  const isEmpty = await isEmptyFolder(folder);
  if (!isEmpty && !replace && !add) throw new UsageError(`${folder} is not empty: replace deletes the recording in it, add adds to it.`);
  const merged = add && !isEmpty ? mergeRecordings(await readRecording(folder), recording) : recording;
  try {
    if (replace) await deleteRecording(folder);
    await mkdir(folder, { recursive: true });
    for (const [api, calls] of merged) await writeFile(join(folder, `${api}.json`), `${JSON.stringify(calls, undefined, 2)}\n`);
  } catch (error) {
    throw unwritable(folder, writeReason(error));
  }
}

/**
 * Reads a folder that `mall-mock record` has written.
 *
 * @throws {UsageError} when the folder is missing or empty, or when a file contains anything but valid calls of an operation: the message names
 * the file and the error.
 */
export async function readRecording(folder: string): Promise<Recording> {
  const files = (await filesIn(folder))?.filter((file) => file.endsWith('.json'));
  if (files === undefined) throw new UsageError(`The recording folder ${folder} does not exist.`);
  if (files.length === 0) throw new UsageError(`The folder ${folder} contains no recording: mall-mock record writes one.`);
  const read = files.map(async (file) => {
    const operation = operations.get(file.replace(/\.json$/, ''));
    if (!operation) throw new UsageError(`${join(folder, file)} is not named after an operation.`);
    return [operation.api, readCalls(operation, join(folder, file), await readRecordingFile(join(folder, file)))] as const;
  });
  return new Map(await Promise.all(read));
}

function readRecordingFile(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    throw new UsageError(`The recording file ${file} could not be read: ${fileReason(error)}.`);
  });
}

function readCalls(operation: Operation, file: string, text: string): readonly RecordedCall[] {
  const calls = parseJson(text);
  if (!Array.isArray(calls) || !calls.every(isRecordedCall))
    throw new UsageError(`${file} must be a list of {language, signedIn, request, response}.`);
  for (const [index, { response }] of calls.entries()) {
    const [fault] = validateResponse(operation, response);
    if (fault) throw new UsageError(`${file}: the response ${index + 1} violates the contract: ${withMessage(fault).message}`);
  }
  return calls;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecordedCall(value: unknown): value is RecordedCall {
  if (!isJsonObject(value) || !isJsonObject(value.request) || !isEnvelope(value.response)) return false;
  return typeof value.language === 'string' && typeof value.signedIn === 'boolean';
}
