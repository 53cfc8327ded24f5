import { pageQuery, readPage } from '#app/shared/page-number.ts';
import type { AfterSaleQuery } from './after-sale.ts';

const maxKeywordLength = 60;
const maxLines = 200;

/** Reads the list's address: `r_sNo` preloads the search with an order number, `words` is the typed search text. */
export function readAfterSaleQuery(search: URLSearchParams): AfterSaleQuery {
  const words = search.get('words') ?? search.get('r_sNo') ?? '';
  return { words: words.trim().slice(0, maxKeywordLength), page: readPage(search) };
}

/** Returns the query of the list's address. */
export function writeAfterSaleQuery({ words, page }: AfterSaleQuery) {
  return { words: words === '' ? undefined : words, page: pageQuery(page) };
}

const largest = 2_147_483_647;

/** Reads the ids of an order's lines, separated by commas; undefined for anything else. Duplicates are removed. */
export function readLineIds(value: string | null): readonly number[] | undefined {
  if (value === null || !/^[1-9]\d{0,9}(,[1-9]\d{0,9})*,?$/.test(value)) return undefined;
  const ids = [...new Set(value.split(',').filter(Boolean).map(Number))];
  return ids.length <= maxLines && ids.every((id) => id <= largest) ? ids : undefined;
}
