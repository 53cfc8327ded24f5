import { StartError, UsageError } from './command/usage.ts';
import { createJournal, type LoggedCall } from './control/journal.ts';
import { joinMessages, suggestionFor, withMessage } from './faults.ts';
import { createForwarder, proxyWarnings } from './forwarding.ts';
import { checkedOptions, type MockOptions } from './options.ts';
import { createMocker } from './prism/mocker.ts';
import { countOf, type Recording, readRecording } from './recording/recording.ts';
import { createReplay } from './recording/replay.ts';
import { describeInvalidKey } from './requests/query.ts';
import { loadLengthen } from './responses/long-texts.ts';
import { createMessages } from './responses/messages.ts';
import { createReplays } from './responses/replays.ts';
import { readRules } from './rules/read-rules.ts';
import type { RuleInput as Rule } from './rules/rule-input.ts';
import { createRulebook } from './rules/rules.ts';
import { loadAllScenarios } from './rules/scenarios.ts';
import { statesOf } from './rules/state-faults.ts';
import { buildServer } from './server.ts';

export type { LoggedCall, RequestFault } from './control/journal.ts';
export type { MockOptions } from './options.ts';
export type { HttpResponse } from './responses/http-response.ts';
export { type Api, defineRule, type ExampleOf, type RuleInput as Rule, type StepInput as Step } from './rules/rule-input.ts';
export type { AnsweredCall, Unmatched } from './rules/rules.ts';
export type { Condition, When } from './rules/when.ts';

/** A running mock gateway. */
export interface Mock {
  /** Its address, "http://127.0.0.1:4010"; the gateway's address is this and "/api/". */
  readonly url: string;
  /** Notices about its options: scenarios that replace built-in ones, an address of a gateway without a path, and states that no rule sets. */
  readonly warnings: readonly string[];
  /** The number of calls and operations in its recording; 0 without one. */
  readonly recorded: { readonly calls: number; readonly operations: number };
  readonly close: () => Promise<void>;
  /**
   * Replaces the rules of a session, or those of all sessions, and resets counters and states.
   *
   * @returns warnings about rules that may never apply, since no rule in effect sets a state of their `whenState`.
   * @throws when a rule or the key is invalid: the message names the error.
   */
  readonly setRules: (rules: readonly Rule[], session?: string) => readonly string[];
  /**
   * Sets the rules of a named scenario.
   *
   * @throws when there is no such scenario: the message names similar ones.
   */
  readonly setScenario: (name: string, session?: string) => void;
  /** The keys of sessions that have rules or states. */
  readonly keys: () => readonly string[];
  /** Deletes the rules and states of every session, but not those for all sessions. */
  readonly deleteKeys: () => void;
  /** The last 200 calls of a session, or of all, newest first. */
  readonly calls: (session?: string) => readonly LoggedCall[];
  /** Deletes the calls of a session, or of all. */
  readonly deleteCalls: (session?: string) => void;
}

/**
 * Starts a mock gateway. It responds to every operation of the contract with the contract's examples, in the format of the real gateway.
 *
 * @throws {UsageError} when an option, a rule, a scenario or the recording is invalid
 * @throws {StartError} when the port or the host cannot be used: the message names the solution; `code` is the error code of Node, "EADDRINUSE"
 */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const { port, host, rules, scenarios: folder, recording, ignore, loose, strict, requireSession, proxy, onCall } = checkedOptions(options);
  const [mocker, lengthen, { scenarios, replaced }] = await Promise.all([createMocker(), loadLengthen(), loadAllScenarios(folder)]);
  const forwarder = proxy === undefined ? undefined : await createForwarder(proxy);
  const replays = createReplays();
  const rulebook = createRulebook(replays.reset);
  const journal = createJournal(onCall);
  const recorded: Recording = recording === undefined ? new Map() : await readRecording(recording);
  const replay = recording === undefined ? undefined : createReplay(recorded, { ignore, isLoose: loose });
  const setRules: Mock['setRules'] = (newRules, session) => {
    checkKey(session);
    const read = readRules(newRules, statesOf(rulebook.otherRules(session)));
    if ('faults' in read) throw new UsageError(`Invalid rules: ${joinMessages(read.faults)}`);
    rulebook.set(session, read.rules);
    return read.warnings.map((warning) => withMessage(warning).message);
  };
  const notices = replaced.map((name) => `The scenario "${name}" of ${folder} replaces the built-in scenario of this name.`);
  const warnings = [...notices, ...(proxy === undefined ? [] : proxyWarnings(proxy)), ...setRules(rules)];
  const dependencies = { mocker, messages: createMessages(), lengthen, rulebook, scenarios, journal, replay, replays };
  const server = buildServer({ ...dependencies, forwarder, isStrict: strict, requiresSession: requireSession });
  const url = await server.listen({ port, host }).catch((error: unknown) => {
    throw new StartError(error, port, { port: 'port', host: 'host' });
  });
  return {
    url,
    warnings,
    recorded: { calls: countOf(recorded), operations: recorded.size },
    close: () => server.close(),
    setRules,
    setScenario: (name, session) => {
      checkKey(session);
      const scenario = scenarios.get(name);
      if (!scenario) throw new UsageError(`There is no scenario "${name}".${suggestionFor(name, scenarios.keys())}`);
      rulebook.set(session, scenario.rules);
    },
    keys: rulebook.keys,
    deleteKeys: rulebook.clearKeys,
    calls: (session) => {
      checkKey(session);
      return journal.list({ session });
    },
    deleteCalls: (session) => {
      checkKey(session);
      journal.clear(session);
    },
  };
}

function checkKey(key: string | undefined): void {
  const message = key === undefined ? undefined : describeInvalidKey(String(key));
  if (message !== undefined) throw new TypeError(message);
}
