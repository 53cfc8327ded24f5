import type { FastifyInstance } from 'fastify';

/**
 * Lets pages of every site call the mock and read its responses, with credentials. The mock contains no real data; the gateway allows
 * listed sites only.
 */
export function addCors(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'Retry-After, Idempotent-Replayed, X-Mock-Answered-By, X-Mock-Refused-Only-By',
      vary: 'Origin, Access-Control-Request-Headers',
    });
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return;
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
        'access-control-max-age': '600',
      })
      .send();
  });
}
