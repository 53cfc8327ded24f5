import type { FastifyInstance } from 'fastify';
import { Fault } from '../dispatch/fault.ts';
import { takeNotice } from '../domains/payments/take-notice.ts';
import type { RouteContext } from './route-context.ts';

const kilobyte = 1024;

/** The outcomes after which the provider must not send the notice again: it took effect, now or earlier. */
const acceptedOutcomes = new Set(['applied', 'credited', 'repeated']);

/** Serves `POST /notices/payments`, which receives payment notices of the provider. */
export async function noticeRoute(server: FastifyInstance, { database, settings, clock, shedding }: RouteContext): Promise<void> {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: 4 * kilobyte }, (_request, body, done) =>
    done(null, body),
  );

  server.addHook('onRequest', shedding.refuseWhenLate('essential'));
  server.post<{ Body: string | undefined }>('/notices/payments', async (request, reply) => {
    const notice = { body: request.body ?? '', headers: request.headers };
    const outcome = await takeNotice(notice, { db: database.db, settings, clock, client: request.ip });
    request.log.info({ id: request.id, outcome }, 'payment notice');
    return reply.code(acceptedOutcomes.has(outcome) ? 200 : 400).send({ outcome });
  });

  server.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof Fault) || error.retryAfter === undefined) throw error;
    return reply.code(429).header('Retry-After', String(error.retryAfter)).send({ outcome: 'too_many' });
  });
}
