import { type Db, rowsOf } from '../../../db/database.ts';
import { sql } from '../../../db/drizzle.ts';
import type { LanguageCode } from '../../../shared/language.ts';

/** The sets of synonyms that a phrase belongs to. */
export interface Meaning {
  /** The phrase, in the spelling by which it is compared. */
  readonly key: string;
  readonly setIds: readonly number[];
  /** The sets whose products also answer a search for the phrase. */
  readonly relatedIds: readonly number[];
}

/** Returns the meaning of those phrases that are synonyms of others. */
export async function findMeanings(db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, Meaning>> {
  if (keys.length === 0) return new Map();
  const rows = await rowsOf<{ key: string; ids: number[]; related: number[] }>(
    db,
    sql`
      select t.key, json_agg(distinct t.set_id) as ids, coalesce(json_agg(distinct r.id) filter (where r.id is not null), '[]') as related
        from search_synonyms t join search_synonym_sets s on s.id = t.set_id left join lateral unnest(s.related_ids) r (id) on true
       where t.key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))
       group by t.key`,
  );
  return new Map(rows.map(({ key, ids, related }) => [key, { key, setIds: ids, relatedIds: related }]));
}

/** Returns every term with its set, in the spelling by which phrases are compared. */
export async function findTerms(db: Db): Promise<{ setId: number; key: string }[]> {
  const rows = await rowsOf<{ id: number; key: string }>(db, sql`select distinct set_id as id, key from search_synonyms`);
  return rows.map(({ id, key }) => ({ setId: Number(id), key }));
}

/** The terms of a set of synonyms in each language. */
export type SynonymTerms = Readonly<Partial<Record<LanguageCode, readonly string[]>>>;

/** A set of synonyms. */
export interface SynonymSet {
  readonly id: number;
  readonly terms: SynonymTerms;
  /** The sets whose products also answer a search for this one. */
  readonly relatedIds: readonly number[];
}

/** A term to store. */
export interface TermRow {
  readonly setId: number;
  readonly language: LanguageCode;
  readonly term: string;
  readonly key: string;
}

/** Creates empty sets; returns their ids in ascending order. */
export async function insertSets(tx: Db, count: number): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`insert into search_synonym_sets (related_ids) select '{}' from generate_series(1, ${count}::int) returning id`,
  );
  return rows.map(({ id }) => Number(id)).sort((one, other) => one - other);
}

export async function updateRelated(
  tx: Db,
  sets: readonly { readonly id: number; readonly relatedIds: readonly number[] }[],
): Promise<void> {
  await tx.execute(sql`
    update search_synonym_sets s set related_ids = array(select jsonb_array_elements_text(r.related)::bigint)
      from jsonb_to_recordset(${JSON.stringify(sets.map(({ id, relatedIds }) => ({ id, related: relatedIds })))}::jsonb) r (id bigint, related jsonb)
     where s.id = r.id`);
}

export async function insertTerms(tx: Db, rows: readonly TermRow[]): Promise<void> {
  await tx.execute(sql`
    insert into search_synonyms (set_id, language, term, key)
    select r."setId", r.language, r.term, r.key
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r ("setId" bigint, language text, term text, key text)
    on conflict do nothing`);
}

/** Returns whether the database has or had sets. */
export async function hadSets(db: Db): Promise<boolean> {
  const [row] = await rowsOf<{ had: boolean }>(
    db,
    sql`select pg_sequence_last_value(pg_get_serial_sequence('search_synonym_sets', 'id')::regclass) is not null as had`,
  );
  return row?.had ?? false;
}

export async function deleteSet(db: Db, id: number): Promise<boolean> {
  const rows = await rowsOf(db, sql`delete from search_synonym_sets where id = ${id} returning id`);
  return rows.length > 0;
}

export async function findSets(db: Db, text: string): Promise<SynonymSet[]> {
  const rows = await rowsOf<{ id: number; terms: SynonymTerms; related: number[] }>(
    db,
    sql`
      select s.id, to_json(s.related_ids) as related,
             (select json_object_agg(l.language, l.terms)
                from (select language, json_agg(term order by term) as terms from search_synonyms t where t.set_id = s.id group by language) l) as terms
        from search_synonym_sets s
       where ${text} = '' or exists (select 1 from search_synonyms t where t.set_id = s.id and strpos(lower(t.term), lower(${text})) > 0)
       order by s.id`,
  );
  return rows.map(({ id, terms, related }) => ({ id: Number(id), terms, relatedIds: related }));
}

/** Marks the search documents of products as outdated: those that match a text search query, or all for an empty one. */
export async function invalidateDocuments(tx: Db, query: string): Promise<void> {
  await tx.execute(sql`update product_tokens set version = 0 where ${query === '' ? sql`true` : sql`lexemes @@ ${query}::tsquery`}`);
}
