import { check, integer, pgTable, sql, text } from '../db/drizzle.ts';

/** One sealed word, to know the secret by that everything else was sealed with. */
export const sealProbe = pgTable(
  'seal_probe',
  {
    id: integer('id').primaryKey().default(1),
    sealed: text('sealed').notNull(),
  },
  (table) => [check('seal_probe_is_one', sql`${table.id} = 1`)],
);
