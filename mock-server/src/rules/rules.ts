import type { Change } from '../responses/change.ts';
import type { HttpResponse } from '../responses/http-response.ts';
import type { Preference } from '../responses/preference.ts';
import { createStates, type States, type StateValues } from './states.ts';
import type { When } from './when.ts';

/** The response to one call: its content, its delay, and whether it arrives complete. */
export interface Step extends Partial<Preference>, Change {
  /** Milliseconds to wait before the response; a range stands for a random number in it. */
  readonly delayMs?: number | { readonly min: number; readonly max: number };
  /** `drop` closes the connection without a response; `truncate` announces the whole length, sends half of it and closes the connection. */
  readonly fault?: 'drop' | 'truncate';
  /** The HTTP status, headers and body of the response. */
  readonly http?: HttpResponse;
  /** States that the session has from this response on, by name: `{ "payment": "paid", "sku": "{{request.attribute_id}}" }`. A refused request does not change them. */
  readonly setState?: States;
}

/** The responses to the calls of an operation. */
export interface Rule {
  /** The operation's name; `*` stands for any characters, so `mall.Order.*` means a family and `*` all operations. */
  readonly api: string;
  /** Conditions on the request; the rule ignores a call that does not fulfil them. */
  readonly when?: When;
  /** Conditions on HTTP headers by name. */
  readonly whenHeaders?: When;
  /** States that the session must have; each is "Started" before a step sets it. */
  readonly whenState?: States;
  /** One step for each call in turn; the last one repeats. */
  readonly response: readonly Step[];
  /** Only this call of the operation, counted from 1; the rule ignores the others. */
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

/** A call as the rules see it. */
interface RuleCall {
  readonly api: string;
  /** The reason why the call does not fulfil the conditions of a rule. */
  readonly mismatchOf: (rule: Rule) => string | undefined;
  /** Whether the call is refused, or gets a stored response. Such a call is not counted, unless the step answers it in place of the refusal. */
  readonly isRefused: () => boolean;
}

/** The rules for a call. */
interface Match {
  /** Undefined when no rule answers the call. */
  readonly matchedStep: MatchedStep | undefined;
  readonly unmatched: readonly Unmatched[];
}

/** The current rules, for all sessions and for single ones. */
export interface Rulebook {
  /** Replaces the rules and restarts their counters and states. `key` is a session's; undefined means all sessions. */
  set(key: string | undefined, rules: readonly Rule[]): void;
  /** The rules of a session alone, or of all sessions. */
  get(key: string | undefined): readonly Rule[];
  clear(key: string | undefined): void;
  /** The keys that have rules or states, sorted. */
  keys(): readonly string[];
  /** Deletes the rules and states of every key; those of all sessions stay. */
  clearKeys(): void;
  /** Adds a rule before the others, whose counters and states stay. */
  add(key: string | undefined, rule: Rule): void;
  /** Removes the rule with an index; false where there is none. */
  remove(key: string | undefined, index: number): boolean;
  /** The other rules that may answer the calls of a session: those of all sessions; beside those, the rules of every session. */
  otherRules(key: string | undefined): readonly Rule[];
  /** Finds the step for a call of a session. Its own rules precede those of all sessions, and the first that matches decides. */
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

/** Sessions whose rules are kept; the session whose rules are the oldest is removed first. */
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

/** Whether the `api` of a rule means an operation. */
export function matchesApi(pattern: string, api: string): boolean {
  if (!pattern.includes('*')) return pattern === api;
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`).test(api);
}

/** Tries rules in order until one answers the call. Only rules that a call reaches count it. */
function matchFirst(candidates: readonly CountedRule[], call: RuleCall): Match {
  const unmatched: Unmatched[] = [];
  for (const [at, countedRule] of candidates.entries()) {
    const { key, index, rule } = countedRule;
    const attempt = tryRule(countedRule, call);
    if ('step' in attempt) {
      if (rule.nth !== undefined) countForOthers(candidates.slice(at + 1), countedRule, call);
      return { matchedStep: { ...attempt, rule: index, key }, unmatched };
    }
    unmatched.push({ rule: index, key, reason: attempt.reason });
  }
  return { matchedStep: undefined, unmatched };
}

/** `nth` is the number of a call: the rules for the other calls of the same list count it too. */
function countForOthers(laterRules: readonly CountedRule[], matched: CountedRule, call: RuleCall): void {
  for (const countedRule of laterRules)
    if (countedRule.key === matched.key && countedRule.rule.nth !== undefined) tryRule(countedRule, call);
}

/** Whether a step answers in place of the refusal of an invalid request. */
export const replacesRefusal = ({ http, fault }: Step) => http?.body !== undefined || fault !== undefined;

/** Counts the call for the rule unless there is a mismatch, or the contract refuses the call. */
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
