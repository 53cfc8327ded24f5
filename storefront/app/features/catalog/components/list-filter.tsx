import { FilterPanel } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Path } from '#app/paths.ts';
import { labelCodes, labels } from '../labels.ts';
import type { FacetValue, ProductList } from '../list.ts';
import { applyFilter, filterValues, hiddenFields, presetPrices } from '../list-filter.ts';
import type { ListQuery } from '../list-query.ts';

interface ListFilterProps {
  readonly list: Pick<ProductList, 'classes' | 'brands' | 'total'>;
  readonly query: ListQuery;
  readonly action: Path;
  readonly hrefTo: (query: ListQuery) => string;
}

const toOption = ({ id, name, initial }: FacetValue) => ({ value: String(id), label: name, initial });

/** Renders the filters of a list. */
export function ListFilter({ list: { classes, brands, total }, query, action, hrefTo }: ListFilterProps) {
  const { t } = useTranslation('catalog-list');
  const navigate = useNavigate();
  const groups = [
    { name: 'class', title: t('list.group.class'), options: classes.map(toOption) },
    { name: 'brand', title: t('list.group.brand'), options: brands.map(toOption) },
    {
      name: 's_type',
      title: t('list.group.label'),
      options: labels.map((label) => ({ value: labelCodes([label]).join(), label: t(`list.label.${label}`) })),
    },
  ];
  return (
    <FilterPanel
      action={action}
      groups={groups.filter(({ options }) => options.length > 0)}
      prices={presetPrices}
      values={filterValues(query)}
      kept={hiddenFields(query)}
      found={total}
      // Preserves the scroll position for shoppers who tick several boxes in a row.
      onChange={(values) => void navigate(hrefTo(applyFilter(query, values)), { preventScrollReset: true })}
    />
  );
}
