import { check, integer, pgTable, sql, text } from '../db/drizzle.ts';

/** One encrypted word, to know the secret by that everything else was encrypted with. */
export const encryptionProbe = pgTable(
  'seal_probe',
  {
    id: integer('id').primaryKey().default(1),
    encrypted: text('sealed').notNull(),
  },
  (table) => [check('seal_probe_is_one', sql`${table.id} = 1`)],
);
