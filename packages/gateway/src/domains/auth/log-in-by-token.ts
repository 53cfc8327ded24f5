import type { Context } from '../../dispatch/context.ts';
import { consumeAutoToken } from '../../sessions/auto-sign-in.ts';
import { customerById } from '../account/find-customer.ts';
import { type StartedSession, startSession } from './start-session.ts';
import { countEntry } from './verify-contact.ts';

/**
 * Logs in with the token of an earlier log-in, and issues the next token. Returns undefined for an unknown, used or expired token; the
 * sessions ended because of a used token stay ended.
 */
export async function logInByToken(autoLogInToken: string, context: Context): Promise<StartedSession | undefined> {
  await countEntry(context);
  const now = context.clock.now();
  return context.db.transaction(async (tx) => {
    const consumed = await consumeAutoToken(tx, autoLogInToken, now);
    return consumed && startSession(tx, await customerById(tx, consumed.customerId), consumed.family, context);
  });
}
