import { type FilterValues, type PriceRange, priceNames } from '@mall/ui';
import { labelCodes } from './labels.ts';
import { amountOf, type ListQuery, listFields, readListQuery } from './list-query.ts';

/** Ranges of price to choose at once, in whole yuan. */
export const readyPrices: readonly PriceRange[] = [{ to: 99 }, { from: 100, to: 199 }, { from: 200, to: 299 }, { from: 300 }];

const isReady = (amount: string) => readyPrices.some(({ from, to }) => amount === `${from ?? ''}-${to ?? ''}`);

/** What the query narrows the list by, as the filter's fields have it: a range of the shopper's own stands in two of them. */
export function filterValues(query: ListQuery): FilterValues {
  const amount = amountOf(query);
  const price: FilterValues =
    amount === undefined || isReady(amount)
      ? { [priceNames.range]: amount === undefined ? [] : [amount] }
      : { [priceNames.lowest]: [String(query.from ?? '')], [priceNames.highest]: [String(query.to ?? '')] };
  return { class: query.class.map(String), brand: query.brand.map(String), s_type: labelCodes(query.labels).map(String), ...price };
}

/** What the filter's form must send along: words, order and layout. A narrowed list is read from its first page. */
export function keptFields(query: ListQuery): Record<string, string> {
  const { searchName, sort, view } = listFields(query);
  return { ...(searchName && { searchName }), ...(sort && { sort }), ...(view && { view }) };
}

/** The query after the filter has changed. */
export function refined(query: ListQuery, values: FilterValues): ListQuery {
  const sent = Object.entries(values).flatMap(([name, chosen]) => chosen.map((value) => [name, value]));
  return readListQuery(new URLSearchParams([...Object.entries(keptFields(query)), ...sent]));
}
