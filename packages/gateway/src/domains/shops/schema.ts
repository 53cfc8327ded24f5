import { cents, idOf, localized } from '../../db/columns.ts';
import { integer, pgTable, smallint, text } from '../../db/drizzle.ts';

export const shops = pgTable('shops', {
  id: idOf('id').primaryKey(),
  name: localized('name').notNull(),
  logo: text('logo').notNull(),
  /** 0 not open, 1 open, 2 closed for now. */
  isOpen: smallint('is_open').notNull(),
  followers: integer('followers').notNull().default(0),
  /** What delivery of an order costs, and the goods total from which it is free. */
  freight: cents('freight').notNull(),
  freightFreeFrom: cents('freight_free_from').notNull(),
});
