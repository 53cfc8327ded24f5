import type { Db } from '../../db/database.ts';
import { and, desc, eq, gt, lte, sql } from '../../db/drizzle.ts';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { ttlCache } from '../../shared/ttl-cache.ts';
import { notices, noticeType, readNotices } from './schema.ts';

/** A notice to shoppers. */
export type NoticeRow = typeof notices.$inferSelect;

const cachedNotice = ttlCache({ name: 'maintenance-notice', ttlMs: 1000 }, (db, _key: 'notice', now) => findMaintenance(db, now));

/** Returns the notice while the mall is closed; undefined while it is open. Every call reads it, so it is cached for a second. */
export async function maintenanceNotice(db: Db, now: Date): Promise<NoticeRow | undefined> {
  return cachedNotice(db, 'notice', now);
}

async function findMaintenance(db: Db, now: Date): Promise<NoticeRow | undefined> {
  const [row] = await db
    .select()
    .from(notices)
    .where(and(eq(notices.type, noticeType.maintenance), lte(notices.startsAt, now), gt(notices.endsAt, now)))
    .orderBy(desc(notices.id))
    .limit(1);
  return row;
}

/** Returns the newest current notice that the caller has not dismissed; undefined for none. */
export async function currentNotice({ db, clock, session }: Context): Promise<NoticeRow | undefined> {
  const now = clock.now();
  const unread =
    session.kind === 'customer'
      ? sql`not exists (select 1 from ${readNotices} r where r.notice_id = ${notices.id} and r.customer_id = ${session.customerId})`
      : undefined;
  const [row] = await db
    .select()
    .from(notices)
    .where(and(lte(notices.startsAt, now), gt(notices.endsAt, now), unread))
    .orderBy(desc(notices.id))
    .limit(1);
  return row;
}

/** Dismisses a notice for the customer. Throws `parameter_refused` when it is unknown. */
export async function dismissNotice(noticeId: number, context: Context): Promise<void> {
  const { customerId } = customerOf(context);
  const [known] = await context.db.select({ id: notices.id }).from(notices).where(eq(notices.id, noticeId));
  if (!known) throw new Fault('parameter_refused', { errors: [{ field: 'tell_id', rule: 'exists' }] });
  await context.db.insert(readNotices).values({ customerId, noticeId }).onConflictDoNothing();
}
