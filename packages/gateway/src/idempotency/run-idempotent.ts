import { createHash } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { and, eq, sql } from '../db/drizzle.ts';
import { isLockTimeout } from '../db/errors.ts';
import type { Context, Customer, Guest } from '../dispatch/context.ts';
import { CountedFault, Fault, inTransaction } from '../dispatch/fault.ts';
import type { WireResponse } from '../dispatch/response.ts';
import { decrypt, encrypt } from '../shared/encryption.ts';
import { idempotencyKeys } from './schema.ts';

interface Request {
  readonly api: string;
  readonly key: string;
  /** The session that sent the key. */
  readonly session: Guest | Customer;
  readonly request: unknown;
  readonly context: Context;
  readonly code: string;
  /** Runs before the transaction, unless the response is already stored; two concurrent requests can both run it. */
  prepare(): Promise<void>;
}

/**
 * Runs work in one transaction, at most once for an idempotency key. The key is claimed in that same transaction: a concurrent request with
 * the same key waits at the unique index until the first one ends (3 s at most), then gets the first response again. A failed transaction
 * rolls back its claim, so the same key can be retried.
 */
export async function runIdempotent(request: Request, work: (tx: Db) => Promise<WireResponse>): Promise<WireResponse> {
  const { session, key, context } = request;
  const where = { session: `${session.kind}:${session.sessionId}`, api: request.api, key };
  const hash = createHash('sha256').update(JSON.stringify(request.request)).digest();
  if (!(await isAnswered(context.db, where))) await request.prepare();
  try {
    return await inTransaction<Db, WireResponse>(context.db, async (tx) => {
      await tx.execute(sql`set local lock_timeout = '3s'`);
      const claimed = await tx
        .insert(idempotencyKeys)
        .values({ ...where, request: hash, createdAt: context.clock.now() })
        .onConflictDoNothing()
        .returning({ key: idempotencyKeys.key });
      if (claimed.length === 0) return replay(tx, where, hash, request);
      await tx.execute(sql`set local lock_timeout to default`);
      const response = await work(tx).catch((error: unknown) => forget(error, tx, where));
      await tx
        .update(idempotencyKeys)
        .set({ response: encrypt(response.body, context.settings.secret) })
        .where(matches(where));
      return response;
    });
  } catch (error) {
    if (isLockTimeout(error)) throw new Fault('too_busy', null, 1);
    throw error;
  }
}

async function isAnswered(db: Db, where: Parameters<typeof matches>[0]): Promise<boolean> {
  return (await db.select({ key: idempotencyKeys.key }).from(idempotencyKeys).where(matches(where))).length > 0;
}

/** Deletes the claim after a refusal, also when the transaction is committed. */
async function forget(error: unknown, tx: Db, where: Parameters<typeof matches>[0]): Promise<never> {
  if (error instanceof CountedFault) await tx.delete(idempotencyKeys).where(matches(where));
  throw error;
}

function matches(where: { session: string; api: string; key: string }) {
  return and(eq(idempotencyKeys.session, where.session), eq(idempotencyKeys.api, where.api), eq(idempotencyKeys.key, where.key));
}

async function replay(
  tx: Db,
  where: { session: string; api: string; key: string },
  hash: Buffer,
  { code, context }: Request,
): Promise<WireResponse> {
  const [kept] = await tx.select().from(idempotencyKeys).where(matches(where));
  if (!kept?.response) throw new Fault('too_busy', null, 1);
  if (!kept.request.equals(hash)) throw new Fault('parameter_refused', { errors: [{ field: 'idempotency_key', rule: 'sameRequest' }] });
  return { code, body: decrypt(kept.response, context.settings.secret), replayed: true };
}
