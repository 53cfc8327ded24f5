import { paths } from '#app/paths.ts';
import { requestContext } from '#app/shared/request-context.ts';
import { forRobots, robotsText } from '#app/shared/seo/sitemap.ts';
import type { Route } from './+types/robots';

/** Addresses without a page, and searches, whose number is unlimited. */
const closed = ['/api/', paths.searchResults, paths.searchEntry, paths.productPanel, paths.cartSkus, paths.logout, paths.language];

/** Returns robots.txt: the paths that robots may crawl, and the address of the sitemaps. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicOrigin } = context.get(requestContext).settings;
  return forRobots(robotsText(closed, new URL(paths.sitemap, publicOrigin).href), 'text/plain');
}
