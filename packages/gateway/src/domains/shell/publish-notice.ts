import type { Db } from '../../db/database.ts';
import { and, eq, gt } from '../../db/drizzle.ts';
import { Fault } from '../../dispatch/fault.ts';
import { localize } from '../../shared/language.ts';
import { textsIn } from '../../shared/texts.ts';
import { notices, noticeType } from './schema.ts';

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** The texts of a notice, its body as HTML. */
export type NoticeTexts = Readonly<Pick<typeof notices.$inferInsert, 'title' | 'body'>>;

const maintenanceTexts: NoticeTexts = {
  title: localize((language) => textsIn(language).shell.maintenance.title),
  body: localize((language) => `<p>${textsIn(language).shell.maintenance.body}</p>`),
};

/** Closes the mall for maintenance, or opens it again. Used by operators. */
export async function setMaintenance(db: Db, closed: boolean, now: Date, texts = maintenanceTexts): Promise<void> {
  await db
    .update(notices)
    .set({ endsAt: now })
    .where(and(eq(notices.type, noticeType.maintenance), gt(notices.endsAt, now)));
  if (closed)
    await db.insert(notices).values({ type: noticeType.maintenance, ...texts, startsAt: now, endsAt: new Date(now.getTime() + weekMs) });
}

/** Publishes a notice to every shopper and returns its id. Used by operators. */
export async function announce(db: Db, texts: NoticeTexts, startsAt: Date, endsAt: Date): Promise<number> {
  const [row] = await db
    .insert(notices)
    .values({ type: noticeType.ordinary, ...texts, startsAt, endsAt })
    .returning({ id: notices.id });
  if (!row) throw new Error('A notice was not stored');
  return row.id;
}

/** Withdraws a published notice. Throws `parameter_refused` when it is unknown or over. */
export async function withdrawNotice(db: Db, id: number, now: Date): Promise<void> {
  const ended = await db
    .update(notices)
    .set({ endsAt: now })
    .where(and(eq(notices.id, id), eq(notices.type, noticeType.ordinary), gt(notices.endsAt, now)))
    .returning({ id: notices.id });
  if (ended.length === 0) throw new Fault('parameter_refused', { errors: [{ field: 'id', rule: 'exists' }] });
}
