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
} from './repository.ts';
import { hashToken, newToken } from './tokens.ts';

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
  if (row?.worn) await extendSession(db, row.id, now);
  if (row?.customer_id != null && language !== undefined && row.language !== language) await storeLanguage(db, row.customer_id, language);
  if (row?.customer_id != null) return { kind: 'customer', sessionId: row.id, customerId: row.customer_id };
  if (row?.guest_id != null) return { kind: 'guest', sessionId: row.id, guestId: row.guest_id };
  return { kind: 'visitor' };
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
  return { token, session: { kind: 'guest', sessionId, guestId } };
}

/** Opens a customer's session and gives its token, the only time it is seen. A kept one lasts longer, for those who stay signed in. */
export async function openCustomerSession(tx: Db, customerId: number, now: Date, keep = false): Promise<string> {
  return (await openCustomer(tx, customerId, now, keep)).token;
}

/** As {@link openCustomerSession}, with the session's id. */
export async function openCustomer(tx: Db, customerId: number, now: Date, keep: boolean): Promise<{ token: string; sessionId: number }> {
  const token = newToken();
  const days = keep ? keptCustomerDays : customerDays;
  return { token, sessionId: await insertSession(tx, { tokenHash: hashToken(token), customerId, createdAt: now, days }) };
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
