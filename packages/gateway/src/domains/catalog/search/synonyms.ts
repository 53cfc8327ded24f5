import type { Db } from '../../../db/database.ts';
import { languageCodes } from '../../../shared/language.ts';
import { insertForms } from './forms-repository.ts';
import { containing } from './search-plan.ts';
import {
  deleteSet,
  findSets,
  hadSets,
  insertSets,
  insertTerms,
  invalidateDocuments,
  type SynonymSet,
  type SynonymTerms,
  type TermRow,
  updateRelated,
} from './synonyms-repository.ts';
import { joinUnits, significantUnits, unitsOf } from './text.ts';

export type { SynonymSet, SynonymTerms };

/** Sets of synonyms by name; `related` are names of sets whose products also answer a search for this one. */
export type NamedSynonyms = Readonly<Record<string, SynonymTerms & { readonly related?: readonly string[] }>>;

/** Returns a term in the spelling by which phrases are compared; empty for a text without words. */
export function keyOf(term: string): string {
  return joinUnits(significantUnits(term)) || joinUnits(unitsOf(term));
}

/** Inserts sets of synonyms into a database that never had any. */
export async function seedSynonyms(db: Db, read: () => NamedSynonyms): Promise<void> {
  await db.transaction(async (tx) => {
    if (await hadSets(tx)) return;
    const named = Object.entries(read());
    const ids = await insertSets(tx, named.length);
    const idOf = new Map(named.map(([name], index) => [name, ids[index] ?? 0]));
    await insertAll(
      tx,
      named.map(([, terms], index) => ({ id: ids[index] ?? 0, terms })),
    );
    const related = named.map(([, set], index) => ({
      id: ids[index] ?? 0,
      relatedIds: (set.related ?? []).flatMap((name) => idOf.get(name) ?? []),
    }));
    await updateRelated(tx, related);
    await invalidateDocuments(tx, '');
  });
}

/** Adds a set of synonyms; returns its id. A job then rebuilds the documents of products with its terms. */
export async function addSynonyms(db: Db, terms: SynonymTerms, relatedIds: readonly number[]): Promise<number> {
  return db.transaction(async (tx) => {
    const [id = 0] = await insertSets(tx, 1);
    await insertAll(tx, [{ id, terms }]);
    await updateRelated(tx, [{ id, relatedIds }]);
    const keys = Object.values(terms).flatMap((some) => (some ?? []).map(keyOf));
    await invalidateDocuments(tx, containing(keys));
    return id;
  });
}

/** Removes a set of synonyms. Returns `false` when there is none. */
export const removeSynonyms = (db: Db, id: number): Promise<boolean> => deleteSet(db, id);

/** Returns the sets of synonyms, all or those with a term that contains a text, in the order of their ids. */
export const listSynonyms = (db: Db, text: string): Promise<SynonymSet[]> => findSets(db, text);

async function insertAll(tx: Db, sets: readonly { readonly id: number; readonly terms: SynonymTerms }[]): Promise<void> {
  const rows = sets.flatMap(({ id, terms }) =>
    languageCodes.flatMap((language) => (terms[language] ?? []).map((term): TermRow => ({ setId: id, language, term, key: keyOf(term) }))),
  );
  await insertTerms(tx, rows);
  // Searches recognize the terms when they are typed with errors, in Pinyin or by initials, as they do the words of products.
  await insertForms(
    tx,
    rows.flatMap(({ key }) => [key, ...(key.includes(' ') ? key.split(' ') : [])]),
  );
}
