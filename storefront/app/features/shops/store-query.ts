import { paths, withQuery } from '#app/paths.ts';
import { pageQuery, readPage } from '#app/shared/page-number.ts';
import { readId } from '#app/shared/query-id.ts';

/** The sortings of a shop's products; `default` is the shop's own order. */
export const storeSorts = ['default', 'volume', 'priceUp', 'priceDown'] as const;

/** A sorting of a shop's products. */
export type StoreSort = (typeof storeSorts)[number];

/** The query of a shop's products. */
export interface StoreQuery {
  readonly words: string;
  /** Only this class; undefined for all. */
  readonly classId: number | undefined;
  readonly sort: StoreSort;
  /** From 1. */
  readonly page: number;
}

/** The query names of a shop in addition to its id, in the order of the shop's links. */
export const storeNames = ['searchName', 'class', 'sort', 'page'] as const;

const maxKeywordLength = 100;

/** Reads the search text, limited to the gateway's maximum length. */
export function readWords(search: URLSearchParams): string {
  return (search.get('searchName') ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, maxKeywordLength);
}

/** Reads the query of an address; invalid values are ignored. */
export function readStoreQuery(search: URLSearchParams): StoreQuery {
  return {
    words: readWords(search),
    classId: readId(search.get('class')),
    sort: storeSorts.find((sort) => sort === search.get('sort')) ?? 'default',
    page: readPage(search),
  };
}

/** Returns the address of a shop's products. */
export function storeHref(id: number, { words = '', classId, sort = 'default', page = 1 }: Partial<StoreQuery> = {}): string {
  return withQuery(paths.shop, {
    id,
    searchName: words || undefined,
    class: classId,
    sort: sort === 'default' ? undefined : sort,
    page: pageQuery(page),
  });
}
