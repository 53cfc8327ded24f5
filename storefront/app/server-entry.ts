import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router-dom';
import * as notice from '#app/features/shell/api/notice.server.ts';
import { visitorGateway } from '#app/shared/gateway/gateway.server.ts';
import { type RequestContext, requestContext } from '#app/shared/request-context.ts';

// React Router types optional parts as `T | undefined`, which its own handler does not take under exactOptionalPropertyTypes.
const { basename = '/', allowedActionOrigins = false, unstable_getCriticalCss, ...parts } = build;
const criticalCss = unstable_getCriticalCss ? { unstable_getCriticalCss } : {};
const handle = createRequestHandler({ ...parts, basename, allowedActionOrigins, ...criticalCss }, import.meta.env.MODE);

/** Answers one request with a page, a data stream or a redirect. */
export function answerPage(request: Request, facts: RequestContext): Promise<Response> {
  return handle(request, new RouterContextProvider(new Map([[requestContext, facts]])));
}

/** Whether the mall is closed: `answerPage` asks by itself, whoever shows a page that was made before asks here. Remembered for five seconds. */
export function isMallClosed(facts: RequestContext): Promise<boolean> {
  return notice.isMallClosed(visitorGateway(facts));
}
