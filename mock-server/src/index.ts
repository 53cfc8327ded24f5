import { loadLengthen } from './long.ts';
import { createMessages } from './messages.ts';
import { createMocker } from './mocker.ts';
import { readRules } from './read-rules.ts';
import { countOf, createReplay, type Recording, readRecording } from './recording/recording.ts';
import { createRulebook, type Rule } from './rules.ts';
import { loadScenarios } from './scenarios.ts';
import { buildServer } from './server.ts';

export type { Rule, Step } from './rules.ts';

export interface MockOptions {
  /** 0 takes any free port. */
  readonly port: number;
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
  readonly setRules: (rules: readonly Rule[], session?: string) => void;
}

/**
 * Starts a mock gateway: every operation of the contract, answered from its examples on the real wire.
 *
 * @throws {UsageError} when the recording cannot be read, or when the port cannot be taken (`code` "EADDRINUSE" or "EACCES").
 */
export async function startMock({ port, host = '127.0.0.1', recording, strict = false }: MockOptions): Promise<Mock> {
  const [mocker, lengthen, scenarios] = await Promise.all([createMocker(), loadLengthen(), loadScenarios()]);
  const rulebook = createRulebook();
  const recorded: Recording = recording === undefined ? new Map() : await readRecording(recording);
  const replay = recording === undefined ? undefined : createReplay(recorded);
  const server = buildServer({ mocker, messages: createMessages(), lengthen, rulebook, scenarios, replay, isStrict: strict });
  const url = await server.listen({ port, host });
  const setRules: Mock['setRules'] = (rules, session) => {
    const read = readRules(rules);
    if ('faults' in read) throw new Error(`Wrong rules: ${JSON.stringify(read.faults)}`);
    rulebook.set(session, read.rules);
  };
  return { url, recorded: { calls: countOf(recorded), operations: recorded.size }, close: () => server.close(), setRules };
}
