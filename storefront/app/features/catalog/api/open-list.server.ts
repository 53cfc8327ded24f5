import type { LanguageCode } from '@mall/locales';
import { data, redirect } from 'react-router-dom';
import type { Path } from '#app/paths.ts';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { ProductList } from '../list.ts';
import { canonicalHref, type ListQuery, listHref, readListQuery } from '../list-query.ts';
import { loadList } from './load-list.server.ts';

/** The list that an address asks for. Throws the way to a better address, or 404 where it names what is not there. */
export async function openList(
  gateway: Gateway,
  path: Path,
  url: URL,
  language: LanguageCode,
): Promise<{ query: ListQuery; list: ProductList }> {
  const tidy = canonicalHref(path, url.searchParams);
  if (tidy !== undefined) throw redirect(tidy);
  const query = readListQuery(url.searchParams);
  const list = await loadList(gateway, query, language);
  if (!list) throw data(null, { status: 404 });
  // The last page moves when products go: whoever followed an old link sees the end of the list, not nothing.
  if (query.page > list.pages) throw redirect(listHref(path, { ...query, page: list.pages }));
  return { query, list };
}
