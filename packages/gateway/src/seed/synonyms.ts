import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Db } from '../db/database.ts';
import { type NamedSynonyms, seedSynonyms } from '../domains/catalog/search/synonyms.ts';

const folder = new URL('../../data/synonyms/', import.meta.url);

/** Inserts the mall's synonyms into a database that never had any: what operators removed stays removed. */
export async function seedSearchSynonyms(db: Db): Promise<void> {
  await seedSynonyms(db, readSynonyms);
}

function readSynonyms(): NamedSynonyms {
  const files = readdirSync(fileURLToPath(folder)).sort();
  // The shape of these files of our own is checked by a test.
  return Object.assign({}, ...files.map((file) => parse(readFileSync(new URL(file, folder), 'utf8')) as NamedSynonyms));
}
