import type { Db } from '../db/database.ts';
import { and, asc, desc, eq, isNotNull, lt, lte } from '../db/drizzle.ts';
import { emails } from './schema.ts';

export type EmailRow = typeof emails.$inferSelect;
export type NewEmail = Pick<EmailRow, 'recipient' | 'language' | 'subject' | 'text' | 'page'>;

export async function insertEmail(tx: Db, email: NewEmail, now: Date): Promise<void> {
  await tx.insert(emails).values({ ...email, createdAt: now, nextAttemptAt: now });
}

/**
 * Claims due e-mails, longest due first: counts the attempt and postpones the next one, so that no other process sends them in the meantime
 * and they are retried if this process exits. Skips e-mails that another process is claiming.
 */
export async function claimDue(db: Db, max: number, nextAttemptAt: (attempts: number) => Date, now: Date): Promise<EmailRow[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(emails)
      .where(and(isNotNull(emails.nextAttemptAt), lte(emails.nextAttemptAt, now)))
      .orderBy(asc(emails.nextAttemptAt), asc(emails.id))
      .limit(max)
      .for('update', { skipLocked: true });
    const claimed = due.map((email) => ({ ...email, attempts: email.attempts + 1 }));
    for (const { id, attempts } of claimed)
      await tx
        .update(emails)
        .set({ attempts, nextAttemptAt: nextAttemptAt(attempts) })
        .where(eq(emails.id, id));
    return claimed;
  });
}

export async function markSent(db: Db, id: number, now: Date): Promise<void> {
  await db.update(emails).set({ sentAt: now, nextAttemptAt: null, lastError: '' }).where(eq(emails.id, id));
}

/** Stores the error of a failed attempt; with `failedAt` it was the last one. */
export async function markAttemptFailed(db: Db, id: number, lastError: string, failedAt: Date | null): Promise<void> {
  await db
    .update(emails)
    .set({ lastError, ...(failedAt && { failedAt, nextAttemptAt: null }) })
    .where(eq(emails.id, id));
}

/** Returns e-mails that were given up, newest first. */
export async function findFailed(db: Db, max: number): Promise<EmailRow[]> {
  return db.select().from(emails).where(isNotNull(emails.failedAt)).orderBy(desc(emails.failedAt)).limit(max);
}

export async function deleteSentBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(emails).where(lt(emails.sentAt, moment));
}
