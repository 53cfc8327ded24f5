import type { IncomingMessage } from 'node:http';
import { operations } from '@mall/contract';
import { nameOperationSpan } from '@mall/tracing/operation-span';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dispatch } from '../dispatch/dispatch.ts';
import { requestScope } from '../shared/request-scope.ts';
import { deviceTokenHeader, namedInQuery, readIncoming } from './incoming.ts';
import { allowedOrigins, corsHeaders } from './origin.ts';
import { priorityOf } from './priority.ts';
import { formLimit, hasTooManyFields, readMultipart, tooLarge } from './read-form.ts';
import { refuse } from './refuse.ts';
import type { GuardedParts } from './server.ts';

const formType = 'application/x-www-form-urlencoded';
const multipartType = 'multipart/form-data';

/** The one door: `POST /api/` with a form that names its operation. */
export async function gatewayRoute(server: FastifyInstance, parts: GuardedParts): Promise<void> {
  const { settings, database, clock, checkAnswers, metrics, shedding } = parts;
  const dispatcher = { db: database.db, settings, clock, checkAnswers };
  const origins = allowedOrigins(settings);

  server.removeAllContentTypeParsers();
  server.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: formLimit }, async (_request: FastifyRequest, body: string) => {
    if (hasTooManyFields(body)) throw tooLarge();
    return body;
  });
  server.addContentTypeParser(multipartType, async (request: FastifyRequest, body: IncomingMessage) =>
    readMultipart(request.headers, body),
  );

  server.addHook('onRequest', async (request, reply) => {
    const origin = request.headers.origin;
    if (origin === undefined) return;
    if (!origins.has(origin)) return refuse(reply, request, 403, 'parameter_refused');
    if (settings.corsOrigins.includes(origin)) reply.headers(corsHeaders(origin));
  });
  // Before a byte of it is read: only what takes files takes forms of several parts.
  server.addHook('onRequest', async (request, reply) => {
    const several = request.headers['content-type']?.trim().toLowerCase().startsWith(multipartType) ?? false;
    if (!several) return;
    const api = namedInQuery(request.url);
    if (!operations.get(api)?.multipart) return refuse(reply, request, 415, 'parameter_refused');
    if (shedding.isLate(priorityOf(api))) return shedding.refuse(priorityOf(api), request, reply);
  });

  const methods = ['DELETE', 'GET', 'PATCH', 'PUT'];
  for (const url of ['/api', '/api/']) {
    server.route({
      method: methods,
      url,
      handler: (request, reply) => refuse(reply.header('Allow', 'POST'), request, 405, 'parameter_refused'),
    });
    server.options(url, async (_request, reply) =>
      reply
        .code(204)
        .header('Access-Control-Allow-Methods', 'POST')
        .header('Access-Control-Allow-Headers', 'content-type, idempotency-key, x-request-id')
        .send(),
    );
    server.post(url, async (request, reply) => {
      const started = performance.now();
      const incoming = readIncoming(request, settings);
      if (operations.has(incoming.api)) nameOperationSpan(incoming.api);
      const priority = priorityOf(incoming.api);
      const answer = await shedding.run(priority, () => requestScope.run(request.id, () => dispatch(incoming, dispatcher)));
      if (!answer) return shedding.refuse(priority, request, reply);
      const ms = performance.now() - started;
      request.log.info({ id: request.id, api: known(incoming.api), code: answer.code, ms: Math.round(ms) }, 'call');
      metrics.countCall({ api: operations.has(incoming.api) ? incoming.api : 'unknown', code: answer.code, seconds: ms / 1000 });
      if (answer.retryAfter !== undefined) reply.code(429).header('Retry-After', String(answer.retryAfter));
      if (answer.replayed) reply.header('Idempotent-Replayed', 'true');
      if (answer.deviceToken !== undefined) reply.header(deviceTokenHeader, answer.deviceToken);
      return reply.header('X-Request-Id', request.id).type('application/json; charset=utf-8').send(answer.body);
    });
  }

  server.setNotFoundHandler((request, reply) => refuse(reply, request, 404, 'parameter_refused'));
}

/** An operation's name for the log; whatever else a caller puts there may hold anything. */
function known(api: string): string {
  return /^[A-Za-z][\w.]{0,60}$/.test(api) ? api : '?';
}
