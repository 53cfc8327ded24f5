import { type OrderQuery, type OrderTab, orderTabs } from './order.ts';

const maxPages = 10_000;
const maxKeywordLength = 60;

/** Reads the list's address. Unknown values are ignored, so that an old link still shows the orders. */
export function readOrderQuery(search: URLSearchParams): OrderQuery {
  const page = Number(search.get('page') ?? 1);
  return {
    tab: orderTabs[Number(search.get('type'))] ?? 'all',
    words: (search.get('words') ?? '').trim().slice(0, maxKeywordLength),
    page: Number.isInteger(page) && page >= 1 && page <= maxPages ? page : 1,
  };
}

/** Returns the query of the list's address, without default values. */
export function writeOrderQuery({ tab, words, page }: { tab: OrderTab; words?: string; page?: number }) {
  return {
    type: tab === 'all' ? undefined : orderTabs.indexOf(tab),
    words: words === '' ? undefined : words,
    page: page === 1 ? undefined : page,
  };
}
