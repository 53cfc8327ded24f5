import { bytes, idOf, moment } from '../../db/columns.ts';
import { index, pgTable, primaryKey, text } from '../../db/drizzle.ts';
import { customers } from '../account/schema.ts';

/** Images uploaded by customers. A name is derived from the content and identifies an image only together with its owner. */
export const uploads = pgTable(
  'uploads',
  {
    customerId: idOf('customer_id')
      .notNull()
      .references(() => customers.id),
    name: text('name').notNull(),
    /** WebP, converted from the upload. */
    image: bytes('picture').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The time since which a record of the customer has referenced it; unreferenced images are deleted after a while. */
    referencedAt: moment('kept_at'),
    /** The name under which everyone can see a published image; derived from the image only. */
    publicName: text('public_name'),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.name] }),
    index('uploads_by_age').on(table.createdAt),
    index('uploads_by_public_name').on(table.publicName),
  ],
);
