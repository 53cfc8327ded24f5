import { randomUUID } from 'node:crypto';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { demoProvider } from '../demo-provider/routes.ts';
import type { Settings } from '../settings.ts';
import { catalogChangesRoute } from './catalog-changes-route.ts';
import { contractRoute } from './contract-route.ts';
import { errorHandler } from './error-handler.ts';
import { gatewayRoute } from './gateway-route.ts';
import { healthRoutes } from './health-routes.ts';
import { LoadShedding } from './load-shedding.ts';
import { mediaRoutes } from './media-routes.ts';
import { noticeRoute } from './notice-route.ts';
import { bodyLimit } from './read-form.ts';
import { refuse } from './refuse.ts';
import type { RouteContext, ServerContext } from './route-context.ts';

/** Headers arrive in one packet; a slower client only occupies a connection. */
const headersTimeoutMs = 10_000;
const connectionsCheckMs = 1000;

/** Builds the gateway's HTTP server. The caller starts listening. */
export function buildServer(parts: ServerContext): FastifyInstance {
  const { requestTimeoutMs } = parts.settings;
  const server = Fastify({
    bodyLimit,
    // The gateway logs calls itself; Fastify's lines would include URLs with their queries.
    logController: new LogController({ disableRequestLogging: true }),
    logger: parts.log !== false && { level: parts.log, base: null, redact: ['req', 'res'], ...(parts.logTo && { stream: parts.logTo }) },
    genReqId: (request) => requestId(request.headers['x-request-id']),
    requestIdHeader: false,
    trustProxy: trusted(parts.settings.trustProxy),
    forceCloseConnections: 'idle',
    requestTimeout: requestTimeoutMs,
    http: { headersTimeout: Math.min(headersTimeoutMs, requestTimeoutMs), connectionsCheckingInterval: connectionsCheckMs },
    // An invalid URL, such as /%zz, does not reach a route.
    frameworkErrors: (_error, request, reply) => refuse(reply, request, 400, 'parameter_refused'),
  });
  // Refuses absolute URLs, which are for proxies, and `OPTIONS *`.
  server.addHook('onRequest', async (request, reply) => {
    reply.header('X-Content-Type-Options', 'nosniff');
    if (!request.url.startsWith('/')) return refuse(reply, request, 400, 'parameter_refused');
  });
  server.setErrorHandler(errorHandler(parts.metrics));
  // Without limits the plugin only measures: the acceptable delay depends on the request.
  if (parts.measuresEventLoop) server.register(underPressure);
  const eventLoopDelay = parts.measuresEventLoop ? () => server.memoryUsage().eventLoopDelay : () => 0;
  const routeContext: RouteContext = { ...parts, shedding: new LoadShedding({ ...parts, eventLoopDelay }) };
  server.register(healthRoutes, parts);
  server.register(catalogChangesRoute, parts);
  server.register(contractRoute, routeContext);
  server.register(mediaRoutes, routeContext);
  server.register(noticeRoute, routeContext);
  if (parts.settings.profile === 'demo') server.register(demoProvider, parts);
  server.register(gatewayRoute, routeContext);
  return server;
}

/** Returns the caller's request id if it is well-formed, so that one id identifies a call in all logs; otherwise a new id. */
function requestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
}

/** Fastify accepts a number of proxies only as a function of the hop. */
function trusted(proxies: Settings['trustProxy']): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}
