import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router-dom';
import * as notice from '#app/features/shell/api/notice.server.ts';
import { type PublicQuery, publicQueryOf } from '#app/i18n/route-handle.ts';
import { visitorGateway } from '#app/shared/gateway/gateway.server.ts';
import { type RequestContext, requestContext } from '#app/shared/request-context.ts';

// React Router types optional parts as `T | undefined`, which its own handler does not accept under exactOptionalPropertyTypes.
const { basename = '/', allowedActionOrigins = false, unstable_getCriticalCss, ...parts } = build;
const criticalCss = unstable_getCriticalCss ? { unstable_getCriticalCss } : {};
const handle = createRequestHandler({ ...parts, basename, allowedActionOrigins, ...criticalCss }, import.meta.env.MODE);

/** Returns the path of a route with the paths of its layouts. */
function fullPath(id: string): string {
  const { parentId, path = '' } = build.routes[id] ?? {};
  return `${parentId === undefined ? '' : fullPath(parentId)}/${path}`.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
}

const publicQueries = new Map<string, PublicQuery>();
for (const [id, route] of Object.entries(build.routes)) {
  const query = publicQueryOf(route?.module.handle);
  if (query) publicQueries.set(fullPath(id), query);
}

/** Responds to one request with a page, a data stream or a redirect. */
export function renderPage(request: Request, requestInfo: RequestContext): Promise<Response> {
  return handle(request, new RouterContextProvider(new Map([[requestContext, requestInfo]])));
}

/**
 * Returns whether the mall is closed, cached for five seconds. `renderPage` checks it itself; callers that serve a cached page must check
 * it here.
 */
export function isMallClosed(requestInfo: RequestContext): Promise<boolean> {
  return notice.isMallClosed(visitorGateway(requestInfo));
}

/** Returns the query names that a public page reads; undefined for any other page. */
export function findPublicQuery(pathname: string): Promise<PublicQuery | undefined> {
  return Promise.resolve(publicQueries.get(pathname));
}
