import { type Db, rowsOf } from '../db/database.ts';
import { and, eq, inArray, lte, ne, or, sql } from '../db/drizzle.ts';
import { customers } from '../domains/account/schema.ts';
import { addDays } from '../shared/clock.ts';
import type { LanguageCode } from '../shared/language.ts';
import { autoTokens, guests, sessions } from './schema.ts';

/**
 * The maximum number of days of a session, or of the tokens of one sign-in, however often they are used: then the password is required
 * again.
 */
const maxDays = 365;

/** Returns the time at or before which a session must not have been opened. */
export const oldestStart = (now: Date) => addDays(now, -maxDays);

export interface SessionRow extends Record<string, unknown> {
  readonly id: number;
  readonly customer_id: number | null;
  readonly guest_id: number | null;
  /** The customer's last used language; null for none yet, and for a guest. */
  readonly customer_language: LanguageCode | null;
  /** The language of the session; null for none. */
  readonly language: LanguageCode | null;
  /** More than a tenth of its lifetime has passed since it was extended. */
  readonly worn: boolean;
}

export async function findSessionByHash(db: Db, tokenHash: Buffer, now: Date): Promise<SessionRow | undefined> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const [row] = await rowsOf<SessionRow>(
    db,
    sql`
      select s.id, s.customer_id, s.guest_id, s.language, c.language as customer_language,
             s.expires_at < ${at} + 0.9 * s.days * interval '24 hours' as worn
        from sessions s left join customers c on c.id = s.customer_id
       where s.token_hash = ${tokenHash} and s.expires_at > ${at} and s.created_at > ${oldestStart(now).toISOString()}::timestamptz`,
  );
  return row;
}

/** Stores a customer's last used language. */
export async function storeLanguage(db: Db, customerId: number, language: LanguageCode): Promise<void> {
  await db.update(customers).set({ language }).where(eq(customers.id, customerId));
}

/** Stores the language of a session. */
export async function storeSessionLanguage(db: Db, id: number, language: LanguageCode): Promise<void> {
  await db.update(sessions).set({ language }).where(eq(sessions.id, id));
}

/** Restores the full lifetime of a session. */
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

/** Deletes guests without a session, with their carts and searches, oldest first; returns how many. */
export async function deleteGuestsWithoutSession(db: Db, max: number): Promise<number> {
  const gone = await rowsOf(
    db,
    sql`
      delete from guests where id in (
        select g.id from guests g where not exists (select from sessions s where s.guest_id = g.id) order by g.id limit ${max}
        for update skip locked)
      returning id`,
  );
  return gone.length;
}

export interface NewSession {
  readonly tokenHash: Buffer;
  readonly customerId?: number;
  readonly guestId?: number;
  readonly createdAt: Date;
  /** The lifetime from its last use, in days. */
  readonly days: number;
  readonly language?: LanguageCode | undefined;
  /** The lifetime before its first use; defaults to `days`. */
  readonly unusedDays?: number;
}

export async function insertSession(db: Db, { unusedDays, ...session }: NewSession): Promise<number> {
  const expiresAt = addDays(session.createdAt, unusedDays ?? session.days);
  const [row] = await db
    .insert(sessions)
    .values({ ...session, expiresAt })
    .returning({ id: sessions.id });
  if (!row) throw new Error('A session was not stored');
  return row.id;
}

/** Ends a session; returns false when it has already ended. */
export async function deleteSession(db: Db, id: number): Promise<boolean> {
  const ended = await db.delete(sessions).where(eq(sessions.id, id)).returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends all sessions of a customer, or all except one. */
export async function deleteSessionsOf(tx: Db, customerId: number, except?: number): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.customerId, customerId), except === undefined ? undefined : ne(sessions.id, except)));
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(or(lte(sessions.expiresAt, now), lte(sessions.createdAt, oldestStart(now))));
  await db.delete(autoTokens).where(or(lte(autoTokens.expiresAt, now), lte(autoTokens.familySince, oldestStart(now))));
}

export type AutoTokenRow = typeof autoTokens.$inferSelect;

export async function insertAutoToken(tx: Db, token: typeof autoTokens.$inferInsert): Promise<void> {
  await tx.insert(autoTokens).values(token);
}

/** Returns a token for automatic sign-in, locked until the transaction ends. */
export async function lockAutoToken(tx: Db, tokenHash: Buffer): Promise<AutoTokenRow | undefined> {
  const [row] = await tx.select().from(autoTokens).where(eq(autoTokens.tokenHash, tokenHash)).for('update');
  return row;
}

export async function markAutoTokenUsed(tx: Db, tokenHash: Buffer): Promise<void> {
  await tx.update(autoTokens).set({ used: true }).where(eq(autoTokens.tokenHash, tokenHash));
}

/** Ends a token family, with the sessions that its tokens opened. */
export async function deleteFamily(tx: Db, family: string): Promise<void> {
  const members = await tx.delete(autoTokens).where(eq(autoTokens.family, family)).returning({ sessionId: autoTokens.sessionId });
  const ids = members.flatMap(({ sessionId }) => (sessionId === null ? [] : [sessionId]));
  if (ids.length > 0) await tx.delete(sessions).where(inArray(sessions.id, ids));
}

/** Deletes the tokens that sign in again to a session, because they end with it. */
export async function deleteFamilyOf(tx: Db, sessionId: number): Promise<void> {
  const families = tx.select({ family: autoTokens.family }).from(autoTokens).where(eq(autoTokens.sessionId, sessionId));
  await tx.delete(autoTokens).where(inArray(autoTokens.family, families));
}

/** Ends all token families of a customer, or all except that of one session. */
export async function deleteFamiliesOf(tx: Db, customerId: number, exceptSession?: number): Promise<void> {
  const own = tx
    .select({ family: autoTokens.family })
    .from(autoTokens)
    .where(eq(autoTokens.sessionId, exceptSession ?? 0));
  await tx
    .delete(autoTokens)
    .where(and(eq(autoTokens.customerId, customerId), exceptSession === undefined ? undefined : sql`${autoTokens.family} not in ${own}`));
}
