import { copyFile, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { migrationsFolder, openPglite, rowsOf } from '../../src/db/database.ts';
import { migratePglite, openOnPglite, sql } from '../../src/db/drizzle.ts';
import { rebuildSearchDocuments } from '../../src/domains/catalog/search/index-products.ts';

/** Returns a folder with the migrations of the release before search documents. */
async function earlierMigrations(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await mkdir(join(folder, 'meta'));
  await copyFile(join(migrationsFolder, '0000_baseline.sql'), join(folder, '0000_baseline.sql'));
  const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8'));
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }));
  return folder;
}

test('an upgrade keeps products searchable by their earlier tokens until their documents are rebuilt', async () => {
  const client = await PGlite.create();
  await migratePglite(openOnPglite(client), { migrationsFolder: await earlierMigrations() });
  await client.exec(`
    set session_replication_role = replica;
    insert into brands (id, name) values (1, '{"en": "Acme"}');
    insert into product_classes (id, name, position) values (1, '{"en": "Serums"}', 0);
    insert into products (id, shop_id, brand_id, class_id, status, labels, pictures, price_from, price_to, created_at)
      values (7, 1, 1, 1, 2, '{}', '{}', 100, 100, now());
    insert into product_texts (product_id, language, name, subtitle, content) values (7, 'en', 'Night serum', 'For dry skin', '[]');
    insert into product_tokens (product_id, shop_id, brand_id, class_id, status, labels, price_from, created_at, tokens)
      values (7, 1, 1, 1, 2, '{}', 100, now(), '{night,serum}');
    set session_replication_role = origin;`);
  const database = await openPglite(client);
  await database.migrate();
  const document = async () => {
    const [row] = await rowsOf<{ lexemes: string; version: number }>(database.db, sql`select lexemes::text, version from product_tokens`);
    return row;
  };
  expect(await document()).toEqual({ lexemes: "'bnight' 'bserum'", version: 0 });
  expect(await rebuildSearchDocuments(database.db)).toBe(1);
  const rebuilt = await document();
  expect(rebuilt?.version).toBeGreaterThan(0);
  expect(rebuilt?.lexemes).toContain("'aserum'");
  expect(rebuilt?.lexemes).toContain("'cdry skin'");
  await database.close();
});
