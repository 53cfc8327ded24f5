import type { DataOf } from '@mall/contract';
import type { Db } from '../../db/database.ts';
import type { Context } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import type { Settings } from '../../settings.ts';
import { pepper, verifyPassword } from '../../shared/passwords.ts';
import {
  type CustomerName,
  type CustomerRow,
  clearPaymentTries,
  countPaymentTry,
  findCustomer,
  findCustomerByName,
  type SignInRow,
} from './repository.ts';

export type { CustomerName, CustomerRow, SignInRow };

/** Who signs in under a name, if anybody does. */
export async function customerByName(db: Db, name: CustomerName): Promise<SignInRow | undefined> {
  return findCustomerByName(db, name);
}

/** The signed-in customer's record. */
export async function customerById(db: Db, id: number): Promise<CustomerRow> {
  const customer = await findCustomer(db, id);
  if (!customer) throw new Fault('session_invalid');
  return customer;
}

export async function hasPaymentPassword(db: Db, customerId: number): Promise<boolean> {
  return (await customerById(db, customerId)).paymentPasswordHash !== null;
}

const tries = 5;
const day = 24 * 60 * 60 * 1000;
const chinaStandardTime = 8 * 60 * 60 * 1000;

/** Midnight in China, where the day of the mall ends. */
function nextDay(now: Date): Date {
  const local = now.getTime() + chinaStandardTime;
  return new Date((Math.floor(local / day) + 1) * day - chinaStandardTime);
}

/** Checks the payment password. Five wrong ones lock it until the next day. Throws the fault that says what is wrong. */
export async function checkPaymentPassword(db: Db, customerId: number, password: string, now: Date, settings: Settings): Promise<void> {
  if (!(await hasPaymentPassword(db, customerId))) throw new Fault('payment_password_not_set');
  const counted = await countPaymentTry(db, customerId, now, tries, nextDay(now));
  if (!counted?.hash) throw new Fault('payment_password_not_set');
  if (counted.attempts > tries) throw new Fault('payment_password_locked');
  if (await verifyPassword(pepper(password, settings.secret), counted.hash)) return clearPaymentTries(db, customerId);
  if (counted.attempts === tries) throw new Fault('payment_password_locked');
  throw new Fault('payment_password_wrong', { attempts_left: tries - counted.attempts });
}

/** Whether to offer the profile page: a customer without a name is asked for one. */
export async function profileState({ db, session }: Context): Promise<DataOf<'mall.User.isDefaultValue'>> {
  if (session.kind !== 'customer') return { haveAllUserInfo: 0 };
  return { haveAllUserInfo: (await customerById(db, session.customerId)).name === '' ? 1 : 0 };
}
