import { type Path, withQuery } from '#app/paths.ts';
import { type Label, labelCodes, labelsOfCodes } from './labels.ts';

/** How a list can be sorted; `default` is the mall's own order. */
export const sorts = ['default', 'priceUp', 'priceDown', 'volume'] as const;

/** A sorting of a list. */
export type Sort = (typeof sorts)[number];

/** The layouts of a list: cards in a grid, or rows. */
export const layouts = ['grid', 'list'] as const;

/** A layout of a list. */
export type Layout = (typeof layouts)[number];

/** The query of a list. All of it is part of the address, so that every choice is a link, also without JavaScript. */
export interface ListQuery {
  readonly words: string;
  readonly class: readonly number[];
  readonly brand: readonly number[];
  readonly labels: readonly Label[];
  /** Lowest and highest price in whole yuan; undefined for no limit. */
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
  readonly layout: Layout;
}

const maxKeywordLength = 100;
const maxIds = 20;
const highestId = 2_147_483_647;
const lastPage = 10_000;

// A native form cannot send "min-max" in one field: it sends two, until the address is canonicalized.
const lowestField = 'min';
const highestField = 'max';

/** The names of a list's query, in the order of its links. */
export const listNames = ['searchName', 'class', 'brand', 's_type', 'amount', 'sort', 'view', 'page'] as const;

/** The additional names that the list's form sends. */
export const listFormNames = [lowestField, highestField] as const;

const ownNames = [...listNames, ...listFormNames] as const;

function wholeNumber(text: string | null | undefined, highest: number): number | undefined {
  if (!text || !/^\d{1,10}$/.test(text)) return undefined;
  const number = Number(text);
  return number <= highest ? number : undefined;
}

/** Reads the values of a repeatable name, each a comma-separated list. */
function listed(search: URLSearchParams, name: string): string[] {
  return search.getAll(name).flatMap((value) => value.split(','));
}

function ids(search: URLSearchParams, name: string): number[] {
  const found = listed(search, name).flatMap((text) => wholeNumber(text.trim(), highestId) ?? []);
  return [...new Set(found)]
    .filter((id) => id > 0)
    .sort((a, b) => a - b)
    .slice(0, maxIds);
}

const highestAmount = 99_999_999;

function readAmount(search: URLSearchParams): Pick<ListQuery, 'from' | 'to'> {
  const own = [lowestField, highestField].map((name) => search.get(name)?.trim() ?? '');
  // A custom range takes precedence over a preset one: a form sends both.
  const [low, high] = own.some((end) => end !== '') ? own : (search.get('amount') ?? '').split('-');
  const [from, to] = [wholeNumber(low, highestAmount), wholeNumber(high, highestAmount)];
  // Swapped bounds are corrected.
  return from !== undefined && to !== undefined && from > to ? { from: to, to: from } : { from, to };
}

/** Reads the query of an address; invalid values are ignored. */
export function readListQuery(search: URLSearchParams): ListQuery {
  return {
    words: (search.get('searchName') ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, maxKeywordLength),
    class: ids(search, 'class'),
    brand: ids(search, 'brand'),
    labels: labelsOfCodes(listed(search, 's_type')),
    ...readAmount(search),
    sort: sorts.find((sort) => sort === search.get('sort')) ?? 'default',
    page: Math.max(1, wholeNumber(search.get('page'), lastPage) ?? 1),
    layout: layouts.find((layout) => layout === search.get('view')) ?? 'grid',
  };
}

/** Formats a price range as on the wire and in the address: "100-199", "300-", "-99"; undefined for any price. */
export function amountOf({ from, to }: Pick<ListQuery, 'from' | 'to'>): string | undefined {
  return from === undefined && to === undefined ? undefined : `${from ?? ''}-${to ?? ''}`;
}

/** Returns the query by the names of the address; unset conditions are undefined. */
export function listFields(query: ListQuery): Record<(typeof listNames)[number], string | undefined> {
  return {
    searchName: query.words || undefined,
    class: query.class.join(',') || undefined,
    brand: query.brand.join(',') || undefined,
    s_type: labelCodes(query.labels).join(',') || undefined,
    amount: amountOf(query),
    sort: query.sort === 'default' ? undefined : query.sort,
    view: query.layout === 'grid' ? undefined : query.layout,
    page: query.page > 1 ? String(query.page) : undefined,
  };
}

/** Returns the address of a list. Commas are not encoded: they are allowed there and readable. */
export function listHref(path: Path, query: ListQuery, others: Record<string, string> = {}): string {
  return withQuery(path, { ...listFields(query), ...others }).replaceAll('%2C', ',');
}

/** Returns the query after a change; a changed list starts at its first page. */
export function withChange(query: ListQuery, change: Partial<ListQuery>): ListQuery {
  return { ...query, page: 1, ...change };
}

/** Returns the values with this one added, or removed when it was among them. */
export function withToggled<T>(values: readonly T[], value: T): T[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

/** Returns the query without any filter: same search text, same sorting. */
export function withoutFilters(query: ListQuery): ListQuery {
  return withChange(query, { class: [], brand: [], labels: [], from: undefined, to: undefined });
}

/** Counts the conditions of a query; a price range is one. */
export function countConditions(query: ListQuery): number {
  return query.class.length + query.brand.length + query.labels.length + (amountOf(query) === undefined ? 0 : 1);
}

/**
 * Returns the canonical address for an address that a form without JavaScript has sent (price in two fields, repeated names, empty fields);
 * undefined when it is canonical already. Names of other features are preserved.
 */
export function canonicalHref(path: Path, search: URLSearchParams): string | undefined {
  const untidy =
    search.has(lowestField) ||
    search.has(highestField) ||
    ownNames.some((name) => search.getAll(name).length > 1 || (name !== 'searchName' && search.get(name) === ''));
  if (!untidy) return undefined;
  const own: readonly string[] = ownNames;
  const others = Object.fromEntries([...search].filter(([name]) => !own.includes(name)));
  return listHref(path, readListQuery(search), others);
}
