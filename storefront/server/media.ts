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

// A picture that turns out to be a page or an SVG with a script does nothing.
const inertHeaders = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
};

/** Uploads and invoices are private: the gateway is told whose session asks for one. Everybody may see the rest. */
const isPrivate = ({ pathname }: URL) => pathname.startsWith('/media/uploads/') || pathname.startsWith('/media/invoices/');

function session(url: URL, { headers }: Pick<FastifyRequest, 'headers'>, { internalKey, publicUrl }: Config): Record<string, string> {
  const accessId = isPrivate(url) ? readAccessId(headers.cookie, { publicOrigin: publicUrl.origin }) : undefined;
  return accessId ? { 'X-Access-Id': accessId, ...(internalKey ? { 'X-Internal-Key': internalKey } : {}) } : {};
}

/** Pictures, uploads and invoices of the gateway, at our own origin. */
export async function serveMedia(app: FastifyInstance, options: { config: Config; proxy: GatewayProxy }): Promise<void> {
  const { config, proxy } = options;
  app.get('/media/*', async (request, reply) => {
    const url = gatewayAddress(config.gatewayUrl, request.url, '/media/');
    if (!url) return reply.callNotFound();
    return proxy.forward(request, reply, {
      url,
      headers: { ...pickHeaders(request.headers, forwardedRequestHeaders), 'X-Request-Id': request.id, ...session(url, request, config) },
      answerHeaders: forwardedResponseHeaders,
      extraHeaders: inertHeaders,
    });
  });
}
