import { dictionary } from '@zxcvbn-ts/language-common';
import { Fault } from '../dispatch/fault.ts';

/** Some 49,000 passwords that many people have, most common first: those that are tried first. */
const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Shorter names, such as "li" of an e-mail address, are part of many good passwords. */
const shortestName = 5;

/**
 * Refuses a login password that is a common one, or has a name of its customer in it: the account, the phone, or the e-mail address before
 * its `@`. Upper and lower case count the same. Its length is the contract's.
 * @throws Fault `password_invalid`
 */
export function refuseWeakPassword(password: string, names: readonly (string | null | undefined)[]): void {
  const typed = password.toLowerCase();
  const own = names.map((name) => name?.toLowerCase().split('@')[0] ?? '').filter((name) => name.length >= shortestName);
  if (commonPasswords.has(typed) || own.some((name) => typed.includes(name))) throw new Fault('password_invalid');
}
