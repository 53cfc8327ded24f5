import { Icon, visuallyHidden } from '@mall/ui';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Path } from '#app/paths.ts';
import type { ProductList } from '../list.ts';
import { countConditions, type ListQuery } from '../list-query.ts';
import { FacetFilter } from './facet-filter.tsx';
import { LabelFilter } from './label-filter.tsx';
import { PriceFilter } from './price-filter.tsx';

const Column = styled('section')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    insetBlockStart: theme.spacing(3),
    alignSelf: 'start',
    maxHeight: `calc(100dvh - ${theme.spacing(6)})`,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    // Room for the focus ring, which an own scroll box would cut off.
    padding: theme.spacing(0.5),
    margin: theme.spacing(-0.5),
  },
  '& > h2': {
    ...theme.typography.h4,
    margin: 0,
    marginBlockEnd: theme.spacing(1.5),
    // The disclosure says it on a phone.
    [theme.breakpoints.down('md')]: visuallyHidden,
  },
}));

/** The phone's way to the filter: a native disclosure, which rules the panel behind it and needs no script. */
const Disclosure = styled('details')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'none' },
  [theme.breakpoints.down('md')]: { '&:not([open]) + div': { display: 'none' } },
  '& summary': {
    ...theme.typography.button,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: theme.mall.size.target,
    paddingInline: theme.spacing(2),
    cursor: 'pointer',
    listStyle: 'none',
    border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.control}`,
    borderRadius: theme.mall.radius.control,
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '&[open] summary': { borderColor: theme.vars.palette.roles.ink, marginBlockEnd: theme.spacing(1) },
  '&[open] svg': { transform: 'rotate(180deg)' },
}));

interface ListFiltersProps extends Pick<ProductList, 'classes' | 'brands'> {
  readonly query: ListQuery;
  readonly action: Path;
  readonly hrefTo: (query: ListQuery) => string;
}

/** Everything a list can be narrowed by: a column beside it on a desk, behind a disclosure on a phone. */
export function ListFilters({ query, action, hrefTo, classes, brands }: ListFiltersProps) {
  const { t } = useTranslation('catalog');
  const id = useId();
  const count = countConditions(query);
  return (
    <Column aria-labelledby={id}>
      <h2 id={id}>{t('list.filter')}</h2>
      {/* Closed anew after a choice on a phone, so that its outcome is seen; open while ticking. */}
      <Disclosure key={hrefTo(query)} open={query.several !== undefined}>
        <summary>
          {count > 0 ? t('list.filterChosen', { count }) : t('list.filter')}
          <Icon name="down" />
        </summary>
      </Disclosure>
      <div>
        <FacetFilter facet="class" values={classes} {...{ query, action, hrefTo }} />
        <FacetFilter facet="brand" values={brands} {...{ query, action, hrefTo }} />
        <LabelFilter {...{ query, hrefTo }} />
        <PriceFilter {...{ query, action, hrefTo }} />
      </div>
    </Column>
  );
}
