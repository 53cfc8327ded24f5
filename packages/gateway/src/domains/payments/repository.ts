import type { Db } from '../../db/database.ts';
import { and, eq, gt } from '../../db/drizzle.ts';
import { paymentPermits } from './schema.ts';

/** Gives a session the right to one payment; a right it still had is renewed, not doubled. */
export async function grantPermit(db: Db, sessionId: number, expiresAt: Date): Promise<void> {
  await db
    .insert(paymentPermits)
    .values({ sessionId, expiresAt })
    .onConflictDoUpdate({ target: paymentPermits.sessionId, set: { expiresAt } });
}

/** Uses a session's permit up. False when there is none that still holds. */
export async function usePermit(tx: Db, sessionId: number, now: Date): Promise<boolean> {
  const used = await tx
    .delete(paymentPermits)
    .where(and(eq(paymentPermits.sessionId, sessionId), gt(paymentPermits.expiresAt, now)))
    .returning({ id: paymentPermits.id });
  return used.length > 0;
}
