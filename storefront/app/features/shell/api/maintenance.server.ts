import { type MiddlewareFunction, redirect } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { requestContext } from '#app/shared/request-context.ts';
import { isMallClosed, isMallClosedNow } from './notice.server.ts';

/** What stays open in a closed mall: its own page, and the choice of the language it speaks. */
const alwaysOpen: ReadonlySet<string> = new Set([paths.maintenance, paths.language]);

/** Asks for the notice on every navigation, of documents and of data; a closed mall leads to its page. */
export const watchMaintenance: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  if (alwaysOpen.has(url.pathname)) return await next();
  const isClosed = context.get(requestContext).settings.mockSessions ? isMallClosedNow : isMallClosed;
  if (await isClosed(context.get(gateway))) throw redirect(paths.maintenance);
  return await next();
};
