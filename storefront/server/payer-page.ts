import { findLanguage } from '@mall/locales';
import type { FastifyInstance } from 'fastify';
import { languageCookie } from '#app/i18n/choose-language.ts';
import { readCookie } from '#app/shared/session/cookies.ts';
import type { Config } from './config.ts';
import { type GatewayProxy, gatewayAddress, pickHeaders } from './gateway-proxy.ts';

const forwardedRequestHeaders = ['accept', 'accept-language', 'content-length', 'content-type'];
const forwardedResponseHeaders = new Set(['cache-control', 'content-length', 'content-security-policy', 'content-type']);

/** Returns the language stored in this browser's cookie, as a header. */
function languageOf(cookies: string | undefined): Record<string, string> {
  const chosen = findLanguage(readCookie(cookies, languageCookie));
  return chosen ? { 'accept-language': chosen.tag } : {};
}

/** Serves the page of the demo's payment provider, which a payer's phone opens from a QR code. Production has no such route. */
export async function servePayerPage(app: FastifyInstance, { config, proxy }: { config: Config; proxy: GatewayProxy }): Promise<void> {
  if (config.profile === 'production') return;
  app.removeAllContentTypeParsers();
  // Bodies are forwarded unread.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.route({
    method: ['GET', 'POST'],
    url: '/demo-pay/:code',
    handler: async (request, reply) => {
      const url = gatewayAddress(config.gatewayUrl, request.url, '/demo-pay/');
      if (!url) return reply.callNotFound();
      return proxy.forward(request, reply, {
        url,
        headers: {
          ...pickHeaders(request.headers, forwardedRequestHeaders),
          // A shopper who pays in the shop's browser gets the shop's language; a phone that scanned the code sends only its own.
          ...languageOf(request.headers.cookie),
          'X-Request-Id': request.id,
        },
        responseHeaders: forwardedResponseHeaders,
        extraHeaders: { 'X-Content-Type-Options': 'nosniff' },
      });
    },
  });
}
