import { redirect } from 'react-router-dom';
import { readListQuery } from '#app/features/catalog/list-query.ts';
import { paths, withQuery } from '#app/paths.ts';
import type { Route } from './+types/search-entry';

/** Redirects this family's search address to the results, or to all products. */
export function loader({ url }: Route.LoaderArgs) {
  const { words } = readListQuery(url.searchParams);
  return redirect(words === '' ? paths.products : withQuery(paths.searchResults, { searchName: words }));
}
