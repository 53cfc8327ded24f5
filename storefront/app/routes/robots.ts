import { paths } from '#app/paths.ts';
import { requestContext } from '#app/shared/request-context.ts';
import { forRobots, robotsText } from '#app/shared/seo/sitemap.ts';
import type { Route } from './+types/robots';

/** What is no page, and searches, of which there is no end. */
const closed = ['/api/', paths.searchResults, paths.searchEntry, paths.productPanel, paths.cartSkus, paths.logout, paths.language];

/** What robots may read, and where the sitemaps are. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicOrigin } = context.get(requestContext).settings;
  return forRobots(robotsText(closed, new URL(paths.sitemap, publicOrigin).href), 'text/plain');
}
