import type { FastifyInstance } from 'fastify';
import type { ServerParts } from './server.ts';

/** `/healthz`: the process lives. `/readyz`: it can sell, because its database answers. */
export async function healthRoutes(server: FastifyInstance, { database }: ServerParts): Promise<void> {
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    try {
      await database.ping();
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'database away' });
    }
  });
}
