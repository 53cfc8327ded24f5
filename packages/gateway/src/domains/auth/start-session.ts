import type { Db } from '../../db/database.ts';
import type { Context, Session } from '../../dispatch/context.ts';
import { issueAutoToken, type TokenFamily } from '../../sessions/auto-sign-in.ts';
import { issueDeviceToken } from '../../sessions/device-tokens.ts';
import { endSession, openCustomer } from '../../sessions/sessions.ts';
import type { CustomerRow } from '../account/find-customer.ts';
import { mergeGuestCart } from '../cart/merge-guest-cart.ts';
import { moveSearchHistory } from '../catalog/search-history.ts';

/** Whether a token for automatic log-in is issued: none, one of a new token family, or one of an existing family. */
export type AutoLogIn = 'none' | 'newFamily' | TokenFamily;

/** The new session of a customer. */
export interface StartedSession {
  readonly token: string;
  readonly customer: CustomerRow;
  /** The token for automatic log-in; undefined when none was requested. */
  readonly autoLogInToken: string | undefined;
}

/**
 * Starts a customer's session: ends the caller's session and opens a new one, so that a previously known token becomes useless. Transfers a
 * guest's cart and searches, and makes the browser recognized. Call it in a transaction.
 */
export async function startSession(tx: Db, customer: CustomerRow, autoLogIn: AutoLogIn, context: Context): Promise<StartedSession> {
  const { session, clock, language } = context;
  const ended = session.kind !== 'visitor' && (await endSession(tx, session.sessionId));
  // Of two concurrent log-ins with one guest's token, only the one that ends the session transfers the data.
  if (ended) await transferGuestData(tx, session, customer.id);
  const now = clock.now();
  const { token, sessionId } = await openCustomer(tx, customer.id, now, { keep: autoLogIn !== 'none', language });
  issueDeviceToken(customer, context);
  if (autoLogIn === 'none') return { token, customer, autoLogInToken: undefined };
  const family = autoLogIn === 'newFamily' ? {} : { family: autoLogIn };
  return { token, customer, autoLogInToken: await issueAutoToken(tx, { customerId: customer.id, sessionId, ...family }, now) };
}

async function transferGuestData(tx: Db, session: Session, customerId: number): Promise<void> {
  if (session.kind !== 'guest') return;
  await mergeGuestCart(tx, session.guestId, customerId);
  await moveSearchHistory(tx, session.guestId, customerId);
}
