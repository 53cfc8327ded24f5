import { check, integer, pgTable, sql, text } from '../db/drizzle.ts';

/** An encrypted word that verifies the secret with which everything else was encrypted. */
export const encryptionProbe = pgTable(
  'seal_probe',
  {
    id: integer('id').primaryKey().default(1),
    encrypted: text('sealed').notNull(),
  },
  (table) => [check('seal_probe_is_one', sql`${table.id} = 1`)],
);
