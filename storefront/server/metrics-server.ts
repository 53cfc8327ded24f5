import fastify, { type FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Creates the server of `GET /metrics` on a separate port, which must not be reachable from the internet. */
export function createMetricsServer(metrics: Metrics): FastifyInstance {
  const server = fastify({ logger: false, forceCloseConnections: true });
  server.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.print()));
  return server;
}
