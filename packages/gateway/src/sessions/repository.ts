import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { guests, sessions } from './schema.ts';

export interface SessionRow {
  readonly id: number;
  readonly customerId: number | null;
  readonly guestId: number | null;
}

export async function findSessionByHash(db: Db, tokenHash: Buffer, now: Date): Promise<SessionRow | undefined> {
  const [row] = await db
    .select({ id: sessions.id, customerId: sessions.customerId, guestId: sessions.guestId })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  return row;
}

export async function insertGuest(db: Db, now: Date): Promise<number> {
  const [row] = await db.insert(guests).values({ createdAt: now }).returning({ id: guests.id });
  if (!row) throw new Error('A guest was not stored');
  return row.id;
}

export interface NewSession {
  readonly tokenHash: Buffer;
  readonly customerId?: number;
  readonly guestId?: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export async function insertSession(db: Db, session: NewSession): Promise<number> {
  const [row] = await db.insert(sessions).values(session).returning({ id: sessions.id });
  if (!row) throw new Error('A session was not stored');
  return row.id;
}

/** Ends a session; false when somebody else has ended it already. */
export async function deleteSession(db: Db, id: number): Promise<boolean> {
  const ended = await db.delete(sessions).where(eq(sessions.id, id)).returning({ id: sessions.id });
  return ended.length > 0;
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
}
