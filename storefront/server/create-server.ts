import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyServerOptions, LogController } from 'fastify';
import type { SharedStyles } from '#app/emotion/shared-styles.ts';
import { serveApi } from './api.ts';
import type { Config } from './config.ts';
import { GatewayProxy } from './gateway-proxy.ts';
import { serveMedia } from './media.ts';
import { createMetrics, type Metrics, routeOf } from './metrics.ts';
import { guardOrigin } from './origin-guard.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { type Application, servePages } from './pages.ts';
import { servePayerPage } from './payer-page.ts';
import { serveReports } from './reports.ts';
import { securityHeaders } from './security-headers.ts';
import { serveStaticFiles } from './static-files.ts';

interface ServerOptions {
  readonly config: Config;
  readonly application: Application;
  /** The folder of the built browser files; undefined in development, where Vite serves them. */
  readonly clientFiles?: string;
  readonly inDevelopment?: boolean;
  /** Stores the pages that visitors without a session share. Default: a new cache. */
  readonly pageCache?: PageCache;
  /** The styles of all pages. Default: every page contains its own. */
  readonly sharedStyles?: SharedStyles | undefined;
  /** Default: metrics with a new registry. */
  readonly metrics?: Metrics;
  /** Whether the shop is about to close: it is not ready any more, but still responds. */
  readonly isClosing?: () => boolean;
  readonly logger?: FastifyServerOptions['logger'];
}

/** Returns the path alone: queries contain search terms, codes and return paths. */
function pathOf(url: string): string {
  return url.split('?')[0] ?? url;
}

function logResponses(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    metrics.countResponse({ route: routeOf(pathOf(request.url)), status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
    request.log.info(
      { method: request.method, path: pathOf(request.url), status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
}

function sendStatus(reply: FastifyReply, status: number): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(STATUS_CODES[status]);
}

/** Far longer than the shop's own links; each page repeats its address several times. */
const maxUrlLength = 4096;

/** Refuses request targets that are not a path (absolute URLs of proxies, `OPTIONS *`) and addresses longer than the limit. */
function refuseTargets(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/')) return sendStatus(reply, 400);
    if (request.url.length > maxUrlLength) return sendStatus(reply, 414);
  });
}

/**
 * Serves `/healthz` (the process runs) and `/readyz` (it is not about to close). A missing gateway does not fail them: cached pages are
 * still served.
 */
function serveHealth(app: FastifyInstance, isClosing: () => boolean): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => (isClosing() ? reply.code(503).send({ status: 'closing' }) : { status: 'ready' }));
}

/** Responds to unhandled requests and errors with the name of the status, without internal details. */
function handleErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => sendStatus(reply, 404));
  app.setErrorHandler<{ statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'answering failed');
    return sendStatus(reply, status);
  });
}

/** Headers arrive in one piece; a slower client only occupies a connection. */
const headersTimeoutMs = 10_000;
const connectionsCheckMs = 1000;

/** Creates the shop's web server: static files, images, the browser's API calls and pages. */
export async function createServer(options: ServerOptions) {
  const {
    config,
    application,
    clientFiles,
    inDevelopment = false,
    logger = true,
    pageCache = new PageCache(),
    metrics = createMetrics(),
    isClosing = () => false,
    sharedStyles,
  } = options;
  const headers = securityHeaders(config);
  const app = fastify({
    logger,
    // Replaced by `logResponses`, which logs no query strings and no headers.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    requestTimeout: config.requestTimeoutMs,
    http: { headersTimeout: Math.min(headersTimeoutMs, config.requestTimeoutMs), connectionsCheckingInterval: connectionsCheckMs },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    // An address that cannot be decoded fails before any hook runs.
    frameworkErrors: (error, _request, reply) => sendStatus(reply.headers(headers), error.statusCode ?? 400),
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('X-Request-Id', request.id);
  });
  refuseTargets(app);
  guardOrigin(app, config.publicUrl.origin);
  logResponses(app, metrics);
  handleErrors(app);

  const proxy = new GatewayProxy();
  app.addHook('onClose', async () => proxy.close());
  serveHealth(app, isClosing);
  await app.register(serveReports);
  await app.register(serveMedia, { config, proxy });
  await app.register(serveApi, { config, proxy });
  await app.register(servePayerPage, { config, proxy });
  if (clientFiles) await app.register(serveStaticFiles, { root: clientFiles });
  await app.register(servePages, { config, application, inDevelopment, pageCache, sharedStyles, metrics });
  return app;
}
