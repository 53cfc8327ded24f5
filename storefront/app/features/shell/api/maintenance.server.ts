import { type MiddlewareFunction, redirect } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { requestContext } from '#app/shared/request-context.ts';
import { isMallClosed, isMallClosedNow } from './notice.server.ts';

/** Paths that stay open in a closed mall: its own page, and the language selection. */
const alwaysOpen: ReadonlySet<string> = new Set([paths.maintenance, paths.language]);

/** Checks the notice on every navigation, of documents and of data; redirects to the maintenance page when the mall is closed. */
export const watchMaintenance: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  if (alwaysOpen.has(url.pathname)) return await next();
  const isClosed = context.get(requestContext).settings.mockSessions ? isMallClosedNow : isMallClosed;
  if (await isClosed(context.get(gateway))) throw redirect(paths.maintenance);
  return await next();
};
