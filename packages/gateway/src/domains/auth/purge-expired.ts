import type { Db } from '../../db/database.ts';
import { purgeRateLimits } from '../../limits/limits.ts';
import { deleteExpiredSessions } from '../../sessions/sessions.ts';
import { purgeCodes } from '../../verification/codes.ts';
import { deleteExpiredCaptchas } from './repository.ts';

/** Deletes expired sessions, captchas, codes and attempt counters. Runs as a job; running late is harmless. */
export async function purgeExpired(db: Db, now: Date): Promise<void> {
  await deleteExpiredSessions(db, now);
  await deleteExpiredCaptchas(db, now);
  await purgeCodes(db, now);
  await purgeRateLimits(db, now);
}
