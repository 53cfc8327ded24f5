import type { Change } from './change.ts';
import type { Preference } from './preference.ts';
import type { When } from './when.ts';

/** What becomes of one call: which answer it gets, when, and whether it arrives whole. */
export interface Step extends Partial<Preference>, Change {
  /** Milliseconds to wait before the answer. */
  readonly delayMs?: number;
  /** `drop` closes the connection without an answer; `truncate` sends the first half of it as if it were all. */
  readonly fault?: 'drop' | 'truncate';
}

/** What becomes of the calls of an operation. */
export interface Rule {
  /** The operation's name, or `*` for all of them. */
  readonly api: string;
  /** Conditions on the request; a call that does not fulfil them is none of this rule's. */
  readonly when?: When;
  /** One step for each call in turn; the last one stays. */
  readonly answer: readonly Step[];
  /** Only this call of the operation, counted from 1; the others are answered as if there were no rule. */
  readonly nth?: number;
}

/** A rule as a test writes it: a single step needs no list. */
export interface WrittenRule extends Omit<Rule, 'answer'> {
  readonly answer: Step | readonly Step[];
}

/** The rules that hold at the moment, for everybody and for single sessions. */
export interface Rulebook {
  /** Takes these rules instead of those before, and counts anew. `key` is a session's; undefined means everybody. */
  set(key: string | undefined, rules: readonly Rule[]): void;
  /** The rules of a session alone, or of everybody. */
  get(key: string | undefined): readonly Rule[];
  clear(key: string | undefined): void;
  /**
   * The step for this call of a session. Its own rules come before everybody's, and the first that applies decides. `isFulfilled` judges the
   * conditions of a rule by the request.
   */
  take(key: string | undefined, api: string, isFulfilled: (when: When) => boolean): Taken | undefined;
}

/** The step for a call. */
export interface Taken {
  readonly step: Step;
  /** The place of its rule in the list that was set, from 0. */
  readonly rule: number;
}

interface Counted {
  readonly place: number;
  readonly rule: Rule;
  calls: number;
}

const everybody = '';

/** Sessions whose rules are kept; the one that was given rules longest ago goes first. */
const mostSessions = 1000;

export function createRulebook(): Rulebook {
  const books = new Map<string, Counted[]>();
  return {
    set(key = everybody, rules) {
      books.delete(key);
      books.set(
        key,
        rules.map((rule, place) => ({ rule, place, calls: 0 })),
      );
      const [oldest] = [...books.keys()].filter((known) => known !== everybody);
      if (books.size > mostSessions && oldest !== undefined) books.delete(oldest);
    },
    get: (key = everybody) => (books.get(key) ?? []).map(({ rule }) => rule),
    clear(key = everybody) {
      books.delete(key);
    },
    take(key, api, isFulfilled) {
      const own = key === undefined ? [] : (books.get(key) ?? []);
      return [...own, ...(books.get(everybody) ?? [])]
        .map((counted) => ({ rule: counted.place, step: stepOf(counted, api, isFulfilled) }))
        .find((taken): taken is Taken => taken.step !== undefined);
    },
  };
}

function stepOf(counted: Counted, api: string, isFulfilled: (when: When) => boolean): Step | undefined {
  const { answer, nth, when, api: wanted } = counted.rule;
  if (wanted !== '*' && wanted !== api) return undefined;
  if (when !== undefined && !isFulfilled(when)) return undefined;
  counted.calls += 1;
  if (nth !== undefined) return counted.calls === nth ? answer[0] : undefined;
  return answer[Math.min(counted.calls, answer.length) - 1];
}
