import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openPglite } from '../../../src/db/database.ts';
import { defaultLimits, openPostgres } from '../../../src/db/postgres.ts';
import { seedDemo } from '../../../src/seed/seed.ts';
import type { Settings } from '../../../src/settings.ts';
import { databaseUrl } from '../snapshot.ts';

/** A separate database of the test on the PostgreSQL server in MALL_TEST_DATABASE_URL. */
export interface OwnDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Creates a database, empty or seeded with the demo mall; returns undefined when the tests run on PGlite. */
export async function makeDatabase(content: 'empty' | 'seeded'): Promise<OwnDatabase | undefined> {
  const postgres = inject('postgres');
  if (!postgres) return undefined;
  const name = `mall_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  // Copying the files is three times faster than writing each page to the log, the default.
  await admin.query(`create database ${name} template ${content === 'empty' ? 'template0' : postgres.template} strategy file_copy`);
  const drop = async () => {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  };
  return { url: databaseUrl(postgres.url, name), drop };
}

/** On a busy machine, a hundred concurrent buyers wait long for twenty connections and for one another's locks. */
const patientLimits = { ...defaultLimits, connectTimeoutMs: 60_000, statementTimeoutMs: 60_000, lockTimeoutMs: 60_000 };

/** Opens a new copy of the seeded database: on PostgreSQL, or as PGlite in a folder or in memory. */
export async function openSeeded(folder?: string): Promise<{ database: Database; url: string | undefined; drop: () => Promise<void> }> {
  const database = await makeDatabase('seeded');
  if (database) return { database: openPostgres(database.url, patientLimits), url: database.url, drop: database.drop };
  const loadDataDir = await openAsBlob(inject('snapshot'));
  const client = await PGlite.create({ loadDataDir, ...(folder !== undefined && { dataDir: folder }) });
  return { database: await openPglite(client), url: undefined, drop: async () => undefined };
}

/** Opens a database with the demo mall and its customer's history until now, on PostgreSQL or as PGlite in memory. */
export async function openWithHistory(settings: Settings, now: Date): Promise<{ database: Database; drop: () => Promise<void> }> {
  const own = await makeDatabase('empty');
  const database = own ? openPostgres(own.url, patientLimits) : await openPglite(await PGlite.create());
  await database.migrate();
  await seedDemo(database.db, { ...settings, demoHistory: true }, now);
  return { database, drop: own?.drop ?? (async () => undefined) };
}
