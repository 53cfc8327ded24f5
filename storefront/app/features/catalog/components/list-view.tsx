import { CachedFragment, Columns, SortBar, styled } from '@mall/ui';
import { useLocation, useNavigation } from 'react-router-dom';
import type { Path } from '#app/paths.ts';
import type { ProductList } from '../list.ts';
import { countConditions, type ListQuery, listHref, withChange } from '../list-query.ts';
import { ListFilter } from './list-filter.tsx';
import { ListResults } from './list-results.tsx';
import { ListTags } from './list-tags.tsx';

// An empty list has the same distance to the footer as a full one.
const Alone = styled('div')(({ theme }) => ({ [theme.breakpoints.up('md')]: { paddingBlockEnd: theme.spacing(8) } }));

interface ListViewProps {
  readonly list: ProductList;
  readonly query: ListQuery;
  /** The page's own address without its query. */
  readonly path: Path;
  readonly productHref: (id: number) => string;
  readonly everythingHref: string;
}

function Content({ list, query, path, productHref, everythingHref }: ListViewProps) {
  const { state, location: next } = useNavigation();
  const { pathname } = useLocation();
  const hrefTo = (query: ListQuery) => listHref(path, query);
  const busy = state === 'loading' && next?.pathname === pathname;
  const results = <ListResults {...{ list, query, busy, hrefTo, productHref, everythingHref }} />;
  // An empty list without filters has nothing to filter or to sort.
  if (list.total === 0 && countConditions(query) === 0) return <Alone>{results}</Alone>;
  return (
    <Columns side={<ListFilter action={path} {...{ list, query, hrefTo }} />} sx={{ paddingBlockEnd: { xs: 8, md: 12 } }}>
      <SortBar
        count={list.total}
        sort={query.sort}
        hrefOf={(sort) => hrefTo(withChange(query, { sort }))}
        layout={query.layout}
        layoutHrefOf={(layout) => hrefTo({ ...query, layout })}
      />
      <ListTags {...{ list, query, hrefTo }} />
      {results}
    </Columns>
  );
}

/** Renders a list with its filter, sorting and pagination. Every choice is a link or a GET form, so it works without JavaScript. */
export function ListView(props: ListViewProps) {
  const { list, query, path, everythingHref } = props;
  return (
    <CachedFragment name="list" data={{ list, query, path, everythingHref }}>
      <Content {...props} />
    </CachedFragment>
  );
}
