import type { IncomingMessage } from 'node:http';
import { JsonForm, operations } from '@mall/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addCallRoutes } from './call-routes.ts';
import { namedInPath, namedInQuery } from './incoming.ts';
import { allowedOrigins, corsHeaders } from './origin.ts';
import { priorityOf } from './priority.ts';
import { formLimit, hasTooManyFields, malformedBodyError, readMultipart, tooLarge } from './read-form.ts';
import { refuse } from './refuse.ts';
import type { RouteContext } from './route-context.ts';

const formType = 'application/x-www-form-urlencoded';
const multipartType = 'multipart/form-data';

/** Registers the operations: `POST /api/` with a form that names one, and the virtual paths of the contract below it. */
export async function gatewayRoute(server: FastifyInstance, parts: RouteContext): Promise<void> {
  const { settings, shedding } = parts;
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
  // Checked before the body is read: only operations that accept files accept multipart forms.
  server.addHook('onRequest', async (request, reply) => {
    const several = request.headers['content-type']?.trim().toLowerCase().startsWith(multipartType) ?? false;
    if (!several) return;
    const api = namedInPath(request) ?? namedInQuery(request.url);
    if (!operations.get(api)?.multipart) return refuse(reply, request, 415, 'parameter_refused');
    if (shedding.isLate(priorityOf(api))) return shedding.refuse(priorityOf(api), request, reply);
  });

  for (const url of ['/api', '/api/']) addCallRoutes(server, url, parts);
  server.register(virtualPaths, parts);
  server.setNotFoundHandler((request, reply) => refuse(reply, request, 404, 'parameter_refused'));
}

/**
 * Registers `POST /api/mall.Product.index` and the other paths of the contract's document. They also accept JSON, which generated clients
 * send.
 */
async function virtualPaths(server: FastifyInstance, parts: RouteContext): Promise<void> {
  const limits = { parseAs: 'string', bodyLimit: formLimit } as const;
  server.addContentTypeParser('application/json', limits, async (_request: FastifyRequest, body: string) => {
    try {
      return new JsonForm(body);
    } catch {
      throw malformedBodyError();
    }
  });
  addCallRoutes(server, '/api/:api', parts);
}
