import { FilterTags, usePriceRangeText } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { ProductList } from '../list.ts';
import { amountOf, type ListQuery, withChange, withoutFilters, withToggled } from '../list-query.ts';

interface ListTagsProps {
  readonly list: Pick<ProductList, 'classes' | 'brands'>;
  readonly query: ListQuery;
  readonly hrefTo: (query: ListQuery) => string;
}

/** Renders the active filters, which can be removed one by one or all together. */
export function ListTags({ list, query, hrefTo }: ListTagsProps) {
  const { t } = useTranslation('catalog-list');
  const rangeText = usePriceRangeText();
  const { from, to } = query;
  const without = (change: Partial<ListQuery>) => hrefTo(withChange(query, change));
  const facet = (name: 'class' | 'brand', values: ProductList['classes']) =>
    values
      .filter(({ id }) => query[name].includes(id))
      .map((value) => ({ label: value.name, href: without({ [name]: withToggled(query[name], value.id) }) }));
  const tags = [
    ...facet('class', list.classes),
    ...facet('brand', list.brands),
    ...query.labels.map((label) => ({ label: t(`list.label.${label}`), href: without({ labels: withToggled(query.labels, label) }) })),
    ...(amountOf(query) === undefined
      ? []
      : [
          {
            label: rangeText({ ...(from !== undefined && { from }), ...(to !== undefined && { to }) }),
            href: without({ from: undefined, to: undefined }),
          },
        ]),
  ];
  return <FilterTags tags={tags} clearHref={hrefTo(withoutFilters(query))} />;
}
