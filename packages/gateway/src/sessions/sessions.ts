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
/** Whoever shops asks for another page. A script that makes guests does not come back to each of them. */
const unusedGuestDays = 7;
const customerDays = 7;
const keptCustomerDays = 30;

/**
 * Who holds this token. A token we do not know, or no longer, is nobody: a visitor. A session lasts so many days from its last use, which
 * is written down only now and then: nearly every call does with reading. A language that the customer did not use last is stored as theirs,
 * which e-mails are written in.
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

/** Makes a guest of a visitor, at their first write. */
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

/** Opens a customer's session and gives its token, the only time it is seen. A kept one lasts longer, for those who stay signed in. */
export async function openCustomerSession(tx: Db, customerId: number, now: Date, keep = false): Promise<string> {
  return (await openCustomer(tx, customerId, now, { keep })).token;
}

/** As {@link openCustomerSession}, with the session's id; the session begins with a language where one is given. */
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

/** Stores the language of a session: its calls that name none are answered in it. Nothing is stored for a visitor, who has no session. */
export async function selectLanguage(db: Db, session: Session, language: LanguageCode): Promise<void> {
  if (session.kind !== 'visitor' && session.language !== language) await storeSessionLanguage(db, session.sessionId, language);
}

/** Ends a session, and what would sign in again into it; false when somebody else has ended it already. */
export async function endSession(tx: Db, id: number): Promise<boolean> {
  await deleteFamilyOf(tx, id);
  return deleteSession(tx, id);
}

/** Ends a customer's sessions everywhere, or everywhere but here. */
export async function endSessionsOf(tx: Db, customerId: number, except?: number): Promise<void> {
  await deleteFamiliesOf(tx, customerId, except);
  await deleteSessionsOf(tx, customerId, except);
}

const guestsAtOnce = 1000;

/** Deletes guests whose session has expired, with their carts and searches. For a job; any number of processes may run it at once. */
export async function purgeGuests(db: Db): Promise<void> {
  let deleted: number;
  do deleted = await deleteGuestsWithoutSession(db, guestsAtOnce);
  while (deleted === guestsAtOnce);
}
