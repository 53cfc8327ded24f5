import { data } from 'react-router-dom';
import { mapCatalog, mapProducts } from '#app/features/catalog/api/map-catalog.server.ts';
import { contentPages } from '#app/features/content/pages.ts';
import { mapShops } from '#app/features/shops/api/map-shops.server.ts';
import { paths } from '#app/paths.ts';
import { type Gateway, gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError } from '#app/shared/gateway/page-error.server.ts';
import { requestContext } from '#app/shared/request-context.ts';
import { forRobots, type MappedPage, sitemap } from '#app/shared/seo/sitemap.ts';
import type { Route } from './+types/sitemap-part';

/** Returns the mall's own pages, its product lists by class, and its shops. */
async function shopPages(mall: Gateway): Promise<MappedPage[]> {
  const [{ classIds }, shopIds] = await Promise.all([mapCatalog(mall), mapShops(mall)]);
  return [
    ...[paths.home, paths.products, paths.flashSale, paths.couponCentre, paths.shopSearch].map((path) => ({ path })),
    ...classIds.map((id) => ({ path: paths.products, query: { class: String(id) } })),
    ...shopIds.map((id) => ({ path: paths.shop, query: { id: String(id) } })),
    ...contentPages.map((type) => ({ path: paths.about, query: { type } })),
  ];
}

async function productPages(mall: Gateway, part: number): Promise<MappedPage[]> {
  const ids = await mapProducts(mall, part);
  if (ids.length === 0) throw data(null, { status: 404 });
  return ids.map((id) => ({ path: paths.product, query: { id: String(id) } }));
}

/** Returns one of the sitemaps. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { settings } = context.get(requestContext);
  const mall = context.get(gateway);
  const part = /^products-([1-9]\d{0,3})\.xml$/.exec(params.part)?.[1];
  if (part === undefined && params.part !== 'pages.xml') throw data(null, { status: 404 });
  const pages = await (part === undefined ? shopPages(mall) : productPages(mall, Number(part))).catch(handlePageError(url, context));
  return forRobots(sitemap(pages, { origin: settings.publicOrigin, defaultLanguage: settings.defaultLanguage }), 'application/xml');
}
