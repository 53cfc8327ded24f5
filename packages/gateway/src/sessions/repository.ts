import { type Db, rowsOf } from '../db/database.ts';
import { eq, lte, sql } from '../db/drizzle.ts';
import { addMinutes } from '../shared/clock.ts';
import { guests, sessions } from './schema.ts';

export interface SessionRow extends Record<string, unknown> {
  readonly id: number;
  readonly customer_id: number | null;
  readonly guest_id: number | null;
  /** More than a tenth of its time has passed since it was extended. */
  readonly worn: boolean;
}

export async function findSessionByHash(db: Db, tokenHash: Buffer, now: Date): Promise<SessionRow | undefined> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const [row] = await rowsOf<SessionRow>(
    db,
    sql`
      select id, customer_id, guest_id, expires_at < ${at} + 0.9 * days * interval '24 hours' as worn
        from sessions
       where token_hash = ${tokenHash} and expires_at > ${at}`,
  );
  return row;
}

/** Gives a session its whole time again. */
export async function extendSession(db: Db, id: number, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ expiresAt: sql`${now.toISOString()}::timestamptz + ${sessions.days} * interval '24 hours'` })
    .where(eq(sessions.id, id));
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
  readonly days: number;
}

export async function insertSession(db: Db, session: NewSession): Promise<number> {
  const expiresAt = addMinutes(session.createdAt, session.days * 24 * 60);
  const [row] = await db
    .insert(sessions)
    .values({ ...session, expiresAt })
    .returning({ id: sessions.id });
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
