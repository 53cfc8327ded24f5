import { defineRouteMiddleware } from '@astrojs/starlight/route-data';
import { sectionOf } from './sidebar.ts';

/** Shows the sidebar of the part of the site that the page belongs to. */
export const onRequest = defineRouteMiddleware(({ url, locals: { starlightRoute } }) => {
  const section = starlightRoute.sidebar.find(({ label }) => label === sectionOf(url.pathname));
  if (section?.type === 'group') starlightRoute.sidebar = section.entries;
});
