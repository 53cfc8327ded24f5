import { dictionary } from '@zxcvbn-ts/language-common';
import { Fault } from '../dispatch/fault.ts';

/** About 49,000 common passwords, most common first. */
const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Shorter names, such as "li" in an e-mail address, are part of many good passwords. */
const shortestName = 5;

/**
 * Refuses a login password that is common, or contains a name of its customer: the account, the phone, or the e-mail address before its
 * `@`. Ignores case. The contract limits its length.
 * @throws Fault `password_invalid`
 */
export function refuseWeakPassword(password: string, names: readonly (string | null | undefined)[]): void {
  const typed = password.toLowerCase();
  const personalNames = names.map((name) => name?.toLowerCase().split('@')[0] ?? '').filter((name) => name.length >= shortestName);
  if (commonPasswords.has(typed) || personalNames.some((name) => typed.includes(name))) throw new Fault('password_invalid');
}
