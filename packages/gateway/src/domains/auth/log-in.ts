import type { Context } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import {
  type Counter,
  consumeClientRateLimit,
  consumeRateLimits,
  type Limit,
  networkOf,
  recordAttempt,
  resetRateLimit,
} from '../../limits/limits.ts';
import { recognisedDevice } from '../../sessions/device-tokens.ts';
import { verifyPassword } from '../../shared/passwords.ts';
import { type CustomerName, customerByName } from '../account/find-customer.ts';
import type { CaptchaAnswer } from './captcha-answer.ts';
import { type StartedSession, startSession } from './start-session.ts';
import { verifyCaptcha } from './verify-captcha.ts';

/** A log-in with a password. */
export interface LogIn {
  /** Undefined when none was entered. */
  readonly name: CustomerName | undefined;
  readonly password: string;
  readonly captcha: CaptchaAnswer;
  /** Whether to issue a token for automatic log-in. */
  readonly keepLoggedIn: boolean;
}

const perClient: Limit = { name: 'login-client', max: 30, minutes: 1 };
/**
 * Counted by the typed name and not by its customer. So a name without a customer is locked like any other, and it cannot be discovered
 * that two names belong to one customer. To prevent attackers from locking a customer out, a name is locked for the network of the
 * attempts, and for all networks only after many attempts.
 */
const perNameAndNetwork: Limit = { name: 'login', max: 5, minutes: 15, fault: 'too_many_attempts' };
const perName: Limit = { name: 'login-name', max: 50, minutes: 60, fault: 'too_many_attempts' };
/**
 * Replaces both for a device on which the customer has logged in before: attempts from elsewhere cannot exhaust it. A device that has
 * exhausted it is counted by the name, like any other.
 */
const perDevice: Limit = { name: 'login-device', max: 5, minutes: 15 };

/** Verified when no customer has the name, so that the refusal takes as long as any other. It belongs to no customer. */
export const dummyPasswordHash = '$argon2id$v=19$m=19456,t=2,p=1$ZQVZL7xpceYDNsvhDvu5Eg$LjT3l4Y0/wygQReNe9gphewWX7BEcIBHUHYNnfnnef0';

/**
 * Logs a customer in with a password. Throws `captcha_wrong`, `credentials_wrong` for a known and an unknown name alike,
 * `too_many_attempts` after five wrong passwords from one network in fifteen minutes or fifty for one name in an hour, unless the device is
 * recognized, and `too_busy` after thirty attempts of one client in a minute.
 */
export async function logIn({ name, password, captcha, keepLoggedIn }: LogIn, context: Context): Promise<StartedSession> {
  await consumeClientRateLimit(perClient, context);
  await verifyCaptcha(captcha, context);
  if (!name) throw new Fault('credentials_wrong');
  const customer = await customerByName(context.db, name);
  const counters = await recordLogIn(name, recognisedDevice(customer, context), context);
  // Always verified, and outside the transaction, because it is slow on purpose.
  const isCorrect = await verifyPassword(password, customer?.passwordHash ?? dummyPasswordHash);
  if (!customer || !isCorrect) throw new Fault('credentials_wrong');
  for (const { limit, subject } of counters) await resetRateLimit(limit, subject, context);
  return context.db.transaction((tx) => startSession(tx, customer, keepLoggedIn ? 'newFamily' : 'none', context));
}

/** Records the attempt by the recognized device, or by the name; returns the counters that a correct password resets. */
async function recordLogIn(name: CustomerName, device: string | undefined, context: Context): Promise<readonly Counter[]> {
  if (device !== undefined) {
    const byDevice = { limit: perDevice, subject: device };
    if ((await recordAttempt(byDevice, context)) === 0) return [byDevice];
  }
  const typed = Object.values(name).join(' ');
  const byName = [
    { limit: perNameAndNetwork, subject: `${typed} ${networkOf(context.client)}` },
    { limit: perName, subject: typed },
  ];
  await consumeRateLimits(byName, context);
  return byName;
}
