import type { Context } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { issueDeviceToken } from '../../sessions/device-tokens.ts';
import { endSessionsOf } from '../../sessions/sessions.ts';
import { refuseWeakPassword } from '../../shared/password-strength.ts';
import { hashPassword } from '../../shared/passwords.ts';
import { type CodeKey, consumeCode } from '../../verification/codes.ts';
import { customerByName } from '../account/find-customer.ts';
import { setPassword } from '../account/set-password.ts';
import { type ContactProof, verifyContact } from './verify-contact.ts';

/** A new login password for the customer with a phone or an e-mail address. */
export interface PasswordReset extends ContactProof {
  readonly password: string;
  /** The entered phone and e-mail address, which the password must not contain. */
  readonly contacts: readonly (string | undefined)[];
}

/**
 * Sets a new password after verifying a code, and ends all of the customer's sessions. The browser becomes recognized, so that logging in
 * with the new password is not refused because of earlier wrong ones.
 */
export async function resetPassword(reset: PasswordReset, context: Context): Promise<void> {
  const { addressee, code, password, contacts } = reset;
  const which: CodeKey = { purpose: 'reset', addressee };
  await verifyContact(reset, which, context);
  const known = await customerByName(context.db, addressee);
  refuseWeakPassword(password, [...contacts, known?.account]);
  const passwordHash = await hashPassword(password);
  await context.db.transaction(async (tx) => {
    await consumeCode(code, which, { ...context, db: tx });
    const customer = await customerByName(tx, addressee);
    // No code is ever sent to an addressee without an account, so guessing one has no effect.
    if (!customer) throw new Fault('code_wrong');
    await setPassword(tx, customer.id, passwordHash);
    await endSessionsOf(tx, customer.id);
    issueDeviceToken({ id: customer.id, passwordHash }, context);
  });
}
