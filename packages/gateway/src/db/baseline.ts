import { type SQL, sql } from './drizzle.ts';

/**
 * The time of the last migration that `0000_baseline.sql` replaces. The baseline has the same time, so that a database with all of them
 * skips it.
 */
const baselineMadeAt = 1_795_558_106_770;

/** The error for a database that lacks some of the migrations that the baseline replaces. Its message states the remedy. */
export class OutdatedDatabaseError extends Error {
  override readonly name = 'OutdatedDatabaseError';

  constructor() {
    super(
      'The database was last migrated before 2026-11-25. Start a release of that day on it once, then this one: see docs/upgrading.md.',
    );
  }
}

/**
 * Refuses a database on whose tables the baseline would fail.
 * @param rowsOf - runs a statement on the database
 * @throws {OutdatedDatabaseError}
 */
export async function assertUpgradable(rowsOf: (statement: SQL) => Promise<Record<string, unknown>[]>): Promise<void> {
  const [table] = await rowsOf(sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`);
  if (!table?.name) return;
  const [last] = await rowsOf(sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`);
  if (last?.at && Number(last.at) < baselineMadeAt) throw new OutdatedDatabaseError();
}
