import Fastify, { type FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Serves `GET /metrics` on a separate port, which must not be exposed to the internet. */
export function buildMetricsServer(metrics: Metrics): FastifyInstance {
  const server = Fastify({ logger: false, forceCloseConnections: true });
  server.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.print()));
  return server;
}
