import { mapCatalog } from '#app/features/catalog/api/map-catalog.server.ts';
import { paths } from '#app/paths.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError } from '#app/shared/gateway/page-error.server.ts';
import { requestContext } from '#app/shared/request-context.ts';
import { forRobots, sitemapIndex } from '#app/shared/seo/sitemap.ts';
import type { Route } from './+types/sitemap';

/** Returns the index of the sitemaps: the shop's pages, and its products in parts. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { settings } = context.get(requestContext);
  const { parts } = await mapCatalog(context.get(gateway)).catch(handlePageError(url, context));
  const products = Array.from({ length: parts }, (_, index) => `${paths.sitemaps}/products-${index + 1}.xml`);
  return forRobots(sitemapIndex([`${paths.sitemaps}/pages.xml`, ...products], settings.publicOrigin), 'application/xml');
}
