import { randomUUID } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { addDays } from '../shared/clock.ts';
import { deleteFamily, deleteSession, insertAutoToken, lockAutoToken, markAutoTokenUsed, oldestStart } from './repository.ts';
import { hashToken, newToken } from './tokens.ts';

const days = 30;

/** A session, and the family of tokens for automatic sign-in that belongs to it; a new family when none is given. */
export interface AutoSession {
  readonly customerId: number;
  readonly sessionId: number;
  readonly family?: TokenFamily;
}

/** The tokens derived from one sign-in with a password or a code. */
export interface TokenFamily {
  readonly id: string;
  readonly since: Date;
}

/** Creates the token that signs a customer in again once, within thirty days. */
export async function issueAutoToken(tx: Db, { customerId, sessionId, family }: AutoSession, now: Date): Promise<string> {
  const { id, since } = family ?? { id: randomUUID(), since: now };
  const token = newToken();
  await insertAutoToken(tx, {
    tokenHash: hashToken(token),
    family: id,
    familySince: since,
    customerId,
    sessionId,
    expiresAt: addDays(now, days),
  });
  return token;
}

/**
 * Consumes a token, and ends the session it was issued with. Returns its customer; undefined for an unknown or expired token. A reused
 * token ends everything derived from its sign-in: the caller has to commit that.
 */
export async function consumeAutoToken(tx: Db, token: string, now: Date): Promise<{ customerId: number; family: TokenFamily } | undefined> {
  const tokenHash = hashToken(token);
  const row = await lockAutoToken(tx, tokenHash);
  if (!row || row.expiresAt <= now || row.familySince <= oldestStart(now)) return undefined;
  if (row.used) {
    await deleteFamily(tx, row.family);
    return undefined;
  }
  await markAutoTokenUsed(tx, tokenHash);
  if (row.sessionId !== null) await deleteSession(tx, row.sessionId);
  return { customerId: row.customerId, family: { id: row.family, since: row.familySince } };
}
