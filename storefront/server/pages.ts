import type { IncomingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream';
import underPressure from '@fastify/under-pressure';
import type { LanguageCode } from '@mall/locales';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { pageStylesOf, type SharedStyles, sharedStylesCookieName } from '#app/emotion/shared-styles.ts';
import { chooseLanguage } from '#app/i18n/choose-language.ts';
import { paths } from '#app/paths.ts';
import type * as application from '#app/server-entry.ts';
import type { RequestContext, Settings } from '#app/shared/request-context.ts';
import { readCookie } from '#app/shared/session/cookies.ts';
import { readMockSession } from '#app/shared/session/mock-session.ts';
import { exceedsLimit, type LimitedBody, limitBody, pageBodyLimit } from './body-limit.ts';
import { chooseEncoding, createCompressor, isCompressible } from './compression.ts';
import type { Config } from './config.ts';
import type { Metrics } from './metrics.ts';
import { overloadPagePolicy, renderOverloadPage } from './overload-page.ts';
import { cacheKey } from './page-cache/cacheable.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { createPlaceholders } from './page-cache/placeholders.ts';
import type { Render } from './page-cache/shared-render.ts';
import { removeUnknownParameters } from './remove-unknown-parameters.ts';
import { OverloadedError, RenderLimit } from './render-limit.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { toNodeStream, toWebStream } from './web-streams.ts';

/** The parts of the application that the server uses; from the build in production, from Vite in development. */
export type Application = Pick<typeof application, 'renderPage' | 'isMallClosed' | 'findPublicQuery'>;

interface PageOptions {
  readonly config: Config;
  readonly application: Application;
  /**
   * In development the policy only reports, because Vite's helpers violate it, and pages are not cached: a change is visible on the next
   * navigation.
   */
  readonly inDevelopment: boolean;
  readonly pageCache: PageCache;
  /** The styles of all pages; undefined in development. */
  readonly sharedStyles: SharedStyles | undefined;
  readonly metrics: Metrics;
}

/** Personal pages: `no-store` excludes them from the browser's cache, and from Back after signing out. */
const personalPaths = [`${paths.account}/`, '/pay/', paths.applyShop, paths.shopState];
const cacheControl = ({ pathname }: URL) =>
  personalPaths.some((path) => pathname.startsWith(path)) ? 'private, no-store' : 'private, no-cache';

const bodyless = new Set(['GET', 'HEAD']);

/** Copies the headers for a page. Origin is omitted: the origin guard has checked it, and the router would check it by another rule. */
function pageHeaders(headers: IncomingHttpHeaders): Headers {
  const copy = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || name === 'origin') continue;
    for (const single of Array.isArray(value) ? value : [value]) copy.append(name, single);
  }
  return copy;
}

function toWebRequest(request: FastifyRequest, url: URL, body: LimitedBody | undefined, signal: AbortSignal): Request {
  const { method } = request;
  const init: RequestInit & { duplex?: 'half' } = { method, headers: pageHeaders(request.headers), signal };
  if (body) {
    init.body = toWebStream(body);
    init.duplex = 'half';
  }
  return new Request(url, init);
}

/** Aborts when the visitor leaves before the response is sent. */
function abortOnDisconnect(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  return left.signal;
}

function sendHead(reply: FastifyReply, response: Response): void {
  reply.code(response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value);
  }
  for (const cookie of response.headers.getSetCookie()) reply.header('Set-Cookie', cookie);
}

function sendBody(request: FastifyRequest, reply: FastifyReply, response: Response): FastifyReply {
  if (!response.body || request.method === 'HEAD') return reply.send();
  const body = toNodeStream(response.body);
  if (!isCompressible(response.headers.get('Content-Type'))) return reply.send(body);
  reply.header('Vary', 'Accept-Encoding');
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (!encoding) return reply.send(body);
  reply.header('Content-Encoding', encoding).removeHeader('Content-Length');
  return reply.send(pipeline(body, createCompressor(encoding), () => {}));
}

/** Builds the request context of the application. */
function requestContextOf(request: FastifyRequest, url: URL, settings: Settings, sharedStyles: SharedStyles | undefined): RequestContext {
  return {
    ...createPlaceholders(),
    whole: isbot(request.headers['user-agent']),
    renderStatus: { failed: false, gatewayAway: false, streamed: false },
    requestId: request.id,
    clientAddress: request.ip,
    mockSession: settings.mockSessions ? readMockSession(request.headers.cookie) : undefined,
    language: chooseLanguage(url, request.headers.cookie ?? null, settings.defaultLanguage),
    styles: sharedStyles && pageStylesOf(sharedStyles, readCookie(request.headers.cookie, sharedStylesCookieName)),
    settings,
    log: request.log,
  };
}

/** Refuses a page because all render slots are in use; the request was not processed. */
function refuseOverload(reply: FastifyReply, language: LanguageCode): FastifyReply {
  return reply
    .code(503)
    .headers({ 'Retry-After': '2', 'Cache-Control': 'no-store', 'Content-Security-Policy': overloadPagePolicy })
    .type('text/html; charset=utf-8')
    .send(renderOverloadPage(language));
}

/** Serves every address that no other route handles as a page of the application. */
export async function servePages(
  app: FastifyInstance,
  { config, application, inDevelopment, pageCache, sharedStyles, metrics }: PageOptions,
): Promise<void> {
  const { publicUrl, gatewayUrl, internalKey, defaultLanguage, timeZone, mockSessions } = config;
  const settings: Settings = {
    publicOrigin: publicUrl.origin,
    gatewayUrl: gatewayUrl.href,
    internalKey,
    defaultLanguage,
    timeZone,
    mockSessions,
    backOfficeUrl: config.backOfficeUrl?.href,
  };
  const keepsPages = !inDevelopment && !mockSessions;
  const policyHeader = inDevelopment ? 'Content-Security-Policy-Report-Only' : 'Content-Security-Policy';
  // Without thresholds the plugin only measures. In development Vite uses the same event loop.
  if (!inDevelopment) await app.register(underPressure);
  const limit = new RenderLimit(() => (inDevelopment ? 0 : app.memoryUsage().eventLoopDelay));
  metrics.observeRenders(() => limit.use());
  const connectTo = inDevelopment ? "'self' ws:" : "'self'";

  /** Returns the page from the cache; undefined when this visitor needs a personal page or the mall is closed. */
  async function respondFromCache(request: FastifyRequest, url: URL, requestInfo: RequestContext, signal: AbortSignal) {
    const query = keepsPages ? await application.findPublicQuery(url.pathname) : undefined;
    const { language, styles } = requestInfo;
    const linksStyles = styles?.isLoaded ?? false;
    const key = cacheKey({ method: request.method, url, cookies: request.headers.cookie, language, linksStyles, query });
    if (key === undefined || (pageCache.has(key) && (await application.isMallClosed(requestInfo)))) return undefined;
    metrics.countCached(pageCache.has(key));
    // Listed one by one: a spread would let a misnamed property pass the type check, and the render's status would be lost.
    const render: Render = ({ placeholders: { nonce, responseId }, whole, renderStatus, signal: abandoned }) =>
      limit.run({ method: 'GET', url }, () =>
        application.renderPage(new Request(url, { signal: abandoned }), { ...requestInfo, nonce, responseId, whole, renderStatus }),
      );
    return await pageCache.response(key, { placeholders: requestInfo, whole: requestInfo.whole, signal }, render);
  }

  // The application reads the body.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  app.all('*', async (request, reply) => {
    // Concatenated as text: `new URL('//evil.example', origin)` would leave the shop's origin.
    const url = new URL(`${publicUrl.origin}${request.url}`);
    const tidy = bodyless.has(request.method) ? removeUnknownParameters(url, await application.findPublicQuery(url.pathname)) : undefined;
    if (tidy !== undefined) return await reply.header('Cache-Control', 'private, no-cache').redirect(tidy, 302);
    const bodyLimit = pageBodyLimit(url.pathname, request.headers['content-type']);
    if (exceedsLimit(request.headers['content-length'], bodyLimit.bytes)) return await reply.code(413).send();
    const requestInfo = requestContextOf(request, url, settings, sharedStyles);
    const left = abortOnDisconnect(reply);
    const body = bodyless.has(request.method) ? undefined : limitBody(request.raw, bodyLimit);
    let response: Response;
    try {
      response =
        (await respondFromCache(request, url, requestInfo, left)) ??
        (await limit.run({ method: request.method, url }, () =>
          application.renderPage(toWebRequest(request, url, body, left), requestInfo),
        ));
    } catch (error) {
      if (!(error instanceof OverloadedError)) throw error;
      metrics.countShed();
      return await refuseOverload(reply, requestInfo.language);
    }
    // The rest of the body is still arriving, so the connection cannot be reused.
    if (body?.exceeded) return await reply.code(413).header('Connection', 'close').send();
    sendHead(reply, response);
    reply.header(policyHeader, contentSecurityPolicy(requestInfo.nonce, connectTo));
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', cacheControl(url));
    return await sendBody(request, reply, response);
  });
}
