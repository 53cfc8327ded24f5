import type { Db } from '../../db/database.ts';
import { eq, lte } from '../../db/drizzle.ts';
import { captchas } from './schema.ts';

export async function insertCaptcha(db: Db, captcha: typeof captchas.$inferInsert): Promise<void> {
  await db.insert(captchas).values(captcha);
}

/**
 * Deletes a captcha and returns it, so that only one of two concurrent requests can use it. Returns undefined when it is missing or
 * expired.
 */
export async function deleteCaptcha(db: Db, tokenHash: Buffer, now: Date): Promise<typeof captchas.$inferSelect | undefined> {
  const [row] = await db.delete(captchas).where(eq(captchas.tokenHash, tokenHash)).returning();
  return row && row.expiresAt > now ? row : undefined;
}

export async function deleteExpiredCaptchas(db: Db, now: Date): Promise<void> {
  await db.delete(captchas).where(lte(captchas.expiresAt, now));
}
