import { isRecord } from './print.ts';

/** Requirement of an option. */
export interface Check {
  /** For the message: "a whole number of at least 1". */
  readonly expected: string;
  accepts(value: unknown): boolean;
  /** The message omits the value. */
  readonly secret?: boolean;
  /** Describes a wrong value of a frequent kind and its correction, in place of the value and `expected`. */
  readonly mistake?: (value: unknown) => string | undefined;
}

/** Check of each option, by name. */
export type Checks = Readonly<Record<string, Check>>;

/** A timer with a longer delay fires immediately. */
const maxDelayMs = 2 ** 31 - 1;

/** Returns a check that also accepts undefined. */
export const optional = (check: Check): Check => ({ ...check, accepts: (value) => value === undefined || check.accepts(value) });

/** Returns a check that also accepts a function that returns the value; its result is checked on use. */
export const orFunction = ({ expected, accepts }: Check): Check => ({
  expected: `${expected}, or a function that returns one`,
  accepts: (value) => typeof value === 'function' || accepts(value),
});

export const integerFrom = (min: number): Check => ({
  expected: `a whole number from ${min} to ${maxDelayMs}`,
  accepts: (value) => Number.isInteger(value) && Number(value) >= min && Number(value) <= maxDelayMs,
});

/** Check of a computed duration, which need not be a whole number. */
export const delayCheck: Check = {
  expected: `milliseconds from 0 to ${maxDelayMs}, or undefined`,
  accepts: (value) => typeof value === 'number' && value >= 0 && value <= maxDelayMs,
};

export const functionCheck: Check = { expected: 'a function', accepts: (value) => typeof value === 'function' };

export const textCheck: Check = { expected: 'a string', accepts: (value) => typeof value === 'string' };

/** Check of a language: a code, or a locale in any spelling. */
export const languageCheck: Check = {
  expected: '"en", "zh", "tn", "ko" or a locale of one such as "zh-CN"',
  accepts: (value) => typeof value === 'string' && /^(|tn|(en|zh|ko)([-_]\w+)*)$/i.test(value),
};

/** Returns a check of an object with members of these names. */
export const objectWith = (expected: string, ...members: readonly string[]): Check => ({
  expected,
  accepts: (value) => isRecord(value) && members.every((member) => member in value),
});

/** Check of a signal. Its controller is a frequent mistake. */
export const signalCheck: Check = {
  ...objectWith('an AbortSignal, such as controller.signal', 'aborted'),
  mistake: (value) => (isRecord(value) && 'signal' in value ? 'an AbortController; pass controller.signal' : undefined),
};

/**
 * Check of an http(s) URL; a relative one is accepted where the page has a URL, with a slash that distinguishes it from a host name. It
 * can have a query, which other servers of the family need; a fragment would swallow the fields that the client appends.
 */
export const baseUrlCheck: Check = {
  expected:
    'the address of a gateway with https:// or http://, such as https://shop.example/api/, or in a browser a path with a leading slash',
  accepts(value) {
    const url = urlOf(value);
    return url !== undefined && /^https?:/.test(url.href) && !hasCredentials(url) && !url.href.includes('#');
  },
  // `fetch` refuses credentials with a message that contains them.
  mistake(value) {
    const url = urlOf(value);
    if (!url) return undefined;
    if (hasCredentials(url)) return 'an address with a user name or password, which cannot be sent; use the option headers';
    return url.href.includes('#') ? 'an address with a fragment (#), which is not sent; remove it' : undefined;
  },
};

function urlOf(value: unknown): URL | undefined {
  try {
    const text = typeof value === 'string' ? value : Reflect.get(Object(value), 'href');
    return /^(https?:|\.{0,2}\/)/i.test(text) ? new URL(text, globalThis.location?.href) : undefined;
  } catch {
    return undefined;
  }
}

const hasCredentials = ({ username, password }: URL) => username + password !== '';
