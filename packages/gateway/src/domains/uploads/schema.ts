import { bytes, idOf, moment } from '../../db/columns.ts';
import { index, pgTable, primaryKey, text } from '../../db/drizzle.ts';
import { customers } from '../account/schema.ts';

/** Pictures that customers sent. A name, made from the content, means something only together with its owner. */
export const uploads = pgTable(
  'uploads',
  {
    customerId: idOf('customer_id')
      .notNull()
      .references(() => customers.id),
    name: text('name').notNull(),
    /** WebP, made anew from what came. */
    picture: bytes('picture').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Since when something of the customer's refers to it; others are deleted after a while. */
    keptAt: moment('kept_at'),
    /** Under which name everybody may see it, once it is published; made from the picture alone. */
    publicName: text('public_name'),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.name] }),
    index('uploads_by_age').on(table.createdAt),
    index('uploads_by_public_name').on(table.publicName),
  ],
);
