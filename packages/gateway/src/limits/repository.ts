import type { Db } from '../db/database.ts';
import { eq, lte, sql } from '../db/drizzle.ts';
import { attempts } from './schema.ts';

/** Counts a try and gives how many there are. A count that began at `stale` or before begins anew. */
export async function countAttempt(db: Db, key: string, now: Date, stale: Date): Promise<number> {
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
    .returning({ count: attempts.count });
  if (!row) throw new Error('A try was not counted');
  return row.count;
}

export async function deleteAttempts(db: Db, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
}

export async function deleteStaleAttempts(db: Db, stale: Date): Promise<void> {
  await db.delete(attempts).where(lte(attempts.since, stale));
}
