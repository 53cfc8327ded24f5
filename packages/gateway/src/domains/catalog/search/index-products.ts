import { type Db, rowsOf } from '../../../db/database.ts';
import { sql } from '../../../db/drizzle.ts';
import type { ContentTab } from '../schema.ts';
import { type SearchableText, searchDocument, type TermIndex } from './document.ts';
import { insertForms } from './forms-repository.ts';
import { findTerms } from './synonyms-repository.ts';
import { phraseTokens } from './text.ts';

/** The version of the search documents. A higher one makes the job rebuild all of them, beside searches. */
const documentVersion = 1;

const batchSize = 100;

/** The names of the tab with the ingredients. */
const ingredients = /ingredient|成分|성분/i;

/** Stores what products are found by. Call it in the transaction that writes a product. */
export async function indexProducts(tx: Db, productIds: readonly number[]): Promise<void> {
  for (let index = 0; index < productIds.length; index += batchSize) await indexBatch(tx, productIds.slice(index, index + batchSize));
}

async function indexBatch(tx: Db, productIds: readonly number[]): Promise<void> {
  const textsOf = Map.groupBy(await findTexts(tx, productIds), ({ product_id }) => product_id);
  const terms = await indexTerms(tx);
  const documents = [...textsOf].map(([id, rows]) => ({ id, ...searchDocument(rows.map(readText), terms) }));
  const rows = JSON.stringify(documents.map(({ id, lexemes }) => ({ id, lexemes })));
  await tx.execute(sql`
    insert into product_tokens (product_id, lexemes, version)
    select r.id, array_to_tsvector(array(select jsonb_array_elements_text(r.lexemes))), ${documentVersion}
      from jsonb_to_recordset(${rows}::jsonb) r (id bigint, lexemes jsonb)
    on conflict (product_id) do update set lexemes = excluded.lexemes, version = excluded.version`);
  await insertForms(
    tx,
    documents.flatMap(({ words }) => [...words]),
  );
}

/** Returns the terms of all synonyms by their first token. */
async function indexTerms(db: Db): Promise<TermIndex> {
  const terms = (await findTerms(db)).map(({ setId, key }) => ({ setId, tokens: phraseTokens(key) }));
  return Map.groupBy(terms, ({ tokens: [first = ''] }) => first);
}

interface TextRow extends Record<string, unknown> {
  readonly product_id: number;
  readonly name: string;
  readonly subtitle: string;
  readonly content: readonly ContentTab[];
  readonly brand: string;
  readonly class: string;
  readonly options: readonly string[];
}

function findTexts(db: Db, productIds: readonly number[]): Promise<TextRow[]> {
  return rowsOf<TextRow>(
    db,
    sql`
      select t.product_id, t.name, t.subtitle, t.content, b.name ->> t.language as brand, c.name ->> t.language as class,
             array(select distinct v.name ->> t.language from skus k join attribute_values v on v.id = any(k.value_ids)
                    where k.product_id = t.product_id) as options
        from product_texts t join products p on p.id = t.product_id join brands b on b.id = p.brand_id join product_classes c on c.id = p.class_id
       where t.product_id in ${productIds}`,
  );
}

function readText({ name, subtitle, content, brand, class: group, options }: TextRow): SearchableText {
  const plain = (tab: ContentTab | undefined) => tab?.content.replace(/<[^>]*>/g, ' ') ?? '';
  const [first] = content;
  return {
    name,
    subtitle,
    brand,
    class: group,
    options,
    description: plain(first),
    ingredients: plain(content.find((tab) => ingredients.test(tab.name))),
  };
}

/**
 * Rebuilds the search documents that are older than their product's texts or than this version. Batches are separate transactions that skip
 * rows in use, so it runs beside searches, changes of products, and itself in other processes.
 */
export async function rebuildSearchDocuments(db: Db): Promise<number> {
  for (let rebuilt = 0; ; ) {
    const count = await db.transaction(async (tx) => {
      const rows = await rowsOf<{ id: number }>(
        tx,
        sql`
          select product_id as id from product_tokens where version < ${documentVersion}
           order by version, product_id limit ${batchSize} for update skip locked`,
      );
      await indexProducts(
        tx,
        rows.map(({ id }) => Number(id)),
      );
      return rows.length;
    });
    if (count === 0) return rebuilt;
    rebuilt += count;
  }
}
