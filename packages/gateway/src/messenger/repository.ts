import type { Db } from '../db/database.ts';
import { and, asc, desc, eq, isNotNull, isNull, lt, lte } from '../db/drizzle.ts';
import { pendingMessages } from './schema.ts';

export type PendingMessage = typeof pendingMessages.$inferSelect;

export async function insertPendingMessage(db: Db, message: Omit<PendingMessage, 'id' | 'lastError'>): Promise<PendingMessage> {
  const [row] = await db.insert(pendingMessages).values(message).returning();
  if (!row) throw new Error('A message was not stored');
  return row;
}

/** Claims due messages: postpones their next attempt, so that no other process sends them in the meantime. */
export async function claimDueMessages(db: Db, max: number, now: Date, nextAttemptAt: Date): Promise<PendingMessage[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(pendingMessages)
      .where(and(isNotNull(pendingMessages.nextAttemptAt), lte(pendingMessages.nextAttemptAt, now)))
      .orderBy(asc(pendingMessages.nextAttemptAt))
      .limit(max)
      .for('update', { skipLocked: true });
    for (const { id, attempts } of due) await updatePendingMessage(tx, id, { nextAttemptAt, attempts: attempts + 1 });
    return due.map((message) => ({ ...message, attempts: message.attempts + 1 }));
  });
}

export async function updatePendingMessage(db: Db, id: number, changes: Partial<PendingMessage>): Promise<void> {
  await db.update(pendingMessages).set(changes).where(eq(pendingMessages.id, id));
}

export async function deletePendingMessage(db: Db, id: number): Promise<void> {
  await db.delete(pendingMessages).where(eq(pendingMessages.id, id));
}

/** Returns messages that were given up, newest first. */
export const findFailedMessages = (db: Db, max: number): Promise<PendingMessage[]> =>
  db.select().from(pendingMessages).where(isNull(pendingMessages.nextAttemptAt)).orderBy(desc(pendingMessages.createdAt)).limit(max);

export async function deleteFailedMessagesBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(pendingMessages).where(and(isNull(pendingMessages.nextAttemptAt), lt(pendingMessages.createdAt, moment)));
}
