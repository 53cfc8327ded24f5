import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readAccessId } from '#app/shared/session/access-id.ts';
import type { Config } from './config.ts';
import { type GatewayProxy, gatewayAddress, pickHeaders } from './gateway-proxy.ts';

const forwardedRequestHeaders = ['accept', 'if-modified-since', 'if-none-match', 'range'];
const forwardedResponseHeaders = new Set([
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'vary',
]);

// Makes an uploaded "image" that is an HTML page or an SVG with a script harmless.
const inertHeaders = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
};

/** Uploads and invoices are private: the gateway receives the session of the request. Other media are public. */
const isPrivate = ({ pathname }: URL) => pathname.startsWith('/media/uploads/') || pathname.startsWith('/media/invoices/');

function session(url: URL, { headers }: Pick<FastifyRequest, 'headers'>, { internalKey, publicUrl }: Config): Record<string, string> {
  const accessId = isPrivate(url) ? readAccessId(headers.cookie, { publicOrigin: publicUrl.origin }) : undefined;
  return accessId ? { 'X-Access-Id': accessId, ...(internalKey ? { 'X-Internal-Key': internalKey } : {}) } : {};
}

/** Serves images, uploads and invoices of the gateway from the shop's own origin. */
export async function serveMedia(app: FastifyInstance, options: { config: Config; proxy: GatewayProxy }): Promise<void> {
  const { config, proxy } = options;
  app.get('/media/*', async (request, reply) => {
    const url = gatewayAddress(config.gatewayUrl, request.url, '/media/');
    if (!url) return reply.callNotFound();
    return proxy.forward(request, reply, {
      url,
      headers: { ...pickHeaders(request.headers, forwardedRequestHeaders), 'X-Request-Id': request.id, ...session(url, request, config) },
      responseHeaders: forwardedResponseHeaders,
      extraHeaders: inertHeaders,
    });
  });
}
