import type { Db } from '../../db/database.ts';
import { eq, lte } from '../../db/drizzle.ts';
import { captchas } from './schema.ts';

export async function insertCaptcha(db: Db, captcha: typeof captchas.$inferInsert): Promise<void> {
  await db.insert(captchas).values(captcha);
}

/** Takes a captcha away and gives what it was: whoever asks second finds nothing. */
export async function takeCaptcha(db: Db, tokenHash: Buffer, now: Date): Promise<{ answerHash: Buffer } | undefined> {
  const [row] = await db.delete(captchas).where(eq(captchas.tokenHash, tokenHash)).returning();
  return row && row.expiresAt > now ? { answerHash: row.answerHash } : undefined;
}

export async function deleteExpiredCaptchas(db: Db, now: Date): Promise<void> {
  await db.delete(captchas).where(lte(captchas.expiresAt, now));
}
