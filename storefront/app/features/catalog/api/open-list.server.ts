import type { LanguageCode } from '@mall/locales';
import { data, redirect } from 'react-router-dom';
import type { Path } from '#app/paths.ts';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { ProductList } from '../list.ts';
import { canonicalHref, type ListQuery, listHref, readListQuery } from '../list-query.ts';
import { loadList } from './load-list.server.ts';

/** Opens the list of an address. Throws a redirect to the canonical address, or 404 when it names an unknown class or brand. */
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
  // The last page moves when products are removed: an old link shows the end of the list instead of nothing.
  if (query.page > list.pages) throw redirect(listHref(path, { ...query, page: list.pages }));
  return { query, list };
}
