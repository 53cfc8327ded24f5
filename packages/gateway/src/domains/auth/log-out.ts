import { type Context, customerOf } from '../../dispatch/context.ts';
import { endSession } from '../../sessions/sessions.ts';

/** Ends the caller's session, and the automatic log-in that would reopen it. The customer's cart is preserved. */
export async function logOut(context: Context): Promise<void> {
  await endSession(context.db, customerOf(context).sessionId);
}
