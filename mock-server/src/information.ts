import { operations, servedDocument } from '@mall/contract';
import type { FastifyInstance } from 'fastify';

/** Adds `GET /openapi.json`, the contract with the mock as its server, and `GET /health` for scripts that wait until the mock is ready. */
export function addInformation(server: FastifyInstance): void {
  const document = servedDocument();
  server.get('/openapi.json', (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=300')
      .type('application/json; charset=utf-8')
      .send(document(`${request.protocol}://${request.host}`)),
  );
  server.get('/health', () => ({ status: 'ok', operations: operations.size }));
}
