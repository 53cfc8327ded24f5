import type { Context } from '../../dispatch/context.ts';
import { consumeCode } from '../../verification/codes.ts';
import { customerByName } from '../account/find-customer.ts';
import { registerCustomer } from '../account/register-customer.ts';
import { type StartedSession, startSession } from './start-session.ts';
import { type ContactProof, entryCode, verifyContact } from './verify-contact.ts';

/** Logs in with a code, and registers the addressee when no customer has that phone or address. */
export async function logInByCode(contact: ContactProof, context: Context): Promise<StartedSession> {
  const { addressee, code } = contact;
  await verifyContact(contact, entryCode(addressee), context);
  return context.db.transaction(async (tx) => {
    await consumeCode(code, entryCode(addressee), { ...context, db: tx });
    const customer = await customerByName(tx, addressee);
    return startSession(tx, customer ?? (await registerCustomer(tx, { contact: addressee }, context.clock.now())), 'none', context);
  });
}
