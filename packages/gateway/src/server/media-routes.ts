import type { FastifyInstance } from 'fastify';

import type { ServerParts } from './server.ts';

interface MediaQuery {
  readonly w?: string;
}

/** Pictures under `/media/`, in the width the page asks for. */
export async function mediaRoutes(server: FastifyInstance, { media }: ServerParts): Promise<void> {
  server.get<{ Params: { '*': string }; Querystring: MediaQuery }>('/media/*', async (request, reply) => {
    const picture = await media.find(request.params['*'], request.query.w);
    if (!picture) return reply.code(404).header('Cache-Control', 'no-store').type('text/plain').send('');
    return reply
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .header('X-Content-Type-Options', 'nosniff')
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
      .type('image/webp')
      .send(picture);
  });
}
