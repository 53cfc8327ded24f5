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
  /** The fault of a request without a recorded response; its sentence has the values of the fields that differ. */
  readonly missFault: (operation: Operation, request: Request, caller: Caller) => Fault;
}

interface ReplayOptions {
  /** Fields of requests, by name or path, that are not compared. */
  readonly ignore: readonly string[];
  /** Whether the most similar recorded call answers where none is equal. */
  readonly isLoose: boolean;
}

/** Sessions whose place in the recording is remembered; the session that called first is removed first. */
const maxSessions = 1000;

/** A call without its response, as fields by path. */
type Compared = ReadonlyMap<string, unknown>;

/** Answers equal requests of a session, in the same language and with a sign-in or without, in turn as they were recorded; the last response repeats. */
export function createReplay(recording: Recording, { ignore, isLoose }: ReplayOptions): Replay {
  const isIgnored = (path: string) => ignore.some((name) => path === name || path.startsWith(`${name}.`));
  const compare = ({ request, language, signedIn }: Omit<RecordedCall, 'response'>): Compared => {
    const fields = new Map<string, unknown>([...pathsOf(request, ''), ['language', language], ['signedIn', signedIn]]);
    return new Map([...fields].filter(([path]) => !isIgnored(path)));
  };
  const recorded = new Map([...recording].map(([api, calls]) => [api, calls.map((call) => ({ call, fields: compare(call) }))]));
  const wantedOf = (request: Request, caller: Caller) => compare({ ...audienceOf(caller), request: maskRequest(request) });
  const places = new Map<string, Map<RecordedCall, number>>();

  return {
    find(session = '', { api }, request, caller) {
      const wanted = wantedOf(request, caller);
      const known = recorded.get(api) ?? [];
      const equal = known.filter(({ fields }) => isDeepStrictEqual(fields, wanted));
      const similar = isLoose && equal.length === 0 ? findClosest(known, wanted) : undefined;
      const alike = similar ? known.filter(({ fields }) => isDeepStrictEqual(fields, similar.fields)) : equal;
      const [first] = alike;
      if (!first) return undefined;
      const turn = nextTurn(places, session, first.call);
      return (alike[turn] ?? alike.at(-1))?.call.response;
    },
    missFault({ api }, request, caller) {
      const fault = { field: 'recording', rule: 'missing', limit: api };
      const wanted = wantedOf(request, caller);
      const nearest = findClosest(recorded.get(api) ?? [], wanted);
      if (!nearest) return { ...fault, message: `There is no recorded call of ${api}.` };
      const differences = differingPaths(nearest.fields, wanted).slice(0, 5);
      const texts = differences.map((path) => `${path} (recorded ${shown(nearest.fields, path)}, received ${shown(wanted, path)})`);
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

function differingPaths(a: Compared, b: Compared): string[] {
  return [...new Set([...a.keys(), ...b.keys()])].filter((path) => !isDeepStrictEqual(a.get(path), b.get(path)));
}

function findClosest<Known extends { readonly fields: Compared }>(known: readonly Known[], wanted: Compared): Known | undefined {
  const rankByDifferences = known.map((one) => ({ one, count: differingPaths(one.fields, wanted).length }));
  return rankByDifferences.toSorted((a, b) => a.count - b.count)[0]?.one;
}

const shown = (fields: Compared, path: string) => (fields.has(path) ? (JSON.stringify(fields.get(path)) ?? '').slice(0, 80) : 'nothing');

/** The number of earlier calls of a session that this recorded call answered. */
function nextTurn(places: Map<string, Map<RecordedCall, number>>, session: string, first: RecordedCall): number {
  const place = places.get(session) ?? new Map<RecordedCall, number>();
  places.set(session, place);
  const [oldest] = places.keys();
  if (places.size > maxSessions && oldest !== undefined) places.delete(oldest);
  const turn = place.get(first) ?? 0;
  place.set(first, turn + 1);
  return turn;
}
