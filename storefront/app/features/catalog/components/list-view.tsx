import { styled } from '@mui/material/styles';
import { useLocation, useNavigation } from 'react-router-dom';
import type { Path } from '#app/paths.ts';
import type { ProductList } from '../list.ts';
import { countConditions, type ListQuery, listHref } from '../list-query.ts';
import { ChosenConditions } from './chosen-conditions.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListResults } from './list-results.tsx';
import { ListToolbar } from './list-toolbar.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  paddingBlockEnd: theme.spacing(8),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: `${theme.mall.size.tile} minmax(0, 1fr)`,
    columnGap: theme.spacing(8),
    paddingBlockEnd: theme.spacing(12),
  },
}));

interface ListViewProps {
  readonly list: ProductList;
  readonly query: ListQuery;
  /** The page's own address without its query. */
  readonly path: Path;
  readonly productHref: (id: number) => string;
  readonly everythingHref: string;
}

/** A list with its filter, its order and its pages. Every choice is a link or a GET form: without JavaScript it works as well. */
export function ListView({ list, query, path, productHref, everythingHref }: ListViewProps) {
  const { state, location: next } = useNavigation();
  const { pathname } = useLocation();
  const hrefTo = (asked: ListQuery) => listHref(path, asked);
  const { classes, brands } = list;
  const busy = state === 'loading' && next?.pathname === pathname;
  const results = <ListResults {...{ list, query, busy, hrefTo, productHref, everythingHref }} />;
  // Where nothing is, there is nothing to narrow or to sort.
  if (list.total === 0 && countConditions(query) === 0) return results;
  return (
    <Columns>
      <ListFilters action={path} {...{ query, hrefTo, classes, brands }} />
      <div>
        <ListToolbar total={list.total} {...{ query, hrefTo }} />
        <ChosenConditions {...{ query, hrefTo, classes, brands }} />
        {results}
      </div>
    </Columns>
  );
}
