import { type FilterValues, type PriceRange, priceNames } from '@mall/ui';
import { labelCodes, labelsOfCodes } from './labels.ts';
import { amountOf, type ListQuery, listFields, withChange } from './list-query.ts';

/** The selectable price ranges, in whole yuan. */
export const presetPrices: readonly PriceRange[] = [{ to: 99 }, { from: 100, to: 199 }, { from: 200, to: 299 }, { from: 300 }];

const amountOfRange = ({ from, to }: PriceRange) => `${from ?? ''}-${to ?? ''}`;

/** Returns the query's conditions as values of the filter's fields: a custom price range fills two of them. */
export function filterValues(query: ListQuery): FilterValues {
  const amount = amountOf(query);
  const price: FilterValues = presetPrices.some((range) => amountOfRange(range) === amount)
    ? { [priceNames.range]: [amount ?? ''] }
    : { [priceNames.lowest]: [String(query.from ?? '')], [priceNames.highest]: [String(query.to ?? '')] };
  return { class: query.class.map(String), brand: query.brand.map(String), s_type: labelCodes(query.labels).map(String), ...price };
}

/** Returns the hidden fields of the filter's form: search text, sorting and layout. A filtered list starts at its first page. */
export function hiddenFields(query: ListQuery): Record<string, string> {
  const { searchName, sort, view } = listFields(query);
  return { ...(searchName && { searchName }), ...(sort && { sort }), ...(view && { view }) };
}

const ids = (values: readonly string[]) => values.map(Number).sort((a, b) => a - b);

/** Returns the query after the filter has changed. */
export function applyFilter(query: ListQuery, values: FilterValues): ListQuery {
  const { class: classes = [], brand = [], s_type = [], [priceNames.range]: [amount] = [] } = values;
  const end = (name: string) => (values[name]?.[0] ? Number(values[name][0]) : undefined);
  const ready = presetPrices.find((range) => amountOfRange(range) === amount);
  return withChange(query, {
    class: ids(classes),
    brand: ids(brand),
    labels: labelsOfCodes(s_type),
    from: ready ? ready.from : end(priceNames.lowest),
    to: ready ? ready.to : end(priceNames.highest),
  });
}
