import type { Db } from '../../db/database.ts';
import { Fault } from '../../dispatch/fault.ts';
import { openWallet } from '../../ledger/ledger.ts';
import type { Addressee } from '../../verification/codes.ts';
import { defaultDialCode } from './dial-code.ts';
import { isAccountTaken } from './find-customer.ts';
import { type CustomerRow, insertCustomer } from './repository.ts';

/** A customer to register: with an account name and a password, or with a code only. */
export interface NewCustomer {
  /** The phone or e-mail address that a code has verified. */
  readonly contact: Addressee;
  readonly account?: string;
  readonly passwordHash?: string;
}

/**
 * Registers a customer with an empty wallet. Throws `account_registered` or `phone_registered` when a concurrent registration was first.
 */
export async function registerCustomer(tx: Db, { contact, account, passwordHash }: NewCustomer, now: Date): Promise<CustomerRow> {
  const verified = contact.kind === 'phone' ? contact : { dialCode: defaultDialCode, email: contact.email };
  const { dialCode, phone, email } = { phone: null, email: null, ...verified };
  const customer = await insertCustomer(tx, {
    account: account ?? null,
    passwordHash: passwordHash ?? null,
    name: '',
    dialCode,
    phone,
    email,
    createdAt: now,
  });
  if (!customer) throw new Fault(account !== undefined && (await isAccountTaken(tx, account)) ? 'account_registered' : 'phone_registered');
  await openWallet(tx, customer.id, 0n, now);
  return customer;
}
