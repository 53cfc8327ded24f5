import { idOf, localized, moment, serialId } from '../../db/columns.ts';
import { pgTable, primaryKey, smallint } from '../../db/drizzle.ts';
import { customers } from '../account/schema.ts';

/** Notices to shoppers: 1 maintenance, 2 version update, 3 ordinary. While one of type 1 runs, the mall is closed. */
export const notices = pgTable('notices', {
  id: serialId().primaryKey(),
  type: smallint('type').$type<1 | 2 | 3>().notNull(),
  title: localized('title').notNull(),
  body: localized('body').notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
});

/** Notices that a customer does not want to see again. */
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
