import type { Db } from '../../db/database.ts';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { purgeRateLimits } from '../../limits/limits.ts';
import { deleteExpiredSessions, endSession } from '../../sessions/sessions.ts';
import { purgeCodes } from '../../verification/codes.ts';
import { deleteExpiredCaptchas } from './repository.ts';

/** Ends the caller's session, and the automatic sign-in that would reopen it. The customer's cart is preserved. */
export async function signOut(context: Context): Promise<void> {
  await endSession(context.db, customerOf(context).sessionId);
}

/** Deletes expired sessions, captchas, codes and attempt counters. Runs as a job; running late is harmless. */
export async function purgeExpired(db: Db, now: Date): Promise<void> {
  await deleteExpiredSessions(db, now);
  await deleteExpiredCaptchas(db, now);
  await purgeCodes(db, now);
  await purgeRateLimits(db, now);
}
