import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyServerOptions, LogController } from 'fastify';
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
  /** The folder of the built browser files; development serves its own. */
  readonly clientFiles?: string;
  readonly inDevelopment?: boolean;
  /** Holds the pages that visitors without a session share; one of its own when left out. */
  readonly pageCache?: PageCache;
  /** A registry of its own when left out. */
  readonly metrics?: Metrics;
  /** Whether the shop is about to close: it is not ready any more, but still answers. */
  readonly isClosing?: () => boolean;
  readonly logger?: FastifyServerOptions['logger'];
}

/** The path alone: queries hold search words, codes and way backs. */
function pathOf(url: string): string {
  return url.split('?')[0] ?? url;
}

function logAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    metrics.countAnswer({ route: routeOf(pathOf(request.url)), status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
    request.log.info(
      { method: request.method, path: pathOf(request.url), status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
}

function sendStatus(reply: FastifyReply, status: number): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(STATUS_CODES[status]);
}

/** Far beyond our own links; each page repeats its address several times. */
const longestTarget = 4096;

/** Refuses what is no path of ours, as a proxy or `OPTIONS *` would have it, and addresses that no page has. */
function refuseTargets(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/')) return sendStatus(reply, 400);
    if (request.url.length > longestTarget) return sendStatus(reply, 414);
  });
}

/** `/healthz`: the process lives. `/readyz`: it is not about to close. With the gateway away the shop still shows what it has. */
function serveHealth(app: FastifyInstance, isClosing: () => boolean): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => (isClosing() ? reply.code(503).send({ status: 'closing' }) : { status: 'ready' }));
}

/** What no page answers for: the name of the status, nothing of what happened inside. */
function answerFaults(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => sendStatus(reply, 404));
  app.setErrorHandler<{ statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'answering failed');
    return sendStatus(reply, status);
  });
}

/** Headers come in one piece; a client that takes longer only holds a connection. */
const headersTimeoutMs = 10_000;
const connectionsCheckMs = 1000;

/** The shop's web server: static files, pictures, the browser's few calls, and pages. */
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
  } = options;
  const headers = securityHeaders(config);
  const app = fastify({
    logger,
    // Our own line says less: no query strings, no headers.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    requestTimeout: config.requestTimeoutMs,
    http: { headersTimeout: Math.min(headersTimeoutMs, config.requestTimeoutMs), connectionsCheckingInterval: connectionsCheckMs },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    // An address that cannot be decoded is met before any hook.
    frameworkErrors: (error, _request, reply) => sendStatus(reply.headers(headers), error.statusCode ?? 400),
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('X-Request-Id', request.id);
  });
  refuseTargets(app);
  guardOrigin(app, config.publicUrl.origin);
  logAnswers(app, metrics);
  answerFaults(app);

  const proxy = new GatewayProxy();
  app.addHook('onClose', async () => proxy.close());
  serveHealth(app, isClosing);
  await app.register(serveReports);
  await app.register(serveMedia, { config, proxy });
  await app.register(serveApi, { config, proxy });
  await app.register(servePayerPage, { config, proxy });
  if (clientFiles) await app.register(serveStaticFiles, { root: clientFiles });
  await app.register(servePages, { config, application, inDevelopment, pageCache, metrics });
  return app;
}
