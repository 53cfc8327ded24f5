import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '@mall/contract';
import type { Fault } from '../faults.ts';
import { isJsonObject } from '../json-object.ts';
import { audienceOf, type Caller } from '../requests/caller.ts';
import type { Envelope } from '../responses/envelope.ts';
import { maskRequest } from './mask.ts';
import type { RecordedCall, Recording } from './recording.ts';

type Request = Readonly<Record<string, unknown>>;

/** Finds recorded responses. */
export interface Replay {
  /** The recorded response to a request of a session; undefined where none was recorded. */
  readonly find: (session: string | undefined, operation: Operation, request: Request, caller: Caller) => Envelope | undefined;
  /** The error of a request without a recorded response; its message has the values of the fields that differ. */
  readonly missFault: (operation: Operation, request: Request, caller: Caller) => Fault;
}

interface ReplayOptions {
  /** Fields of requests, by name or path, that are not compared. */
  readonly ignore: readonly string[];
  /** Whether a call without an equal recorded call gets the response of the most similar one. */
  readonly isLoose: boolean;
}

/** The maximum number of sessions whose positions in the recording are stored; the oldest session is removed first. */
const maxSessions = 1000;

/** The parts of a call that are compared, by path. */
type ComparedFields = ReadonlyMap<string, unknown>;

/**
 * Replays the responses to equal requests of a session in the order in which they were recorded; the last one repeats. Calls are equal when their
 * request, language and sign-in are equal.
 */
export function createReplay(recording: Recording, { ignore, isLoose }: ReplayOptions): Replay {
  const isIgnored = (path: string) => ignore.some((name) => path === name || path.startsWith(`${name}.`));
  const compare = ({ request, language, signedIn }: Omit<RecordedCall, 'response'>): ComparedFields => {
    const fields = new Map<string, unknown>([...pathsOf(request, ''), ['language', language], ['signedIn', signedIn]]);
    return new Map([...fields].filter(([path]) => !isIgnored(path)));
  };
  const recorded = new Map([...recording].map(([api, calls]) => [api, calls.map((call) => ({ call, fields: compare(call) }))]));
  const receivedFields = (request: Request, caller: Caller) => compare({ ...audienceOf(caller), request: maskRequest(request) });
  const positions = new Map<string, Map<RecordedCall, number>>();

  return {
    find(session = '', { api }, request, caller) {
      const received = receivedFields(request, caller);
      const candidates = recorded.get(api) ?? [];
      const equal = candidates.filter(({ fields }) => isDeepStrictEqual(fields, received));
      const similar = isLoose && equal.length === 0 ? findClosest(candidates, received) : undefined;
      const matching = similar ? candidates.filter(({ fields }) => isDeepStrictEqual(fields, similar.fields)) : equal;
      const [first] = matching;
      if (!first) return undefined;
      const position = nextPosition(positions, session, first.call);
      return (matching[position] ?? matching.at(-1))?.call.response;
    },
    missFault({ api }, request, caller) {
      const fault = { field: 'recording', rule: 'missing', limit: api };
      const received = receivedFields(request, caller);
      const nearest = findClosest(recorded.get(api) ?? [], received);
      if (!nearest) return { ...fault, message: `There is no recorded call of ${api}.` };
      const differences = differingPaths(nearest.fields, received).slice(0, 5);
      const texts = differences.map((path) => `${path} (recorded ${printed(nearest.fields, path)}, received ${printed(received, path)})`);
      const message = `No recorded call of ${api} equals this one. The most similar one differs in ${texts.join(', ')}.`;
      return { ...fault, message, differences };
    },
  };
}

/** Paths of the parts of a request with their values: "cart.0.num". */
function pathsOf(value: unknown, at: string): [string, unknown][] {
  const isNested = (isJsonObject(value) || Array.isArray(value)) && Object.keys(value).length > 0;
  if (!isNested) return at === '' ? [] : [[at, value]];
  return Object.entries(value).flatMap(([name, part]) => pathsOf(part, at === '' ? name : `${at}.${name}`));
}

function differingPaths(a: ComparedFields, b: ComparedFields): string[] {
  return [...new Set([...a.keys(), ...b.keys()])].filter((path) => !isDeepStrictEqual(a.get(path), b.get(path)));
}

function findClosest<Candidate extends { readonly fields: ComparedFields }>(
  candidates: readonly Candidate[],
  received: ComparedFields,
): Candidate | undefined {
  const ranked = candidates.map((candidate) => ({ candidate, count: differingPaths(candidate.fields, received).length }));
  return ranked.toSorted((a, b) => a.count - b.count)[0]?.candidate;
}

const printed = (fields: ComparedFields, path: string) =>
  fields.has(path) ? (JSON.stringify(fields.get(path)) ?? '').slice(0, 80) : 'nothing';

/** Returns the position of a session in a list of equal recorded calls, from 0, and moves it to the next call. */
function nextPosition(positions: Map<string, Map<RecordedCall, number>>, session: string, first: RecordedCall): number {
  const positionsOfSession = positions.get(session) ?? new Map<RecordedCall, number>();
  positions.set(session, positionsOfSession);
  const [oldest] = positions.keys();
  if (positions.size > maxSessions && oldest !== undefined) positions.delete(oldest);
  const position = positionsOfSession.get(first) ?? 0;
  positionsOfSession.set(first, position + 1);
  return position;
}
