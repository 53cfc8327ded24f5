import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type Db, openPglite } from '../../src/db/database.ts';
import { openPostgres } from '../../src/db/postgres.ts';
import { seedDemo } from '../../src/seed/seed.ts';
import { cheapenDemoPasswords } from './fixtures/passwords.ts';
import { secret, testSettings, testStart } from './settings.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with a migrated and seeded database, for PGlite. */
    readonly snapshot: string;
    /** The server for databases on PostgreSQL, and the migrated and seeded database to copy. */
    readonly postgres: { readonly url: string; readonly template: string } | undefined;
  }
}

/**
 * Migrates and seeds one database before all tests; each test file works on a copy of it. All temporary folders of the tests are in one
 * folder of the run, which is removed at its end.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'mall-tests-'));
  // A test's PostgreSQL server runs as another user when the tests run as root, and has its folder in this one.
  await chmod(folder, 0o711);
  // The workers inherit it: `tmpdir()` returns this folder there.
  process.env.TMPDIR = folder;
  const server = process.env.MALL_TEST_DATABASE_URL;
  const finish = await (server ? setupPostgres(project, server) : setupPglite(project, folder));
  return async () => {
    await finish();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Inserts the demo mall, with password hashes that are cheap to verify. */
async function seed(db: Db): Promise<void> {
  await seedDemo(db, testSettings(), testStart);
  await cheapenDemoPasswords(db, secret);
}

async function setupPglite(project: TestProject, folder: string): Promise<() => Promise<void>> {
  const client = new PGlite();
  const database = await openPglite(client);
  await database.migrate();
  await seed(database.db);
  const file = join(folder, 'snapshot.tar');
  await writeFile(file, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await database.close();
  project.provide('snapshot', file);
  project.provide('postgres', undefined);
  return async () => undefined;
}

async function setupPostgres(project: TestProject, url: string): Promise<() => Promise<void>> {
  const template = `mall_template_${process.pid}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${template} encoding 'UTF8' template template0`);
  const database = openPostgres(databaseUrl(url, template));
  await database.migrate();
  await seed(database.db);
  await database.close();
  project.provide('snapshot', '');
  project.provide('postgres', { url, template });
  return async () => {
    await admin.query(`drop database if exists ${template}`);
    await admin.end();
  };
}

export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
