import type { Db } from '../db/database.ts';
import { and, eq, gt, lte, sql } from '../db/drizzle.ts';
import { attempts } from './schema.ts';

/** How many tries were counted, and when the first of them was. */
export interface Count {
  readonly count: number;
  readonly since: Date;
}

/** Counts a try and gives the count with it. A count that began at `stale` or before begins anew. */
export async function countAttempt(db: Db, key: string, now: Date, stale: Date): Promise<Count> {
  const isStale = sql`${attempts.since} <= ${stale.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(attempts)
    .values({ key, count: 1, since: now })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isStale} then 1 else ${attempts.count} + 1 end`,
        since: sql`case when ${isStale} then excluded.since else ${attempts.since} end`,
      },
    })
    .returning({ count: attempts.count, since: attempts.since });
  if (!row) throw new Error('A try was not counted');
  return row;
}

/** The count of a key; undefined when there is none that began after `stale`. */
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
