/** States by name, as rules write them: conditions, or values that may have templates. */
export type States = Readonly<Record<string, string>>;

/** The states of a session by name. A state that is set by a template has the type of the referenced value: a number of a request stays a number. */
export type StateValues = Readonly<Record<string, unknown>>;

/** States by name, each with the values that rules give it. */
export type KnownStates = ReadonlyMap<string, ReadonlySet<string>>;

/** A state before a step sets it. */
export const initialState = 'Started';

/** The states of all sessions. */
interface StateStore {
  get(key: string): StateValues;
  set(key: string, states: StateValues): void;
  /** Deletes the states of a session, or with the empty key those of all sessions. */
  reset(key: string): void;
  /** The sessions that have a state. */
  keys(): readonly string[];
  /** Describes the first state that differs from the expected one; undefined where none differs. */
  mismatchOf(key: string, expectedStates: States | undefined): string | undefined;
}

/** The maximum number of sessions with states; the session with the oldest states is removed first. */
const maxSessions = 1000;

export function createStates(): StateStore {
  const sessions = new Map<string, Map<string, unknown>>();
  return {
    get: (key) => Object.fromEntries(sessions.get(key) ?? []),
    set(key, states) {
      const sessionStates = sessions.get(key) ?? new Map<string, unknown>();
      for (const [name, state] of Object.entries(states)) sessionStates.set(name, state);
      sessions.delete(key);
      sessions.set(key, sessionStates);
      const [oldest] = sessions.keys();
      if (sessions.size > maxSessions && oldest !== undefined) sessions.delete(oldest);
    },
    reset(key) {
      if (key === '') sessions.clear();
      else sessions.delete(key);
    },
    keys: () => [...sessions.keys()],
    mismatchOf(key, expectedStates = {}) {
      const stateOf = (name: string) => String(sessions.get(key)?.get(name) ?? initialState);
      const [mismatch] = Object.entries(expectedStates).filter(([name, state]) => stateOf(name) !== state);
      if (!mismatch) return undefined;
      const [name, state] = mismatch;
      return `state ${name}: expected "${state}", it is "${stateOf(name)}"`;
    },
  };
}
