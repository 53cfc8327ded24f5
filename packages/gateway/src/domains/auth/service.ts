import type { Db } from '../../db/database.ts';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { purgeRateLimits } from '../../limits/limits.ts';
import { deleteExpiredSessions, endSession } from '../../sessions/sessions.ts';
import { purgeCodes } from '../../verification/codes.ts';
import { deleteExpiredCaptchas } from './repository.ts';

/** Ends the caller's session, and the automatic sign-in that would open it again. The cart stays with the customer. */
export async function signOut(context: Context): Promise<void> {
  await endSession(context.db, customerOf(context).sessionId);
}

/** Deletes what has had its time: sessions, captchas, codes and counted tries. For a job; nothing breaks when it runs late. */
export async function purgeExpired(db: Db, now: Date): Promise<void> {
  await deleteExpiredSessions(db, now);
  await deleteExpiredCaptchas(db, now);
  await purgeCodes(db, now);
  await purgeRateLimits(db, now);
}
