import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { type Database, openPglite, rowsOf } from '../../src/db/database.ts';
import { sql } from '../../src/db/drizzle.ts';
import { openPostgres } from '../../src/db/postgres.ts';
import { makeDatabase } from '../support/processes/databases.ts';

/** The times of the first and the last of the 42 migrations that the baseline replaces. */
const [firstMigration, lastMigration] = [1_795_208_400_000, 1_795_558_106_770];

let database: Database;
let drop: () => Promise<void>;

beforeEach(async () => {
  const own = inject('postgres') ? await makeDatabase('empty') : undefined;
  database = own ? openPostgres(own.url) : await openPglite(await PGlite.create());
  drop = own?.drop ?? (async () => undefined);
  await database.migrate();
});
afterEach(async () => {
  await database.close();
  await drop();
});

const applied = () => rowsOf<{ at: string }>(database.db, sql`select created_at::text as at from drizzle.__drizzle_migrations order by 1`);

test('the upgrade accepts a database that has the migrations replaced by the baseline, and leaves it unchanged', async () => {
  await database.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('0000_mall', ${firstMigration})`);
  const before = await applied();
  await database.migrate();
  expect(await applied()).toEqual(before);
  expect(before).toContainEqual({ at: String(lastMigration) });
});

test('the upgrade refuses a database that lacks some of them, and states the remedy', async () => {
  await database.db.execute(sql`update drizzle.__drizzle_migrations set created_at = ${lastMigration - 1}`);
  await expect(database.migrate()).rejects.toThrow(/last migrated before 2026-11-25.*docs\/upgrading\.md/);
});
