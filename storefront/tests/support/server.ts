import { publicQueryOf, type RouteHandle } from '#app/i18n/route-handle.ts';
import { paths } from '#app/paths.ts';
import { handle as about } from '#app/routes/about.tsx';
import { handle as home } from '#app/routes/home.tsx';
import { handle as product } from '#app/routes/product.tsx';
import { handle as productList } from '#app/routes/product-list.tsx';
import { handle as searchResults } from '#app/routes/search-results.tsx';
import { handle as shop } from '#app/routes/shop.tsx';
import { handle as shopSearch } from '#app/routes/shop-search.tsx';
import { readConfig } from '../../server/config.ts';
import { createServer } from '../../server/create-server.ts';
import type { Application } from '../../server/pages.ts';

const handles: readonly (readonly [string, RouteHandle])[] = [
  [paths.home, home],
  [paths.products, productList],
  [paths.searchResults, searchResults],
  [paths.product, product],
  [paths.shopSearch, shopSearch],
  [paths.shop, shop],
  [paths.about, about],
];
const queries = new Map(handles.map(([path, handle]) => [path, publicQueryOf(handle)]));

/** Returns the query names of a public page, as the routes declare them. */
export const findPublicQuery: Application['findPublicQuery'] = async (pathname) => queries.get(pathname);

/** The signature of the application's `renderPage`. */
export type RenderPage = Application['renderPage'];

const emptyPage: RenderPage = async () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } });

/** Creates the web server with the test's own pages, not listening. */
export async function makeServer(
  environment: Record<string, string> = {},
  renderPage: RenderPage = emptyPage,
  isMallClosed: Application['isMallClosed'] = async () => false,
) {
  const application = { renderPage, isMallClosed, findPublicQuery };
  return await createServer({ config: readConfig(environment), application, logger: false });
}
