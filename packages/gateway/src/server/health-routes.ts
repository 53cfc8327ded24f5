import type { FastifyInstance } from 'fastify';
import { describeError } from '../shared/describe-error.ts';
import type { ServerContext } from './route-context.ts';

/** Serves `/healthz`: the process runs, and `/readyz`: it can serve calls, because its database responds and it is not closing. */
export async function healthRoutes(server: FastifyInstance, { database, isClosing = () => false }: ServerContext): Promise<void> {
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (request, reply) => {
    if (isClosing()) return reply.code(503).send({ status: 'closing' });
    try {
      await database.ping();
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: describeError(error) }, 'the database does not answer');
      return reply.code(503).send({ status: 'database away' });
    }
  });
}
