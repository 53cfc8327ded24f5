import type { Db } from '../db/database.ts';
import type { Guest, Session } from '../dispatch/context.ts';
import type { LanguageCode } from '../shared/language.ts';
import {
  deleteFamiliesOf,
  deleteFamilyOf,
  deleteGuestsWithoutSession,
  deleteSession,
  deleteSessionsOf,
  extendSession,
  findSessionByHash,
  insertGuest,
  insertSession,
  storeLanguage,
  storeSessionLanguage,
} from './repository.ts';
import { hashToken, newToken } from './tokens.ts';

// biome-ignore lint/performance/noBarrelFile: the entry point of the sessions foundation
export { deleteExpiredSessions } from './repository.ts';

const guestDays = 180;
/** A real shopper requests another page soon. A script that creates guests does not reuse each of them. */
const unusedGuestDays = 7;
const customerDays = 7;
const keptCustomerDays = 30;

/**
 * Returns the session of a token. An unknown or expired token belongs to a visitor. A session lasts some days from its last use, which is
 * stored only occasionally, so that nearly every call only reads. A language other than the customer's last one is stored as their language
 * for e-mails.
 */
export async function findSession(db: Db, token: string, now: Date, language?: LanguageCode): Promise<Session> {
  if (token === '') return { kind: 'visitor' };
  const row = await findSessionByHash(db, hashToken(token), now);
  if (!row) return { kind: 'visitor' };
  const { id: sessionId, customer_id: customerId, guest_id: guestId } = row;
  if (row.worn) await extendSession(db, sessionId, now);
  if (customerId !== null && language !== undefined && row.customer_language !== language) await storeLanguage(db, customerId, language);
  const common = { sessionId, language: row.language ?? undefined };
  if (customerId !== null) return { kind: 'customer', customerId, ...common };
  return guestId === null ? { kind: 'visitor' } : { kind: 'guest', guestId, ...common };
}

/** Creates a guest for a visitor, on their first write. */
export async function openGuestSession(tx: Db, now: Date): Promise<{ token: string; session: Guest }> {
  const token = newToken();
  const guestId = await insertGuest(tx, now);
  const sessionId = await insertSession(tx, {
    tokenHash: hashToken(token),
    guestId,
    createdAt: now,
    days: guestDays,
    unusedDays: unusedGuestDays,
  });
  return { token, session: { kind: 'guest', sessionId, guestId, language: undefined } };
}

/** Opens a customer's session and returns its token, which is not stored. With `keep` it lasts longer, for customers who stay signed in. */
export async function openCustomerSession(tx: Db, customerId: number, now: Date, keep = false): Promise<string> {
  return (await openCustomer(tx, customerId, now, { keep })).token;
}

/** Like {@link openCustomerSession}, and also returns the session's id; the session starts with a language if one is given. */
export async function openCustomer(
  tx: Db,
  customerId: number,
  now: Date,
  { keep, language }: { keep: boolean; language?: LanguageCode },
): Promise<{ token: string; sessionId: number }> {
  const token = newToken();
  const days = keep ? keptCustomerDays : customerDays;
  return { token, sessionId: await insertSession(tx, { tokenHash: hashToken(token), customerId, createdAt: now, days, language }) };
}

/** Stores the language of a session, which is used for calls that name none. Nothing is stored for a visitor, who has no session. */
export async function selectLanguage(db: Db, session: Session, language: LanguageCode): Promise<void> {
  if (session.kind !== 'visitor' && session.language !== language) await storeSessionLanguage(db, session.sessionId, language);
}

/** Ends a session and its tokens for automatic sign-in; returns false when it has already ended. */
export async function endSession(tx: Db, id: number): Promise<boolean> {
  await deleteFamilyOf(tx, id);
  return deleteSession(tx, id);
}

/** Ends all sessions of a customer, or all except this one. */
export async function endSessionsOf(tx: Db, customerId: number, except?: number): Promise<void> {
  await deleteFamiliesOf(tx, customerId, except);
  await deleteSessionsOf(tx, customerId, except);
}

const guestsAtOnce = 1000;

/**
 * Deletes guests whose session has expired, with their carts and searches. Runs as a job; any number of processes can run it concurrently.
 */
export async function purgeGuests(db: Db): Promise<void> {
  let deleted: number;
  do deleted = await deleteGuestsWithoutSession(db, guestsAtOnce);
  while (deleted === guestsAtOnce);
}
