import type { Context } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { refuseWeakPassword } from '../../shared/password-strength.ts';
import { hashPassword } from '../../shared/passwords.ts';
import { consumeCode } from '../../verification/codes.ts';
import { customerByName, isAccountTaken } from '../account/find-customer.ts';
import { registerCustomer } from '../account/register-customer.ts';
import { type StartedSession, startSession } from './start-session.ts';
import { type ContactProof, entryCode, verifyContact } from './verify-contact.ts';

/** A registration with an account name and a password. */
export interface Registration extends ContactProof {
  /** In lower case. */
  readonly account: string;
  readonly password: string;
  /** The entered phone and e-mail address, which the password must not contain. */
  readonly contacts: readonly (string | undefined)[];
}

/** Registers a customer with an account name and a password, and logs them in. */
export async function register(registration: Registration, context: Context): Promise<StartedSession> {
  const { addressee, code, account, password, contacts } = registration;
  await verifyContact(registration, entryCode(addressee), context);
  refuseWeakPassword(password, [account, ...contacts]);
  // Checked before the code is consumed, so that another name can be chosen without a new code.
  if (await isAccountTaken(context.db, account)) throw new Fault('account_registered');
  if (await customerByName(context.db, addressee)) throw new Fault('phone_registered');
  const passwordHash = await hashPassword(password);
  return context.db.transaction(async (tx) => {
    await consumeCode(code, entryCode(addressee), { ...context, db: tx });
    const customer = await registerCustomer(tx, { contact: addressee, account, passwordHash }, context.clock.now());
    return startSession(tx, customer, 'none', context);
  });
}
