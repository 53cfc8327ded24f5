import { paths, withQuery } from '#app/paths.ts';
import { pageQuery, readPage } from '#app/shared/page-number.ts';
import { readId } from '#app/shared/query-id.ts';

/** How the goods of a shop can be sorted; `default` is the shop's own order. */
export const storeSorts = ['default', 'volume', 'priceUp', 'priceDown'] as const;

/** One way to sort them. */
export type StoreSort = (typeof storeSorts)[number];

/** What an address asks of a shop's goods. */
export interface StoreQuery {
  readonly words: string;
  /** Only this class; undefined for all. */
  readonly classId: number | undefined;
  readonly sort: StoreSort;
  /** From 1. */
  readonly page: number;
}

/** The names of a shop's query besides its id, in the order of its links. */
export const storeNames = ['searchName', 'class', 'sort', 'page'] as const;

const longestWords = 100;

/** Words to look for as the gateway takes them. */
export function readWords(search: URLSearchParams): string {
  return (search.get('searchName') ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, longestWords);
}

/** What an address asks for; what it cannot mean is passed over. */
export function readStoreQuery(search: URLSearchParams): StoreQuery {
  return {
    words: readWords(search),
    classId: readId(search.get('class')),
    sort: storeSorts.find((sort) => sort === search.get('sort')) ?? 'default',
    page: readPage(search),
  };
}

/** The address of a shop's goods. */
export function storeHref(id: number, { words = '', classId, sort = 'default', page = 1 }: Partial<StoreQuery> = {}): string {
  return withQuery(paths.shop, {
    id,
    searchName: words || undefined,
    class: classId,
    sort: sort === 'default' ? undefined : sort,
    page: pageQuery(page),
  });
}
