import type { Db } from '../db/database.ts';
import { and, eq, gt, lte, sql } from '../db/drizzle.ts';
import { attempts } from './schema.ts';

/** The number of attempts, and the time of the first of them. */
export interface Count {
  readonly count: number;
  readonly since: Date;
}

interface NewAttempts {
  readonly key: string;
  readonly attempts: number;
  readonly now: Date;
  /** A count that began at or before this time starts again. */
  readonly stale: Date;
}

/** Adds attempts to the count of a key and returns it. */
export async function countAttempts(db: Db, { key, attempts: added, now, stale }: NewAttempts): Promise<Count> {
  const isStale = sql`${attempts.since} <= ${stale.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(attempts)
    .values({ key, count: added, since: now })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isStale} then excluded.count else ${attempts.count} + excluded.count end`,
        since: sql`case when ${isStale} then excluded.since else ${attempts.since} end`,
      },
    })
    .returning({ count: attempts.count, since: attempts.since });
  if (!row) throw new Error('An attempt was not counted');
  return row;
}

/** Returns the count of a key; undefined when there is none that began after `stale`. */
export async function findCount(db: Db, key: string, stale: Date): Promise<Count | undefined> {
  const [row] = await db
    .select({ count: attempts.count, since: attempts.since })
    .from(attempts)
    .where(and(eq(attempts.key, key), gt(attempts.since, stale)));
  return row;
}

export async function deleteAttempts(db: Db, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
}

export async function deleteStaleAttempts(db: Db, stale: Date): Promise<void> {
  await db.delete(attempts).where(lte(attempts.since, stale));
}
