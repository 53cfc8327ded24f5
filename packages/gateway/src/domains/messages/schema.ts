import { idOf, localized, moment, serialId } from '../../db/columns.ts';
import { index, jsonb, pgTable } from '../../db/drizzle.ts';
import type { Localized } from '../../shared/language.ts';
import { customers } from '../account/schema.ts';

/** Messages from the mall to customers, in every language: a title and paragraphs of plain text. */
export const messages = pgTable(
  'messages',
  {
    id: serialId().primaryKey(),
    customerId: idOf('customer_id')
      .notNull()
      .references(() => customers.id),
    title: localized('title').notNull(),
    paragraphs: jsonb('paragraphs').$type<readonly Localized[]>().notNull(),
    at: moment('at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [index('messages_by_customer').on(table.customerId, table.id)],
);
