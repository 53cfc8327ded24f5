import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Operation, operations, validateAnswer } from '@mall/contract';
import { type Envelope, isEnvelope } from '../envelope.ts';
import { isJsonObject } from '../json-object.ts';
import { maskedRequest } from './mask.ts';

/** A call of an operation with its answer, both without secrets. */
export interface RecordedCall {
  /** The decoded request; an empty text replaces each file. */
  readonly request: Readonly<Record<string, unknown>>;
  readonly answer: Envelope;
}

/** Recorded calls by operation, in the order in which they were made. */
export type Recording = ReadonlyMap<string, readonly RecordedCall[]>;

/** Writes a file for each operation, `mall.Product.index.json`; files of operations that were not called stay. */
export async function writeRecording(folder: string, recording: Recording): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [api, calls] of recording) await writeFile(join(folder, `${api}.json`), `${JSON.stringify(calls, undefined, 2)}\n`);
}

/**
 * Reads a folder that `mall-mock record` has written.
 *
 * @throws when it cannot be read, or a file holds anything but calls of an operation that conform to the contract: it names the file and the fault.
 */
export async function readRecording(folder: string): Promise<Recording> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
  const read = files.map(async (file) => {
    const operation = operations.get(file.replace(/\.json$/, ''));
    if (!operation) throw new Error(`${join(folder, file)} is not named after an operation.`);
    return [operation.api, readCalls(operation, join(folder, file), await readFile(join(folder, file), 'utf8'))] as const;
  });
  return new Map(await Promise.all(read));
}

function readCalls(operation: Operation, file: string, text: string): readonly RecordedCall[] {
  const written = parsed(text);
  if (!Array.isArray(written) || !written.every(isRecordedCall)) throw new Error(`${file} must hold a list of {request, answer}.`);
  for (const [at, { answer }] of written.entries()) {
    const [fault] = validateAnswer(operation, answer);
    if (fault) throw new Error(`${file}: the answer ${at + 1} breaks the contract: ${JSON.stringify(fault)}.`);
  }
  return written;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecordedCall(value: unknown): value is RecordedCall {
  return isJsonObject(value) && isJsonObject(value.request) && isEnvelope(value.answer);
}

/** Gives the recorded answer to a request of a session; undefined where none was recorded. */
export type Replay = (
  session: string | undefined,
  operation: Operation,
  request: Readonly<Record<string, unknown>>,
) => Envelope | undefined;

/** Sessions whose place in the recording is remembered; the one that called first goes first. */
const mostSessions = 1000;

/** Answers equal requests of a session in turn, as they were recorded; the last answer repeats. */
export function createReplay(recording: Recording): Replay {
  const places = new Map<string, Map<RecordedCall, number>>();
  return (session = '', { api }, request) => {
    const wanted = maskedRequest(request);
    const alike = (recording.get(api) ?? []).filter((call) => isDeepStrictEqual(call.request, wanted));
    const [first] = alike;
    if (!first) return undefined;
    const place = places.get(session) ?? new Map<RecordedCall, number>();
    places.set(session, place);
    const [oldest] = places.keys();
    if (places.size > mostSessions && oldest !== undefined) places.delete(oldest);
    const turn = place.get(first) ?? 0;
    place.set(first, turn + 1);
    return (alike[turn] ?? alike.at(-1))?.answer;
  };
}
