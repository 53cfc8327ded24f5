import { idOf, localized, moment, serialId } from '../../db/columns.ts';
import { pgTable, primaryKey, smallint } from '../../db/drizzle.ts';
import { customers } from '../account/schema.ts';

/** The types of notices; the numbers are the wire's. */
export const noticeType = { maintenance: 1, update: 2, ordinary: 3 } as const;
export type NoticeType = (typeof noticeType)[keyof typeof noticeType];

/** Notices to shoppers. During a maintenance notice the mall is closed. */
export const notices = pgTable('notices', {
  id: serialId().primaryKey(),
  type: smallint('type').$type<NoticeType>().notNull(),
  title: localized('title').notNull(),
  body: localized('body').notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
});

/** Notices that a customer dismissed. */
export const readNotices = pgTable(
  'read_notices',
  {
    customerId: idOf('customer_id')
      .notNull()
      .references(() => customers.id),
    noticeId: idOf('notice_id')
      .notNull()
      .references(() => notices.id),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.noticeId] })],
);
