import fastifyStatic from '@fastify/static';
import { videoFolder } from '@mall/demo';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openFile } from '../domains/invoices/invoice-file.ts';
import { showPublished, showUpload } from '../domains/uploads/show-upload.ts';
import { type SignedQuery, signedOwner } from '../domains/uploads/upload-url.ts';
import { findSession } from '../sessions/sessions.ts';
import { trustedSession } from './incoming.ts';
import type { RouteContext, ServerContext } from './route-context.ts';

interface MediaQuery {
  readonly w?: string;
}

const forEver = 'public, max-age=31536000, immutable';
/** The cache directive for private files: caches must not serve them to other shoppers. */
const forNobodyElse = 'private, no-store';

/** Headers that prevent scripts in served files from running. */
const inert = { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'none'; sandbox" };

/**
 * Serves images under `/media/`, in the requested width, and videos, also as ranges for players. An uploaded image is visible to its owner,
 * by session or signed URL, and to everyone once it is published.
 */
export async function mediaRoutes(server: FastifyInstance, parts: RouteContext): Promise<void> {
  const { media, database, settings, clock, shedding } = parts;
  server.addHook('onRequest', shedding.refuseWhenLate('ordinary'));
  server.get<{ Params: { '*': string }; Querystring: MediaQuery }>('/media/*', async (request, reply) =>
    sendImage(reply, await media.find(request.params['*'], request.query.w), forEver),
  );

  await server.register(fastifyStatic, {
    root: videoFolder,
    prefix: '/media/films/',
    index: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.headers({ ...inert, 'Cache-Control': forEver }),
  });

  server.get<{ Params: { name: string } }>('/media/published/:name', async (request, reply) =>
    sendImage(reply, await showPublished(request.params.name, database.db), forEver),
  );

  server.get<{ Params: { name: string }; Querystring: SignedQuery }>('/media/uploads/:name', async (request, reply) => {
    const path = `/media/uploads/${request.params.name}`;
    const customerId = signedOwner(path, request.query, settings.secret, clock.now()) ?? (await customerOf(request, parts));
    return sendImage(reply, customerId === undefined ? undefined : await showUpload(path, customerId, database.db), forNobodyElse);
  });

  await invoiceRoute(server, parts);
}

/** Serves the PDF of an invoice, at a URL that expires and only in its customer's session. */
async function invoiceRoute(server: FastifyInstance, parts: ServerContext): Promise<void> {
  const { database, settings, clock } = parts;
  server.get<{ Params: { name: string }; Querystring: { expires?: unknown; signature?: unknown } }>(
    '/media/invoices/:name',
    async (request, reply) => {
      const { expires, signature } = request.query;
      const customerId = await customerOf(request, parts);
      const requested = customerId === undefined ? undefined : { name: request.params.name, expires, signature, customerId };
      const file = requested && (await openFile(database.db, requested, settings.secret, clock.now()));
      if (!file) return missing(reply);
      return reply
        .header('Cache-Control', forNobodyElse)
        .headers(inert)
        .header('Content-Disposition', `attachment; filename="${file.fileName}"`)
        .type('application/pdf')
        .send(file.content);
    },
  );
}

/** Returns the customer of the session sent by a trusted storefront; undefined otherwise. */
async function customerOf(request: FastifyRequest, { database, settings, clock }: ServerContext): Promise<number | undefined> {
  const session = await findSession(database.db, trustedSession(request, settings), clock.now());
  return session.kind === 'customer' ? session.customerId : undefined;
}

const missing = (reply: FastifyReply) => reply.code(404).header('Cache-Control', 'no-store').type('text/plain').send('');

function sendImage(reply: FastifyReply, image: Buffer | undefined, caching: string): FastifyReply {
  if (!image) return missing(reply);
  return reply.header('Cache-Control', caching).headers(inert).type('image/webp').send(image);
}
