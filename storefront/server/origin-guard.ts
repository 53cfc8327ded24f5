import type { FastifyInstance } from 'fastify';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

interface Asker {
  readonly method: string;
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
}

/** Returns true when a request with side effects comes from the shop's own page. Pages cannot forge either header in a browser. */
export function isFromOwnPage({ method, origin, fetchSite }: Asker, ownOrigin: string): boolean {
  return safeMethods.has(method) || origin === ownOrigin || fetchSite === 'same-origin';
}

function only(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined;
}

/** Refuses cross-site requests before anything is rendered or forwarded. */
export function guardOrigin(app: FastifyInstance, ownOrigin: string): void {
  app.addHook('onRequest', async (request, reply) => {
    const asker = { method: request.method, origin: request.headers.origin, fetchSite: only(request.headers['sec-fetch-site']) };
    if (isFromOwnPage(asker, ownOrigin)) return;
    request.log.warn({ origin: asker.origin, fetchSite: asker.fetchSite }, 'foreign origin refused');
    return await reply.code(403).type('text/plain; charset=utf-8').send('Forbidden');
  });
}
