import type { FastifyInstance, FastifyReply } from 'fastify';
import { showPublished, showUpload } from '../domains/uploads/service.ts';
import { findSession } from '../sessions/sessions.ts';
import { vouchedSession } from './incoming.ts';
import type { ServerParts } from './server.ts';

interface MediaQuery {
  readonly w?: string;
}

const forEver = 'public, max-age=31536000, immutable';
/** What one shopper may see, no cache may show to the next. */
const forNobodyElse = 'private, no-store';

/**
 * Pictures under `/media/`, in the width the page asks for. Of an upload there is one picture: who sent it sees it, and everybody once it is
 * published.
 */
export async function mediaRoutes(server: FastifyInstance, { media, database, settings, clock }: ServerParts): Promise<void> {
  server.get<{ Params: { '*': string }; Querystring: MediaQuery }>('/media/*', async (request, reply) =>
    answer(reply, await media.find(request.params['*'], request.query.w), forEver),
  );

  server.get<{ Params: { name: string } }>('/media/published/:name', async (request, reply) =>
    answer(reply, await showPublished(request.params.name, database.db), forEver),
  );

  server.get<{ Params: { name: string } }>('/media/uploads/:name', async (request, reply) => {
    const session = await findSession(database.db, vouchedSession(request, settings), clock.now());
    const path = `/media/uploads/${request.params.name}`;
    return answer(reply, session.kind === 'customer' ? await showUpload(path, session.customerId, database.db) : undefined, forNobodyElse);
  });
}

function answer(reply: FastifyReply, picture: Buffer | undefined, caching: string): FastifyReply {
  if (!picture) return reply.code(404).header('Cache-Control', 'no-store').type('text/plain').send('');
  return reply
    .header('Cache-Control', caching)
    .header('X-Content-Type-Options', 'nosniff')
    .header('Content-Security-Policy', "default-src 'none'; sandbox")
    .type('image/webp')
    .send(picture);
}
