import type { DataOf } from '@mall/contract';
import type { Db } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import type { Context } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { openWallet } from '../../ledger/ledger.ts';
import type { Settings } from '../../settings.ts';
import { createKeyedQueue } from '../../shared/keyed-queue.ts';
import { maskMailbox, maskMiddle } from '../../shared/mask.ts';
import { pepper, verifyPassword } from '../../shared/passwords.ts';
import {
  type CustomerName,
  type CustomerRow,
  changeCustomer,
  clearPaymentAttempts,
  countPaymentAttempt,
  findCustomer,
  findCustomerByName,
  insertCustomer,
} from './repository.ts';

export type { CustomerName, CustomerRow };

/** The default dial code of a phone that is sent without one. */
const homeDialCode = '86';

/** Returns a dial code in stored form: without leading zeros, the default when none is sent. */
export function readDialCode(cpc: string | undefined): string {
  return cpc?.replace(/^0+/, '') || homeDialCode;
}

/** Returns the customer with a login name; undefined when there is none. */
export async function customerByName(db: Db, name: CustomerName): Promise<CustomerRow | undefined> {
  return findCustomerByName(db, name);
}

/** A customer to register: with an account name and a password, or with a code only. */
export interface NewCustomer {
  readonly proved: Exclude<CustomerName, { kind: 'account' }>;
  readonly account?: string;
  readonly passwordHash?: string;
}

/**
 * Registers a customer with an empty wallet. Throws `account_registered` or `phone_registered` when a concurrent registration was first.
 */
export async function registerCustomer(tx: Db, { proved, account, passwordHash }: NewCustomer, now: Date): Promise<CustomerRow> {
  const where = proved.kind === 'phone' ? proved : { dialCode: homeDialCode, email: proved.email };
  const { dialCode, phone, email } = { phone: null, email: null, ...where };
  const customer = await insertCustomer(tx, {
    ...{ account: account ?? null, passwordHash: passwordHash ?? null, name: '' },
    ...{ dialCode, phone, email, createdAt: now },
  });
  if (!customer) throw new Fault(account !== undefined && (await isAccountTaken(tx, account)) ? 'account_registered' : 'phone_registered');
  await openWallet(tx, customer.id, 0n, now);
  return customer;
}

export async function isAccountTaken(db: Db, account: string): Promise<boolean> {
  return (await findCustomerByName(db, { kind: 'account', account })) !== undefined;
}

/** Sets a customer's login password. */
export async function setPassword(tx: Db, customerId: number, passwordHash: string): Promise<void> {
  await changeCustomer(tx, customerId, { passwordHash });
}

/** Sets the account name and the password of a customer who registered with a code. */
export async function setFirstPassword(tx: Db, customerId: number, account: string, passwordHash: string): Promise<void> {
  try {
    await changeCustomer(tx, customerId, { account, passwordHash });
  } catch (error) {
    // A concurrent request took the name after the check.
    throw isUniqueViolation(error) ? new Fault('account_registered') : error;
  }
}

/** Returns the recipient of codes for a customer: the bound phone, or the e-mail address of a customer without one. */
export function preferredContact({ dialCode, phone, email }: CustomerRow): Exclude<CustomerName, { kind: 'account' }> {
  if (phone !== null) return { kind: 'phone', dialCode, phone };
  if (email !== null) return { kind: 'email', email };
  throw new Error('A customer has neither phone nor e-mail address');
}

/** Returns the display name of a customer: their name, otherwise the account name, otherwise the masked phone or e-mail address. */
export function displayName({ name, account, phone, email }: CustomerRow): string {
  return name || account || maskMiddle(phone ?? '') || maskMailbox(email ?? '');
}

/** Returns the signed-in customer's record. */
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

/** Returns the next midnight in China, where the mall's day ends. */
function nextDay(now: Date): Date {
  const local = now.getTime() + chinaStandardTime;
  return new Date((Math.floor(local / day) + 1) * day - chinaStandardTime);
}

/**
 * Attempts are counted before their passwords are verified, so without this queue concurrent correct attempts would be counted as wrong.
 */
const inOrderOfCustomer = createKeyedQueue<number>();

/** Verifies the payment password. Five wrong attempts lock it until the next day. Throws the fault that matches the failure. */
export function checkPaymentPassword(db: Db, customerId: number, password: string, now: Date, settings: Settings): Promise<void> {
  return inOrderOfCustomer(customerId, () => checkOnePaymentPassword(db, customerId, password, now, settings));
}

async function checkOnePaymentPassword(db: Db, customerId: number, password: string, now: Date, settings: Settings): Promise<void> {
  if (!(await hasPaymentPassword(db, customerId))) throw new Fault('payment_password_not_set');
  const counted = await countPaymentAttempt(db, customerId, now, tries, nextDay(now));
  if (!counted?.hash) throw new Fault('payment_password_not_set');
  if (counted.attempts > tries) throw new Fault('payment_password_locked');
  if (await verifyPassword(pepper(password, settings.secret), counted.hash)) return clearPaymentAttempts(db, customerId);
  if (counted.attempts === tries) throw new Fault('payment_password_locked');
  throw new Fault('payment_password_wrong', { attempts_left: tries - counted.attempts });
}

/** Returns whether to offer the profile page: customers without a name are asked to set one. */
export async function profileState({ db, session }: Context): Promise<DataOf<'mall.User.isDefaultValue'>> {
  if (session.kind !== 'customer') return { haveAllUserInfo: 0 };
  return { haveAllUserInfo: (await customerById(db, session.customerId)).name === '' ? 1 : 0 };
}
