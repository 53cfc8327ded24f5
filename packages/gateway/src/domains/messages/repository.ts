import type { Db } from '../../db/database.ts';
import { and, count, desc, eq, inArray, isNull, sql } from '../../db/drizzle.ts';
import { messages } from './schema.ts';

export type MessageRow = typeof messages.$inferSelect;

export async function insertMessage(tx: Db, message: typeof messages.$inferInsert): Promise<void> {
  await tx.insert(messages).values(message);
}

/** Returns a page of a customer's messages, newest first. */
export async function findMessages(db: Db, customerId: number, page: number, pageSize: number): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(eq(messages.customerId, customerId))
    .orderBy(desc(messages.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export async function countMessages(db: Db, customerId: number): Promise<{ total: number; unread: number }> {
  const [row] = await db
    .select({ total: count(), unread: sql<number>`count(*) filter (where ${isNull(messages.readAt)})`.mapWith(Number) })
    .from(messages)
    .where(eq(messages.customerId, customerId));
  return row ?? { total: 0, unread: 0 };
}

/** Returns a customer's message and marks it as read; undefined for an unknown message or another customer's. */
export async function readMessage(db: Db, customerId: number, id: number, now: Date): Promise<MessageRow | undefined> {
  const [row] = await db
    .update(messages)
    .set({ readAt: sql`coalesce(${messages.readAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(messages.customerId, customerId), eq(messages.id, id)))
    .returning();
  return row;
}

export async function deleteMessages(db: Db, customerId: number, ids: readonly number[]): Promise<void> {
  await db.delete(messages).where(and(eq(messages.customerId, customerId), inArray(messages.id, [...ids])));
}
