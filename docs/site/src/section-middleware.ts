import { defineRouteMiddleware } from '@astrojs/starlight/route-data';
import { neighbors, sectionOf } from './sidebar.ts';

/** Shows the sidebar of the part of the site that the page belongs to, and the pages before and after it there. */
export const onRequest = defineRouteMiddleware(({ url, locals: { starlightRoute } }) => {
  const section = starlightRoute.sidebar.find(({ label }) => label === sectionOf(url.pathname));
  if (section?.type === 'group') starlightRoute.sidebar = section.entries;
  starlightRoute.pagination = neighbors(starlightRoute.sidebar);
});
