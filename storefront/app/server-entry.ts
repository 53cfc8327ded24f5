import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router-dom';
import { chooseLanguage } from '#app/i18n/choose-language.ts';
import { type RequestFacts, requestFacts } from '#app/shared/request-facts.ts';

// React Router types optional parts as `T | undefined`, which its own handler does not take under exactOptionalPropertyTypes.
const { basename = '/', allowedActionOrigins = false, unstable_getCriticalCss, ...parts } = build;
const criticalCss = unstable_getCriticalCss ? { unstable_getCriticalCss } : {};
const handle = createRequestHandler({ ...parts, basename, allowedActionOrigins, ...criticalCss }, import.meta.env.MODE);

/** Answers one request with a page, a data stream or a redirect. The Fastify server's only way into the application. */
export function answerPage(request: Request, facts: Omit<RequestFacts, 'language'>): Promise<Response> {
  const language = chooseLanguage(new URL(request.url), request.headers.get('Cookie'), facts.settings.defaultLanguage);
  return handle(request, new RouterContextProvider(new Map([[requestFacts, { ...facts, language }]])));
}
