import fastifyStatic from '@fastify/static';
import { filmFolder } from '@mall/demo';
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

/** Whatever comes from here runs nothing. */
const inert = { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'none'; sandbox" };

/**
 * Pictures under `/media/`, in the width the page asks for, and films, also in parts, as players ask for them. Of an upload there is one picture: who sent it sees it, and everybody once it is
 * published.
 */
export async function mediaRoutes(server: FastifyInstance, { media, database, settings, clock }: ServerParts): Promise<void> {
  server.get<{ Params: { '*': string }; Querystring: MediaQuery }>('/media/*', async (request, reply) =>
    answer(reply, await media.find(request.params['*'], request.query.w), forEver),
  );

  await server.register(fastifyStatic, {
    root: filmFolder,
    prefix: '/media/films/',
    index: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.headers({ ...inert, 'Cache-Control': forEver }),
  });

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
  return reply.header('Cache-Control', caching).headers(inert).type('image/webp').send(picture);
}
