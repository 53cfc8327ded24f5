import type { Db } from '../../db/database.ts';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { deleteExpiredSessions, endSession } from '../../sessions/sessions.ts';
import { addMinutes } from '../../shared/clock.ts';
import { deleteExpired } from './repository.ts';

const day = 24 * 60;

/** Ends the caller's session. The cart stays with the customer. */
export async function signOut(context: Context): Promise<void> {
  await endSession(context.db, customerOf(context).sessionId);
}

/** Deletes what has had its time: sessions, captchas and counted tries. For a job; nothing breaks when it runs late. */
export async function purgeExpired(db: Db, now: Date): Promise<void> {
  // No limit looks back further than a day.
  await deleteExpiredSessions(db, now);
  await deleteExpired(db, now, addMinutes(now, -day));
}
