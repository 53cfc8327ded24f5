import { type Db, rowsOf } from '../../db/database.ts';
import { type SQL, sql } from '../../db/drizzle.ts';
import { productTokens, searchTerms } from './schema.ts';
import { cjkAlternatives, isCjk, type SearchWord } from './search-tokens.ts';
import { deletionKeys, isNear, partKeys, termKeys } from './term-keys.ts';
import { asHangul, spellingsOf, splitsOf } from './word-forms.ts';

/** The maximum number of terms that a word can mean, and of candidates that are compared to find them. */
const [maxTerms, maxCandidates] = [40, 400];
const batchSize = 1_000;

/** Stores the tokens of products, and their words as search terms. */
export async function insertTokens(
  tx: Db,
  rows: readonly Pick<typeof productTokens.$inferInsert, 'productId' | 'tokens'>[],
): Promise<void> {
  // A trigger fills the other columns, which Drizzle's insert would list.
  const values = rows.map(({ productId, tokens }) => sql`(${productId}::bigint, ${sql.param(tokens, productTokens.tokens)}::text[])`);
  await tx.execute(sql`insert into product_tokens (product_id, tokens) values ${sql.join(values, sql`, `)}`);
  const words = [...new Set(rows.flatMap(({ tokens }) => tokens))].filter((word) => !isCjk(word));
  for (let index = 0; index < words.length; index += batchSize) {
    const batch = words.slice(index, index + batchSize).map((word) => ({ word, keys: termKeys(word) }));
    await tx.insert(searchTerms).values(batch).onConflictDoNothing();
  }
}

/**
 * Returns what each of these Latin words can mean: the terms that contain it in one of its spellings; otherwise those that differ by one typing
 * error, two terms written as one, and the Korean word of the same keys.
 */
export async function findAlternatives(db: Db, words: readonly string[]): Promise<ReadonlyMap<string, SearchWord>> {
  const candidates = await findCandidates(db, words);
  return new Map(words.map((word) => [word, alternativesOf(word, candidates).slice(0, maxTerms)]));
}

function alternativesOf(word: string, candidates: readonly string[]): SearchWord {
  const spellings = spellingsOf(word);
  const whole = candidates.filter((term) => spellings.some((spelling) => isPart(spelling, term)));
  if (whole.length > 0) return whole.map((term) => [term]);
  const near = candidates.filter((term) => isNear(word, term)).map((term) => [term]);
  const split = splitsOf(word).filter((parts) => parts.every((part) => candidates.includes(part)));
  if (near.length + split.length > 0) return [...near, ...split];
  const korean = asHangul(word);
  return korean === undefined ? [[word]] : cjkAlternatives(korean);
}

/** Returns whether a word matches a term: one letter matches itself, two letters the start of a term, three or more any part of it. */
function isPart(word: string, term: string): boolean {
  return word.length > 2 ? term.includes(word) : word === term || (word.length === 2 && term.startsWith(word));
}

/** Returns the terms that share enough keys with the words, or are a part of one, shortest first. */
async function findCandidates(db: Db, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const conditions = words.flatMap((word) => {
    const spellings = spellingsOf(word);
    const slips = deletionKeys(word);
    return [
      sql`word = any(${textArray([...spellings, ...splitsOf(word).flat()])})`,
      ...spellings.map(partKeys).flatMap((parts) => (parts.length > 0 ? [sql`keys @> ${textArray(parts)}`] : [])),
      ...(slips.length > 0 ? [sql`keys && ${textArray(slips)}`] : []),
    ];
  });
  const rows = await rowsOf<{ word: string }>(
    db,
    sql`select word from search_terms where ${sql.join(conditions, sql` or `)} order by length(word), word limit ${maxCandidates}`,
  );
  return rows.map(({ word }) => word);
}

/** Returns a list of texts as SQL. */
export function textArray(texts: readonly string[]): SQL {
  return sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;
}
