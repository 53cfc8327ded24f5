import { type Db, rowsOf } from '../../../db/database.ts';
import { sql } from '../../../db/drizzle.ts';
import { arrayText } from './array-text.ts';
import { formsOf } from './document.ts';
import { partKeys, termKeys, typoKeys } from './term-keys.ts';
import type { FormKind } from './word-forms.ts';

const batchSize = 1_000;

/** Stores how words are typed, so that searches recognize them. */
export async function insertForms(tx: Db, words: Iterable<string>): Promise<void> {
  const rows = [...new Set(words)].flatMap((word) =>
    formsOf(word).map(({ form, kind }) => ({ form, word, kind, keys: kind === 'initials' ? [] : termKeys(form) })),
  );
  // In one order, so that two transactions with the same words cannot deadlock.
  rows.sort((one, other) => compare(one.form, other.form) || compare(one.word, other.word));
  for (let index = 0; index < rows.length; index += batchSize) {
    await tx.execute(sql`
      insert into search_forms (form, word, kind, keys)
      select r.form, r.word, r.kind, array_to_tsvector(array(select jsonb_array_elements_text(r.keys)))
        from jsonb_to_recordset(${JSON.stringify(rows.slice(index, index + batchSize))}::jsonb) r (form text, word text, kind text, keys jsonb)
      on conflict do nothing`);
  }
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** A typed text to look up. */
export interface Typed {
  readonly text: string;
  /** Looks the text up only as it is: not as the start or a part of a word, nor with typing errors. */
  readonly isWhole?: boolean;
}

/** A word that a typed text can mean, and what the text is of its form. */
export interface Recognized {
  readonly typed: string;
  readonly form: string;
  readonly word: string;
  readonly kind: FormKind;
  readonly how: 'whole' | 'start' | 'typo' | 'part';
}

/** Returns the words that typed texts can mean: the shortest ones that start with them or contain them, and those that resemble them. */
export async function findForms(db: Db, texts: readonly Typed[]): Promise<Recognized[]> {
  if (texts.length === 0) return [];
  const keysOf = (keys: (text: string) => string[], operator: string) =>
    arrayText(
      texts.map(({ text, isWhole = false }) =>
        isWhole
          ? ''
          : keys(text)
              .map((key) => `'${key}'`)
              .join(operator),
      ),
    );
  return rowsOf<Recognized & Record<string, unknown>>(
    db,
    sql`
      select q.typed, f.form, f.word, f.kind, f.how
        from unnest(${arrayText(texts.map(({ text }) => text))}::text[], ${arrayText(texts.map(({ isWhole = false }) => !isWhole))}::boolean[],
                    ${keysOf(typoKeys, '|')}::text[], ${keysOf(partKeys, '&')}::text[]) q (typed, starts, typos, parts)
       cross join lateral (
         (select form, word, kind, 'whole' as how from search_forms where form = q.typed order by word limit 60)
         union all
         (select form, word, kind, 'start' from search_forms
           where q.starts and form ~>=~ q.typed and form ~<~ (q.typed || chr(1114111)) and form <> q.typed
           order by length(form), form, word limit 60)
         union all
         (select form, word, kind, 'typo' from search_forms
           where q.typos <> '' and keys @@ q.typos::tsquery order by form, word limit 200)
         union all
         (select form, word, kind, 'part' from search_forms
           where q.parts <> '' and keys @@ q.parts::tsquery order by length(form), form, word limit 40)) f`,
  );
}
