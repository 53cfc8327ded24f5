import fastify, { type FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** `GET /metrics` on a port of its own, which is not for the internet. */
export function createMetricsServer(metrics: Metrics): FastifyInstance {
  const server = fastify({ logger: false, forceCloseConnections: true });
  server.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.print()));
  return server;
}
