import type { Change } from '../responses/change.ts';
import type { HttpResponse } from '../responses/http-response.ts';
import type { Preference } from '../responses/preference.ts';
import { createStates, type States, type StateValues } from './states.ts';
import type { When } from './when.ts';

/** A call for which a function of a rule returns the response. */
export interface AnsweredCall {
  /** The operation's name. */
  readonly api: string;
  /** The request as the contract reads it, numbers as numbers, with `access_id` and `language` of the caller. It is valid. */
  readonly request: Readonly<Record<string, unknown>>;
  /** The HTTP headers by name in lower case. */
  readonly headers: Readonly<Record<string, unknown>>;
  /** The states that steps have set for the session. */
  readonly states: StateValues;
  /** The number of the call among those that the rule has counted, from 1. */
  readonly counter: number;
}

/** The response to one call: its content, its delay and a network fault. */
export interface Step extends Partial<Preference>, Change {
  /** Milliseconds to wait before the response; a range selects a random number in it. */
  readonly delayMs?: number | { readonly min: number; readonly max: number };
  /** Milliseconds over which the body is sent in parts. */
  readonly dripMs?: number;
  /** Address of a gateway to which the call is forwarded, "http://127.0.0.1:4000/api/"; its response is sent unchanged. */
  readonly forward?: string;
  /** `drop` closes the connection without a response; `reset` aborts it with a TCP reset; `truncate` sends the Content-Length of the whole body and half of the body, then closes the connection. */
  readonly fault?: 'drop' | 'reset' | 'truncate';
  /**
   * A function that returns the step for a call, in the process of the mock; without other members. A step with an error, and an error that the function
   * throws, is HTTP 500, with the reason in `data.errors` and in the log.
   */
  readonly respond?: (call: AnsweredCall) => Step | Promise<Step>;
  /** The HTTP status, headers and body of the response. */
  readonly http?: HttpResponse;
  /** States to set for the session, by name: `{ "payment": "paid", "sku": "{{request.attribute_id}}" }`. A refused request sets none. */
  readonly setState?: States;
}

/** The responses to the calls of an operation. */
export interface Rule {
  /** The operation's name; `*` matches any characters: `mall.Order.*` selects a group of operations and `*` all of them. */
  readonly api: string;
  /** Conditions on the request; the rule does not apply to a call that does not match them. */
  readonly when?: When;
  /** Conditions on HTTP headers by name. */
  readonly whenHeaders?: When;
  /** States that the session must have; each is "Started" before a step sets it. */
  readonly whenState?: States;
  /** One step for each call, in order; the last one repeats. */
  readonly response: readonly Step[];
  /** The number of the only call to which the rule applies, counted from 1. */
  readonly nth?: number;
}

/** The reason why a rule for the operation of a call did not answer it. */
export interface Unmatched {
  /** The index of the rule in the list that was set, from 0. */
  readonly rule: number;
  /** The key of the list; empty for the rules of all sessions. */
  readonly key: string;
  readonly reason: string;
}

/** The step for a call. */
export interface MatchedStep {
  readonly step: Step;
  /** The index of its rule in the list that was set, from 0. */
  readonly rule: number;
  /** The key of that list; empty for the rules of all sessions. */
  readonly key: string;
  /** The number of the call among those that the rule has counted, from 1. */
  readonly counter: number;
}

/** The parts of a call that decide which rule applies. */
interface RuleCall {
  readonly api: string;
  /** The reason why the call does not match the conditions of a rule; undefined when it matches. */
  readonly mismatchOf: (rule: Rule) => string | undefined;
  /** Whether the call is refused, or gets a stored response. Such a call is not counted, unless the step replaces the refusal. */
  readonly isRefused: () => boolean;
}

/** The result of matching a call with the rules. */
interface Match {
  /** Undefined when no rule answers the call. */
  readonly matchedStep: MatchedStep | undefined;
  readonly unmatched: readonly Unmatched[];
}

/** The current rules of all sessions and of single sessions. */
export interface Rulebook {
  /** Replaces the rules and restarts their counters and states. `key` selects a session; undefined selects all sessions. */
  set(key: string | undefined, rules: readonly Rule[]): void;
  /** The rules of a session without those of all sessions, or the rules of all sessions. */
  get(key: string | undefined): readonly Rule[];
  clear(key: string | undefined): void;
  /** The keys that have rules or states, sorted. */
  keys(): readonly string[];
  /** Deletes the rules and states of every key; those of all sessions are not deleted. */
  clearKeys(): void;
  /** Adds a rule before the others, which keep their counters and states. */
  add(key: string | undefined, rule: Rule): void;
  /** Removes the rule with an index; false where there is none. */
  remove(key: string | undefined, index: number): boolean;
  /** The rules of the other lists that may answer the same calls: for a session those of all sessions, without a key those of every session. */
  otherRules(key: string | undefined): readonly Rule[];
  /** Finds the step for a call of a session. The rules of the session precede those of all sessions, and the first that matches applies. */
  match(key: string | undefined, call: RuleCall): Match;
  /** The states of a session, or of the calls without a key. */
  states(key: string | undefined): StateValues;
  setStates(key: string | undefined, states: StateValues): void;
}

interface CountedRule {
  readonly key: string;
  readonly index: number;
  readonly rule: Rule;
  calls: number;
}

const allSessions = '';

/** The maximum number of sessions with rules; the session with the oldest rules is removed first. */
const maxSessions = 1000;

/** `onReset` is called with the key whose rules are replaced or deleted, undefined for all sessions. */
export function createRulebook(onReset: (key: string | undefined) => void = () => {}): Rulebook {
  const rulesByKey = new Map<string, CountedRule[]>();
  const states = createStates();
  const reset = (key: string) => {
    states.reset(key);
    onReset(key === allSessions ? undefined : key);
  };
  const store = (key: string, rules: readonly Pick<CountedRule, 'rule' | 'calls'>[]) => {
    rulesByKey.delete(key);
    rulesByKey.set(
      key,
      rules.map(({ rule, calls }, index) => ({ key, index, rule, calls })),
    );
    const [oldest] = [...rulesByKey.keys()].filter((sessionKey) => sessionKey !== allSessions);
    if (rulesByKey.size > maxSessions && oldest !== undefined) rulesByKey.delete(oldest);
  };
  const clear = (key = allSessions) => {
    rulesByKey.delete(key);
    reset(key);
  };
  const keys = () => {
    const withRules = [...rulesByKey].flatMap(([key, rules]) => (rules.length > 0 ? [key] : []));
    return [...new Set([...withRules, ...states.keys()])].filter((key) => key !== allSessions).sort();
  };
  return {
    set(key = allSessions, rules) {
      store(
        key,
        rules.map((rule) => ({ rule, calls: 0 })),
      );
      reset(key);
    },
    add: (key = allSessions, rule) => store(key, [{ rule, calls: 0 }, ...(rulesByKey.get(key) ?? [])]),
    remove(key = allSessions, index) {
      const rules = rulesByKey.get(key) ?? [];
      if (rules[index] === undefined) return false;
      store(key, rules.toSpliced(index, 1));
      return true;
    },
    get: (key = allSessions) => (rulesByKey.get(key) ?? []).map(({ rule }) => rule),
    otherRules(key = allSessions) {
      const otherLists = [...rulesByKey].filter(([ruleKey]) => ruleKey !== key && (key === allSessions || ruleKey === allSessions));
      return otherLists.flatMap(([, rules]) => rules.map(({ rule }) => rule));
    },
    clear,
    keys,
    clearKeys() {
      for (const key of keys()) clear(key);
    },
    match(key = allSessions, call) {
      const sessionRules = key === allSessions ? [] : (rulesByKey.get(key) ?? []);
      const candidates = [...sessionRules, ...(rulesByKey.get(allSessions) ?? [])].filter(({ rule }) => matchesApi(rule.api, call.api));
      return matchFirst(candidates, { ...call, mismatchOf: (rule) => states.mismatchOf(key, rule.whenState) ?? call.mismatchOf(rule) });
    },
    states: (key = allSessions) => states.get(key),
    setStates: (key = allSessions, changed) => states.set(key, changed),
  };
}

/** Whether the `api` of a rule matches an operation. */
export function matchesApi(pattern: string, api: string): boolean {
  if (!pattern.includes('*')) return pattern === api;
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`).test(api);
}

/** Tries rules in order until one answers the call. Rules after that one do not count the call. */
function matchFirst(candidates: readonly CountedRule[], call: RuleCall): Match {
  const unmatched: Unmatched[] = [];
  for (const [position, countedRule] of candidates.entries()) {
    const { key, index, rule } = countedRule;
    const attempt = tryRule(countedRule, call);
    if ('step' in attempt) {
      if (rule.nth !== undefined) countForOthers(candidates.slice(position + 1), countedRule, call);
      return { matchedStep: { ...attempt, rule: index, key }, unmatched };
    }
    unmatched.push({ rule: index, key, reason: attempt.reason });
  }
  return { matchedStep: undefined, unmatched };
}

/** Counts a call that a rule with `nth` answered for the later rules with `nth` of the same list: they count all calls. */
function countForOthers(laterRules: readonly CountedRule[], matched: CountedRule, call: RuleCall): void {
  for (const countedRule of laterRules)
    if (countedRule.key === matched.key && countedRule.rule.nth !== undefined) tryRule(countedRule, call);
}

/** Whether a step replaces the refusal of an invalid request. */
export const replacesRefusal = ({ http, fault, forward }: Step) => http?.body !== undefined || fault !== undefined || forward !== undefined;

/** Counts the call for the rule, unless it does not match or is refused. */
function tryRule(
  countedRule: CountedRule,
  call: RuleCall,
): { readonly step: Step; readonly counter: number } | { readonly reason: string } {
  const { response, nth } = countedRule.rule;
  const reason = call.mismatchOf(countedRule.rule);
  if (reason !== undefined) return { reason };
  const counter = countedRule.calls + 1;
  const step = response[nth === undefined ? Math.min(counter, response.length) - 1 : 0];
  if (step === undefined) return { reason: 'the rule has no response' };
  if (!call.isRefused() || replacesRefusal(step)) countedRule.calls = counter;
  return nth === undefined || counter === nth ? { step, counter } : { reason: `nth: expected call ${nth}, received call ${counter}` };
}
