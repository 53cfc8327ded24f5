import { operations, virtualStatus } from '@mall/contract';
import { nameOperationSpan } from '@mall/tracing/operation-span';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createDispatcher } from '../composition/dispatcher.ts';
import { dispatch } from '../dispatch/dispatch.ts';
import { codeOf } from '../dispatch/fault.ts';
import type { WireResponse } from '../dispatch/response.ts';
import { requestScope } from '../shared/request-scope.ts';
import { deviceTokenHeader, namedInPath, readIncoming } from './incoming.ts';
import { priorityOf } from './priority.ts';
import { refuse } from './refuse.ts';
import type { RouteContext } from './route-context.ts';

/** Adds a URL at which operations are called: POST, the browser's preflight, and 405 for other methods. */
export function addCallRoutes(server: FastifyInstance, url: string, parts: RouteContext): void {
  server.route({
    method: ['DELETE', 'GET', 'PATCH', 'PUT'],
    url,
    handler: (request, reply) => refuse(reply.header('Allow', 'POST'), request, 405, 'parameter_refused'),
  });
  server.options(url, async (_request, reply) =>
    reply
      .code(204)
      .header('Access-Control-Allow-Methods', 'POST')
      .header('Access-Control-Allow-Headers', 'authorization, content-type, idempotency-key, x-request-id')
      .send(),
  );
  server.post(url, callHandler(parts));
}

/** Creates the handler of operation calls. */
function callHandler({ settings, database, clock, checkResponses, metrics, shedding }: RouteContext) {
  const dispatcher = createDispatcher({ db: database.db, settings, clock, checkResponses });
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const started = performance.now();
    const incoming = readIncoming(request, settings);
    if (operations.has(incoming.api)) nameOperationSpan(incoming.api);
    const log = request.log.child({ id: request.id, api: knownApi(incoming.api) });
    const priority = priorityOf(incoming.api);
    const response = await shedding.run(priority, () => requestScope.run(request.id, () => dispatch(incoming, { ...dispatcher, log })));
    if (!response) return shedding.refuse(priority, request, reply);
    const ms = performance.now() - started;
    request.log.info({ id: request.id, api: knownApi(incoming.api), code: response.code, ms: Math.round(ms) }, 'call');
    metrics.countCall({ api: operations.has(incoming.api) ? incoming.api : 'unknown', code: response.code, seconds: ms / 1000 });
    if (response.retryAfter !== undefined) reply.header('Retry-After', String(response.retryAfter));
    if (response.replayed) reply.header('Idempotent-Replayed', 'true');
    if (response.deviceToken !== undefined) reply.header(deviceTokenHeader, response.deviceToken);
    return reply
      .code(statusOf(response, namedInPath(request)))
      .header('X-Request-Id', request.id)
      .type('application/json; charset=utf-8')
      .send(response.body);
  };
}

/**
 * Returns the HTTP status: 429 for a rate limit; otherwise 200 at the single address, and the declared status of the contract at a virtual
 * path.
 */
function statusOf({ code, retryAfter }: WireResponse, virtualApi: string | undefined): number {
  // An unavailable partner also has a time for a retry, but its code is declared by the contract.
  if (retryAfter !== undefined && code !== codeOf('unavailable')) return 429;
  return virtualApi === undefined ? 200 : virtualStatus(code, operations.get(virtualApi)?.responses ?? {});
}

/** Returns an operation's name for the log; other values are replaced, because callers can send anything. */
function knownApi(api: string): string {
  return /^[A-Za-z][\w.]{0,60}$/.test(api) ? api : '?';
}
