import { createJournal, type LoggedCall } from './journal.ts';
import { loadLengthen } from './long.ts';
import { createMessages } from './messages.ts';
import { createMocker } from './mocker.ts';
import { nearest } from './nearest.ts';
import { keyPattern } from './query.ts';
import { readRules } from './read-rules.ts';
import { countOf, createReplay, type Recording, readRecording } from './recording/recording.ts';
import { createRulebook, type Rule, type WrittenRule } from './rules.ts';
import { loadScenarios } from './scenarios.ts';
import { buildServer } from './server.ts';

export type { LoggedCall, RequestFault } from './journal.ts';
export type { Step, WrittenRule as Rule } from './rules.ts';

export interface MockOptions {
  /** Default 0, any free port. */
  readonly port?: number;
  /** Default 127.0.0.1. */
  readonly host?: string;
  /** A folder that `mall-mock record` has written: calls that were recorded get those answers. */
  readonly recording?: string;
  /** Refuses calls that were not recorded, unless a rule or `Prefer` answers them. Default false: they get the contract's example. */
  readonly strict?: boolean;
}

/** A running mock gateway. */
export interface Mock {
  /** Where it listens, "http://127.0.0.1:4010"; the gateway's address is this and "/api/". */
  readonly url: string;
  /** The size of its recording; zeros without one. */
  readonly recorded: { readonly calls: number; readonly operations: number };
  readonly close: () => Promise<void>;
  /**
   * Sets rules for a session (the cookie `mall_mock`), or for everybody; they hold until others are set, and count anew.
   *
   * @throws when a rule is wrong: the message says which and why.
   */
  readonly setRules: (rules: readonly WrittenRule[], session?: string) => void;
  /**
   * Sets the rules of a named scenario.
   *
   * @throws when there is no such scenario: the message names the nearest.
   */
  readonly setScenario: (name: string, session?: string) => void;
  /** The last 200 calls of a session, or of all, newest first. */
  readonly calls: (session?: string) => readonly LoggedCall[];
  /** Deletes the calls of a session, or of all. */
  readonly deleteCalls: (session?: string) => void;
}

/**
 * Starts a mock gateway: every operation of the contract, answered from its examples on the real wire.
 *
 * @throws {UsageError} when the recording cannot be read, or when the port cannot be taken (`code` "EADDRINUSE" or "EACCES").
 */
export async function startMock({ port = 0, host = '127.0.0.1', recording, strict = false }: MockOptions = {}): Promise<Mock> {
  const [mocker, lengthen, scenarios] = await Promise.all([createMocker(), loadLengthen(), loadScenarios()]);
  const rulebook = createRulebook();
  const journal = createJournal();
  const recorded: Recording = recording === undefined ? new Map() : await readRecording(recording);
  const replay = recording === undefined ? undefined : createReplay(recorded);
  const server = buildServer({ mocker, messages: createMessages(), lengthen, rulebook, scenarios, journal, replay, isStrict: strict });
  const url = await server.listen({ port, host });
  const set = (rules: readonly Rule[], session: string | undefined) => {
    if (session !== undefined && !keyPattern.test(session))
      throw new TypeError(`A key must match ${keyPattern.source}, unlike "${session}".`);
    rulebook.set(session, rules);
  };
  return {
    url,
    recorded: { calls: countOf(recorded), operations: recorded.size },
    close: () => server.close(),
    setRules: (rules, session) => {
      const read = readRules(rules);
      if ('faults' in read) throw new Error(`Wrong rules: ${JSON.stringify(read.faults)}`);
      set(read.rules, session);
    },
    setScenario: (name, session) => {
      const scenario = scenarios.get(name);
      if (!scenario) throw new Error(`There is no scenario "${name}"; the nearest is ${nearest(name, scenarios.keys())[0]}.`);
      set(scenario.rules, session);
    },
    calls: (session) => journal.list({ session }),
    deleteCalls: (session) => journal.clear(session),
  };
}
