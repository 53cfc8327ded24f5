import type { RequestForm } from './form.ts';

/** A fault of a request. Stated here, not taken from the contract: the published package has no types of the contract. */
export interface RequestFault {
  /** "pro_id", "cart.0.cart_id". */
  readonly field: string;
  /** The rule that the field breaks, "required" or "minimum". */
  readonly rule: string;
  /** The limit of the rule, e.g. 1 of a minimum. */
  readonly limit?: string | number | readonly unknown[];
}

/** A call with its answer, for looking at it afterwards. */
export interface LoggedCall {
  /** Counts up from 1. */
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  /** As it was sent; empty where it was missing. */
  readonly api: string;
  /** Whose call it was, by the cookie `mall_mock`; empty without one. */
  readonly session: string;
  /** The answer's code, or what became of it instead. */
  readonly verdict: string;
  /** What chose the answer, when it was not the contract's first example. */
  readonly steeredBy: 'Prefer' | 'rule' | 'recording' | '';
  /** The place of the rule that chose it, from 0. */
  readonly rule?: number;
  readonly milliseconds: number;
  /** What was wrong with the request, or with what it asked for. */
  readonly faults: readonly RequestFault[];
  /** The form as it came, for repeating the call; a file is named and not kept. */
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** The calls that are asked for; a member that is missing excludes none. */
export interface CallFilter {
  readonly session?: string | undefined;
  readonly api?: string | undefined;
  readonly verdict?: string | undefined;
  /** The number of calls, from the newest. */
  readonly limit?: number | undefined;
}

/** The last calls, newest first. */
export interface Journal {
  add(call: Omit<LoggedCall, 'id'>): void;
  /** The calls to which the filter applies. */
  list(filter: CallFilter): readonly LoggedCall[];
  /** Deletes the calls of a session, or of all. */
  clear(session: string | undefined): void;
}

const mostCalls = 200;

export function createJournal(): Journal {
  let calls: LoggedCall[] = [];
  let count = 0;
  return {
    add(call) {
      count += 1;
      calls.unshift({ id: count, ...call });
      calls.length = Math.min(calls.length, mostCalls);
    },
    list: ({ limit, ...wanted }) => {
      const conditions = Object.entries(wanted).filter(([, value]) => value !== undefined);
      return calls.filter((call) => conditions.every(([name, value]) => Reflect.get(call, name) === value)).slice(0, limit);
    },
    clear(session) {
      calls = session === undefined ? [] : calls.filter((call) => call.session !== session);
    },
  };
}

const longestValue = 2000;

/** The fields of a form as texts; long ones are cut, so that two hundred calls stay small. */
export function fieldsOf(form: RequestForm): (readonly [string, string])[] {
  return [...form.entries()].map(([name, value]) => [name, textOf(value).slice(0, longestValue)]);
}

function textOf(value: unknown): string {
  if (value instanceof File) return `@${value.name}`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
