import { redirect } from 'react-router-dom';
import { readListQuery } from '#app/features/catalog/list-query.ts';
import { paths, withQuery } from '#app/paths.ts';
import type { Route } from './+types/search-entry';

/** An address of the family on the way to a list: it leads on to what was looked for, or to everything. */
export function loader({ url }: Route.LoaderArgs) {
  const { words } = readListQuery(url.searchParams);
  return redirect(words === '' ? paths.products : withQuery(paths.searchResults, { searchName: words }));
}
