import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router-dom';
import * as notice from '#app/features/shell/api/notice.server.ts';
import { visitorGateway } from '#app/shared/gateway/gateway.server.ts';
import { type RequestContext, requestContext } from '#app/shared/request-context.ts';

// React Router types optional parts as `T | undefined`, which its own handler does not accept under exactOptionalPropertyTypes.
const { basename = '/', allowedActionOrigins = false, unstable_getCriticalCss, ...parts } = build;
const criticalCss = unstable_getCriticalCss ? { unstable_getCriticalCss } : {};
const handle = createRequestHandler({ ...parts, basename, allowedActionOrigins, ...criticalCss }, import.meta.env.MODE);

/** Responds to one request with a page, a data stream or a redirect. */
export function answerPage(request: Request, facts: RequestContext): Promise<Response> {
  return handle(request, new RouterContextProvider(new Map([[requestContext, facts]])));
}

/**
 * Returns whether the mall is closed, cached for five seconds. `answerPage` checks it itself; callers that serve a cached page must check
 * it here.
 */
export function isMallClosed(facts: RequestContext): Promise<boolean> {
  return notice.isMallClosed(visitorGateway(facts));
}
