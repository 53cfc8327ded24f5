import { CacheProvider } from '@emotion/react';
import { FragmentCacheProvider } from '@mall/ui';
import { createReadableStreamFromReadable } from '@react-router/node';
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router-dom';
import { createEmotionCache } from '#app/emotion/create-emotion-cache.ts';
import { StyleStream } from '#app/emotion/style-stream.server.ts';
import { ResponseFragments } from '#app/fragment-cache.server.tsx';
import { namespacesOf } from '#app/i18n/route-handle.ts';
import { loadSharedI18n } from '#app/i18n/shared-i18n.server.ts';
import { NonceProvider } from '#app/shared/nonce.ts';
import { type Log, requestContext } from '#app/shared/request-context.ts';
import { ResponseInfoProvider } from '#app/shared/response-info.ts';

/** The time in milliseconds after which a page's pending parts are abandoned. */
export const streamTimeout = 10_000;

function handlesOf(context: EntryContext): unknown[] {
  return context.staticHandlerContext.matches.map(({ route }) => route.handle);
}

/** Returns true when a loader returned a promise for a later part. */
function promisesParts({ staticHandlerContext: { loaderData } }: EntryContext): boolean {
  return Object.values(loaderData).some((data) => Object.values(data ?? {}).some((part) => part instanceof Promise));
}

function reportError(log: Log, error: unknown): void {
  log.error({ err: error }, 'rendering failed');
}

/** Renders a page as a stream: the shell immediately, late parts as they resolve. With `whole` it waits for all parts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, responseId, language, log, whole, renderStatus, requestId, styles: pageStyles } = loadContext.get(requestContext);
  // The gateway's middleware sends the same status.
  const shownStatus = status === 500 && renderStatus.gatewayAway ? 503 : status;
  renderStatus.streamed = !whole && promisesParts(routerContext);
  const report = (error: unknown) => {
    renderStatus.failed = true;
    // A visitor who left is not an error.
    if (!request.signal.aborted) reportError(log, error);
  };
  const i18n = await loadSharedI18n(language, namespacesOf(handlesOf(routerContext), true), report);
  const cache = createEmotionCache(nonce);
  // In development a change is visible on the next navigation.
  const fragments = import.meta.env.PROD ? new ResponseFragments(language, cache, [nonce, responseId, requestId]) : undefined;
  const styles = new StyleStream(cache, nonce, fragments, pageStyles);
  const readyEvent: keyof RenderToPipeableStreamOptions = whole ? 'onAllReady' : 'onShellReady';

  return await new Promise<Response>((resolve, reject) => {
    let responseStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <CacheProvider value={cache}>
        <NonceProvider value={nonce}>
          <ResponseInfoProvider value={{ status: shownStatus, requestId }}>
            <I18nextProvider i18n={i18n}>
              <FragmentCacheProvider cache={fragments}>
                <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
              </FragmentCacheProvider>
            </I18nextProvider>
          </ResponseInfoProvider>
        </NonceProvider>
      </CacheProvider>,
      {
        nonce: { script: nonce, style: nonce },
        // A part that is ready with the shell is rendered in place, whatever its length, so that it is visible without JavaScript too.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        [readyEvent]() {
          headers.set('Content-Type', 'text/html; charset=utf-8');
          pipe(styles);
          resolve(new Response(createReadableStreamFromReadable(styles), { headers, status: responseStatus }));
        },
        onShellError: reject,
        onError(error) {
          responseStatus = 500;
          report(error);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000, new Error('The page took too long'));
    styles.once('close', () => clearTimeout(timer));
    request.signal.addEventListener('abort', () => abort(request.signal.reason), { once: true });
  });
}

/** Logs errors of loaders and actions; a response such as 404 is no error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { log } = context.get(requestContext);
  reportError(log, error);
};
