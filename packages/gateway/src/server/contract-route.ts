import { servedDocument } from '@mall/contract';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from './route-context.ts';

/** Serves `GET /openapi.json`: the published document with the origin of the request as its server, for tools and pages of any site. */
export async function contractRoute(server: FastifyInstance, { shedding }: RouteContext): Promise<void> {
  const document = servedDocument();
  server.addHook('onRequest', shedding.refuseWhenLate('ordinary'));
  server.get('/openapi.json', async (request, reply) =>
    reply
      .headers({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=300' })
      .type('application/json; charset=utf-8')
      .send(document(`${request.protocol}://${request.host}`)),
  );
}
