import type { Db } from '../../db/database.ts';
import { Fault } from '../../dispatch/fault.ts';
import type { Settings } from '../../settings.ts';
import { createKeyedQueue } from '../../shared/keyed-queue.ts';
import { pepper, verifyPassword } from '../../shared/passwords.ts';
import { hasPaymentPassword } from './find-customer.ts';
import { clearPaymentAttempts, countPaymentAttempt } from './repository.ts';

const maxAttempts = 5;
const day = 24 * 60 * 60 * 1000;
const chinaStandardTime = 8 * 60 * 60 * 1000;

/** Returns the next midnight in China, where the mall's day ends. */
function nextDay(now: Date): Date {
  const local = now.getTime() + chinaStandardTime;
  return new Date((Math.floor(local / day) + 1) * day - chinaStandardTime);
}

/**
 * Attempts are counted before their passwords are verified, so without this queue concurrent correct attempts would be counted as wrong.
 */
const queueByCustomer = createKeyedQueue<number>();

/** Verifies the payment password. Five wrong attempts lock it until the next day. Throws the fault that matches the failure. */
export function checkPaymentPassword(db: Db, customerId: number, password: string, now: Date, settings: Settings): Promise<void> {
  return queueByCustomer(customerId, () => checkAttempt(db, customerId, password, now, settings));
}

async function checkAttempt(db: Db, customerId: number, password: string, now: Date, settings: Settings): Promise<void> {
  if (!(await hasPaymentPassword(db, customerId))) throw new Fault('payment_password_not_set');
  const counted = await countPaymentAttempt(db, customerId, now, maxAttempts, nextDay(now));
  if (!counted?.hash) throw new Fault('payment_password_not_set');
  if (counted.attempts > maxAttempts) throw new Fault('payment_password_locked');
  if (await verifyPassword(pepper(password, settings.secret), counted.hash)) return clearPaymentAttempts(db, customerId);
  if (counted.attempts === maxAttempts) throw new Fault('payment_password_locked');
  throw new Fault('payment_password_wrong', { attempts_left: maxAttempts - counted.attempts });
}
